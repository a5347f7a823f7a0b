import { call, leave, option, program, raise, raiseAll, topOf, type CardId } from '@crupier/kernel/rules';
import { meansOf, payEnergy } from '../rules/energy.ts';
import { canBeCancelled } from './chain.ts';
import { chooseDiscards, destroyOwn } from './cycles.ts';
import { addResource } from '../rules/resource.ts';
import { itemOf } from '../state/chain.ts';
import { discardedTo, fact } from '../state/facts.ts';
import { mayTake, noteOffer } from '../state/fragmented-loops.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

interface RandomLocals {
  left: number;
}

/** Cards of a hand are discarded by chance, one after the other. *Rule:* INF-701.7b. */
export const discardAtRandom = program<Inferno, RandomLocals>('discard at random', [
  {
    name: 'leave it to chance',
    rule: 'INF-701.7b',
    do: (match, { locals, seat }) => {
      if (locals.left <= 0 || cardsIn(match, 'hand', seat).length === 0) return leave;
      raise(match, fact('zoneMixed', { seat, value: zoneOf('hand', seat) }));
      return undefined;
    },
  },
  {
    name: 'discard the card',
    rule: 'INF-701.7b',
    do: (match, { locals, seat }) => {
      const card = cardsIn(match, 'hand', seat).at(-1);
      locals.left--;
      if (card === undefined) return leave;
      raise(match, fact('cardDiscarded', { card, seat, value: discardedTo.infierno }));
      return 'leave it to chance';
    },
  },
]);

interface TollLocals {
  readonly card: CardId;
  readonly price: number;
  /** 1 once it was paid. */
  paid: number;
}

/** What the offer to pay is called among those that a loop is made of. */
const TOLL = 'toll';

/** Something on the chain is cancelled unless its controller pays. *Rule:* INF-117.12a, INF-701.5. */
export const cancelUnlessPaid = program<Inferno, TollLocals>('cancel unless paid', [
  {
    name: 'pay or not',
    rule: 'INF-117.12a',
    ask: (match, { locals: { card, price }, source }) => {
      // What has left the chain, or never lay there, is lost to nobody. *Rule:* INF-701.5a.
      if (itemOf(match, card) === undefined) return undefined;
      const seat = recordOf(match, card).controller;
      // To pay again and again may be what keeps a loop going. *Rule:* INF-707.3.
      if (meansOf(match, seat) < price || !mayTake(match, { seat, source, place: TOLL })) return undefined;
      return { kind: 'may', seat, purpose: 'payOrLose', source: card, min: 0, options: [option('payFor', card, price)] };
    },
    take: (match, { locals, source }, chosen) => {
      const { controller } = recordOf(match, locals.card);
      noteOffer(match, { seat: controller, source, place: TOLL }, chosen.length > 0);
      if (chosen.length === 0) return undefined;
      locals.paid = 1;
      call(match, payEnergy, { price: locals.price }, { source, seat: controller });
      return undefined;
    },
  },
  {
    name: 'it is cancelled',
    rule: 'INF-701.5 INF-604.5',
    do: (match, { locals: { card, paid } }) => {
      if (paid === 0 && canBeCancelled(match, card)) raise(match, fact('cancelled', { card, value: 0 }));
    },
  },
]);

/** A player looks at the top cards of the deck and puts them back in any order. *Rule:* INF-701.14a. */
export const arrangeTop = program<Inferno, { readonly count: number }>('arrange the top of the deck', [
  {
    name: 'look at them',
    rule: 'INF-701.14a',
    do: (match, { locals: { count }, seat }) =>
      raiseAll(
        match,
        topCards(match, seat, count).map((card) => fact('cardSeen', { card, seat })),
      ),
  },
  {
    name: 'put them back',
    rule: 'INF-701.14a',
    ask: (match, { locals: { count }, seat, source }) => {
      const options = topCards(match, seat, count).map((card) => option('choose', card));
      return options.length < 2 ? undefined : { kind: 'arrange', seat, purpose: 'arrangeTop', source, options };
    },
    // The first is to be on top: it is put back last.
    take: (match, _frame, chosen) =>
      raiseAll(
        match,
        chosen.toReversed().map(({ card }) => fact('cardToDeck', { card, value: 0 })),
      ),
  },
]);

/** The first is on top. */
function topCards(match: InfernoMatch, seat: number, count: number): CardId[] {
  return topOf(cardsIn(match, 'deck', seat), count);
}

/** Several resources, one after the other. *Rule:* INF-120.2#2, INF-101.3. */
export const addResources = program<Inferno, { left: number }>('add resources', [
  {
    name: 'add the next one',
    rule: 'INF-120.2#2',
    do: (match, { locals, seat }) => {
      if (locals.left <= 0) return leave;
      locals.left--;
      call(match, addResource, {}, { seat });
      return 'add the next one';
    },
  },
]);

/** The choices that cards ask for while they resolve. */
export const choicePrograms = [chooseDiscards, discardAtRandom, destroyOwn, cancelUnlessPaid, addResources, arrangeTop] as const;
