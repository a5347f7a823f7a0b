import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeenEvent, View } from '@crupier/protocol';
import { packView } from '@crupier/protocol';
import type { MatchState } from './match-state.ts';
import { holdMs, makePacer, type BeatPace } from './pacing.ts';

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
  news: [{ name: 'e' }],
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
  news: events,
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

const beatAt = (seq: number, kind: string): MatchState => ({
  ...state(seq),
  news: [{ name: kind }],
  beat: { key: `${seq} ${kind}`, kind, events: [{ name: kind }] },
});

interface BeatTable {
  readonly shown: (number | string)[];
  readonly news: string[][];
  readonly pacer: ReturnType<typeof makePacer>;
  pace: BeatPace | undefined;
}

/** A table at which two kinds of beats are shown, for a second each. */
function withBeats(pace: BeatPace | undefined): BeatTable {
  const shown: (number | string)[] = [];
  const news: string[][] = [];
  const table: BeatTable = {
    shown,
    news,
    pace,
    pacer: makePacer({
      show: (each) => {
        shown.push(each.beat?.kind ?? each.seq);
        news.push(each.news.map(({ name }) => name));
      },
      pace: () => undefined,
      beatPace: () => table.pace,
      beatTimes: { hits: 1000, turns: 1000 },
    }),
  };
  return table;
}

test('step by step a beat stays until the reader goes on, and the question comes after the last', () => {
  const { shown, pacer } = withBeats('step');
  pacer.take(state(1, true), 'step', [beatAt(1, 'turns'), beatAt(1, 'hits')]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['turns']);
  pacer.next();
  expect(shown).toEqual(['turns', 'hits']);
  pacer.next();
  pacer.next();
  expect(shown).toEqual(['turns', 'hits', 1]);
});

test.each([
  [1, 1000],
  [2, 500],
])('at a pace of %i each beat is shown for %i ms', (pace, ms) => {
  const { shown, pacer } = withBeats(pace);
  pacer.take(state(1, true), 'step', [beatAt(1, 'turns'), beatAt(1, 'hits')]);
  vi.advanceTimersByTime(ms - 10);
  expect(shown).toEqual(['turns']);
  vi.advanceTimersByTime(20);
  expect(shown).toEqual(['turns', 'hits']);
  vi.advanceTimersByTime(ms);
  expect(shown).toEqual(['turns', 'hits', 1]);
});

test('going back shows the beats before once more and loses none of those that come', () => {
  const { shown, pacer } = withBeats('step');
  pacer.take(state(1, true), 'step', [beatAt(1, 'turns'), beatAt(1, 'hits')]);
  pacer.back();
  pacer.next();
  pacer.back();
  pacer.next();
  pacer.next();
  expect(shown).toEqual(['turns', 'hits', 'turns', 'hits', 1]);
  pacer.back();
  expect(shown.at(-1)).toBe(1);
});

test('a skip goes to what is asked, over the beats of later steps too', () => {
  const { shown, pacer } = withBeats('step');
  pacer.take(state(1), 'step', [beatAt(1, 'turns')]);
  pacer.take(state(2, true), 'step', [beatAt(2, 'hits')]);
  expect(pacer.skip()).toBe(true);
  expect(shown).toEqual(['turns', 2]);
});

test('after a skip the beats of steps that are still to come are passed over too, until the reader is asked', () => {
  const { shown, pacer } = withBeats('step');
  pacer.take(state(1), 'step', [beatAt(1, 'turns')]);
  pacer.skip();
  pacer.take(state(2), 'step', [beatAt(2, 'hits')]);
  vi.advanceTimersByTime(1000);
  pacer.take(state(3, true), 'step', [beatAt(3, 'hits')]);
  pacer.take(state(4), 'step', [beatAt(4, 'turns')]);
  expect(shown).toEqual(['turns', 1, 2, 3, 'turns']);
});

test('between the beats of two steps nothing else is shown, what happened there is news in the beat after, and one can go back over both', () => {
  const { shown, news, pacer } = withBeats('step');
  pacer.take(state(1), 'step', [beatAt(1, 'turns')]);
  pacer.take(state(2, true), 'step', [beatAt(2, 'hits')]);
  pacer.next();
  pacer.back();
  pacer.next();
  pacer.next();
  expect(shown).toEqual(['turns', 'hits', 'turns', 'hits', 2]);
  expect(news[1]).toEqual(['e', 'hits']);
});

test('whoever wants beats to follow by themselves has them do so from the one that is shown', () => {
  const table = withBeats('step');
  table.pacer.take(state(1, true), 'step', [beatAt(1, 'turns')]);
  table.pace = 1;
  table.pacer.repace();
  vi.advanceTimersByTime(1010);
  expect(table.shown).toEqual(['turns', 1]);
});

test('what happened in beats that are passed over is news in what comes after', () => {
  const { shown, news, pacer } = withBeats('step');
  pacer.take(state(1, true), 'step', [beatAt(1, 'silent'), beatAt(1, 'turns'), beatAt(1, 'silent')]);
  pacer.next();
  expect(shown).toEqual(['turns', 1]);
  expect(news).toEqual([
    ['silent', 'turns'],
    ['silent', 'e'],
  ]);
});

test('where none are to be shown the step comes at once, with all that happened', () => {
  const { shown, news, pacer } = withBeats(undefined);
  pacer.take(state(1, true), 'step', [beatAt(1, 'turns'), beatAt(1, 'hits')]);
  expect(shown).toEqual([1]);
  expect(news).toEqual([['turns', 'hits', 'e']]);
});
