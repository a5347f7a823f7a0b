import { expect, test } from 'vitest';
import type { ServerMessage, TableInfo, UpdateMessage, View, WelcomeMessage } from '@crupier/protocol';
import { diffViews, packBeats, packView } from '@crupier/protocol';
import { isQuiet, receive, settle, type MatchState } from './match-state.ts';

const view = (aember: number): View => ({
  viewer: 0,
  table: { turn: 1 },
  seats: [{ aember }, { aember: 0 }],
  zones: [{ kind: 'line', seat: 0, count: 1, cards: ['h1'] }],
  cards: { h1: { definition: 'd', owner: 0, controller: 0, now: { damage: aember } } },
});
const info: TableInfo = {
  match: 'm',
  game: 'g',
  status: 'running',
  seats: [],
  fairness: { commitment: '', nonces: [] },
  agreements: { draw: false, shortcuts: false },
  hints: false,
};
const welcome = (seq: number, eventsFrom = 0): WelcomeMessage => ({
  kind: 'welcome',
  seat: 0,
  seats: [0],
  seq,
  eventsFrom,
  events: [{ name: 'a' }],
  undo: {},
  view: packView(view(seq)),
  info,
});
const update = (from: number, to: number, back?: number): UpdateMessage => ({
  kind: 'update',
  seq: to,
  events: [{ name: `e${to}` }],
  undo: { step: from },
  patch: diffViews(packView(view(from)), packView(view(to))),
  ...(back === undefined ? {} : { back }),
});
const after = (messages: readonly ServerMessage[]): MatchState | undefined => {
  let match: MatchState | undefined;
  for (const message of messages) match = receive(match, message).match;
  return match;
};

test('a patch changes what it names and nothing else', () => {
  const match = after([welcome(1), update(1, 2)]);
  expect(match?.view.seats[0]).toEqual({ aember: 2 });
  expect(match?.view.cards['h1']?.now).toEqual({ damage: 2 });
  expect(match?.view.zones).toEqual(view(2).zones);
  expect(match?.undo).toEqual({ step: 1 });
});

test('what bots mean to do holds for the step that tells of it, and no longer', () => {
  const plans = [{ seat: 1, acts: [{ verb: 'reap', value: 0, definition: 'd' }] }];
  expect(after([{ ...welcome(1), plans }])?.plans).toEqual(plans);
  expect(after([welcome(1), { ...update(1, 2), plans }])?.plans).toEqual(plans);
  expect(after([{ ...welcome(1), plans }, update(1, 2)])?.plans).toEqual([]);
});

test('the log grows by a group a step', () => {
  expect(after([welcome(1), update(1, 2), update(2, 3)])?.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('going back takes what was told later out of the log', () => {
  const match = after([welcome(1), update(1, 2), update(2, 3), update(3, 4, 2)]);
  expect(match?.log.map(({ seq, takenBack }) => [seq, takenBack])).toEqual([
    [1, false],
    [2, false],
    [4, true],
  ]);
});

test('going back behind what can be cut asks for everything anew', () => {
  const known = after([welcome(5)]);
  expect(receive(known, update(5, 6, 3)).stale).toBe(true);
});

test('a welcome marks the undos among what it tells, and the log can be cut at each of them', () => {
  const undos = [{ seq: 3, to: 1, after: 1, by: 1, events: [{ name: 'x' }] }];
  const told: WelcomeMessage = { ...welcome(5), events: [{ name: 'a' }, { name: 'b' }], undos };
  expect(after([told])?.log).toEqual([
    { seq: 1, events: [{ name: 'a' }], takenBack: false },
    { seq: 3, events: [], takenBack: true, undone: { by: 1, events: [{ name: 'x' }] } },
    { seq: 5, events: [{ name: 'b' }], takenBack: false, isHistory: true },
  ]);
  expect(after([told, update(5, 6, 1)])?.log.map(({ seq }) => seq)).toEqual([1, 6]);
});

test('an undo says who wished it and what it took back', () => {
  const match = after([welcome(1), update(1, 2), update(2, 3), { ...update(3, 4, 1), backBy: 0 }]);
  expect(match?.log.at(-1)?.undone).toEqual({ by: 0, events: [{ name: 'e2' }, { name: 'e3' }] });
});

test('an update without a welcome asks for everything', () => {
  expect(receive(undefined, update(1, 2))).toEqual({ match: undefined, stale: true });
});

test('after a lost connection the log goes on where it was', () => {
  const match = after([welcome(1), update(1, 2), welcome(4, 2)]);
  expect(match?.log.map(({ seq }) => seq)).toEqual([1, 2, 4]);
});

test('a welcome that tells all replaces the log', () => {
  expect(after([welcome(1), update(1, 2), welcome(4)])?.log.map(({ seq }) => seq)).toEqual([4]);
});

test('facts of the table replace the facts and leave the match', () => {
  const match = after([welcome(1), { kind: 'info', info: { ...info, status: 'finished' } }]);
  expect([match?.info.status, match?.seq]).toEqual(['finished', 1]);
});

test('a settled command is not sent again; the others are', () => {
  expect(
    settle(
      [
        { id: 'a', text: '' },
        { id: 'b', text: '' },
      ],
      'a',
    ).map(({ id }) => id),
  ).toEqual(['b']);
});

test('that somebody was faster is no news', () => {
  expect(isQuiet({ code: 'answer.staleDecision', at: '', values: {}, text: '' })).toBe(true);
  expect(isQuiet({ code: 'undo.noPoint', at: '', values: {}, text: '' })).toBe(false);
});

test('the beats of a step are states of their own, each with what had happened by then, and nobody is asked at them', () => {
  const known = after([welcome(1)]);
  const beats = [5, 6].map((aember, at) => ({ kind: `beat ${at}`, events: at + 1, view: view(aember) }));
  const patch = diffViews(packView(view(1)), packView(view(7)));
  const packed = packBeats(beats, packView(view(1)));
  const told = receive(known, { ...update(1, 2), events: [{ name: 'x' }, { name: 'y' }, { name: 'z' }], patch, beats: packed });
  expect(told.beats?.map(({ view: { seats }, beat, news, pending }) => [seats[0]?.['aember'], beat?.kind, news, pending])).toEqual([
    [5, 'beat 0', [{ name: 'x' }], undefined],
    [6, 'beat 1', [{ name: 'y' }], undefined],
  ]);
  expect(told.beats?.map(({ log }) => log.at(-1)?.events.length)).toEqual([1, 2]);
  expect([told.match?.view.seats[0]?.['aember'], told.match?.news, told.match?.beat]).toEqual([7, [{ name: 'z' }], undefined]);
  expect(told.match?.log.at(-1)?.events).toHaveLength(3);
});

test('what a seat of this page has done is not shown moment by moment, what others have done is', () => {
  const known = after([welcome(1)]);
  const own = known?.seats[0] ?? -1;
  const beats = [own, 7].map((by, at) => ({ kind: `by ${by}`, by, events: at + 1, view: view(at + 5) }));
  const patch = diffViews(packView(view(1)), packView(view(7)));
  const packed = packBeats(beats, packView(view(1)));
  const told = receive(known, { ...update(1, 2), events: [{ name: 'x' }, { name: 'y' }], patch, beats: packed });
  expect(told.beats?.map(({ beat, news }) => [beat?.kind, news.map(({ name }) => name)])).toEqual([['by 7', ['x', 'y']]]);
});
