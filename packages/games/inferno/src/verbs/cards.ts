import { call, raise, raiseAll, type CardId, type GameEvent, type WordlessVerb } from '@crupier/kernel';
import { millEvents } from '../rules/damage.ts';
import { entrance, putIntoPlay } from '../rules/enter.ts';
import { canBeCancelled } from './chain.ts';
import { cancelUnlessPaid, chooseDiscards, destroyOwn, discardAtRandom } from './choices.ts';
import { exiledBy, fact, milledBy } from '../state/facts.ts';
import { cardsIn, isDemon, recordOf } from '../state/reading.ts';
import { opponentsOf } from '../state/seats.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

function each(match: InfernoMatch, cards: readonly CardId[], make: (card: CardId) => GameEvent): void {
  raiseAll(match, cards.filter((card) => !isDemon(match, card)).map(make));
}

/** Verbs that move cards between zones. */
export const cardVerbs = {
  exile: {
    fact: 'cardExiled',
    follows: true,
    run: (match, { cards }) => each(match, cards, (card) => fact('cardExiled', { card, value: exiledBy.effect })),
    hint: 3,
  },
  returnToHand: {
    fact: 'cardToHand',
    follows: true,
    run: (match, { cards }) => each(match, cards, (card) => fact('cardToHand', { card })),
    hint: 2,
  },
  /** Put into play without being played, under the player's control. *Rule:* INF-110.2. */
  putIntoPlay: {
    fact: 'cardEntered',
    follows: true,
    run: (match, { cards, seat }) => {
      const [card] = cards;
      if (card !== undefined && cards.length === 1 && !isDemon(match, card)) putIntoPlay(match, card, seat);
      else each(match, cards, (one) => entrance(match, one, seat));
    },
    hint: 4,
  },
  /** From the top of the Infierno of the player whose deed it is to the bottom of the deck. *Rule:* INF-404.3. */
  bury: {
    fact: 'cardToDeck',
    can: (match, { seat }) => cardsIn(match, 'infierno', seat).length > 0,
    run: (match, { seat, amount }) => {
      const top = cardsIn(match, 'infierno', seat).slice(-amount).toReversed();
      raiseAll(
        match,
        top.map((card) => fact('cardToDeck', { card, value: WHOLE_DECK })),
      );
    },
    hint: 1,
  },
  /** Into their owners' decks, which are shuffled. *Rule:* INF-701.12. */
  shuffleIntoDeck: {
    fact: 'cardToDeck',
    follows: true,
    evenForNone: true,
    run: (match, { cards, seat }) => {
      const owners = new Set([seat, ...cards.map((card) => recordOf(match, card).owner)]);
      raiseAll(match, [
        ...cards.map((card) => fact('cardToDeck', { card, value: 0 })),
        ...[...owners].map((owner) => fact('deckShuffled', { seat: owner })),
      ]);
    },
    hint: 2,
  },
  /** From the top of the deck, seen by all. *Rule:* INF-608.3. */
  exileFromDeck: {
    fact: 'cardExiled',
    run: (match, { seat, amount }) => {
      const top = cardsIn(match, 'deck', seat).slice(-amount).toReversed();
      raiseAll(
        match,
        top.map((card) => fact('cardExiled', { card, value: exiledBy.effect })),
      );
    },
    hint: -1,
  },
  /** From the top of the deck to the Infierno. *Rule:* INF-404.1. */
  mill: {
    fact: 'cardMilled',
    run: (match, { seat, amount, source }) => raiseAll(match, millEvents(match, seat, new Array<CardId>(amount).fill(source), milledBy.effect)),
    hint: -1,
  },
  /** *Rule:* INF-701.4. */
  searchDeck: {
    fact: 'zoneSearched',
    run: (match, { seat }) => raise(match, fact('zoneSearched', { seat, value: zoneOf('deck', seat) })),
    hint: 1,
  },
  /** The hands of all opponents. *Rule:* INF-701.4. */
  lookAtHands: {
    fact: 'zoneSearched',
    run: (match, { seat }) =>
      raiseAll(
        match,
        opponentsOf(match, seat).map((each) => fact('zoneSearched', { seat, value: zoneOf('hand', each) })),
      ),
    hint: 1,
  },
  /** *Rule:* INF-701.5. */
  cancel: {
    fact: 'cancelled',
    run: (match, { cards: [card] }) => {
      if (card !== undefined && canBeCancelled(match, card)) raise(match, fact('cancelled', { card, value: 0 }));
    },
    hint: 4,
  },
  /** Its controller may pay to keep it. *Rule:* INF-117.12a. */
  cancelUnlessPaid: {
    fact: 'cancelled',
    run: (match, { cards: [card], amount, source, seat }) => {
      if (card !== undefined) call(match, cancelUnlessPaid, { card, price: amount, paid: 0 }, { source, seat });
    },
    hint: 3,
  },
  /** Of the cards in hand, those that its owner chooses. *Rule:* INF-701.7b. */
  discard: {
    fact: 'cardDiscarded',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    canPay: (match, { seat, amount }) => cardsIn(match, 'hand', seat).length >= amount,
    run: (match, { seat, amount, source }) => call(match, chooseDiscards, { count: amount }, { source, seat }),
    hint: -1,
  },
  /** Of the cards in hand, each as likely. *Rule:* INF-701.7b. */
  discardAtRandom: {
    fact: 'cardDiscarded',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount, source }) => call(match, discardAtRandom, { left: amount }, { source, seat }),
    hint: -1,
  },
  /** The card chosen, from wherever its hand is. *Rule:* INF-701.7a. */
  discardChosen: {
    fact: 'cardDiscarded',
    run: (match, { cards }) => each(match, cards, (card) => fact('cardDiscarded', { card, seat: recordOf(match, card).owner })),
    hint: 2,
  },
  /** An ally of the player whose deed it is, chosen by that player. *Rule:* INF-102.4, INF-101.4. */
  destroyOwn: {
    fact: 'destroyed',
    run: (match, { seat, source }) => call(match, destroyOwn, {}, { source, seat }),
    hint: -3,
  },
  /** *Rule:* INF-701.13. */
  reveal: {
    fact: 'cardRevealed',
    run: (match, { cards, seat }) => each(match, cards, (card) => fact('cardRevealed', { card, seat })),
  },
  /** *Rule:* INF-701.12. */
  shuffleDeck: { fact: 'deckShuffled', run: (match, { seat }) => raise(match, fact('deckShuffled', { seat })) },
} as const satisfies Readonly<Record<string, WordlessVerb<Inferno>>>;

/** As the value of `cardToDeck`: further down than any deck has cards. */
const WHOLE_DECK = 999;
