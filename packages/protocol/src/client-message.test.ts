import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '@crupier/kernel';
import { parseClientMessage } from './client-message.ts';
import { limits } from './limits.ts';
import { protocolMessages, speak } from './messages.ts';

function codeOf(text: string): string {
  const parsed = parseClientMessage(text);
  return parsed.ok ? 'ok' : `${parsed.problems[0]?.code} ${parsed.problems[0]?.at}`.trim();
}

describe('messages of clients', () => {
  test.each([
    [{ kind: 'hello', match: 'm1' }],
    [{ kind: 'hello', match: 'm1', seat: -1, since: 3, language: 'es' }],
    [{ kind: 'answer', command: 'c-1', decision: 4, chosen: [0, 2] }],
    [{ kind: 'undo', command: 'c2', to: 3 }],
    [{ kind: 'consent', command: 'c3', request: 1, accept: false }],
    [{ kind: 'consent', command: 'c3', request: 1, accept: true, stop: 2 }],
    [{ kind: 'draw', command: 'c6' }],
    [{ kind: 'shortcut', command: 'c7', course: { kind: 'pass', until: 'ownTurn' } }],
    [{ kind: 'shortcut', command: 'c8', course: { kind: 'repeat', acts: 2, times: 30 } }],
    [{ kind: 'leave', command: 'c4' }],
    [{ kind: 'passing', command: 'c5', own: ['main'], others: [], everything: false, until: 'turn' }],
    [{ kind: 'watch', at: 0, seat: 1 }],
    [{ kind: 'hint', decision: 4 }],
  ])('%j is read', (message) => {
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  test.each([
    ['not json', '{kind:', 'message.notJson'],
    ['not an object', '7', 'message.malformed'],
    ['unknown kind', '{"kind":"cheat"}', 'message.unknownKind kind'],
    ['no kind', '{}', 'message.unknownKind kind'],
    ['unknown field', '{"kind":"leave","command":"c","now":true}', 'message.unknownField'],
    ['missing field', '{"kind":"leave"}', 'message.malformed command'],
    ['a draw with more', '{"kind":"draw","command":"c","seat":1}', 'message.unknownField'],
    ['an unknown course', '{"kind":"shortcut","command":"c","course":{"kind":"win"}}', 'message.malformed course.kind'],
    ['an unknown end', '{"kind":"shortcut","command":"c","course":{"kind":"pass","until":"tea"}}', 'message.malformed course.until'],
    ['no repetition', '{"kind":"shortcut","command":"c","course":{"kind":"repeat","acts":1,"times":0}}', 'message.malformed course.times'],
    ['a negative stop', '{"kind":"consent","command":"c","request":1,"accept":true,"stop":-1}', 'message.malformed stop'],
    ['a fraction', '{"kind":"answer","command":"c","decision":1.5,"chosen":[]}', 'message.malformed decision'],
    ['a text among numbers', '{"kind":"answer","command":"c","decision":1,"chosen":[0,"1"]}', 'message.malformed chosen[1]'],
    ['a negative index', '{"kind":"answer","command":"c","decision":1,"chosen":[-1]}', 'message.malformed chosen[0]'],
    ['too many', JSON.stringify({ kind: 'answer', command: 'c', decision: 1, chosen: new Array(513).fill(0) }), 'message.malformed chosen'],
    ['a hint for no question', '{"kind":"hint"}', 'message.malformed decision'],
    ['a hint for another seat', '{"kind":"hint","decision":1,"seat":1}', 'message.unknownField'],
    ['an odd command', '{"kind":"leave","command":"a b"}', 'message.malformed command'],
    ['too large', JSON.stringify({ kind: 'leave', command: 'x'.repeat(limits.messageBytesMax) }), 'message.tooLarge'],
  ])('%s is refused with its place', (_what, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test('whatever comes is read or refused with codes that have words in both languages', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          kind: fc.constantFrom('hello', 'answer', 'undo', 'consent', 'draw', 'shortcut', 'leave', 'watch', 'hint', 'x'),
          command: fc.anything(),
          chosen: fc.anything(),
          to: fc.anything(),
          course: fc.anything(),
          stop: fc.anything(),
        })
        .map((each) => JSON.stringify(each) ?? ''),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const parsed = parseClientMessage(text);
        for (const problem of parsed.ok ? [] : parsed.problems) {
          for (const language of languages) {
            expect(protocolMessages[problem.code]?.[language]).toBeDefined();
            expect(speak(problem, protocolMessages, language).text).not.toMatch(/\{\w+\}$/);
          }
        }
      }),
    );
  });
});
