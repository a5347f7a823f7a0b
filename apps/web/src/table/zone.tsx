import type { KeyboardEvent, ReactNode } from 'react';
import { moveInZone } from './zone-focus.ts';

interface ZoneProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const forwards = new Set(['ArrowRight', 'ArrowDown']);
const backwards = new Set(['ArrowLeft', 'ArrowUp']);

/** Moves the focus within a zone by the arrow keys. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || event.target.closest('input, textarea, select') !== null) return;
  if (!forwards.has(event.key) && !backwards.has(event.key)) return;
  if (moveInZone(event.target, forwards.has(event.key) ? 1 : -1)) event.preventDefault();
}

/** A labelled list of cards: one stop of the Tab key, arrows within. */
export function Zone({ label, className, children }: ZoneProps): ReactNode {
  return (
    <ul className={className} aria-label={label} data-zone="" onKeyDown={moveByArrows}>
      {children}
    </ul>
  );
}
