import { applies, call, raise, raiseAll, site, type CardId, type Deed, type Verb, perCard, perPair } from '@crupier/kernel/rules';
import { capture, captureFromPools } from '../rules/capture.ts';
import { redistribute } from '../rules/redistribute.ts';
import { isSafeFromStealing } from '../rules/stealing.ts';
import { leftOfReaping } from '../rules/use.ts';
import { fact, gainedBy } from '../state/facts.ts';
import { isCreature, recordOf, sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

const upToPool = site('KF-STEAL-2 KF-FAQ-CARD-senator-shrix-1', 'no more is taken than there is in the pool');
const returnedToOpponent = site('KF-RETURN-AEMBER-1', 'captured æmber is returned to the opponent of the captor');
const thatVeryAember = site('KF-FAQ-CARD-sir-marrows-1', 'Æ that has been captured is not captured again');
const thatVerySpending = site('KF-AEMBER-7', 'Æ that has been spent on a key is gained once');
const payInFull = site('KF-AEMBER-6 KF-PAY-1', 'a payment is made in full or not at all');

/** Æ in a seat's pool. *Rule:* KF-AEMBER-1. */
export function poolOf({ state }: KeyForgeMatch, seat: number): number {
  return state.players[seat]?.aember ?? 0;
}

/** As much of an amount as a pool has. *Rule:* KF-STEAL-2, KF-AS-MUCH-1. */
function atMost(match: KeyForgeMatch, seat: number, amount: number): number {
  return applies(match, upToPool) ? Math.min(amount, poolOf(match, seat)) : amount;
}

/** Æ in the fullest of the pools from which some creatures would capture. *Rule:* KF-AEMBER-3. */
function mostInPools(match: KeyForgeMatch, cards: readonly CardId[], poolFor: (side: number) => number): number {
  return Math.max(0, ...cards.filter((card) => isCreature(match, card)).map((card) => poolOf(match, poolFor(sideOf(match, card)))));
}

/** Captures from the pools that creatures of each side take from: they can where one of those pools has any. *Rule:* KF-AEMBER-3. */
function capturing(poolFor: (side: number) => number): Pick<Verb<KeyForge>, 'most' | 'can'> {
  const most = (match: KeyForgeMatch, { cards }: Deed): number => mostInPools(match, cards, poolFor);
  return { most, can: (match, deed) => most(match, deed) > 0 };
}

/** Æ on that of some cards which has most. */
function mostOnCards(match: KeyForgeMatch, { cards }: Deed): number {
  return Math.max(0, ...cards.map((card) => recordOf(match, card).aember));
}

/** Verbs that move æmber. */
export const aemberVerbs = {
  gain: {
    fact: 'aemberGained',
    adds: ['aemberGained'],
    can: (_match, { amount }) => amount > 0,
    run: (match, { seat, amount, source }) => {
      if (amount > 0) raise(match, fact('aemberGained', { seat, amount, value: gainedBy.effect, source }));
    },
    hint: 1,
  },
  /** Of what an opponent has just spent on a key, that very Æ: what somebody has gained of it already is not there any more. */
  gainSpent: {
    fact: 'aemberGained',
    // However it is shared out among those who gain it, all of it is gained once.
    adds: ['aemberGained'],
    can: ({ state }) => state.spentOnKey > 0,
    run: (match, { seat, event, source }) => {
      const amount = event?.amount ?? 0;
      const left = applies(match, thatVerySpending) ? Math.min(amount, match.state.spentOnKey) : amount;
      if (left > 0) raise(match, fact('aemberGained', { seat, amount: left, value: gainedBy.spending, source }));
    },
    hint: 1,
  },
  lose: {
    fact: 'aemberLost',
    can: (match, { seat }) => poolOf(match, seat) > 0,
    run: (match, { seat, amount, source }) => {
      const lost = atMost(match, seat, amount);
      if (lost > 0) raise(match, fact('aemberLost', { seat, amount: lost, source }));
    },
    hint: -1,
  },
  steal: {
    fact: 'aemberStolen',
    can: (match, { seat }) => poolOf(match, 1 - seat) > 0,
    run: (match, { seat, amount, source }) => {
      const taken = atMost(match, 1 - seat, amount);
      if (taken > 0 && !isSafeFromStealing(match, 1 - seat)) raise(match, fact('aemberStolen', { seat, amount: taken, source }));
    },
    hint: 2,
  },
  pay: {
    fact: 'aemberPaid',
    can: (match, { seat, amount }) => poolOf(match, seat) >= amount,
    run: (match, { seat, amount, source }) => {
      if (poolOf(match, seat) >= amount || !applies(match, payInFull)) {
        raise(match, fact('aemberPaid', { seat, amount: Math.min(amount, poolOf(match, seat)), source }));
      }
    },
    hint: -2,
  },
  /** As much of it as there is in the pool, to the opponent. *Rule:* KF-AS-MUCH-1. */
  give: {
    fact: 'aemberPaid',
    can: (match, { seat }) => poolOf(match, seat) > 0,
    run: (match, { seat, amount, source }) => {
      const given = atMost(match, seat, amount);
      if (given > 0) raise(match, fact('aemberPaid', { seat, amount: given, source }));
    },
    hint: -2,
  },
  /** All of the pool of the player whose deed it is goes to the opponent. */
  giveAll: {
    fact: 'aemberPaid',
    can: (match, { seat }) => poolOf(match, seat) > 0,
    run: (match, { seat, source }) => {
      const amount = poolOf(match, seat);
      if (amount > 0) raise(match, fact('aemberPaid', { seat, amount, source }));
    },
    hint: -3,
  },
  /** From the pool of the opponent of the creature's controller. *Rule:* KF-AEMBER-3. */
  capture: {
    fact: 'aemberCaptured',
    ...capturing((side) => 1 - side),
    run: (match, { cards, amount, source, seat }) => {
      if (cards.length > 1) {
        const captors = cards.filter((each) => isCreature(match, each));
        if (amount > 0 && captors.length > 0) call(match, capture, { cards: captors, amount, own: 0 }, { source, seat });
        return;
      }
      const [card] = cards;
      if (card === undefined || !isCreature(match, card)) return;
      const from = 1 - sideOf(match, card);
      const taken = atMost(match, from, amount);
      if (taken > 0) raise(match, fact('aemberCaptured', { card, seat: from, amount: taken, source }));
    },
    hint: 1,
  },
  /** What is about to be stolen, from the pool that it would be stolen from, whoever controls the captor. */
  captureInstead: {
    fact: 'aemberCaptured',
    changes: ['aemberStolen'],
    ...perCard<KeyForgeMatch>({
      run: (match, card, { amount, event, source }) => {
        if (event === undefined || !isCreature(match, card)) return;
        const from = 1 - event.seat;
        const taken = atMost(match, from, amount);
        if (taken > 0) raise(match, fact('aemberCaptured', { card, seat: from, amount: taken, source }));
      },
    }),
    hint: 1,
  },
  /** What an opponent has just gained by reaping, that very Æ: what has been taken already is not there to be captured. */
  captureGained: {
    fact: 'aemberCaptured',
    ...capturing((side) => 1 - side),
    ...perCard<KeyForgeMatch>({
      run: (match, card, { source }) => {
        const from = 1 - sideOf(match, card);
        const taken = atMost(match, from, applies(match, thatVeryAember) ? leftOfReaping(match) : 1);
        if (isCreature(match, card) && taken > 0) raise(match, fact('aemberCaptured', { card, seat: from, amount: taken, source }));
      },
    }),
    hint: 1,
  },
  /** From the pool of the creature's own controller. */
  captureFromOwn: {
    fact: 'aemberCaptured',
    ...capturing((side) => side),
    run: (match, { cards, amount, source, seat }) => {
      const captors = cards.filter((each) => isCreature(match, each));
      if (amount > 0 && captors.length > 0) call(match, capture, { cards: captors, amount, own: 1 }, { source, seat });
    },
    hint: 1,
  },
  /** From the pools of both players, in any combination. *Rule:* KF-FAQ-GEN-89. */
  captureFromPools: {
    fact: 'aemberCaptured',
    most: (match, { cards }) => (cards.some((card) => isCreature(match, card)) ? poolOf(match, 0) + poolOf(match, 1) : 0),
    ...perCard<KeyForgeMatch>({
      can: (match, card) => isCreature(match, card) && match.state.players.some(({ aember }) => aember > 0),
      run: (match, card, { amount, seat }) => {
        if (isCreature(match, card) && amount > 0) call(match, captureFromPools, { card, amount }, { source: card, seat });
      },
    }),
    hint: 1,
  },
  exalt: {
    fact: 'exalted',
    can: () => true,
    run: (match, { cards, amount, source, seat }) => {
      if (amount > 0)
        raiseAll(
          match,
          cards.map((card) => fact('exalted', { card, seat, amount, source })),
        );
    },
    hint: -1,
  },
  /** From the common supply on cards, which are not exalted thereby. */
  placeAember: {
    fact: 'aemberPlaced',
    run: (match, { cards, amount, source }) => {
      if (amount > 0)
        raiseAll(
          match,
          cards.map((card) => fact('aemberPlaced', { card, amount, source })),
        );
    },
    hint: -1,
  },
  /** From a card to the pool of the player whose deed it is. *Rule:* KF-MOVE-1. */
  moveToPool: {
    fact: 'aemberMovedToPool',
    most: mostOnCards,
    run: (match, { cards, amount, seat }) => {
      const moved = cards.map((card) => fact('aemberMovedToPool', { card, seat, amount: Math.min(amount, recordOf(match, card).aember) }));
      raiseAll(
        match,
        moved.filter((each) => each.amount > 0),
      );
    },
  },
  /** All that is on a card. *Rule:* KF-MOVE-1. */
  moveAllToPool: {
    fact: 'aemberMovedToPool',
    most: mostOnCards,
    run: (match, { cards, seat }) => {
      const bearers = cards.filter((card) => recordOf(match, card).aember > 0);
      raiseAll(
        match,
        bearers.map((card) => fact('aemberMovedToPool', { card, seat, amount: recordOf(match, card).aember })),
      );
    },
    hint: 2,
  },
  /** From the pool of the player whose deed it is to a card. *Rule:* KF-MOVE-1. */
  moveFromPool: {
    fact: 'aemberPutOnCard',
    most: (match, { seat }) => poolOf(match, seat),
    can: (match, { seat }) => poolOf(match, seat) > 0,
    ...perCard<KeyForgeMatch>({
      run: (match, card, { amount, seat }) => {
        const moved = atMost(match, seat, amount);
        if (moved > 0) raise(match, fact('aemberPutOnCard', { card, seat, amount: moved }));
      },
    }),
    hint: 0.2,
  },
  /** From a card to the common supply. */
  discardAember: {
    fact: 'aemberDiscarded',
    most: mostOnCards,
    run: (match, { cards, amount, source }) => {
      const lost = cards.map((card) => fact('aemberDiscarded', { card, amount: Math.min(amount, recordOf(match, card).aember), source }));
      raiseAll(
        match,
        lost.filter((each) => each.amount > 0),
      );
    },
    hint: -0.5,
  },
  discardAllAember: {
    fact: 'aemberDiscarded',
    most: mostOnCards,
    run: (match, { cards, source }) => {
      const bearers = cards.filter((card) => recordOf(match, card).aember > 0);
      raiseAll(
        match,
        bearers.map((card) => fact('aemberDiscarded', { card, amount: recordOf(match, card).aember, source })),
      );
    },
    hint: -1,
  },
  /** All Æ on some creatures, among them in any way. */
  redistributeAember: {
    fact: 'aemberMovedToCard',
    run: (match, { cards, source, seat }) => {
      const creatures = cards.filter((card) => isCreature(match, card));
      if (creatures.length > 1) call(match, redistribute, { cards: creatures, what: 'aember' }, { source, seat });
    },
  },
  /** What is about to be taken from a player comes from the supply. *Rule:* KF-FAQ-GEN-38. */
  supply: {
    fact: 'aemberSupplied',
    run: (match, { seat, amount, source }) => {
      if (amount > 0) raise(match, fact('aemberSupplied', { seat, amount, source }));
    },
  },
  /** From a creature to the pool of its opponent. *Rule:* KF-RETURN-AEMBER-1. */
  returnAember: {
    fact: 'aemberMovedToPool',
    most: mostOnCards,
    can: (match, { cards }) => cards.some((card) => recordOf(match, card).aember > 0),
    run: (match, { cards, amount }) => {
      const returned = cards.map((card) =>
        fact('aemberMovedToPool', { card, seat: poolOfReturn(match, card), amount: Math.min(amount, recordOf(match, card).aember) }),
      );
      raiseAll(
        match,
        returned.filter((each) => each.amount > 0),
      );
    },
    hint: 1,
  },
  /** All that there is on a card, to another. *Rule:* KF-MOVE-1. */
  moveAllAember: {
    fact: 'aemberMovedToCard',
    most: mostOnCards,
    ...perPair<KeyForgeMatch>({
      run: (match, card, other) => {
        const { aember } = recordOf(match, card);
        if (aember > 0) raise(match, fact('aemberMovedToCard', { card, other, amount: aember }));
      },
    }),
  },
  moveAember: {
    fact: 'aemberMovedToCard',
    most: mostOnCards,
    ...perPair<KeyForgeMatch>({
      run: (match, card, other, { amount }) => {
        const moved = Math.min(amount, recordOf(match, card).aember);
        if (moved > 0) raise(match, fact('aemberMovedToCard', { card, other, amount: moved }));
      },
    }),
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;

function poolOfReturn(match: KeyForgeMatch, card: CardId): number {
  const side = sideOf(match, card);
  return applies(match, returnedToOpponent) ? 1 - side : side;
}
