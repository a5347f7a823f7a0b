import type { Language } from '@crupier/kernel';
import { stemOf } from '../words.ts';

/** Who does something in a question and to whom, as far as its words tell. */
export interface Roles {
  /** Whether whoever asks would do it, or another; undefined where the words do not tell. */
  readonly doer: 'asker' | 'another' | undefined;
  /** Stems of those to whom it is done, where Spanish says so: *al villano*. */
  readonly objects: readonly string[];
  /** The telling words in their order, which says it in English. */
  readonly order: readonly string[];
}

const doers: Readonly<Record<Language, Readonly<Record<'asker' | 'another', RegExp>>>> = {
  en: {
    asker: /\b(?:can|may|must|could|do|should) (?:i|we)\b/,
    another: /\b(?:can|may|must|could|do|does|should) (?!i\b|we\b)\w/,
  },
  es: { asker: /\b(?:puedo|podemos|debo)\b/, another: /(?<!\bse )\b(?:puede|pueden|debe|deben)\b/ },
};

/** The least share of two words that stand in the same order, where order tells who does it. */
const orderMin = 0.5;

/** Reads the roles of a question from its folded words and from those of them that tell something. */
export function rolesIn(folded: readonly string[], order: readonly string[], language: Language): Roles {
  const text = folded.join(' ');
  const { asker, another } = doers[language];
  const other = another.test(text) ? 'another' : undefined;
  const marked = language === 'es' ? [...text.matchAll(/\b(?:al|a (?:un|una|mi|la|el|los|las)) (\w+)/g)] : [];
  return {
    doer: asker.test(text) ? 'asker' : other,
    objects: marked.map(([, word = '']) => stemOf(word, language)),
    order: order.map((word) => stemOf(word, language)),
  };
}

/** Whether two questions in a language, alike by their words, ask of different doers: *can I attack an ally*, *can an ally attack*. */
export function areRolesOpposed(one: Roles, other: Roles, language: Language): boolean {
  if (one.doer !== undefined && other.doer !== undefined && one.doer !== other.doer) return true;
  if (language === 'en') return sameOrder(one.order, other.order) < orderMin;
  return one.doer === 'another' && !hasEach(one.objects, other.objects);
}

/** Whether two lists have the same words, in whatever order. */
function hasEach(one: readonly string[], other: readonly string[]): boolean {
  return one.every((word) => other.includes(word)) && other.every((word) => one.includes(word));
}

/** The share of the pairs of words common to both that stand in the same order; 1 where there is none. */
function sameOrder(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((word) => other.includes(word));
  const pairs = common.flatMap((first, index) => common.slice(index + 1).map((second) => [first, second] as const));
  const kept = pairs.filter(([first, second]) => other.indexOf(first) < other.indexOf(second));
  return pairs.length === 0 ? 1 : kept.length / pairs.length;
}
