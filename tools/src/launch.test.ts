import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { runUnread } from './run-unread.ts';
import { root } from './tidy/repository.ts';

/** Makes Node believe, in the first process only, that it is old and that npm brought no other for it. */
const oldAndAlone = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); Object.defineProperty(process, 'arch', { value: 'pdp11' });",
)}`;

/** Runs a file of `bin/` and waits for its end. */
function runBin(file: string, args: readonly string[], nodeArgs: readonly string[] = []): ReturnType<typeof spawnSync> {
  return spawnSync(process.execPath, [...nodeArgs, join(root, 'bin', file), ...args], { encoding: 'utf8' });
}

test('the version is the one of package.json', () => {
  expect(runBin('crupier.mjs', ['--version'])).toMatchObject({ status: 0, stdout: `${packageJson.version}\n`, stderr: '' });
});

test('a version that nobody reads ends quietly', async () => {
  expect(await runUnread([join(root, 'bin/crupier.mjs'), '--version'])).toEqual({ code: 0, err: '' });
});

test.each(['crupier.mjs', 'start.mjs'])('%s says in one sentence that Node is too old', (file) => {
  const { status, stdout, stderr } = runBin(file, ['table'], ['--import', oldAndAlone]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^Crupier needs Node.js 22.18 or newer and this is 20.20.2: [^\n]*\n$/);
});
