/** A piece of a text, marked where it is one of the words that were asked for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Words shorter than this mark nothing: articles and the like are in every rule. */
const wordMin = 4;
/** How many letters of a word have to be the same: endings differ. */
const stemMax = 6;

function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Cuts a text into pieces, those marked that begin as a word of the question does, whatever their case, accents and endings. */
export function markedWords(text: string, asked: string): readonly MarkedPiece[] {
  const stems = wordsIn(asked).filter((word) => word.length >= wordMin);
  const begins = stems.map((word) => fold(word).slice(0, stemMax));
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter((piece) => piece !== '');
  return pieces.map((piece) => ({ text: piece, isMarked: piece.length >= wordMin && begins.some((stem) => fold(piece).startsWith(stem)) }));
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
