/**
 * Marks of a text, separated by commas, and the words that make them. A mark that ends in a space takes the first group of the words with
 * it, as `number 2`. Without marks the words count for nothing.
 */
export type MarkWords = readonly [marks: string, words: RegExp];

/** What stands in a text in place of icons, traits and names, in both languages. */
export const bracketed: readonly MarkWords[] = [
  ['resource ', /\[(energy|mental|physical|wild)\]/gu],
  ['trait ', /\[trait ([^\]]*)\]/gu],
  ['name ', /\[name ([^\]]*)\]/gu],
];

/** What is left when all else of a text is found. */
export const numbers: readonly MarkWords[] = [
  ['number X', /\bX\b/gu],
  ['number ', /(\+?\d+)/gu],
];
