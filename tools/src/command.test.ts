import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand, WRONG_CALL } from './command.ts';
import { runUnread } from './run-unread.ts';
import { root } from './tidy/repository.ts';

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

test('a tool whose help nobody reads ends quietly', async () => {
  expect(await runUnread([join(root, 'tools/src/arena.ts'), '--help'])).toEqual({ code: 0, err: '' });
});

/** A program whose run is the given body. */
function programOf(body: string): string[] {
  const command = JSON.stringify(pathToFileURL(join(root, 'tools/src/command.ts')).href);
  const run = `async () => { ${body} }`;
  const program = `const { runCommand } = await import(${command}); process.exitCode = await runCommand({ help: '', flags: {}, run: ${run} }, []);`;
  return ['--input-type=module', '--eval', program];
}

test.each([
  ['that had come to its end, with its own code', "process.stdout.write('7'); return 3;", 3],
  [
    'that goes on, with another than success',
    "process.stdout.write('7'); await new Promise((done) => setTimeout(done, 1e8)); return 0;",
    1,
  ],
])('a run whose output nobody reads ends quietly: one %s', async (_which, body, code) => {
  expect(await runUnread(programOf(body))).toEqual({ code, err: '' });
});

test('output that cannot be written for another reason is told', async () => {
  const full = "process.stdout.emit('error', Object.assign(new Error('no space left'), { code: 'ENOSPC' })); return 0;";
  const { code, err } = await runUnread(programOf(full));
  expect(code).toBe(1);
  expect(err).toContain('no space left');
});
