import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '@crupier/protocol';
import { packView } from '@crupier/protocol';
import type { MatchState } from './match-state.ts';
import { makePacer } from './pacing.ts';

const view: View = { viewer: 0, table: {}, seats: [], zones: [], cards: {} };
const state = (seq: number, asked = false): MatchState => ({
  seat: 0,
  seats: [0],
  seq,
  wire: packView(view),
  view,
  pending: asked
    ? {
        id: 1,
        kind: 'act',
        purpose: '',
        rule: '',
        until: 'one',
        waiting: [0],
        ask: { min: 1, max: 1, price: 0, forced: false, options: [] },
      }
    : undefined,
  undo: {},
  passing: undefined,
  plans: [],
  chat: [],
  clock: undefined,
  info: {
    match: '',
    game: '',
    status: 'running',
    seats: [],
    fairness: { commitment: '', nonces: [] },
    agreements: { draw: false, shortcuts: false },
    hints: false,
  },
  log: [{ seq, events: [{ name: 'e' }], takenBack: false }],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(slow: boolean): { readonly shown: number[]; readonly pacer: ReturnType<typeof makePacer> } {
  const shown: number[] = [];
  return {
    shown,
    pacer: makePacer(
      (each) => shown.push(each.seq),
      () => slow,
    ),
  };
}

test('the steps of others follow one another', () => {
  const { shown, pacer } = setUp(true);
  for (const seq of [1, 2, 3]) pacer.take(state(seq), false);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
});

test('a skip shows the last one at once', () => {
  const { shown, pacer } = setUp(true);
  for (const seq of [1, 2, 3, 4]) pacer.take(state(seq), false);
  expect(pacer.skip()).toBe(true);
  expect(shown).toEqual([1, 4]);
  expect(pacer.skip()).toBe(false);
});

test('a welcome comes at once, whatever waits', () => {
  const { shown, pacer } = setUp(true);
  pacer.take(state(1), false);
  pacer.take(state(2), false);
  pacer.take(state(9), true);
  expect(shown).toEqual([1, 9]);
});

test('a question of the viewer holds nothing up', () => {
  const { shown, pacer } = setUp(true);
  pacer.take(state(1, true), false);
  vi.advanceTimersByTime(0);
  pacer.take(state(2), false);
  expect(shown).toEqual([1, 2]);
});

test('without motion nothing is delayed', () => {
  const { shown, pacer } = setUp(false);
  for (const seq of [1, 2, 3]) pacer.take(state(seq), false);
  expect(shown).toEqual([1, 2, 3]);
});

test.each([true, false])('a turn that is about to end by itself is told of before the next step is shown, with motion: %s', (slow) => {
  const { shown, pacer } = setUp(slow);
  const endTurn = { verb: 'endTurn', value: 0, consequence: { code: 'nothingMoreToDo', ends: true } } as const;
  const asked = state(1, true);
  const ask = { min: 1, max: 1, price: 0, forced: true, options: [endTurn] };
  const ending: MatchState = { ...asked, pending: asked.pending && { ...asked.pending, ask } };
  pacer.take(ending, false);
  pacer.take(state(2), false);
  vi.advanceTimersByTime(1500);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2]);
});
