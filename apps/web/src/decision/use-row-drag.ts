import { useLayoutEffect, useRef, type PointerEvent } from 'react';

/** Rows in their order, and what moves one of them so many places up or down. */
interface Rows {
  readonly order: readonly number[];
  readonly move: (row: number, by: number) => void;
}

/**
 * Lets rows of a list be dragged into another order: by a mouse anywhere but on their buttons, by a finger at their number, for elsewhere a finger
 * scrolls. Returns what a row does when a pointer comes down on it.
 */
export function useRowDrag(rows: Rows): (row: number) => (event: PointerEvent<HTMLElement>) => void {
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  return (row) => (event) => {
    const at = event.target as Element;
    const canDrag =
      event.pointerType === 'mouse' ? event.button === 0 && at.closest('button') === null : at.closest('.slip-number') !== null;
    const list = event.currentTarget.parentElement;
    if (!canDrag || list === null) return;
    event.preventDefault();
    const follow = ({ clientY }: globalThis.PointerEvent): void => {
      const over = [...list.children].findIndex((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return clientY >= top && clientY < bottom;
      });
      const by = over < 0 ? 0 : over - latest.current.order.indexOf(row);
      if (by !== 0) latest.current.move(row, by);
    };
    const end = (): void => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}
