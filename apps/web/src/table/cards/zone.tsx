import type { ReactNode } from 'react';

interface ZoneProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A labelled list of cards: one stop of the Tab key, arrows within. */
export function Zone({ label, className, children }: ZoneProps): ReactNode {
  return (
    <ul className={className} aria-label={label} data-zone="">
      {children}
    </ul>
  );
}
