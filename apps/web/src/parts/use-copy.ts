import { useEffect, useState } from 'react';

const shownMs = 1600;

/** A text to be copied, and whether it just was. */
interface Copying {
  readonly copied: boolean;
  readonly copy: () => Promise<void>;
}

/** Copies a text and says so for a moment. Where the browser does not allow it, the text is shown under its label, to be copied by hand. */
export function useCopy(text: string, label: string): Copying {
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
  return { copied, copy };
}
