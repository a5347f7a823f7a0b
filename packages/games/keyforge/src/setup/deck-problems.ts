import { quote, unseenSignIn, type Language, type Problem } from '@crupier/kernel/rules';
import type { Icon } from '../cards/facts/card-facts.ts';
import { epithetOf } from '../cards/facts/names.ts';
import { houseNames } from '../cards/facts/houses.ts';
import { houses, plainIcons, setCodes, type House } from '../cards/facts/vocabulary.ts';
import { nearestCardNames } from '../cards/facts/nearest.ts';
import { baseBook, type CardBook } from './card-book.ts';
import { deckSize, nameLengthMax } from './deck-list.ts';
import type { DeckProblemCode } from './deck-messages.ts';
import { iconWord } from './deck-words.ts';

/** The rows of the rules that a deck breaks. */
const rules: Partial<Readonly<Record<DeckProblemCode, string>>> = {
  'deck.houseCount': 'KF-DECK-1',
  'deck.total': 'KF-DECK-1',
  'deck.perHouse': 'KF-DECK-1',
  'deck.foreignHouse': 'KF-DECK-1',
  'deck.referenceCard': 'KF-DECK-2',
  'deck.notReference': 'KF-DECK-2',
  'deck.tooManyReferences': 'KF-DECK-1',
  'deck.unpairedHalf': 'KF-GIGANTIC-1',
  'deck.notYetPrinted': 'KF-LEGACY-1',
};

/** Tells one problem of a deck or its list, with the row of the rules in its value `rule` where it breaks one. */
export function deckProblem(code: DeckProblemCode, at: string, values: Problem['values'] = {}): Problem {
  const rule = rules[code];
  return { code, at, values: rule === undefined ? values : { ...values, rule } };
}

/** Names of a list that are held against all others when no card has them. */
const SEARCHED_MAX = 5;

/**
 * Tells that no card has the name or id that was written, with the names nearest to it; after so many problems of a list, without these:
 * they are looked for among all names.
 */
export function unknownCard(written: string, at: string, { ownNames }: CardBook, problems = 0): Problem {
  const card = quote(written);
  if (problems >= SEARCHED_MAX) return deckProblem('deck.noSuchCard', at, { card });
  const nearest = nearestCardNames(written, 3, ownNames);
  if (nearest.length === 0) return deckProblem('deck.strangeCard', at, { card });
  return deckProblem('deck.unknownCard', at, { card, nearest: nearest.join(' / ') });
}

/** Tells that no house has the name that was written. */
export function unknownHouse(written: string, at: string): Problem {
  return deckProblem('deck.unknownHouse', at, { house: quote(written), ...houseValues(houses) });
}

/** Tells that no set has the code, name or number that was written. */
export function unknownSet(written: unknown, at: string): Problem {
  return deckProblem('deck.unknownSet', at, { set: shown(written), sets: setCodes.join(', ') });
}

/** Tells that a word is no bonus icon. */
export function unknownIcon(written: unknown, at: string): Problem {
  const named = (language: Language): string => plainIcons.map((icon) => iconWord(icon, language)).join(', ');
  return deckProblem('deck.unknownIcon', at, { icon: shown(written), icons: named('en'), iconsEs: named('es') });
}

/** The values by which a message names a bonus icon, in both languages; a configuration may hold any word. */
export function iconValues(icon: Icon): Readonly<Record<'icon' | 'iconEs', string>> {
  const isKnown = [...plainIcons, ...houses].some((each) => each === icon);
  return isKnown ? { icon: iconWord(icon, 'en'), iconEs: iconWord(icon, 'es') } : { icon: shown(icon), iconEs: shown(icon) };
}

/** Tells that a number of copies cannot be. */
export function badCount(written: unknown, at: string): Problem {
  return deckProblem('deck.badCount', at, { count: shown(written), max: deckSize });
}

/** The values by which a message names a card, in both languages. */
export function cardValues(card: string, book: CardBook): Readonly<Record<'card' | 'cardEs', string>> {
  return { card: cardLabel(card, 'en', book), cardEs: cardLabel(card, 'es', book) };
}

/** The values by which a message names houses, in both languages. */
export function houseValues(list: readonly House[]): Readonly<Record<'houses' | 'housesEs', string>> {
  const named = (language: Language): string => list.map((house) => houseNames[house][language]).join(', ');
  return { houses: named('en'), housesEs: named('es') };
}

/** A card's name with what tells it from others of that name: `Deusillus (top half)`. The bare id for what is no card. */
export function cardLabel(card: string, language: Language, book: CardBook = baseBook): string {
  const names = book.namesOf(card);
  const name = language === 'en' ? names?.name : names?.nameEs;
  const epithet = epithetOf(card)?.[language];
  return epithet === undefined ? (name ?? card) : `${name ?? card} (${epithet})`;
}

/** A value of JSON as a message repeats it; what is inside lists and objects is left out. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return quote(String(value));
}

/** What keeps a text from being a deck's name. *Errors:* `deck.badName`, `deck.unseenSign`. */
export function findWrongName(name: string, at: string): Problem | undefined {
  if (name.length > nameLengthMax || /[\p{Zl}\p{Zp}\p{Cc}\ufffd]/u.test(name))
    return deckProblem('deck.badName', at, { max: nameLengthMax });
  const sign = unseenSignIn(name);
  return sign === undefined ? undefined : deckProblem('deck.unseenSign', at, { sign });
}
