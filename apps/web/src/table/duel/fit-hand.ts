/** Fits a hand whose cards carry their words: in how wide cards, and which of them have a band with their name instead of a face. Pure. */

import { leastWidth } from '../../faces/fit-text.ts';
import { lettersOfLarge } from '../../faces/face.ts';
import { bandLeast, bandMargin } from '../../faces/told-measure.ts';
import { plaqueHeight } from '../../faces/told-measure.ts';

/** A card of a hand as it is fitted. */
export interface HandCard {
  readonly name: string;
  readonly text: readonly string[];
}

/** How a card of a hand stands: with its face above its text, with a band above it, or as a face alone. */
export type HandFormat = 'face' | 'band' | 'bare';

/** A hand as it fits, in units. */
export interface HandFit {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Of each card, in their order. */
  readonly formats: readonly HandFormat[];
}

const widthMost = 196;
const widthLeast = 112;
const gapMost = 12;
const gapLeast = 7;
/** From so many cards on they stand closer. */
const closeFrom = 7;
/** The least height of a face above a text. */
const faceLeast = 104;

/** Fits a hand; undefined where its cards have no room for words. */
export function fitHand(cards: readonly HandCard[], room: { readonly width: number; readonly height: number }): HandFit | undefined {
  if (cards.length === 0) return undefined;
  const gap = cards.length >= closeFrom ? gapLeast : gapMost;
  const width = Math.min(widthMost, Math.floor((room.width + gap) / cards.length - gap));
  if (width < widthLeast) return undefined;
  const height = Math.floor(room.height);
  const left = cards.map(({ text }) => height - plaqueHeight(text, width));
  const hasFaces = cards.every(({ text }, at) => text.length === 0 || (left[at] ?? 0) >= faceLeast);
  const formats = cards.map((card, at): HandFormat => {
    if (card.text.length === 0) return 'bare';
    if (hasFaces) return 'face';
    return (left[at] ?? 0) >= bandLeast && fitsBand(card.name, width) ? 'band' : 'bare';
  });
  return { width, height, gap, formats };
}

function fitsBand(name: string, width: number): boolean {
  return leastWidth(name, { size: lettersOfLarge, lines: 2 }) <= width - bandMargin;
}
