import { expect, test } from 'vitest';
import type { LogLine } from './log-lines.ts';
import { newestTold, turnsOfLog } from './turn-lines.ts';

const line = (key: string, heading = false): LogLine => ({
  key,
  heading,
  told: [],
  pieces: [],
  seat: undefined,
  rule: '',
  isUnderAct: false,
  isUndo: false,
  hasFigures: false,
});
const log = [line('setup'), line('A', true), line('a1'), line('B', true), line('b1'), line('b2'), line('C', true)];

test('a log is told by its turns, and what comes before the first has no head', () => {
  const turns = turnsOfLog(log, undefined);
  expect(turns.map(({ key, head, lines, isNew }) => [key, head?.key, lines.map((each) => each.key).join(' '), isNew])).toEqual([
    ['before', undefined, 'setup', false],
    ['A', 'A', 'a1', false],
    ['B', 'B', 'b1 b2', false],
    ['C', 'C', '', false],
  ]);
});

test('the turns from the first line of the recap on are new', () => {
  expect(turnsOfLog(log, 'B').map(({ isNew }) => isNew)).toEqual([false, false, true, true]);
  expect(turnsOfLog(log, 'b2').map(({ isNew }) => isNew)).toEqual([false, false, true, true]);
  expect(turnsOfLog(log, 'elsewhere').some(({ isNew }) => isNew)).toBe(false);
});

test('the newest turn that tells anything lies open', () => {
  expect(newestTold(turnsOfLog(log, undefined))).toBe('B');
  expect(newestTold(turnsOfLog(log.slice(-1), undefined))).toBe('C');
  expect(newestTold([])).toBeUndefined();
});
