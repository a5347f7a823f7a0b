import { call, leave, option, program, raise, raiseAll, type CardId } from '@crupier/kernel';
import { meansOf, payEnergy } from '../rules/energy.ts';
import { addResource } from '../rules/resource.ts';
import { destroyedBy, discardedTo, fact } from '../state/facts.ts';
import { noteOffer } from '../state/fragmented-loops.ts';
import { allies, cardsIn, hasKeyword, recordOf } from '../state/reading.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

interface DiscardLocals {
  readonly count: number;
}

/** A player discards so many cards of their own choice. *Rule:* INF-701.7b. */
export const chooseDiscards = program<Inferno, DiscardLocals>('choose what to discard', [
  {
    name: 'choose the cards',
    rule: 'INF-701.7b INF-101.4a',
    ask: (match, { locals: { count }, seat, source }) => {
      const hand = cardsIn(match, 'hand', seat);
      const number = Math.min(count, hand.length);
      if (number === 0) return undefined;
      const options = hand.map((card) => option('discard', card));
      return { kind: 'target', seat, purpose: 'discard', source, min: number, max: number, options };
    },
    take: (match, { seat }, chosen) =>
      raiseAll(
        match,
        chosen.map(({ card }) => fact('cardDiscarded', { card, seat, value: discardedTo.infierno })),
      ),
  },
]);

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

/** A player destroys an ally of their own choice. *Rule:* INF-102.4. */
export const destroyOwn = program<Inferno, object>('destroy an ally of one’s own', [
  {
    name: 'choose the ally',
    rule: 'INF-102.4 INF-101.4',
    ask: (match, { seat, source }) => {
      const options = ownAllies(match, seat).map((card) => option('choose', card));
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'destroyOwn', source, options };
    },
    take: (match, { source }, [chosen]) => {
      if (chosen !== undefined) raise(match, fact('destroyed', { card: chosen.card, other: source, source, value: destroyedBy.effect }));
    },
  },
]);

function ownAllies(match: InfernoMatch, seat: number): number[] {
  return allies(match).filter((card) => recordOf(match, card).controller === seat && !hasKeyword(match, card, 'indestructible'));
}

interface TollLocals {
  readonly card: CardId;
  readonly price: number;
  /** 1 once it was paid. */
  paid: number;
}

/** Something on the chain is cancelled unless its controller pays. *Rule:* INF-117.12a, INF-701.5. */
export const cancelUnlessPaid = program<Inferno, TollLocals>('cancel unless paid', [
  {
    name: 'pay or not',
    rule: 'INF-117.12a',
    ask: (match, { locals: { card, price } }) => {
      const seat = recordOf(match, card).controller;
      if (meansOf(match, seat) < price) return undefined;
      return { kind: 'may', seat, purpose: 'payOrLose', source: card, min: 0, options: [option('payFor', card, price)] };
    },
    take: (match, { locals, source }, chosen) => {
      noteOffer(match, chosen.length > 0);
      if (chosen.length === 0) return undefined;
      locals.paid = 1;
      call(match, payEnergy, { price: locals.price }, { source, seat: recordOf(match, locals.card).controller });
      return undefined;
    },
  },
  {
    name: 'it is cancelled',
    rule: 'INF-701.5',
    do: (match, { locals: { card, paid } }) => {
      if (paid === 0) raise(match, fact('cancelled', { card, value: 0 }));
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
  return cardsIn(match, 'deck', seat).slice(-count).toReversed();
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
