import { expect, test } from 'vitest';
import type { CardSheet, SeenEvent, Speech } from '@crupier/protocol';
import type { LogGroup } from '../wire/match-state.ts';
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

test('an undo has a line with what it took back first, and ends what was gathered', () => {
  const fought: SeenEvent = { name: 'fought', seat: 0, card: {}, other: { definition: 'troll' } };
  const lines = linesOf(
    [
      { seq: 1, events: [fought], takenBack: false },
      { seq: 3, events: [{ ...fought }], takenBack: true, undone: { by: 1, events: [{ name: 'silent' }, { ...fought }] } },
    ],
    speech,
  );
  expect(lines.map((line) => [line.key, line.isUndo, textOf(line)])).toEqual([
    ['1.0', false, 'una carta lucha contra Trol.'],
    ['3.undo', true, 'una carta lucha contra Trol.'],
    ['3.0', false, 'una carta lucha contra Trol.'],
  ]);
  expect(lines[1]?.seat).toBe(1);
});

test('a log that grows tells the same as one that is told at once, and equal lines are counted', () => {
  const fought: SeenEvent = { name: 'fought', card: {}, other: {} };
  const log: LogGroup[] = [1, 2, 3].map((seq) => ({ seq, events: [{ ...fought }], takenBack: false }));
  linesOf(log.slice(0, 2), speech);
  const grown = linesOf(log, speech);
  expect(grown).toEqual(linesOf(log, { ...speech }));
  expect(grown.map(textOf)).toEqual(['una carta lucha contra una carta. ×3']);
});
