import type { SeenDecision, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { choicesOf } from './card-choices.ts';
import { shownOptions } from './slip-options.ts';
import type { Answering } from './use-answering.ts';

const copy = { definition: 'imp', owner: 0, controller: 0, now: {} };
const view: View = {
  ...{ viewer: 0, table: {}, seats: [] },
  zones: [{ kind: 'hand', seat: 0, count: 2, cards: ['a', 'b'] }],
  cards: { a: copy, b: copy, c: copy },
};
const verbs = { use: { en: 'Play {card}', es: 'Jugar {card}' } };
const speech: Speech = {
  ...{ words: { events: {}, eventRules: {}, values: {}, labels: {}, purposes: {}, verbs }, language: 'es', seats: [] },
  card: (key) => ({ key, name: { en: 'Imp', es: 'Diablillo' }, facts: {}, text: { en: [], es: [] }, playable: true }),
};

test('the slip offers copies of a card in hand once, and each of them stays a choice at its card', () => {
  const decision: SeenDecision = {
    ...{ id: 1, kind: 'respond', purpose: 'mayInterrupt', rule: '', until: 'one', waiting: [0] },
    ask: { min: 0, max: 1, price: 0, forced: false, options: ['c', 'a', 'b'].map((card, value) => ({ verb: 'use', card, value })) },
  };
  const choices = choicesOf(decision);
  const shown = shownOptions({ decision, choices } as Answering, { view, speech });
  expect(shown.map(({ index, copies, words }) => [index, copies, words])).toEqual([
    [0, [], 'Jugar Diablillo'],
    [1, [2], 'Jugar Diablillo (2 en la mano)'],
  ]);
  expect([...choices.byCard.keys()]).toEqual(['c', 'a', 'b']);
});

test('what reads alike of cards in play is numbered', () => {
  const decision: SeenDecision = {
    ...{ id: 1, kind: 'respond', purpose: 'mayRespond', rule: '', until: 'one', waiting: [0] },
    ask: { min: 0, max: 1, price: 0, forced: false, options: ['c', 'd'].map((card, value) => ({ verb: 'use', card, value })) },
  };
  const inPlay = { ...view, cards: { c: copy, d: copy } };
  const shown = shownOptions({ decision, choices: choicesOf(decision) } as Answering, { view: inPlay, speech });
  expect(shown.map(({ index, words }) => [index, words])).toEqual([
    [0, 'Jugar Diablillo (1)'],
    [1, 'Jugar Diablillo (2)'],
  ]);
});
