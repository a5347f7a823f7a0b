/** Breaks long words of names where syllables meet, by the rules of Spanish, which read well enough in English. */

const consonant = '[b-df-hj-np-tv-zñ]';
/** Consonants that begin a syllable together. */
const together = '[bcdfgpt]r|[bcfgpk]l|ch|ll|rr|sh|th|ph|qu';
const begins = new RegExp(`^(?:${together}|${consonant})[aeiouáéíóúü]`, 'i');
const pair = new RegExp(`^(?:${together})$`, 'i');
const vowel = /[aeiouyáéíóúü]/i;
/** The fewest letters on either side of a break. */
const fewest = 3;

/** Where a word may be broken: how many letters stand before each break, the last first. */
function breaksOf(word: string): readonly number[] {
  const places = Array.from({ length: Math.max(0, word.length - 2 * fewest + 1) }, (_, at) => at + fewest);
  return places
    .filter((at) => begins.test(word.slice(at)) && vowel.test(word.slice(0, at)) && !pair.test(word.slice(at - 1, at + 1)))
    .toReversed();
}

/** The pieces of a word, each but the last with a hyphen: two halves where those fit, otherwise as long as they fit; the word itself where it has no such pieces. */
export function breakWord(word: string, fits: (piece: string) => boolean): readonly string[] {
  if (fits(word)) return [word];
  const fitting = breaksOf(word).filter((before) => fits(`${word.slice(0, before)}-`));
  const halving = fitting.filter((before) => fits(word.slice(before)));
  const at = halving.toSorted((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))[0] ?? fitting[0];
  return at === undefined ? [word] : [`${word.slice(0, at)}-`, ...breakWord(word.slice(at), fits)];
}
