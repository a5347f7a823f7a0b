import { editDistance, quote, searchKey, unseenSignIn, type Problem } from '@crupier/kernel/rules';
import type { CardBook } from '../cards/card-book.ts';
import type { Aspect, CardFacts } from '../cards/facts/card-facts.ts';
import type { Identity } from '../cards/identities.ts';
import { aspectNames } from './aspects.ts';
import { deckSizeMax, nameLengthMax } from './deck-list.ts';
import type { DeckProblemCode, LegalityCode } from './deck-messages.ts';

/** Tells one problem of a list. */
export function deckProblem(code: Exclude<DeckProblemCode, LegalityCode>, at: string, values: Problem['values'] = {}): Problem {
  return { code, at, values };
}

/** Tells one reason why a deck is not legal, with the row of the rules that it breaks. */
export function illegal(code: LegalityCode, rule: string, at: string, values: Problem['values'] = {}): Problem {
  return { code, at, values: { ...values, rule } };
}

/** Names of a list that are held against all others when no card has them. */
const SEARCHED_MAX = 5;

/**
 * Tells that no card has the name that was written, with the names nearest to it; after so many problems of a list, without these:
 * they are looked for among all names.
 */
export function unknownCard(written: string, at: string, book: CardBook, problems = 0): Problem {
  const card = quote(written);
  if (problems >= SEARCHED_MAX) return deckProblem('deck.noSuchCard', at, { card });
  const nearest = nearestNames(written, 3, book);
  if (nearest.length === 0) return deckProblem('deck.strangeCard', at, { card });
  return deckProblem('deck.unknownCard', at, { card, nearest: nearest.join(' / ') });
}

/** Tells that a number of copies cannot be. */
export function badCount(written: unknown, at: string): Problem {
  return deckProblem('deck.badCount', at, { count: shown(written), max: deckSizeMax });
}

/** The values by which a message names a card, in both languages. */
export function cardValues(card: CardFacts): Readonly<Record<'card' | 'cardEs', string>> {
  return { card: labelOf(card.name, card.subname), cardEs: labelOf(card.nameEs, card.subnameEs) };
}

/** The values by which a message names an identity, in both languages. */
export function identityValues({ hero }: Identity): Readonly<Record<'identity' | 'identityEs', string>> {
  return { identity: hero.name, identityEs: hero.nameEs };
}

/** The values by which a message names aspects, in both languages. */
export function aspectValues(list: readonly Aspect[]): Readonly<Record<'aspects' | 'aspectsEs', string>> {
  return { aspects: list.map((each) => aspectNames[each].en).join(', '), aspectsEs: list.map((each) => aspectNames[each].es).join(', ') };
}

/** An identity with its alter-ego, in English: `Spider-Man (Peter Parker)`. */
export function identityLabel({ hero, alterEgo }: Identity): string {
  return labelOf(hero.name, alterEgo.name === hero.name ? '' : alterEgo.name);
}

/** A value of JSON as a message repeats it; what is inside lists and objects is left out. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return quote(String(value));
}

/** What keeps a text from being a deck's name. *Errors:* `deck.badName`, `deck.unseenSign`. */
export function findWrongName(name: string, at: string): Problem | undefined {
  if (name.length > nameLengthMax || /[\p{Zl}\p{Zp}\p{Cc}\ufffd]/u.test(name)) {
    return deckProblem('deck.badName', at, { max: nameLengthMax });
  }
  const sign = unseenSignIn(name);
  return sign === undefined ? undefined : deckProblem('deck.unseenSign', at, { sign });
}

function labelOf(name: string, other: string): string {
  return other === '' ? name : `${name} (${other})`;
}

/** The card names nearest to a text, nearest first: those of which at most a third of the letters would have to change. */
function nearestNames(text: string, countMax: number, book: CardBook): readonly string[] {
  const key = searchKey(text);
  if (key.length < 2 || key.length > 60) return [];
  const near = book.keyedNames().flatMap(([other, name]) => {
    const changesMax = Math.max(1, Math.floor(other.length / 3));
    const changes = editDistance(key, other, changesMax);
    return changes <= changesMax ? [[changes, name] as const] : [];
  });
  return near
    .toSorted(([one, name], [other, otherName]) => one - other || (name < otherName ? -1 : 1))
    .slice(0, countMax)
    .map(([, name]) => name);
}
