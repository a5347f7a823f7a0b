import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@crupier/kernel/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LongestTask, ServerProcess } from '../chaos/server-process.ts';
import { type Attack, attackUntilHeld, type Ground, HEAP_MB, type Verdict } from './attack.ts';
import { endAll } from './client.ts';
import { cheatingAttacks } from './cheating.ts';
import { companyAttacks } from './company.ts';
import { dearAttacks } from './dear.ts';
import { endlessAttacks } from './endless.ts';
import { fillingAttacks } from './filling.ts';
import { testedGames } from '../tested-games.ts';
import { guess } from './guessing.ts';
import { bringIntoService } from './in-service.ts';
import { leakingAttacks } from './leaking.ts';
import { sayMemory, type WatchedMemory, watchMemory } from './memory.ts';
import { drawPerson } from './persons.ts';
import { simulateDuel } from './simulated-duel.ts';
import { sharingAttacks } from './sharing.ts';
import { stallingAttacks } from './stalling.ts';
import { storingAttacks } from './storing.ts';
import { thinkingAttacks } from './thinking.ts';
import { textAttacks, wideAttacks } from './wide.ts';
import { answersOf, casesOf } from './timing-cases.ts';

const attacks: Readonly<Record<string, Attack>> = {
  ...stallingAttacks,
  ...wideAttacks,
  ...textAttacks,
  ...endlessAttacks,
  ...dearAttacks,
  ...fillingAttacks,
};

const data = mkdtempSync(join(tmpdir(), 'hostile-'));
const server = new ServerProcess('apps/server/src/main.ts', data, { isProbed: true, heapMb: HEAP_MB });

/** Megabytes that a server may need under all attacks beyond what it needs at rest. */
const MEMORY_MAX_MB = 400;
let memory: WatchedMemory | undefined;

beforeAll(async () => {
  await server.start();
  memory = watchMemory(server.pid);
  await bringIntoService({ ...ground(), round: 1 });
  memory.rest();
});

afterAll(async () => {
  endAll();
  memory?.stop();
  await server.kill();
  rmSync(data, { recursive: true, force: true });
});

function ground(): Omit<Ground, 'round'> {
  const longestTask = (): Promise<LongestTask> => server.longestTask();
  return { url: server.url, pid: server.pid, longestTask, roll: dice(1), strength: 1, tell: () => undefined };
}

function verdictOn(attack: Attack | undefined): Promise<Verdict> | undefined {
  return attack && attackUntilHeld(attack, ground(), 3);
}

describe('the server holds against', () => {
  test.each(Object.keys(attacks))('%s', async (name) => {
    const verdict = await verdictOn(attacks[name]);
    expect(verdict).toMatchObject({ held: true });
    expect(verdict?.measured).toBeGreaterThan(0);
  });

  const ofBots: Readonly<Record<string, Attack>> = { ...thinkingAttacks, ...sharingAttacks };
  test.each(Object.keys(ofBots))('%s', async (name) => {
    expect(await verdictOn(ofBots[name])).toMatchObject({ held: true });
  });

  test('all of these with little more memory than at rest', () => {
    const figures = memory?.figures() ?? { startedMb: 0, restMb: 0, mostMb: 0 };
    const said = `${sayMemory(figures)}\n`;
    process.stdout.write(said);
    expect(figures.mostMb - figures.restMb, `${said}`).toBeLessThanOrEqual(MEMORY_MAX_MB);
  });

  // Each of these succeeds or does not: a figure of 0 is the best one.
  const clean: Readonly<Record<string, Attack>> = { ...cheatingAttacks, ...companyAttacks, ...storingAttacks };
  test.each(Object.keys(clean))('%s', async (name) => {
    expect(await verdictOn(clean[name])).toMatchObject({ held: true, measured: 0 });
  });

  // Whoever guesses by lot is right in half the cases: a figure of 0 is the best one.
  test.each(Object.keys(leakingAttacks))('%s', { timeout: 600_000 }, async (name) => {
    expect(await verdictOn(leakingAttacks[name])).toMatchObject({ held: true });
  });
});

test('a table that always takes the same time for what cannot be chosen is found out by times', async () => {
  const tested = await testedGames['inferno']?.();
  if (tested === undefined) throw new Error('There is no such game.');
  const roll = dice(1);
  const victim = drawPerson(0, roll, [800, 4000]);
  const duels = await simulateDuel({ tested, roll, thinking: [() => 10, victim], steps: 600, forcedMs: 400 });
  expect(guess(casesOf([duels.flatMap(answersOf)])).points).toBeGreaterThan(30);
});
