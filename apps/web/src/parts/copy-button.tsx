import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Copies a text and says so for a moment. */
export function CopyButton({ text, label, children }: CopyButtonProps): ReactNode {
  const texts = useTexts();
  const { copied, copy } = useCopy(text, label);
  return (
    <Button icon stop label={copied ? texts.copied : label} onPress={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : children}
    </Button>
  );
}
