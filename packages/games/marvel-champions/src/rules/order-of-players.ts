import type { Deed, Seat } from '@crupier/kernel/rules';
import { hitPointsLeft, recordOf } from '../state/reading.ts';
import { cardsIn, type MarvelMatch } from '../state/state.ts';

/** What a player takes off the own deck: so many cards, which leave a discard pile to make a new deck of or become it. */
interface FromDeck {
  readonly seat: Seat;
  readonly amount: number;
  readonly areDiscarded: boolean;
}

/** Whether a deck runs out and is made anew, so that its player is dealt an encounter card. *Rule:* MC-PLAYER-DECK-3. */
function runsOut(match: MarvelMatch, { seat, amount, areDiscarded }: FromDeck): boolean {
  const left = cardsIn(match, 'deck', seat).length;
  if (left === 0 || left > amount) return false;
  return areDiscarded || cardsIn(match, 'discard', seat).length > 0;
}

/**
 * Whether the decks of several players run out: the order in which the players follow “each player” says who is dealt which encounter
 * card. *Rule:* MC-EACH-PLAYER-2, MC-PLAYER-DECK-3.
 */
export function doSeveralRunOut(match: MarvelMatch, taken: readonly FromDeck[]): boolean {
  return taken.filter((each) => runsOut(match, each)).length > 1;
}

/** Whether several players discard from a hand while neither deck nor discard pile has a card: a discarded card is a new deck. *Rule:* MC-PLAYER-DECK-6. */
export function doSeveralBeginDecks(match: MarvelMatch, deeds: readonly Deed[]): boolean {
  const begins = deeds.filter(({ seat, amount }) => {
    const isWithoutDeck = cardsIn(match, 'deck', seat).length + cardsIn(match, 'discard', seat).length === 0;
    return isWithoutDeck && amount > 0 && cardsIn(match, 'hand', seat).length > 0;
  });
  return begins.length > 1;
}

/** Whether several players do something with what they share, such as the encounter deck. *Rule:* MC-EACH-PLAYER-2. */
export function doSeveral(_match: MarvelMatch, deeds: readonly Deed[]): boolean {
  return deeds.filter(({ amount }) => amount > 0).length > 1;
}

/** Whether damage to the characters of several players defeats one of them: who is eliminated leaves minions, and the first player token, to others. *Rule:* MC-EACH-PLAYER-2, MC-PLAYER-ELIMINATION-3. */
export function doesOneFall(match: MarvelMatch, deeds: readonly Deed[]): boolean {
  if (deeds.length < 2) return false;
  return deeds.some(({ cards, amount }) =>
    cards.some((card) => amount > 0 && recordOf(match, card).tough === 0 && hitPointsLeft(match, card) <= amount),
  );
}
