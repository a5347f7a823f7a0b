import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PlayableGame } from '@crupier/kernel';
import { startServer } from '@crupier/server';
import { describe, expect, test } from 'vitest';
import { quiz } from '../fixtures/quiz.ts';
import { freshFolder, runIn, shelve } from '../fixtures/test-io.ts';
import type { Boards } from '../games.ts';

interface Doctor {
  readonly ok: boolean;
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly found: string; readonly remedy?: string }[];
}

/** A port that somebody listens at while a test runs. */
async function withTakenPort(run: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

describe('doctor', () => {
  test('finds a machine that can run the tests healthy', async () => {
    const { out, code } = await runIn({}, 'doctor', '--json');
    const { ok, checks } = JSON.parse(out) as Doctor;
    expect([code, ok]).toEqual([0, true]);
    expect(checks.map(({ name }) => name)).toEqual(['node', 'sqlite', 'games', 'data', 'port', 'memory', 'locale', 'chromium']);
  });

  test('says it in sentences', async () => {
    expect((await runIn({}, 'doctor')).out).toContain('This machine has all that Crupier needs.');
    expect((await runIn({}, 'doctor', '--lang', 'es')).out).toContain('Esta máquina tiene todo lo que Crupier necesita.');
  });

  test('finds what is missing, and says what to do', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'file'), '');
    const { out, code } = await runIn({ folder, games: [] }, 'doctor', '--data', 'file/inside');
    expect(code).toBe(1);
    expect(out).toMatch(/WRONG\s+data folder/);
    expect(out).toContain('data folder: name a folder that you may write to in CRUPIER_DATA.');
    expect(out).toContain('games: this copy of Crupier is damaged: run npm ci.');
  });

  test('a port in use is a note', async () => {
    await withTakenPort(async (port) => {
      const { out, code } = await runIn({}, 'doctor', '--port', String(port), '--json');
      expect(code).toBe(0);
      expect((JSON.parse(out) as Doctor).checks.find(({ name }) => name === 'port')).toMatchObject({
        ok: false,
        found: `${port}: EADDRINUSE`,
        remedy: expect.any(String),
      });
    });
  });
});

describe('serve', () => {
  test.each([
    ['en', /^--port|^PORT: Port \d+ is in use/],
    ['es', /^--port|^PORT: El puerto \d+ está ocupado/],
  ])('in %s it says that a port is in use, with code 4', async (language, message) => {
    await withTakenPort(async (port) => {
      const { code, err } = await runIn({}, 'serve', '--port', String(port), '--lang', language);
      expect(code).toBe(4);
      expect(err.split('\n').find((line) => line.includes('port.taken'))).toMatch(message);
    });
  });

  test('a folder that cannot be used ends with code 4', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(await runIn({ folder }, 'serve', '--port', '0', '--data', join(folder, 'file/inside'))).toMatchObject({
      code: 4,
      err: expect.stringContaining('data.unusable'),
    });
  });

  test('data that another server uses ends with code 4', async () => {
    const folder = freshFolder();
    const server = await startServer({ port: 0, host: '127.0.0.1', data: folder, games: [quiz], logLevel: 'silent' });
    if (!server.ok) expect.unreachable();
    expect(await runIn({ folder }, 'serve', '--port', '0', '--data', folder)).toMatchObject({
      code: 4,
      err: expect.stringContaining('data.inUse'),
    });
    await server.value.close();
  });

  test.each([[['--port', '70000']], [['--port', 'x']]])('%j is refused', async (given) => {
    expect((await runIn({}, 'serve', ...given)).code).toBe(2);
  });
});

describe('bench', () => {
  const games = [shelve(quiz)];
  const runSelf = (args: readonly string[]): { code: number; stdout: string; stderr: string; wallMs: number } => {
    const isVersion = args[0] === '--version';
    return {
      code: 0,
      stdout: isVersion ? '0.1.0' : '{"gamesPerSecond":500,"decisionsPerSecond":90000}',
      stderr: '',
      wallMs: isVersion ? 50 : 2000,
    };
  };

  test('measures five runs and tells medians, limits, seed and how to measure again', async () => {
    const { out, code } = await runIn({ games, runSelf }, 'bench', '--games', '10', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'quiz',
      games: 10,
      seed: 1,
      command: 'crupier bench --game quiz --games 10 --runs 5 --seed 1',
      figures: [
        { name: 'gamesPerSecond', median: 500, limit: 300, met: true, runs: [500, 500, 500, 500, 500] },
        { name: 'decisionsPerSecond', median: 90_000, limit: 60_000, met: true },
        { name: 'cloneMicroseconds', limit: 10, median: expect.any(Number) },
        { name: 'branchMicroseconds', limit: 10, median: expect.any(Number) },
        { name: 'keyMicroseconds', limit: 20, median: expect.any(Number) },
        { name: 'saveBytes', limit: 49_152, median: expect.any(Number) },
        { name: 'startMs', limit: 400, median: 50, met: true },
      ],
    });
  });

  test('says it in sentences', async () => {
    expect((await runIn({ games, runSelf }, 'bench', '--runs', '2')).out).toMatch(/random games a second\s+500\s+≥ 300\s+met/);
    expect((await runIn({ games, runSelf }, 'bench', '--runs', '2', '--lang', 'es')).out).toMatch(
      /partidas aleatorias por segundo\s+500\s+≥ 300\s+cumple/,
    );
  });

  test('tells how much longer a decision takes on a crowded table, where a game has one', async () => {
    const opened: string[] = [];
    const crowded: PlayableGame = {
      ...quiz,
      position: ([line = ''], seed) => {
        opened.push(line);
        return quiz.start('quiz', seed);
      },
    };
    const loadBoards = (): Promise<Boards> => Promise.resolve({ bare: ['little'], crowded: ['much'] });
    const world = { games: [{ ...shelve(crowded), crowd: { timesMax: 5, loadBoards } }], runSelf };
    const { out } = await runIn(world, 'bench', '--games', '10', '--runs', '2', '--json');
    const { figures } = JSON.parse(out) as { figures: readonly { readonly name: string }[] };
    expect(figures.find(({ name }) => name === 'crowdedTimes')).toMatchObject({ limit: 5, better: 'less', runs: { length: 2 } });
    expect(new Set(opened)).toEqual(new Set(['little', 'much']));
    expect((await runIn(world, 'bench', '--runs', '1', '--lang', 'es')).out).toContain('una decisión con la mesa llena');
  });

  test('a missed limit fails a check', async () => {
    const slow = (args: readonly string[]): ReturnType<typeof runSelf> => ({
      ...runSelf(args),
      stdout: '{"gamesPerSecond":1,"decisionsPerSecond":1}',
    });
    const { code, out } = await runIn({ games, runSelf: slow }, 'bench', '--runs', '1', '--check');
    expect(code).toBe(1);
    expect(out).toContain('MISSED');
  });

  test('a run that fails is told', async () => {
    const { code, err } = await runIn(
      { runSelf: () => ({ code: 1, stdout: '', stderr: 'No.\nMore.', wallMs: 1 }) },
      'bench',
      '--runs',
      '1',
    );
    expect([code, err]).toEqual([1, 'A run failed: No. (bench.failed)\n']);
  });
});
