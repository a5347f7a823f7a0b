import type { Texts } from './texts-en.ts';

/** The texts as they are said of a game: where all play together, the others are no opponents. */
export function textsTogether(texts: Texts, isCooperative: boolean): Texts {
  return isCooperative ? { ...texts, ...texts.together } : texts;
}
