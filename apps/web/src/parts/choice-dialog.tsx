import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { Button } from './button.tsx';

interface ChoiceDialogProps {
  readonly title: string;
  /** What it says, a paragraph each. */
  readonly text: string | readonly string[];
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once more, where nothing can be undone. */
export function ChoiceDialog({ title, text, yes, onYes, onClose }: ChoiceDialogProps): ReactNode {
  const texts = useTexts();
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className="dialog">
        <Dialog role="alertdialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {[text].flat().map((each) => (
            <p key={each}>{each}</p>
          ))}
          <div className="dialog-acts">
            <Button onPress={onClose}>{texts.cancel}</Button>
            <Button primary onPress={onYes}>
              {yes}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
