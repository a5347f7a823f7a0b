import type { Problem, Result } from '@crupier/kernel/rules';
import { baseBook, knownIn, type CardBook } from '../cards/card-book.ts';
import { knownFacts } from '../cards/facts.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import type { Copies, Identity } from '../cards/identities.ts';
import { chooseAspects } from './choose-aspects.ts';
import type { Draft } from './deck-draft.ts';
import { checkDeck, checkDeckCards } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { deckProblem } from './deck-problems.ts';
import { findIdentity } from './find-identity.ts';
import { resolveEntries } from './resolve-entries.ts';

/** A list as a deck: all of it that is known, with everything that is wrong with it. */
export interface Listed {
  /** Without an identity where that is not known. */
  readonly deck: DeckList;
  readonly problems: readonly Problem[];
}

/**
 * Puts a deck together from a list that was read: looks its cards up, resolves reprints, adds quantities up, sets aside what no deck
 * counts, and finds everything that is wrong with it.
 *
 * *Errors:* those of the draft, `deck.empty`, those of `findIdentity` and `resolveEntries`, and those of `checkDeck`.
 */
export function completeDraft(draft: Draft, book: CardBook = baseBook): Result<DeckList> {
  const { deck, problems } = readListed(draft, book);
  return problems.length === 0 ? { ok: true, value: deck } : { ok: false, problems };
}

/** Whatever is known of the deck of a list. *Errors:* those of `completeDraft`. */
export function readListed(draft: Draft, book: CardBook): Listed {
  const nothing: DeckList = { name: draft.name, identity: '' as CardCode, aspects: [], cards: [] };
  if (draft.isCut) return { deck: nothing, problems: draft.problems };
  if (draft.entries.length === 0) return { deck: nothing, problems: [...draft.problems, deckProblem('deck.empty', '')] };
  const { identity, name, problems: headProblems } = findIdentity(draft, book);
  const { copies, problems: cardProblems } = resolveEntries(draft.entries, identity, book);
  const problems = [...draft.problems, ...headProblems, ...cardProblems];
  const placeOf = (card: CardCode): string => copies.get(card)?.at ?? '';
  const listed = [...copies].map(([card, { count }]) => ({ card, count })).toSorted((one, other) => (one.card < other.card ? -1 : 1));
  if (identity === undefined) return { deck: { ...nothing, name, cards: listed }, problems };
  const cards = listed.filter((each) => !isOwnSetAside(each, identity, book));
  const aspects = draft.aspects ?? chooseAspects(cards, identity, book);
  const deck = { name, identity: identity.code, aspects, cards };
  // A list with an unknown card cannot be counted: then only its known cards are looked at.
  const found = problems.length === 0 ? checkDeck(deck, placeOf, book) : [...problems, ...checkDeckCards(deck, placeOf, book)];
  return { deck, problems: found };
}

/** A list may name the cards that lie beside its identity's deck or leave them out. *Rule:* MC-PERMANENT-2. */
function isOwnSetAside({ card, count }: Copies, identity: Identity, book: CardBook): boolean {
  const side = knownIn(book, card);
  const own = identity.setAside.find((each) => each.card === card || knownFacts(each.card).back === side.code);
  return own !== undefined && count <= own.count;
}
