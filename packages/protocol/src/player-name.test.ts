import { expect, test } from 'vitest';
import { protocolMessages, speak } from './messages.ts';
import { playerName } from './player-name.ts';
import { problemsOf } from './schema-problems.ts';

test.each(['Ana', ' Ana ', 'José María Ñandú', '李小龍', 'محمد', 'נועה', 'می\u200cخواهم', '👩\u200d🚀', '❤\ufe0f', "O'Brien-3", '…'])(
  '%j is a name',
  (name) => {
    expect(playerName.parse(name)).toBe(name.trim());
  },
);

test.each([
  ['Ana\u202eSiul', 'name.unseenSign', 'U+202E'],
  ['A\u0000', 'name.unseenSign', 'U+0000'],
  ['two\nlines', 'name.unseenSign', 'U+000A'],
  ['A\u2066b', 'name.unseenSign', 'U+2066'],
  ['A\u061cb', 'name.unseenSign', 'U+061C'],
  ['A\u200bb', 'name.unseenSign', 'U+200B'],
  ['A\u2028b', 'name.unseenSign', 'U+2028'],
  ['\u3164', 'name.unseenSign', 'U+3164'],
  ['A\uffa0', 'name.unseenSign', 'U+FFA0'],
  ['A\u115fb', 'name.unseenSign', 'U+115F'],
  ['\u2800', 'name.unseenSign', 'U+2800'],
  ['A\u1160b', 'name.unseenSign', 'U+1160'],
  ['A\u180bb', 'name.unseenSign', 'U+180B'],
  ['A\ufe00b', 'name.unseenSign', 'U+FE00'],
  ['A\u{e0100}b', 'name.unseenSign', 'U+E0100'],
  ['A\u2065b', 'name.unseenSign', 'U+2065'],
  ['half \ud800', 'name.unseenSign', 'U+D800'],
  ['\u200d\u200c', 'name.nothingSeen', ''],
])('%j is refused: %s', (name, code, sign) => {
  const read = playerName.safeParse(name);
  const [problem] = read.success ? [] : problemsOf(read.error);
  expect(problem).toMatchObject({ code, at: '' });
  const sentences = (['en', 'es'] as const).map((language) => problem && speak(problem, protocolMessages, language).text);
  expect(new Set([...sentences, code])).toHaveLength(3);
  for (const sentence of sentences) expect(sentence).toContain(sign);
});

test.each(['', '   ', 'x'.repeat(41)])('%j has no length of a name', (name) => {
  const read = playerName.safeParse(name);
  expect(read.success ? undefined : problemsOf(read.error)[0]?.code).toBe('message.malformed');
});
