import { sizeOfDraft, type DraftDeck } from '@crupier/kernel/rules';
import { knownIn, type CardBook } from '../cards/card-book.ts';
import { aspects } from '../cards/facts/card-facts.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import type { Copies, Identity } from '../cards/identities.ts';
import { aspectOf } from './choose-aspects.ts';
import { checkDeckCards } from './deck-legality.ts';
import { deckbuildingOf } from './deckbuilding.ts';
import { deckSizeMax, deckSizeMin } from './deck-list.ts';

/** What a deck is filled up from. */
interface Filling {
  readonly identity: Identity;
  /** The chosen aspects, as many as the identity chooses. */
  readonly choices: readonly string[];
  /** What somebody has put in that fits, none of the identity's own. */
  readonly stays: DraftDeck['cards'];
  /** What may be put in, in the order in which it is taken. */
  readonly candidates: readonly CardCode[];
  readonly copiesMax: (card: string) => number;
  readonly book: CardBook;
}

/** So many copies of a card of an aspect are taken, where a deck may have them; of a basic card one. */
const COPIES_FILLED = 2;
/** So many cards of the rest at most are of the chosen aspects before basic ones are taken. */
const ASPECT_CARDS = 18;

/**
 * The identity's own cards, what stays, and cards of the chosen aspects and basic ones up to the least size of a deck: of each aspect
 * equally many where the identity wants it. What would break a rule beside the others is passed over.
 */
export function fillDeck({ identity, choices, stays, candidates, copiesMax, book }: Filling): DraftDeck['cards'] {
  const cards: Copies[] = [...identity.signature];
  const count = (): number => sizeOfDraft({ cards });
  const chosen = aspects.filter((aspect) => choices.includes(aspect));
  const countOf = (aspect: string): number =>
    sizeOfDraft({ cards: cards.slice(identity.signature.length).filter(({ card }) => aspectOf(knownIn(book, card)) === aspect) });
  const take = (card: CardCode, wanted: number, sizeMax: number): void => {
    const at = cards.findIndex((each) => each.card === card);
    const before = cards[at]?.count ?? 0;
    const more = Math.min(wanted, copiesMax(card) - before, sizeMax - count());
    if (more <= 0) return;
    const next = at < 0 ? [...cards, { card, count: more }] : cards.with(at, { card, count: before + more });
    const deck = { name: '', identity: identity.code, aspects: chosen, cards: next };
    if (checkDeckCards(deck, (code) => code, book).every((problem) => problem.at !== card)) cards.splice(0, cards.length, ...next);
  };
  for (const { card, count: wanted } of stays) take(card as CardCode, wanted, deckSizeMax);
  const ofAspects = Math.floor(ASPECT_CARDS / Math.max(1, chosen.length));
  const wantedOf = deckbuildingOf(identity.code).hasEqualAspects ? Math.max(ofAspects, ...chosen.map(countOf)) : ofAspects;
  for (const aspect of chosen) {
    for (const card of candidates) {
      if (aspectOf(knownIn(book, card)) === aspect) take(card, Math.min(COPIES_FILLED, wantedOf - countOf(aspect)), deckSizeMax);
    }
  }
  const rounds = [1, COPIES_FILLED, deckSizeMax];
  for (const copies of rounds)
    for (const card of candidates) if (aspectOf(knownIn(book, card)) === undefined) take(card, copies, deckSizeMin);
  if (!deckbuildingOf(identity.code).hasEqualAspects) for (const card of candidates) take(card, deckSizeMax, deckSizeMin);
  return cards;
}
