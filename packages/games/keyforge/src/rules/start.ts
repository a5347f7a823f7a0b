import { applies, call, option, program, raise, raiseAll, site, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { bidChains, NO_BID } from './chain-bidding.ts';
import { turn } from './turn.ts';

/** The cards of the first player's first hand. *Rule:* KF-SETUP-6. */
export const FIRST_HAND = 7;
const CHAINS_A_CARD = 6;

const secondHandIsSmaller = site('KF-SETUP-6', 'the player who is not first begins with a card less');
const chainsShrinkHands = site('KF-STARTING-CHAINS-1 KF-CHAIN-HANDICAP-1', 'chains that a player begins with make the first hand smaller');

interface StartLocals {
  /** How many players have said whether they keep their hands. */
  asked: number;
  /** 1 where chains are bid for the decks. */
  readonly bidding: number;
}

/** The set-up from the choice of the first player on, and then the turns. *Rule:* KF-SETUP-4 to KF-SETUP-7. */
export const start = program<KeyForge, StartLocals>('start', [
  {
    name: 'bid chains',
    rule: 'KF-CHAIN-BID-1',
    do: (match, { locals: { bidding } }) => {
      if (bidding === 1) call(match, bidChains, { bid: NO_BID, bidder: 0 });
    },
  },
  { name: 'choose the first player', rule: 'KF-SETUP-4 KF-FIRST-PLAYER-1', do: (match) => raise(match, fact('firstPlayerChosen', {})) },
  {
    name: 'shuffle the decks',
    rule: 'KF-SETUP-5',
    do: (match) =>
      raiseAll(
        match,
        seatsInOrder(match).map((seat) => fact('deckShuffled', { seat })),
      ),
  },
  {
    name: 'deal the hands',
    rule: 'KF-SETUP-6',
    do: (match) =>
      raiseAll(
        match,
        seatsInOrder(match).map((seat) => fact('handDealt', { seat, amount: firstHand(match, seat) })),
      ),
  },
  {
    name: 'mulligan',
    rule: 'KF-SETUP-7 KF-MULLIGAN-1 KF-MULLIGAN-2',
    ask: ({ state }, { locals }) => {
      if (locals.asked >= state.players.length) return undefined;
      const seat = seatAt(state.first, locals.asked);
      return { kind: 'may', seat, purpose: 'mulligan', min: 0, options: [option('yes')] };
    },
    take: (match, { locals }, chosen) => {
      const seat = seatAt(match.state.first, locals.asked++);
      const held = cardsIn(match, 'hand', seat).length;
      raise(match, chosen.length === 0 ? fact('handKept', { seat }) : fact('mulliganTaken', { seat, amount: Math.max(0, held - 1) }));
      return 'mulligan';
    },
  },
  { name: 'the first turn', rule: 'KF-SETUP-4 KF-TURN-SEQ-2', do: (match) => call(match, turn, { chained: 0 }) },
]);

function seatsInOrder({ state }: KeyForgeMatch): readonly Seat[] {
  return state.players.map((_, at) => seatAt(state.first, at));
}

/** The cards of a first hand. *Rule:* KF-SETUP-6, KF-STARTING-CHAINS-1. */
function firstHand(match: KeyForgeMatch, seat: Seat): number {
  const { first, players } = match.state;
  const { chains = 0 } = players[seat] ?? {};
  const size = seat !== first && applies(match, secondHandIsSmaller) ? FIRST_HAND - 1 : FIRST_HAND;
  return chains > 0 && applies(match, chainsShrinkHands) ? size - Math.ceil(chains / CHAINS_A_CARD) : size;
}

function seatAt(first: Seat, asked: number): Seat {
  return (first + asked) % 2;
}
