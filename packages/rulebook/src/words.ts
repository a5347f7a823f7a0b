import type { Language } from '@crupier/kernel';

/** Where something is in a text, in UTF-16 units: from `start` up to `end`, which is not in it. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A word of a text. */
export interface Token extends Range {
  /** The word without case and accents. */
  readonly folded: string;
}

/** The several spellings of the stuff that keys are made of, all read as one. */
const aember: readonly string[] = ['aember', 'aembar', 'ambar', 'amber', 'ember', 'embar'];

/** The words of a text, in order. An apostrophe, a hyphen or a dot ends a word. */
export function wordsOf(text: string): readonly Token[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: fold(match[0]),
  }));
}

/** A word without case and accents: `Línea` → `linea`, `Æmbar` → `aember`. */
export function fold(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('æ', 'ae');
  return aember.includes(plain) ? 'aember' : plain;
}

/** What a folded word shares with its plurals, genders and tenses: `aturdida`, `aturdir` → `aturd`; `wards`, `warded` → `ward`. */
export function stemOf(folded: string, language: Language): string {
  return language === 'en' ? stemEnglish(folded) : stemSpanish(folded);
}

/** English endings, in the order they are tried, and what takes their place. */
const englishEndings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=..)(?:ies|ied)$/, 'y'],
  [/(?<=..(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[aeiouy].*[^aeiou])(?:ing|ed)$/, ''],
  [/(?<=..[^siu])s$/, ''],
];

function stemEnglish(word: string): string {
  const found = englishEndings.find(([ending]) => ending.test(word));
  const bare = found === undefined ? word : word.replace(found[0], found[1]);
  const single = found?.[0].source.endsWith('ed)$') === true ? bare.replace(/([bdgmnprt])\1$/, '$1') : bare;
  return single.replace(/(?<=...)e$/, '').replace(/our$/, 'or');
}

/** Spanish endings of nouns and verbs. The longest that leaves three letters is taken off. */
const spanishEndings =
  /(?<=...)(?:[ai]mientos?|ccion|[aiu]cion|iendo|ando|[aei]r(?:se|me|te|nos|l[aeo]s?)|aron|ieron|[ai]d[ao]s?|[aei]r|[ae]n|[aeos])$/;

/** Stems that change their vowel or letter from one tense to the next. */
const spanishChanges: readonly (readonly [changed: RegExp, stem: string])[] = [
  [/([gq])u$/, '$1'],
  [/jueg$/, 'jug'],
  [/muev$/, 'mov'],
  [/uelv$/, 'olv'],
  [/destru[iy]$/, 'destru'],
];

function stemSpanish(word: string): string {
  const singular = word
    .replace(/(?<=..)ces$/, 'z')
    .replace(/(?<=..[nrld])es$/, '')
    .replace(/(?<=...)s$/, '');
  const stem = singular.replace(spanishEndings, '');
  return spanishChanges.reduce((changed, [pattern, instead]) => changed.replace(pattern, instead), stem);
}
