/** A card that is dragged by a mouse: its picture follows the pointer above the table, and what it would be dropped on is marked. */

import type { DropPlace } from '../scene/table-context.ts';
import { faceOf, makeGhost } from './ghost.ts';

/** How far the pointer moves with the button held, in pixels, before a press is a drag. */
const dragLeast = 8;

/** A drag under way. */
export interface Drag {
  readonly move: (x: number, y: number) => void;
  /** Ends it: says where the card was let go of, or undefined beside the board. */
  readonly end: () => DropPlace | undefined;
}

/** Whether the pointer has gone so far from where it came down that a press is a drag. */
export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > dragLeast;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Begins to drag a card from where the pointer came down on it. */
export function startDrag(card: HTMLElement, from: Point): Drag {
  const ghost = makeGhost('drag-ghost', faceOf(card), card.getBoundingClientRect());
  let marked: HTMLElement | undefined;
  const mark = (element: HTMLElement | undefined): void => {
    if (marked === element) return;
    delete marked?.dataset['drop'];
    marked = element;
    if (marked !== undefined) marked.dataset['drop'] = '';
  };
  card.dataset['dragged'] = '';
  document.body.append(ghost);
  return {
    move: (x, y) => {
      ghost.style.translate = `${x - from.x}px ${y - from.y}px`;
      mark(placeAt(card, x, y));
    },
    end: () => {
      const place = marked;
      mark(undefined);
      ghost.remove();
      delete card.dataset['dragged'];
      return place === undefined ? undefined : { card: place.dataset['card'], spot: place.dataset['spot'] };
    },
  };
}

/** What a card would be dropped on: another card of the board, a spot, the board, or nothing. */
function placeAt(card: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const under = document.elementFromPoint(x, y);
  const board = under?.closest<HTMLElement>('.felt') ?? undefined;
  const other = under?.closest<HTMLElement>('.felt :is([data-card], [data-spot])') ?? undefined;
  return other === card ? undefined : (other ?? board);
}
