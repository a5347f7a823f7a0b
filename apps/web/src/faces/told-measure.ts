/** How high the parts of a card are that carries its words: plaque, line and strips. In units of the drawing. Pure. */

import { lettersOfLarge, type FaceSize, type FaceState } from './face.ts';
import type { FittedText } from './fit-text.ts';
import { textWidth, type Typeface } from './measure.ts';
import { setRules, type RulesText } from './rules-text.ts';
import { moreLines, setStripName } from './strip-name.ts';

/** What lies on a card that carries its words, in a line of its own: states, Æmber, counters. */
export const footHeight = 23;

/** Whether something lies on a card that has a line of its own. */
export function hasFoot({ conditions, aember, powerCounters }: Pick<FaceState, 'conditions' | 'aember' | 'powerCounters'>): boolean {
  return conditions.length > 0 || aember > 0 || powerCounters > 0;
}

/** What a plaque leaves free at its sides, above and below. */
export const plaqueInset = { x: 9, top: 4, bottom: 6 } as const;
/** The one line that stands for a text that has no room. */
export const gistHeight = 23;
/** A text as it is set on a plaque of a width: at the least size of letters, so that the art has what is left. */
export function setPlaque(text: readonly string[], width: number): RulesText {
  return setRules(withOpenings(text), { width: width - 2 * plaqueInset.x, height: 0, sizes: [lettersOfLarge, lettersOfLarge] });
}

/** What an ability begins with: when it can be used, or what is paid for it. */
const opening = /^([^:.“«*]{1,46}):\s/u;

/** A text whose abilities begin in bold letters. */
function withOpenings(text: readonly string[]): readonly string[] {
  return text.map((line) => line.replace(opening, '**$1:** '));
}

/** The heights that were measured, by width and text: a table measures the same cards at every step. */
const heights = new Map<string, number>();

/** The height of a plaque; 0 without a text. Infinity where a word is wider than the plaque. */
export function plaqueHeight(text: readonly string[], width: number): number {
  if (text.length === 0) return 0;
  const key = [width, ...text].join('\n');
  const known = heights.get(key);
  if (known !== undefined) return known;
  const isTooNarrow = widestWord(text) > width - 2 * plaqueInset.x;
  const height = isTooNarrow ? Infinity : Math.ceil(setPlaque(text, width).height + plaqueInset.top + plaqueInset.bottom);
  heights.set(key, height);
  return height;
}

/** The width of the widest word of a text. */
function widestWord(text: readonly string[]): number {
  return Math.max(
    ...text.flatMap((line) =>
      line
        .replaceAll('**', '')
        .split(' ')
        .map((word) => textWidth(word, 'rulesBold', lettersOfLarge)),
    ),
  );
}

/** Where the name on a strip begins, and what is left free after it; a narrow strip has no emblem. A name of several lines makes a strip higher. */
const strip = { x: 25, bareX: 9, emblemFrom: 100, after: 7, height: 22, leading: 14 } as const;

/** A card that is attached, as a strip with its emblem and its name. */
export interface ToldStrip {
  readonly name: FittedText;
  /** Its height, with what is left free below it. */
  readonly height: number;
  readonly leading: number;
  /** Whether its emblem stands before the name, and where that begins. */
  readonly hasEmblem: boolean;
  readonly x: number;
}

/** The strips that were set, by width and name: a table measures the same cards at every step. */
const strips = new Map<string, ToldStrip>();

/** The strip of an attached card on a card of a width. */
export function setStrip(name: string, width: number): ToldStrip {
  const key = `${width} ${name}`;
  const known = strips.get(key);
  if (known !== undefined) return known;
  const hasEmblem = width >= strip.emblemFrom;
  const x = hasEmblem ? strip.x : strip.bareX;
  const fitted = setStripName(name, lettersOfLarge, width - x - strip.after);
  const set = { name: fitted, height: strip.height + moreLines(fitted, strip.leading), leading: strip.leading, hasEmblem, x };
  strips.set(key, set);
  return set;
}

/** The height of all strips of a card. */
export function stripsHeight(attached: readonly string[], width: number): number {
  return attached.reduce((sum, name) => sum + setStrip(name, width).height, 0);
}

/** A face that is lower than this is drawn as a token; so low it may be where strips take the room. */
export const tokenBelow = 80;
export const tokenFaceLeast = 76;

/** A text in one line: itself where it is short enough, what its first ability begins with, or that it always holds. Empty without a text, or without room. */
export function gistOf(text: readonly string[], width: number, always: string): string {
  const opened = text.flatMap((line) => opening.exec(line)?.[1] ?? [])[0];
  const whole = text.join(' ');
  return text.length === 0 ? '' : ([whole, opened ?? always].find((said) => isOneLine(said, width)) ?? '');
}

function isOneLine(said: string, width: number): boolean {
  return setPlaque([said], width).lines.length === 1 && widestWord([said]) <= width - 2 * plaqueInset.x;
}

/** How a design sets names in an optical size. */
export interface NameSetting {
  /** The smallest letters. */
  readonly letters: number;
  /** What a face takes of its width beside the name. */
  readonly margin: number;
  /** The most lines on a face of full height. */
  readonly lines: number;
}

/** How a design sets names on faces that lie in play. */
export interface NameSettings {
  readonly typeface: Typeface;
  readonly board: NameSetting;
  readonly hand: NameSetting;
}

/** From these measures on a face is set in the hand's optical size. */
const handFrom = { width: 148, height: 138 } as const;

/** The optical size of a face of a width and a height. */
export function toldSize(width: number, height: number): FaceSize & keyof NameSettings {
  return width >= handFrom.width && height >= handFrom.height ? 'hand' : 'board';
}

/** The least height of a band that stands for a face, and what it takes of its width beside the name. */
export const bandLeast = 40;
export const bandMargin = 50;
