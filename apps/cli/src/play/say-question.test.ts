import type { SeenDecision, View } from '@crupier/kernel';
import type { Speech } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { parseAnswer } from './answer-text.ts';
import { optionAt, optionTexts, sayQuestion, verbTexts } from './say-question.ts';

const view: View = { viewer: 0, table: {}, seats: [], zones: [], cards: { c: { definition: 'imp', owner: 0, controller: 0, now: {} } } };
const imp = { key: 'imp', name: { en: 'Imp', es: 'Diablillo' }, facts: {}, text: { en: [], es: [] }, playable: true };
const words = {
  ...{ events: {}, eventRules: {}, values: {}, labels: {} },
  purposes: { may: { en: '{source}: do you do it?', es: '{source}: ¿lo haces?' } },
  verbs: { pass: { en: 'Pass', es: 'Pasar' }, yes: { en: 'Yes', es: 'Sí' } },
  consequences: { ends: { en: 'End your main phase', es: 'Terminar tu Fase Principal' } },
};
const speech: Speech = { words, language: 'es', card: (key) => (key === 'imp' ? imp : undefined), seats: ['Ana'] };
const asking: SeenDecision = {
  ...{ id: 1, kind: 'may', purpose: 'may', rule: '', until: 'one', waiting: [0], source: 'c' },
  text: { en: '**After Reap:** draw a card.', es: '**Después de cosechar:** roba una carta.' },
  giver: 'imp',
  ask: { min: 0, max: 1, price: 0, forced: false, options: [{ verb: 'yes', value: 0 }] },
};

test('a question says the ability that asks and who gave it', () => {
  const said = sayQuestion({ language: 'es' }, asking, { view, speech, numbered: [] });
  expect([said.title, said.text]).toEqual(['Diablillo: ¿lo haces?', 'Después de cosechar: roba una carta. (Diablillo)']);
  const { text: _text, giver: _giver, ...plain } = asking;
  expect(sayQuestion({ language: 'es' }, plain, { view, speech, numbered: [] }).text).toBe('');
});

test('what 0 does is said where choosing nothing does something', () => {
  const declined = { en: 'Keep this hand', es: 'Conservar esta mano' };
  const limits = (ask: SeenDecision['ask']): string =>
    sayQuestion({ language: 'es' }, { ...asking, ...(ask && { ask }) }, { view, speech, numbered: [] }).limits;
  expect(limits(asking.ask)).toBe('(un número, o 0 para ninguna)');
  expect(limits(asking.ask && { ...asking.ask, declined })).toBe('(0: Conservar esta mano)');
});

test('an option says what it ends, and is still called by its verb', () => {
  const options = [{ verb: 'pass', value: 0, consequence: { code: 'ends', ends: true } }] as const;
  const ask = { min: 1, max: 1, price: 0, forced: false, options };
  expect(optionTexts(ask, view, speech)).toEqual(['Terminar tu Fase Principal']);
  expect(parseAnswer('pasar', 'act', ask, verbTexts(ask, view, speech))).toEqual({ ok: true, value: [0] });
});

test('copies of a card in hand are one option, which stands for the places of all', () => {
  const copies: View = {
    ...view,
    zones: [{ kind: 'hand', seat: 0, count: 2, cards: ['c', 'd'] }],
    cards: { c: { definition: 'imp', owner: 0, controller: 0, now: {} }, d: { definition: 'imp', owner: 0, controller: 0, now: {} } },
  };
  const options = [
    { verb: 'yes', card: 'c', value: 0 },
    { verb: 'yes', card: 'd', value: 1 },
    { verb: 'pass', value: 0 },
  ];
  const open: SeenDecision = { ...asking, kind: 'respond', ask: { min: 0, max: 1, price: 0, forced: false, options } };
  const said = sayQuestion({ language: 'es' }, open, { view: copies, speech, numbered: ['c', 'd'] });
  expect(said.options.map(({ label, text, places }) => [label, text, places])).toEqual([
    ['1', 'Sí (#1) (2 en la mano)', [0, 1]],
    ['2', 'Pasar', [2]],
  ]);
  expect([0, 1, 2].map((place) => optionAt(said, place)?.label)).toEqual(['1', '1', '2']);
});
