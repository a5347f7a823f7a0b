import type { Grammar } from './grammar.ts';

/** A capital and a final stop: what a sentence has and a clause has not. */
export function asSentence(text: string): string {
  return stopped(capitalized(text));
}

/** The capital of the first letter, past quotation marks and bullets; a sentence that begins with a number has none. */
export function capitalized(text: string): string {
  return text.replace(/^([^\p{L}\d]*)(\p{L})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());
}

/** One final stop, and none after a quotation that has its own. */
export function stopped(text: string): string {
  return /[.!?…][”’]?$/.test(text) ? text : `${text}.`;
}

/** Sentences as they stand inside quotation marks. */
export function quoted(grammar: Grammar, text: string, depth: number): string {
  return grammar.quoted(grammar.stopInsideQuotes ? text : text.replace(/\.$/, ''), depth);
}
