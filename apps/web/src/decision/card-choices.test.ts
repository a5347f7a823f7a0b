import { expect, test } from 'vitest';
import type { SeenDecision, SeenOption } from '@crupier/protocol';
import { choicesOf, marksOf } from './card-choices.ts';
import { startDraft, toggleOption } from './draft.ts';

const asked = (kind: SeenDecision['kind'], options: readonly SeenOption[], max = 1): SeenDecision => ({
  id: 1,
  kind,
  purpose: 'p',
  rule: '',
  until: 'one',
  waiting: [0],
  source: 'src',
  ask: { min: 1, max, price: 0, forced: false, options },
});

test('options are sorted by their card, and keep their places', () => {
  const choices = choicesOf(
    asked('act', [
      { verb: 'reap', card: 'a', value: 0 },
      { verb: 'endTurn', value: 0 },
      { verb: 'fight', card: 'a', value: 0 },
    ]),
  );
  expect(choices.byCard.get('a')?.map(({ index }) => index)).toEqual([0, 2]);
  expect(choices.loose.map(({ index }) => index)).toEqual([1]);
});

test('the tab says what a card is chosen for', () => {
  const tab = (kind: SeenDecision['kind'], verb: string): string | undefined =>
    marksOf(asked(kind, [{ verb, card: 'a', value: 0 }]), undefined, undefined).get('a')?.legal;
  expect(tab('act', 'reap')).toBe('play');
  expect(tab('target', 'choose')).toBe('target');
  expect(tab('target', 'fight')).toBe('sword');
  expect(tab('pay', 'pay')).toBe('bolt');
  expect(tab('defend', 'defend')).toBe('armor');
});

test('what comes to nothing by itself is no mark, but beside something else', () => {
  const idle = { verb: 'tap', card: 'a', value: 1, idle: true } as const;
  expect(marksOf(asked('act', [idle]), undefined, undefined).get('a')?.legal).toBeUndefined();
  expect(marksOf(asked('act', [idle, { verb: 'activate', card: 'a', value: 0 }]), undefined, undefined).get('a')?.legal).toBe('play');
});

test('what asks is framed, what is chosen is ticked, what a first tap armed too', () => {
  const decision = asked(
    'target',
    [
      { verb: 'choose', card: 'a', value: 0 },
      { verb: 'choose', card: 'b', value: 0 },
    ],
    2,
  );
  const draft = decision.ask === undefined ? startDraft(decision) : toggleOption(startDraft(decision), decision.ask, 0);
  const marks = marksOf(decision, draft, 'b');
  expect(marks.get('src')?.source).toBe(true);
  expect(marks.get('a')?.chosen).toBe(true);
  expect(marks.get('b')?.chosen).toBe(true);
});

test('a draft for another question marks nothing', () => {
  const decision = asked('target', [{ verb: 'choose', card: 'a', value: 0 }]);
  expect(marksOf(decision, { decision: 99, chosen: [0] }, undefined).get('a')?.chosen).toBeUndefined();
});

test('with no question nothing is marked', () => {
  expect(marksOf(undefined, undefined, undefined).size).toBe(0);
  expect(choicesOf(undefined).loose).toEqual([]);
});
