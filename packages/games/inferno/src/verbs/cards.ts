import {
  applies,
  call,
  raise,
  raiseAll,
  rewriteHappening,
  site,
  topOf,
  type CardId,
  type GameEvent,
  type Verb,
  perCard,
} from '@crupier/kernel/rules';
import { millEvents } from '../rules/damage.ts';
import { putAllIntoPlay } from '../rules/enter.ts';
import { layInDecks, mayEnterPlay, mayMove } from '../rules/zones.ts';
import { canBeCancelled } from './chain.ts';
import { cancelUnlessPaid, discardAtRandom } from './choices.ts';
import { chooseDiscards, cycleOf, destroyOwn, ownAllies, placesFor } from './cycles.ts';
import { discardedTo, exiledBy, fact, milledBy } from '../state/facts.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import { opponentsOf } from '../state/seats.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';
import { anyAmount, anyCard, countIn, countOf } from './most.ts';

function each(match: InfernoMatch, cards: readonly CardId[], make: (card: CardId) => GameEvent): void {
  raiseAll(match, cards.filter((card) => mayMove(match, card)).map(make));
}

function movable(match: InfernoMatch, cards: readonly CardId[]): CardId[] {
  return cards.filter((card) => mayMove(match, card));
}

const asFarAsItCan = site('INF-608.3', 'of fewer cards than are to be exiled from a deck, all are');
const noneIsThere = site('INF-701.12c', 'a deck is not shuffled for certain cards none of which is there');
const shuffledForNone = site('INF-701.12d', 'a deck is shuffled for a number of cards, though it be 0');

