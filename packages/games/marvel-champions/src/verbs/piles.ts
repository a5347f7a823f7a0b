import { again, applies, call, leave, NO_CARD, option, program, raise, raiseAll, site, topOf, type CardId } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { recordOf } from '../state/reading.ts';
import { cardsIn, type Marvel } from '../state/state.ts';
import type { Verbs } from './table.ts';

const somethingToShuffle = site('MC-DISCARD-PILE-4', 'an empty discard pile is not shuffled into a deck');

interface TopLocals {
  /** The cards that are looked at, the top one first. */
  cards: readonly CardId[];
  readonly count: number;
  taken: CardId;
}

/** A player looks at the top cards of the own deck, takes one into hand and discards the others. *Rule:* MC-LOOK-1, MC-DISCARD-7. */
export const takeOneOfTop = program<Marvel, TopLocals>('take one of the top cards', [
  {
    name: 'look at them',
    rule: 'MC-LOOK-1 MC-LOOK-2',
    do: (match, { locals, seat }) => {
      locals.cards = topOf(cardsIn(match, 'deck', seat), locals.count);
      if (locals.cards.length === 0) return leave;
      raise(match, fact('looked', { seat, value: 0, amount: locals.count }));
      return undefined;
    },
  },
  {
    name: 'choose one',
    rule: 'MC-CHOOSE-ELEMENT-1',
    asksForAct: true,
    ask: (_match, { locals: { cards }, source, seat }) => ({
      kind: 'target',
      seat,
      purpose: 'searchFor',
      source,
      options: cards.map((card) => option('choose', card)),
    }),
    take: (_match, { locals }, [chosen]) => {
      locals.taken = chosen?.card ?? NO_CARD;
    },
  },
  { name: 'look no longer', rule: 'MC-LOOK-1', do: (match, { seat }) => raise(match, fact('lookEnded', { seat })) },
  {
    name: 'take it, and discard the others',
    rule: 'MC-DISCARD-7',
    do: (match, { locals: { cards, taken }, seat }) =>
      raiseAll(
        match,
        cards.map((card) => fact(card === taken ? 'cardReturned' : 'cardDiscarded', { card, seat })),
      ),
  },
]);

interface DifferentLocals {
  chosen: readonly CardId[];
  readonly count: number;
}

/** A player shuffles some cards of the own discard pile into the deck, no two of one name. *Rule:* MC-FAQ-19. */
export const shuffleDifferent = program<Marvel, DifferentLocals>('shuffle different cards into the deck', [
  {
    name: 'choose another',
    rule: 'MC-CHOOSE-ELEMENT-1 MC-FAQ-19',
    ask: (match, { locals: { chosen, count }, source, seat }) => {
      const names = chosen.map((card) => printedOf(match, card).name);
      const others = cardsIn(match, 'discard', seat).filter((card) => !names.includes(printedOf(match, card).name));
      const kinds = new Map(others.map((card) => [recordOf(match, card).definition, card]));
      const options = [...kinds.values()].map((card) => option('choose', card));
      if (chosen.length === count || options.length === 0) return undefined;
      return { kind: 'target', seat, purpose: 'shuffleIn', source, min: 0, options };
    },
    take: (_match, { locals }, [chosen]) => {
      if (chosen === undefined) return undefined;
      locals.chosen = [...locals.chosen, chosen.card];
      return again;
    },
  },
  {
    name: 'shuffle them in',
    rule: 'MC-SHUFFLE-1',
    do: (match, { locals: { chosen }, seat }) =>
      raiseAll(
        match,
        chosen.map((card) => fact('cardShuffledIn', { card, seat })),
      ),
  },
]);

/** What is done with piles of cards in ways that few cards say. */
export const pileVerbs = {
  /** Looks at so many cards, takes one of them into hand and discards the others. */
  takeOneOfTop: {
    fact: 'cardReturned',
    can: (match, { seat }) => cardsIn(match, 'deck', seat).length > 0,
    run: (match, { seat, source, amount }) => call(match, takeOneOfTop, { cards: [], count: amount, taken: NO_CARD }, { source, seat }),
    hint: 2,
  },
  /** Up to so many cards of the discard pile, no two of one name. */
  shuffleDifferentIntoDeck: {
    fact: 'cardShuffledIn',
    can: (match, { seat }) => cardsIn(match, 'discard', seat).length > 0 || !applies(match, somethingToShuffle),
    run: (match, { seat, source, amount }) => call(match, shuffleDifferent, { chosen: [], count: amount }, { source, seat }),
    hint: 1,
  },
} as const satisfies Verbs;
