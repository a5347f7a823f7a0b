import { raiseAll, type CardId, type Deed, type GameEvent, type Verb } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { recordOf } from '../state/reading.ts';
import { counterNames, type KeyForge, type KeyForgeMatch } from '../state/state.ts';

/** The place of a counter's name in the list of names. */
function counterAt(name: string): number {
  return counterNames.findIndex((each) => each === name);
}

/** One fact for each card. */
function each(cards: readonly CardId[], make: (card: CardId) => GameEvent): GameEvent[] {
  return cards.map(make);
}

/** The +1 power counters on that of some cards which has most. */
function mostCounters(match: KeyForgeMatch, { cards }: Deed): number {
  return Math.max(0, ...cards.map((card) => recordOf(match, card).powerCounters));
}

/** Verbs that put counters on cards in play and take them off. */
export const counterVerbs = {
  addCounters: {
    fact: 'countersAdded',
    run: (match, { cards, amount, source }) => {
      if (amount > 0)
        raiseAll(
          match,
          each(cards, (card) => fact('countersAdded', { card, amount, source })),
        );
    },
    hint: 1,
  },
  /** As many +1 power counters as each has are put on it. *Rule:* KF-POWER-COUNTER-1. */
  doubleCounters: {
    fact: 'countersAdded',
    most: mostCounters,
    run: (match, { cards, source }) => {
      const bearers = cards.filter((card) => recordOf(match, card).powerCounters > 0);
      raiseAll(
        match,
        each(bearers, (card) => fact('countersAdded', { card, amount: recordOf(match, card).powerCounters, source })),
      );
    },
    hint: 1,
  },
  removeCounters: {
    fact: 'countersRemoved',
    most: mostCounters,
    can: (match, { cards }) => cards.some((card) => recordOf(match, card).powerCounters > 0),
    run: (match, { cards, amount, source }) => {
      const removed = each(cards, (card) =>
        fact('countersRemoved', { card, amount: Math.min(amount, recordOf(match, card).powerCounters), source }),
      );
      raiseAll(
        match,
        removed.filter((event) => event.amount > 0),
      );
    },
  },
  /** Counters with a name; `value` is the name. *Rule:* KF-COUNTERS-2. */
  addNamed: {
    takes: counterNames,
    fact: 'namedCountersAdded',
    run: (match, { cards, amount, value, source }) => {
      if (amount > 0)
        raiseAll(
          match,
          each(cards, (card) => fact('namedCountersAdded', { card, amount, value: counterAt(value), source })),
        );
    },
  },
  removeNamed: {
    takes: counterNames,
    fact: 'namedCountersRemoved',
    most: (match, { cards, value }) => Math.max(0, ...cards.map((card) => recordOf(match, card).counters[value] ?? 0)),
    can: (match, { cards, value }) => cards.some((card) => (recordOf(match, card).counters[value] ?? 0) > 0),
    run: (match, { cards, amount, value, source }) => {
      const removed = each(cards, (card) => {
        const there = recordOf(match, card).counters[value] ?? 0;
        return fact('namedCountersRemoved', { card, amount: Math.min(amount, there), value: counterAt(value), source });
      });
      raiseAll(
        match,
        removed.filter((event) => event.amount > 0),
      );
    },
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;
