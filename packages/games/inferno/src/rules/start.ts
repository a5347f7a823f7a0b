import { again, call, NO_CARD, option, program, raise, raiseAll, type Seat } from '@crupier/kernel/rules';
import { draw } from './draw.ts';
import { putIntoPlay } from './enter.ts';
import { turns } from './turn.ts';
import { fact } from '../state/facts.ts';
import { cardsIn, isType } from '../state/reading.ts';
import { inTurnOrder, isPlaying } from '../state/seats.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

/** The cards of a first hand, and of one that is drawn anew. *Rule:* INF-103.4, INF-103.5. */
export const HAND_SIZE = 5;

interface StartLocals {
  /** Who takes the first turn, or -1 where chance decides. *Rule:* INF-103.2. */
  starter: Seat;
  /** Who lost the game before and so decides that, or -1. *Rule:* INF-103.2. */
  readonly chooser: Seat;
  /** Seats that are still to do the present thing. */
  left: readonly Seat[];
  /** Seats that want another hand. */
  redrawing: readonly Seat[];
}

/** Everything before the first turn. *Rule:* INF-103. */
export const start = program<Inferno, StartLocals>('start', [
  {
    name: 'who lost the game before decides who begins',
    rule: 'INF-103.2',
    ask: (match, { locals: { chooser } }) => {
      if (chooser < 0) return undefined;
      const options = match.state.players.map((_, seat) => option('begin', NO_CARD, seat));
      return { kind: 'mode', seat: chooser, purpose: 'whoBegins', source: NO_CARD, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.starter = chosen?.value ?? locals.starter;
    },
  },
  { name: 'who begins', rule: 'INF-103.2', do: (match, { locals: { starter } }) => raise(match, fact('starterChosen', { seat: starter })) },
  { name: 'the last player looks for a scenario', rule: 'INF-103.3', do: (match) => search(match, lastSeat(match)) },
  {
    name: 'a scenario may be put into play',
    rule: 'INF-103.3',
    ask: (match) => {
      const seat = lastSeat(match);
      const options = cardsIn(match, 'deck', seat)
        .filter((card) => isType(match, card, 'scenario'))
        .map((card) => option('fetch', card));
      // Asked whatever the deck holds: that there is no scenario in it is nobody's business.
      return { kind: 'mode', seat, purpose: 'fetchScenario', source: NO_CARD, options: [option('fetchNothing'), ...options] };
    },
    take: (match, _frame, [chosen]) => {
      if (chosen?.verb === 'fetch') putIntoPlay(match, chosen.card, lastSeat(match));
    },
  },
  { name: 'decks are shuffled', rule: 'INF-103.4', do: (match) => shuffleDecks(match, inTurnOrder(match)) },
  {
    name: 'hands are drawn',
    rule: 'INF-103.4',
    do: (match, { locals }) => {
      locals.left = inTurnOrder(match);
      return 'the next hand';
    },
  },
  {
    name: 'the next hand',
    rule: 'INF-103.4',
    do: (match, { locals }) => {
      const [seat, ...left] = locals.left;
      locals.left = left;
      if (seat === undefined) return 'who wants another hand';
      draw(match, seat, HAND_SIZE);
      return 'the next hand';
    },
  },
  {
    // A scenario that was fetched stays in play: ruling C-56.
    name: 'who wants another hand',
    rule: 'INF-103.5 INF-101.4',
    do: (match, { locals }) => {
      locals.left = inTurnOrder(match);
    },
  },
  {
    name: 'keep the hand or draw another',
    rule: 'INF-103.5 INF-101.4',
    ask: (match, { locals: { left } }) => {
      const seat = left.find((each) => isPlaying(match, each));
      if (seat === undefined) return undefined;
      return { kind: 'may', seat, purpose: 'redrawHand', source: NO_CARD, min: 0, options: [option('redraw')] };
    },
    take: (_match, { locals }, chosen, by) => {
      locals.left = locals.left.slice(locals.left.indexOf(by) + 1);
      if (chosen.length > 0) locals.redrawing = [...locals.redrawing, by];
      return again;
    },
  },
  {
    name: 'hands go back',
    rule: 'INF-103.5',
    do: (match, { locals: { redrawing } }) =>
      raiseAll(
        match,
        redrawing.map((seat) => fact('handReturned', { seat, amount: cardsIn(match, 'hand', seat).length })),
      ),
  },
  { name: 'their decks are shuffled', rule: 'INF-103.5', do: (match, { locals: { redrawing } }) => shuffleDecks(match, redrawing) },
  {
    name: 'their new hands',
    rule: 'INF-103.5',
    do: (match, { locals }) => {
      const [seat, ...left] = locals.redrawing;
      locals.redrawing = left;
      if (seat === undefined) return undefined;
      draw(match, seat, HAND_SIZE);
      return 'their new hands';
    },
  },
  { name: 'the first turn', rule: 'INF-103.6', do: (match) => call(match, turns, {}) },
]);

function lastSeat(match: InfernoMatch): Seat {
  return inTurnOrder(match, match.state.starter).at(-1) ?? match.state.starter;
}

function search(match: InfernoMatch, seat: Seat): void {
  raise(match, fact('zoneSearched', { seat, value: zoneOf('deck', seat) }));
}

function shuffleDecks(match: InfernoMatch, seats: readonly Seat[]): void {
  raiseAll(
    match,
    seats.map((seat) => fact('deckShuffled', { seat })),
  );
}
