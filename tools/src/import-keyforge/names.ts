import { rulebookSpanish, wrongSpanish } from './corrections.ts';
import type { SourceSet } from './source.ts';

/** What a card is called, over all its sets. */
export interface Names {
  readonly id: string;
  readonly english: string;
  /** The chosen name, then the others that were printed. Empty where no set has a translation. */
  readonly spanish: readonly string[];
}

/** Names every card of the sets, which come in the order of their appearance. Sorted by id. */
export function nameCards(sets: readonly SourceSet[]): readonly Names[] {
  const english = new Map<string, string>();
  const spanish = new Map<string, string[]>();
  for (const card of sets.flatMap((set) => set.cards)) {
    const name = tidy(card.name);
    const known = english.get(card.id);
    if (known !== undefined && plain(known) !== plain(name)) throw new Error(`${card.id} is called "${known}" and "${name}".`);
    english.set(card.id, name);
    const translations = spanish.get(card.id) ?? [];
    const translation = rulebookSpanish[card.id] ?? tidy(card.name_es);
    if (isTranslation(card.id, name, translation) && !translations.some((each) => plain(each) === plain(translation))) {
      translations.push(translation);
    }
    spanish.set(card.id, translations);
  }
  const shared = byEnglishName(english, spanish);
  const names = [...english].map(([id, name]) => ({ id, english: name, spanish: preferWhole(shared.get(plain(name)) ?? []) }));
  return names.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Cards of one English name (the halves of a gigantic creature, an evil twin and the good one) have one Spanish name. */
function byEnglishName(
  english: ReadonlyMap<string, string>,
  spanish: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const shared = new Map<string, readonly string[]>();
  for (const [id, name] of english) {
    const known = shared.get(plain(name)) ?? [];
    const more = (spanish.get(id) ?? []).filter((each) => !known.some((other) => plain(other) === plain(each)));
    shared.set(plain(name), [...known, ...more]);
  }
  return shared;
}

/** The first set's name wins, unless a later set prints the same name and goes on: then the first was cut short. */
function preferWhole(spanish: readonly string[]): readonly string[] {
  const [first] = spanish;
  const whole = spanish.find((each) => first !== undefined && each.startsWith(`${first} `));
  return whole === undefined ? spanish : [whole, ...spanish.filter((each) => each !== whole)];
}

function isTranslation(id: string, name: string, translation: string): boolean {
  if (translation === '' || plain(translation) === plain(name)) return false;
  return !wrongSpanish.some(([wrongId, wrong]) => wrongId === id && wrong === translation);
}

function tidy(name: string): string {
  const tidied = name.normalize('NFC').replace(/\s+/g, ' ').replace(/'/g, '’').trim();
  if (tidied.includes('|')) throw new Error(`The name "${tidied}" holds a bar, which a row cannot hold.`);
  return tidied;
}

function plain(name: string): string {
  return name.toLowerCase();
}
