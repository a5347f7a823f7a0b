import type { StoredMatch } from '@crupier/table';
import { describe, expect, test } from 'vitest';
import type { SentCommand } from './chaos-player.ts';
import { judge } from './verdict.ts';

function answered(decision: number, by = 'person'): string {
  return JSON.stringify({ kind: 'answer', seat: 0, by, decision, chosen: [['play', 1, 0]], hash: '' });
}

const journal: StoredMatch = {
  createdAt: 0,
  head: '',
  persons: [],
  lines: [
    { seq: 1, command: '0/a/answer', text: answered(1) },
    { seq: 2, text: answered(2, 'bot') },
    { seq: 3, command: '0/b/answer', text: answered(3) },
  ],
  remarks: [],
  chat: [],
};

function sent(command: string, decision: number, acknowledged: number | undefined): SentCommand {
  return { match: 'm', message: { kind: 'answer', command, decision, chosen: [0] }, acknowledged };
}

describe('the verdict on a journal', () => {
  test('all is well', () => {
    expect(judge('m', journal, [sent('a', 1, 1), sent('b', 3, 3), sent('never arrived', 4, undefined)])).toEqual({ lost: [], doubled: [] });
  });

  test.each([
    ['an acknowledged command that is not there', journal, sent('c', 5, 4)],
    ['one at another place', journal, sent('b', 3, 2)],
    ['one with another answer', journal, sent('b', 9, 3)],
    ['a journal that is gone', undefined, sent('a', 1, 1)],
  ])('%s is lost', (_what, stored, command) => {
    expect(judge('m', stored, [command]).lost).toHaveLength(1);
  });

  test('a question answered twice is doubled', () => {
    const twice = { ...journal, lines: [...journal.lines, { seq: 4, command: '0/c/answer', text: answered(3) }] };
    expect(judge('m', twice, [sent('a', 1, 1)]).doubled).toEqual(['m: question 3 was answered 2 times']);
  });

  test('a command written twice is doubled', () => {
    const twice = { ...journal, lines: [...journal.lines, { seq: 4, command: '0/a/answer', text: answered(4) }] };
    expect(judge('m', twice, [sent('a', 1, 1)]).doubled).toEqual(['m a: written 2 times']);
  });
});
