import { languages } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { chatPhrases, sayPhrase, sayWords } from './chat.ts';
import { chatWords } from './chat-words.ts';
import { parseClientMessage } from './client-message.ts';
import { protocolMessages, speak } from './messages.ts';
import { problemsOf } from './schema-problems.ts';

test('every phrase is said in every language, and differently from all others', () => {
  for (const language of languages)
    expect(new Set(chatPhrases.map((phrase) => sayPhrase(phrase, language)))).toHaveLength(chatPhrases.length);
});

test.each([' hi ', '<img src=x onerror=alert(1)>', 'می\u200cخواهم', '👩\u200d🚀', 'x'.repeat(200)])(
  '%j is said as it was written',
  (text) => {
    expect(sayWords(chatWords.parse({ kind: 'text', text }), 'en')).toBe(text.trim());
  },
);

test.each([
  ['two\nlines', 'chat.unseenSign'],
  ['\u001b[31mred', 'chat.unseenSign'],
  ['turned \u202eround', 'chat.unseenSign'],
  ['\u200d', 'chat.nothingSeen'],
  ['   ', 'message.malformed'],
  ['x'.repeat(201), 'message.malformed'],
])('%j is refused', (text, code) => {
  const read = chatWords.safeParse({ kind: 'text', text });
  const [problem] = read.success ? [] : problemsOf(read.error);
  expect(problem?.code).toBe(code);
  for (const language of languages) expect(problem && speak(problem, protocolMessages, language).text).not.toBe(code);
});

test.each([
  [{ kind: 'phrase', phrase: 'rude' }, 'message.malformed', 'words.phrase'],
  [{ kind: 'song', text: 'la' }, 'message.malformed', 'words.kind'],
  [{ kind: 'text', text: 'a', phrase: 'hello' }, 'message.unknownField', 'words'],
])('%j is none of the things that can be said', (words, code, at) => {
  const parsed = parseClientMessage(JSON.stringify({ kind: 'say', command: 'c', words }));
  expect(parsed.ok ? undefined : parsed.problems[0]).toMatchObject({ code, at });
});
