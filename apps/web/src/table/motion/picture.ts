/** Where everything lies on the page: measured before a change and after it. */

import type { Handle } from '@crupier/protocol';
import { faceOf } from '../cards/ghost.ts';
import type { ZonePlace } from './moves.ts';

/** A card as it is drawn. */
export interface DrawnCard {
  /** The button. */
  readonly element: HTMLElement;
  readonly face: Element;
  readonly box: DOMRect;
}

/** The page at one moment. */
export interface Picture {
  readonly cards: ReadonlyMap<Handle, DrawnCard>;
  /** Numbers of strips and faces, with what each says. */
  readonly values: ReadonlyMap<Element, string>;
}

/** Measures what is drawn on a table. */
export function takePicture(table: Element): Picture {
  const cards = new Map<Handle, DrawnCard>();
  for (const element of table.querySelectorAll<HTMLElement>(':is(.felt, .hand, .coming) [data-card]')) {
    const handle = element.dataset['card'];
    const face = faceOf(element);
    if (handle === undefined || face === null || cards.has(handle)) continue;
    cards.set(handle, { element, face, box: element.getBoundingClientRect() });
  }
  const values = new Map<Element, string>();
  for (const element of table.querySelectorAll('[data-value], .card > .face text')) values.set(element, element.textContent ?? '');
  return { cards, values };
}

/** Where a zone is that is drawn as a count, or else the strip of its seat; undefined where neither is drawn. */
export function pileOf(table: Element, { zone, seat }: ZonePlace): Element | undefined {
  return table.querySelector(`[data-pile="${zone} ${seat}"]`) ?? table.querySelector(`[data-strip="${seat}"]`) ?? undefined;
}

/** Where that is on the page. */
export function boxOfZone(table: Element, place: ZonePlace): DOMRect | undefined {
  return pileOf(table, place)?.getBoundingClientRect();
}

/** Whether two boxes lie at the same place, to half a pixel. */
export function isSameBox(one: DOMRect, other: DOMRect): boolean {
  return (['left', 'top', 'width', 'height'] as const).every((key) => Math.abs(one[key] - other[key]) < 0.5);
}

/** The numbers that say something else than before and are still there. */
export function changedValues(before: Picture, after: Picture): readonly Element[] {
  return [...after.values].flatMap(([element, text]) => {
    const old = before.values.get(element);
    return old !== undefined && old !== text && isNumber(old) && isNumber(text) ? [element] : [];
  });
}

function isNumber(text: string): boolean {
  return /^[^\p{L}]{0,2}\d/u.test(text.trim()) && text.trim().length <= 6;
}
