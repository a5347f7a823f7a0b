import { expect, test } from 'vitest';
import type { CardSheet, Speech } from '@crupier/protocol';
import { lineOf, linesOf, textOf } from './log-lines.ts';

const sheet = (key: string, es: string): CardSheet => ({ key, name: { en: key, es }, facts: {}, text: { en: [], es: [] }, playable: true });
const sheets: Readonly<Record<string, CardSheet>> = { troll: sheet('troll', 'Trol'), claw: sheet('claw', 'El Garra') };
const speech: Speech = {
  language: 'es',
  words: {
    events: {
      fought: { en: '{card} fights {other}.', es: '{card} lucha contra {other}.' },
      ofThe: { en: 'of {card}', es: 'de {card}' },
      silent: { en: '', es: '' },
    },
    eventRules: { fought: 'KF-FIGHT-1' },
    purposes: {},
    verbs: {},
    values: {},
    labels: {},
  },
  card: (key) => sheets[key],
  seats: ['Ana', 'Iker'],
};

test('card names stand apart from the words around them', () => {
  const line = lineOf({ name: 'fought', seat: 1, card: { handle: 'h1', definition: 'troll' }, other: { definition: 'claw' } }, speech, 'k');
  expect(line?.pieces).toEqual([
    { kind: 'card', text: 'Trol', reference: { handle: 'h1', definition: 'troll' } },
    { kind: 'text', text: ' lucha contra ' },
    { kind: 'card', text: 'El Garra', reference: { definition: 'claw' } },
    { kind: 'text', text: '.' },
  ]);
  expect(line?.rule).toBe('KF-FIGHT-1');
  expect(line?.seat).toBe(1);
});

test('a hidden card is only a card', () => {
  const line = lineOf({ name: 'fought', card: {}, other: { definition: 'troll' } }, speech, 'k');
  expect(line === undefined ? '' : textOf(line)).toBe('una carta lucha contra Trol.');
});

test('what has nothing to say has no line', () => {
  expect(
    linesOf([{ seq: 1, events: [{ name: 'silent' }, { name: 'fought', card: {}, other: {} }], takenBack: false }], speech),
  ).toHaveLength(1);
});
