import type { SeenHint, ServerMessage } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { hintAfter, isBusy } from './match-channel.ts';
import type { MatchState } from './match-state.ts';

const asked = { decision: 7, told: undefined };
const told: SeenHint = { decision: 7, best: { chosen: [0], acts: [], chance: 0.5, gains: [] }, isEqual: false };
const given = { decision: 7, told };

function update(decision: number | undefined, isAsked = true): ServerMessage {
  const ask = { min: 1, max: 1, price: 0, forced: false, options: [] };
  const pending = { id: decision ?? 0, kind: 'act', purpose: 'p', rule: 'R', until: 'one', waiting: [0], ...(isAsked && { ask }) } as const;
  return { kind: 'update', seq: 1, patch: {} as never, events: [], undo: {}, ...(decision !== undefined && { pending }) };
}

function problem(code: string): ServerMessage {
  return { kind: 'problem', problem: { code, at: '', values: {}, text: 'No.' } };
}

test.each<readonly [what: string, message: ServerMessage, afterAsking: unknown, afterTelling: unknown]>([
  ['it comes', { kind: 'hint', ...told }, given, given],
  ['that for another question comes', { kind: 'hint', ...told, decision: 6 }, asked, given],
  ['the question stays open', update(7), asked, given],
  ['another question is open', update(8), undefined, undefined],
  ['the question is another seat’s', update(7, false), undefined, undefined],
  ['the match is over', update(undefined), undefined, undefined],
  ['it is refused', problem('hint.persons'), undefined, given],
  ['a command is acknowledged', { kind: 'acknowledged', command: 'c', seq: 1 }, asked, given],
])('a hint that is waited for, and one that is shown, when %s', (_what, message, afterAsking, afterTelling) => {
  expect(hintAfter(asked, message)).toEqual(afterAsking);
  expect(hintAfter(given, message)).toEqual(afterTelling);
  expect(hintAfter(undefined, message)).toBeUndefined();
});

const shown = { seq: 5 } as MatchState;

test.each([
  [false, 'nothing was sent', { waiting: [], acknowledged: 0, match: shown }],
  [true, 'a command is on its way', { waiting: [{ id: 'c', text: '' }], acknowledged: 0, match: shown }],
  [true, 'what came of an acknowledged command is not shown yet', { waiting: [], acknowledged: 6, match: shown }],
  [false, 'what came of an acknowledged command is shown', { waiting: [], acknowledged: 5, match: shown }],
  [false, 'others have acted since the last command', { waiting: [], acknowledged: 3, match: shown }],
])('a table is busy: %s when %s', (expected, _when, channel) => {
  expect(isBusy(channel)).toBe(expected);
});

test('a table that is not shown yet is not busy', () => {
  expect(isBusy({ waiting: [], acknowledged: 5, match: undefined })).toBe(false);
});
