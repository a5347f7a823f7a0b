import type { CSSProperties, ReactNode } from 'react';

interface ZoneProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A labelled list of cards: one stop of the Tab key, arrows within. */
export function Zone({ label, className, style, children }: ZoneProps): ReactNode {
  return (
    <ul className={className} style={style} aria-label={label} data-zone="">
      {children}
    </ul>
  );
}
