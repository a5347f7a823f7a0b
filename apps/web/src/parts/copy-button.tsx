import { Check } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly children: ReactNode;
}

const shownMs = 1600;

/** Copies a text and says so for a moment. Where the browser does not allow it, the text is shown to be copied by hand. */
export function CopyButton({ text, label, children }: CopyButtonProps): ReactNode {
  const texts = useTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.warn('The browser does not let this page copy.', error);
      window.prompt(label, text);
    }
  };
  return (
    <Button icon stop label={copied ? texts.copied : label} onPress={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : children}
    </Button>
  );
}
