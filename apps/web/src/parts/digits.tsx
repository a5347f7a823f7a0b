import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

interface DigitsProps {
  readonly title: string;
  readonly digits: string;
  /** What the button says that copies them. */
  readonly copy: string;
}

/** A long row of digits with its title, to be read and copied. */
export function Digits({ title, digits, copy }: DigitsProps): ReactNode {
  return (
    <p className="digits">
      <span>{title}</span> <code>{digits}</code>
      <CopyButton text={digits} label={copy}>
        <Copy aria-hidden="true" size={18} />
      </CopyButton>
    </p>
  );
}
