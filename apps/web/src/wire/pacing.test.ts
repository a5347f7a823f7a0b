import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeenEvent, View } from '@crupier/protocol';
import { packView } from '@crupier/protocol';
import type { MatchState } from './match-state.ts';
import { holdMs, makePacer } from './pacing.ts';

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

function setUp(slow: boolean): { readonly shown: (number | string)[]; readonly pacer: ReturnType<typeof makePacer> } {
  const shown: (number | string)[] = [];
  return {
    shown,
    pacer: makePacer({
      show: (each) => shown.push(each.shown === undefined ? each.seq : `${each.shown.kind} ${each.shown.card.definition}`),
      pace: () => (slow ? { rate: 1, showMs: { played: 1200, revealed: 600, turned: 600 } } : undefined),
      rules: { plays: 'played', turnsUp: 'turned' },
    }),
  };
}

test('the steps of others follow one another', () => {
  const { shown, pacer } = setUp(true);
  for (const seq of [1, 2, 3]) pacer.take(state(seq), 'step');
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
});

test('a skip shows the last one at once', () => {
  const { shown, pacer } = setUp(true);
  for (const seq of [1, 2, 3, 4]) pacer.take(state(seq), 'step');
  expect(pacer.skip()).toBe(true);
  expect(shown).toEqual([1, 4]);
  expect(pacer.skip()).toBe(false);
});

test('a welcome comes at once, whatever waits', () => {
  const { shown, pacer } = setUp(true);
  pacer.take(state(1), 'step');
  pacer.take(state(2), 'step');
  pacer.take(state(9), 'atOnce');
  expect(shown).toEqual([1, 9]);
});

test('a question of the viewer holds nothing up', () => {
  const { shown, pacer } = setUp(true);
  pacer.take(state(1, true), 'step');
  vi.advanceTimersByTime(0);
  pacer.take(state(2), 'step');
  expect(shown).toEqual([1, 2]);
});

test('without motion nothing is delayed', () => {
  const { shown, pacer } = setUp(false);
  for (const seq of [1, 2, 3]) pacer.take(state(seq), 'step');
  expect(shown).toEqual([1, 2, 3]);
});

test.each([true, false])('a turn that is about to end by itself is told of before the next step is shown, with motion: %s', (slow) => {
  const { shown, pacer } = setUp(slow);
  const endTurn = { verb: 'endTurn', value: 0, consequence: { code: 'nothingMoreToDo', ends: true } } as const;
  const asked = state(1, true);
  const ask = { min: 1, max: 1, price: 0, forced: true, options: [endTurn] };
  const ending: MatchState = { ...asked, pending: asked.pending && { ...asked.pending, ask } };
  pacer.take(ending, 'step');
  pacer.take(state(2), 'step');
  vi.advanceTimersByTime(1500);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2]);
});

test('a turn that its player ends is no moment to wait at', () => {
  const endTurn = { verb: 'endTurn', value: 0, consequence: { code: 'nothingMoreToDo', ends: true } } as const;
  const asked = state(1, true);
  const ask = { min: 1, max: 1, price: 0, forced: true, options: [endTurn] };
  const ending: MatchState = { ...asked, pending: asked.pending && { ...asked.pending, ask } };
  const passing = { own: [], others: [], everything: false };
  expect(holdMs({ ...ending, passing }, undefined)).toBeGreaterThan(0);
  expect(holdMs({ ...ending, passing: { ...passing, ends: true } }, undefined)).toBe(0);
});

const plays = (seat: number, name = 'plays'): SeenEvent => ({ name, seat, card: { handle: 'h', definition: 'troll' } });
const step = (seq: number, ...events: readonly SeenEvent[]): MatchState => ({
  ...state(seq, true),
  log: [{ seq, events, takenBack: false }],
});

test('a card that somebody else plays is shown before the question that follows, and a skip ends that', () => {
  const { shown, pacer } = setUp(true);
  pacer.take(step(1, plays(1)), 'step');
  expect(shown).toEqual(['played troll']);
  vi.advanceTimersByTime(1100);
  expect(shown).toEqual(['played troll']);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(['played troll', 1]);
  pacer.take(step(2, plays(1)), 'step');
  expect(pacer.skip()).toBe(true);
  expect(shown.at(-1)).toBe(2);
});

test.each(['beside', 'atOnce'] as const)('no card is shown by what comes %s, whatever the last step was', (how) => {
  const { shown, pacer } = setUp(true);
  pacer.take(step(1, plays(1)), how);
  expect(shown).toEqual([1]);
});

test('a card is shown as long as the reader points at it', () => {
  const { shown, pacer } = setUp(true);
  pacer.take(step(1, plays(1)), 'step');
  pacer.hold(true);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(['played troll']);
  pacer.hold(false);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(['played troll', 1]);
});

test('of the reader’s own cards those alone are shown that the scenario turns up', () => {
  const { shown, pacer } = setUp(true);
  pacer.take(step(1, plays(0)), 'step');
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(0);
  pacer.take(step(2, plays(0, 'turnsUp')), 'step');
  expect(shown).toEqual([1, 'turned troll']);
});

test('what takes longer than a second and a half is shown twice as fast', () => {
  const { shown, pacer } = setUp(true);
  pacer.take(step(1, plays(1), plays(1), plays(1)), 'step');
  vi.advanceTimersByTime(650);
  expect(shown).toHaveLength(2);
});

test('without motion no card is shown', () => {
  const { shown, pacer } = setUp(false);
  pacer.take(step(1, plays(1)), 'step');
  expect(shown).toEqual([1]);
});