/** Verbs that move cards between zones. */
export const cardVerbs = {
  exile: {
    fact: 'cardExiled',
    followsMovedCards: true,
    most: countOf(mayMove),
    run: (match, { cards }) => each(match, cards, (card) => fact('cardExiled', { card, value: exiledBy.effect })),
    hint: 3,
  },
  returnToHand: {
    fact: 'cardToHand',
    followsMovedCards: true,
    most: countOf(mayMove),
    run: (match, { cards }) => each(match, cards, (card) => fact('cardToHand', { card })),
    hint: 2,
  },
  /** Put into play without being played, under the player's control. *Rule:* INF-110.2. */
  putIntoPlay: {
    fact: 'cardEntered',
    followsMovedCards: true,
    most: countOf(mayMove),
    run: (match, { cards, seat }) => {
      const entering = movable(match, cards).filter((card) => mayEnterPlay(match, card));
      putAllIntoPlay(
        match,
        entering.map((card) => ({ card, seat })),
        [],
      );
    },
    hint: 4,
  },
  /** All at the same time, each under its owner's control. *Rule:* INF-303.3b. */
  putIntoOwnersPlay: {
    fact: 'cardEntered',
    followsMovedCards: true,
    most: countOf(mayMove),
    run: (match, { cards }) => {
      const entering = movable(match, cards).filter((card) => mayEnterPlay(match, card));
      putAllIntoPlay(
        match,
        entering.map((card) => ({ card, seat: recordOf(match, card).owner })),
        [],
      );
    },
    hint: 1,
  },
  /** From the top of the Infierno of the player whose deed it is to the bottom of the deck. *Rule:* INF-401.3. */
  bury: {
    fact: 'cardToDeck',
    most: countIn('infierno'),
    can: (match, { seat }) => cardsIn(match, 'infierno', seat).length > 0,
    run: (match, { seat, amount }) => {
      layInDecks(match, topOf(cardsIn(match, 'infierno', seat), amount), WHOLE_DECK);
    },
    hint: 1,
  },
  /** So many cards from the top of their owners' decks, 1 being the top. *Rule:* INF-401.3, INF-401.7. */
  putIntoDeck: {
    fact: 'cardToDeck',
    followsMovedCards: true,
    most: countOf(mayMove),
    run: (match, { cards, amount }) => layInDecks(match, movable(match, cards), Math.max(0, amount - 1)),
    hint: 2,
  },
  /** *Rule:* INF-401.3. */
  putUnderDeck: {
    fact: 'cardToDeck',
    followsMovedCards: true,
    most: countOf(mayMove),
    run: (match, { cards }) => layInDecks(match, movable(match, cards), WHOLE_DECK),
    hint: 2,
  },
  /** Into their owners' decks, which are shuffled. *Rule:* INF-701.12. */
  shuffleIntoDeck: {
    fact: 'cardToDeck',
    followsMovedCards: true,
    runsWithoutCards: true,
    most: anyAmount,
    run: (match, { cards, seat }) => {
      if (cards.length === 0 && !applies(match, shuffledForNone)) return;
      const moved = movable(match, cards);
      const owners = new Set([seat, ...moved.map((card) => recordOf(match, card).owner)]);
      raiseAll(match, [
        ...moved.map((card) => fact('cardToDeck', { card, value: 0 })),
        ...[...owners].map((owner) => fact('deckShuffled', { seat: owner })),
      ]);
    },
    hint: 2,
  },
  /** Certain cards into their owner's deck, which is not shuffled where none of them is there. *Rule:* INF-701.12c. */
  shuffleThese: {
    fact: 'cardToDeck',
    followsMovedCards: true,
    runsWithoutCards: true,
    most: countOf(anyCard),
    run: (match, { cards, seat }) => {
      if (cards.length === 0 && applies(match, noneIsThere)) return;
      raiseAll(match, [...movable(match, cards).map((card) => fact('cardToDeck', { card, value: 0 })), fact('deckShuffled', { seat })]);
    },
    hint: 2,
  },
  /** From the top of the deck, seen by all. *Rule:* INF-608.3. */
  exileFromDeck: {
    fact: 'cardExiled',
    most: countIn('deck'),
    run: (match, { seat, amount }) => {
      const deck = cardsIn(match, 'deck', seat);
      if (deck.length < amount && !applies(match, asFarAsItCan)) return;
      raiseAll(
        match,
        topOf(deck, amount).map((card) => fact('cardExiled', { card, value: exiledBy.effect })),
      );
    },
    hint: -1,
  },
  /** From the top of the deck to the Infierno. *Rule:* INF-404.1. */
  mill: {
    fact: 'cardMilled',
    most: countIn('deck'),
    run: (match, { seat, amount, source }) =>
      raiseAll(match, millEvents(match, seat, new Array<CardId>(amount).fill(source), milledBy.effect)),
    hint: -1,
  },
  /** *Rule:* INF-701.4. */
  searchDeck: {
    fact: 'zoneSearched',
    most: anyAmount,
    run: (match, { seat }) => raise(match, fact('zoneSearched', { seat, value: zoneOf('deck', seat) })),
    hint: 1,
  },
  /** The hands of all opponents. *Rule:* INF-701.4. */
  lookAtHands: {
    fact: 'zoneSearched',
    most: anyAmount,
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
    most: countOf(canBeCancelled),
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.filter((card) => canBeCancelled(match, card)).map((card) => fact('cancelled', { card, value: 0 })),
      ),
    hint: 4,
  },
  /** Its controller may pay to keep it. *Rule:* INF-117.12a. */
  cancelUnlessPaid: {
    fact: 'cancelled',
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({
      run: (match, card, { amount, source, seat }) => call(match, cancelUnlessPaid, { card, price: amount, paid: 0 }, { source, seat }),
    }),
    hint: 3,
  },
  /** Of the cards in hand, those that its owner chooses. *Rule:* INF-701.7b. */
  discard: {
    fact: 'cardDiscarded',
    most: countIn('hand'),
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    canPay: (match, { seat, amount }) => cardsIn(match, 'hand', seat).length >= amount,
    picks: (match, { seat, amount }) => placesFor(amount, cardsIn(match, 'hand', seat)),
    run: (match, deed) => call(match, chooseDiscards, cycleOf([deed]), deed),
    together: (match, deeds) => call(match, chooseDiscards, cycleOf(deeds), deeds[0]),
    hint: -1,
  },
  /** Of the cards in hand, each as likely. *Rule:* INF-701.7b. */
  discardAtRandom: {
    fact: 'cardDiscarded',
    most: countIn('hand'),
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount, source }) => call(match, discardAtRandom, { left: amount }, { source, seat }),
    hint: -1,
  },
  /** For replacements: a discarded card goes to its owner's deck, `value` says where in it. *Rule:* INF-701.7c. */
  discardIntoDeck: {
    takes: ['top', 'bottom'],
    use: 'replacement',
    changes: ['cardDiscarded'],
    run: (match, { value }) => {
      const to = value === 'top' ? discardedTo.top : discardedTo.bottom;
      rewriteHappening(match, (event) => ({ ...event, value: to }));
    },
  },
  /** The card chosen, from wherever its hand is. *Rule:* INF-701.7a. */
  discardChosen: {
    fact: 'cardDiscarded',
    most: countOf(mayMove),
    run: (match, { cards }) =>
      each(match, cards, (card) => fact('cardDiscarded', { card, seat: recordOf(match, card).owner, value: discardedTo.infierno })),
    hint: 2,
  },
  /** An ally of the player whose deed it is, chosen by that player. *Rule:* INF-102.4, INF-101.4. */
  destroyOwn: {
    fact: 'destroyed',
    most: (match, { seat }) => ownAllies(match, seat).length,
    canPay: (match, { seat }) => ownAllies(match, seat).length > 0,
    picks: (match, { seat }) => [ownAllies(match, seat)],
    run: (match, deed) => call(match, destroyOwn, cycleOf([deed]), deed),
    together: (match, deeds) => call(match, destroyOwn, cycleOf(deeds), deeds[0]),
    hint: -3,
  },
  /** *Rule:* INF-701.13. */
  reveal: {
    fact: 'cardRevealed',
    most: countOf(mayMove),
    run: (match, { cards, seat }) => each(match, cards, (card) => fact('cardRevealed', { card, seat })),
  },
  /** *Rule:* INF-701.12. */
  shuffleDeck: {
    fact: 'deckShuffled',
    most: anyAmount,
    run: (match, { seat, amount }) => raiseAll(match, new Array<GameEvent>(Math.max(1, amount)).fill(fact('deckShuffled', { seat }))),
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;

/** As the value of `cardToDeck`: further down than any deck has cards. */
const WHOLE_DECK = 999;
