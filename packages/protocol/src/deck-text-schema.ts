import * as z from 'zod';
import { findExcess, type JsonShape, jsonShapes, problemOfExcess } from './json-shape.ts';
import { limits } from './limits.ts';

/** How long the text of a deck may be; one of JSON may have as many lines as it likes, for what stands in them is counted. */
export interface TextSize {
  readonly length: number;
  readonly lines: number;
}

/** Whether a deck's text is longer than that of any deck. */
export function isTooLong(text: string, { length, lines }: TextSize): boolean {
  if (text.length > length) return true;
  if (isJson(text)) return findExcess(text, jsonShapes.deck) !== undefined;
  return text.split(/\r\n|\r|\n|(?=<card)/, lines + 1).length > lines;
}

function isJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/** A text of several decks. *Errors:* those of `problemOfExcess` for one of JSON. */
export const decksText = z
  .string()
  .max(limits.importLengthMax)
  .superRefine((text, context) => {
    const shape: JsonShape = jsonShapes.decks;
    const excess = text.length <= limits.importLengthMax && isJson(text) ? findExcess(text, shape) : undefined;
    if (excess === undefined) return;
    const { code, values } = problemOfExcess(excess);
    context.addIssue({ code: 'custom', params: { problem: code, ...values } });
  });

/** A built-in deck's name or a deck list's text. *Errors:* `deck.tooLong`. */
export const deckText = z.string().superRefine((text, context) => {
  if (isTooLong(text, deckSizeMax))
    context.addIssue({ code: 'custom', params: { problem: 'deck.tooLong', lines: deckSizeMax.lines, length: deckSizeMax.length } });
});

/** The most that one deck may have. */
export const deckSizeMax: TextSize = { length: limits.deckLengthMax, lines: limits.deckLinesMax };
