import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { freshFolder } from './fixtures/test-io.ts';

const bin = fileURLToPath(new URL('../../../bin/crupier.mjs', import.meta.url));

interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What a test does to a running process. */
interface Treatment {
  readonly input?: string;
  /** Keeps standard input open, as a terminal would. */
  readonly keepsOpen?: boolean;
  /** Called with all that was written so far, as a result or as a remark. */
  readonly onOut?: (text: string, child: ReturnType<typeof spawn>) => void;
  readonly onErr?: (text: string, child: ReturnType<typeof spawn>) => void;
}

/** Runs the command as a process, with a data folder of its own. */
function crupier(
  folder: string,
  args: readonly string[],
  { input = '', keepsOpen = false, onOut, onErr }: Treatment = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const { npm_lifecycle_event: _script, LANG: _language, LC_ALL: _locale, ...env } = process.env;
    const child = spawn(process.execPath, [bin, ...args], { env: { ...env, CRUPIER_DATA: folder } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      onOut?.(out, child);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
      onErr?.(err, child);
    });
    child.stdin.on('error', () => child.stdin.destroy());
    if (keepsOpen) child.stdin.write(input);
    else child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

function journalsIn(folder: string): readonly string[] {
  const matches = join(folder, 'matches');
  return existsSync(matches) ? readdirSync(matches).map((name) => readFileSync(join(matches, name), 'utf8')) : [];
}

describe('crupier as a process', () => {
  test('tells its version', async () => {
    const [whole, json] = await Promise.all([crupier(freshFolder(), ['--version']), crupier(freshFolder(), ['--version', '--json'])]);
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(json.out)).toEqual({ version: whole.out.trim() });
  });

  test('plays from a pipe, and keeps the journal where the pipe ends', async () => {
    const folder = freshFolder();
    const { code, out, err } = await crupier(folder, ['play', '--plain', '--seed', '3', '--bot', 'random'], { input: '1\n1\n1' });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('The match is kept');
    expect(out).not.toContain('\u001b');
    expect(journalsIn(folder)).toHaveLength(1);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s keeps the journal and ends with 130', async (signal) => {
    const folder = freshFolder();
    let isSent = false;
    const onOut = (text: string, child: ReturnType<typeof spawn>): void => {
      if (isSent || !text.includes('Player 1, Hand')) return;
      isSent = true;
      child.kill(signal);
    };
    const { code, out } = await crupier(folder, ['play', '--seed', '3', '--bot', 'random'], { input: '1\n', keepsOpen: true, onOut });
    expect(code).toBe(130);
    expect(out).toContain('The match is kept');
    expect(journalsIn(folder)).toHaveLength(1);
  });

  test('nobody reading what it writes is no fault', async () => {
    const { err } = await crupier(freshFolder(), ['rules', 'search', 'creature', '--limit', '1000'], {
      onOut: (_, child) => child.stdout?.destroy(),
    });
    expect(err).toBe('');
  });

  test('a simulation that is interrupted tells what it has', async () => {
    const onErr = (_: string, child: ReturnType<typeof spawn>): void => void child.kill('SIGINT');
    const { code, out } = await crupier(freshFolder(), ['simulate', '--games', '1000000', '--json'], { onErr });
    expect(code).toBe(130);
    expect((JSON.parse(out) as { readonly games: number }).games).toBeLessThan(1_000_000);
  });

  test('the server starts, answers and ends when it is asked to', async () => {
    const asked: Promise<number>[] = [];
    const onOut = (text: string, child: ReturnType<typeof spawn>): void => {
      if (asked.length > 0 || !text.includes('\n')) return;
      const { url } = JSON.parse(text) as { readonly url: string };
      asked.push(
        fetch(`${url}/api/games`)
          .then((response) => response.status)
          .finally(() => child.kill('SIGTERM')),
      );
    };
    const { code, out } = await crupier(freshFolder(), ['serve', '--port', '0', '--no-page', '--json'], { onOut });
    expect(await Promise.all(asked)).toEqual([200]);
    expect(JSON.parse(out)).toMatchObject({ url: expect.stringContaining('http://127.0.0.1:'), port: expect.any(Number) });
    expect(code).toBe(0);
  });
});
