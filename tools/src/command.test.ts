import { afterEach, expect, test, vi } from 'vitest';
import { runCommand, WRONG_CALL } from './command.ts';

const flags = {
  game: { type: 'string', default: 'tiny' },
  seeds: { type: 'string', default: '5' },
  help: { type: 'boolean', default: false },
} as const;

const told: string[] = [];
const printed: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  told.length = printed.length = 0;
});

function call(...words: string[]): Promise<number> {
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const run = ({ seeds }: { readonly seeds: string }): number => (seeds === '7' ? 1 : 0);
  return runCommand({ help: 'How it is called.', flags, wholeNumbers: ['seeds'], games: ['tiny', 'other'], run }, words);
}

test('the exit code is that of the run', async () => {
  expect([await call(), await call('--seeds', '7')]).toEqual([0, 1]);
});

test('help is printed and nothing is run', async () => {
  expect(await call('--help', '--seeds', '7')).toBe(0);
  expect(printed).toEqual(['How it is called.']);
});

test.each([
  [['--seeds', 'many'], /--seeds: expected a whole number.*many/],
  [['--game', 'chess'], /--game: there is no game chess; there are tiny, other/],
  [['--sedes', '7'], /--sedes/],
  [['tiny'], /tiny/],
])('a wrong call is told and ends with its code: %j', async (words, what) => {
  expect(await call(...words)).toBe(WRONG_CALL);
  expect(told.join('')).toMatch(what);
  expect(printed).toEqual([]);
});
