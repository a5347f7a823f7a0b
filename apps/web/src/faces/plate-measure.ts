/** How high a plate is: a card that lies beside the others with its name, and with its text or a line of it. In units of the drawing. Pure. */

import { lettersOfLarge } from './face.ts';
import { fitText, type FittedText } from './fit-text.ts';
import { gistOf, plaqueHeight, plaqueInset } from './told-measure.ts';

/** How much a plate says: the whole text, one line, or the name alone. */
export type PlateWords = 'told' | 'plate' | 'chip';

/** The emblem's band at the left, and what is free at the right. */
export const plateBands: Readonly<Record<PlateWords, number>> = { told: 44, plate: 43, chip: 31 };
const right = 8;
const nameInset = 9;
/** From the top to the first line of a name, and from line to line. */
export const nameLeading = 16;
const heights = { plate: 48, chip: 44, toldLeast: 52 } as const;

/** A name as it stands on a plate: in one line where it has room, in two otherwise. */
export function plateName(name: string, words: PlateWords, width: number): FittedText {
  const space = { size: 15, sizeMin: lettersOfLarge, width: width - plateBands[words] - nameInset - right };
  const one = fitText(name, { ...space, lines: 1 });
  return one.cut ? fitText(name, { ...space, lines: 2 }) : one;
}

/** The width of the text beside an emblem. */
export function plateTextWidth(width: number): number {
  return width - plateBands.told + plaqueInset.x - right;
}

/** The height of a plate. Infinity where its text has no room. */
export function plateHeight(
  { name, text }: { readonly name: string; readonly text: readonly string[] },
  words: PlateWords,
  width: number,
): number {
  if (words !== 'told') return heights[words];
  const head = 6 + plateName(name, words, width).lines.length * nameLeading;
  return Math.max(heights.toldLeast, head + plaqueHeight(text, plateTextWidth(width)) + 3);
}

/** Whether a plate has its whole name. */
export function keepsPlateName(name: string, words: PlateWords, width: number): boolean {
  return !plateName(name, words, width).cut;
}

/** The line under a name: empty where the name has two lines, or the line no room. */
export function plateLine(card: { readonly name: string; readonly text: readonly string[] }, width: number, always: string): string {
  if (plateName(card.name, 'plate', width).lines.length > 1) return '';
  return gistOf(card.text, width - plateBands.plate + plaqueInset.x - right, always);
}
