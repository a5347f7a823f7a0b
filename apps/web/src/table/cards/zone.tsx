import type { CSSProperties, ReactNode } from 'react';

interface ZoneProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Whether it is one row, which is scrolled sideways. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
}

/** A labelled list of cards: one stop of the Tab key, arrows within. */
export function Zone({ label, className, style, isRow = false, children }: ZoneProps): ReactNode {
  return (
    <ul className={className} style={style} aria-label={label} data-zone="" data-row={isRow || undefined}>
      {children}
    </ul>
  );
}
