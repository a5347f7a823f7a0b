import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { Button } from './button.tsx';

export interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  readonly foot?: ReactNode;
  /** As wide as the page allows, for what is looked through. */
  readonly wide?: boolean;
  /** Above the part that scrolls. */
  readonly head?: ReactNode;
}

/** The sheet of a `Drawer`. */
export function DrawerPanel({ title, onClose, children, foot, head, wide = false }: DrawerProps): ReactNode {
  const texts = useTexts();
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className={wide ? 'drawer drawer-wide' : 'drawer'}>
        <Dialog className="drawer-body">
          <div className="drawer-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <Button icon label={texts.close} onPress={onClose}>
              <X aria-hidden="true" />
            </Button>
          </div>
          {head}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard */}
          <section className="drawer-scroll" tabIndex={0} aria-label={title}>
            {children}
          </section>
          {foot}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
