import { join } from 'node:path';
import type { Dice } from '@crupier/kernel';
import type { JournalTables } from '@crupier/table';
import { checkJournals, openSqlite, sqlStore } from '@crupier/table';
import { ChaosPlayer } from './chaos-player.ts';
import { ServerProcess } from './server-process.ts';
import { judge } from './verdict.ts';

/** What is to be done. */
export interface ChaosPlan {
  readonly kills: number;
  readonly tables: number;
  readonly roll: Dice;
  readonly entry: string;
  readonly game: string | undefined;
  /** The folder of the server's database. */
  readonly data: string;
  readonly tell: (line: string) => void;
}

/** What came of it. */
export interface ChaosReport {
  readonly kills: number;
  /** Of these, the ones between a command and its acknowledgement. */
  readonly killsInFlight: number;
  /** Requests for a new match that a kill cut off. */
  readonly requestsCut: number;
  readonly matches: number;
  readonly commands: number;
  readonly acknowledged: number;
  readonly entries: number;
  readonly startMsMedian: number;
  readonly startMsMax: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly failures: readonly string[];
}

/** The longest that a server lives before it is killed, in milliseconds. */
const LIFE_MAX_MS = 600;

/** Plays, kills and starts again; then reads every journal and makes its hashes again. */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const { kills, tables, roll, entry, game, data, tell } = plan;
  const server = new ServerProcess(entry, data);
  let onSent = (): void => undefined;
  let requestsCut = 0;
  const players = Array.from(
    { length: tables },
    () => new ChaosPlayer({ roll, game, onSent: () => onSent(), onTrouble: () => requestsCut++ }),
  );
  let killsInFlight = 0;
  await server.start();
  for (let kill = 1; kill <= kills; kill++) {
    await Promise.all(players.map((player) => player.join(server.url)));
    if (roll(2) === 0) {
      await untilSent(roll, (hear) => (onSent = hear));
      onSent = () => undefined;
      killsInFlight++;
    } else await pause(roll(LIFE_MAX_MS));
    await server.kill();
    for (const player of players) player.drop();
    await server.start();
    if (kill % 10 === 0) tell(`${kill} of ${kills} kills, ${players.reduce((sum, player) => sum + player.sent.length, 0)} commands`);
  }
  await Promise.all(players.map((player) => player.join(server.url)));
  await Promise.all(players.map((player) => player.finish()));
  await server.stop();
  return report(players, { kills, killsInFlight, requestsCut, data, startsMs: server.startsMs });
}

/** Waits until some more commands have been sent, and then a moment shorter than an acknowledgement takes, or not at all. */
async function untilSent(roll: Dice, listen: (hear: () => void) => void): Promise<void> {
  let left = 1 + roll(12);
  const sent = new Promise<void>((resolve) => {
    listen(() => {
      left--;
      if (left === 0) resolve();
    });
  });
  await Promise.race([sent, pause(LIFE_MAX_MS * 2)]);
  if (roll(2) === 0) await pause(roll(6));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

interface Run {
  readonly kills: number;
  readonly killsInFlight: number;
  readonly requestsCut: number;
  readonly data: string;
  readonly startsMs: readonly number[];
}

async function report(players: readonly ChaosPlayer[], { kills, killsInFlight, requestsCut, data, startsMs }: Run): Promise<ChaosReport> {
  const db = openSqlite<JournalTables>(join(data, 'crupier.sqlite'));
  const store = await sqlStore(db);
  const damaged = (await checkJournals(db)).problems.map(({ match, problem }) => `${match} ${problem.code} ${problem.at}`);
  const lost: string[] = [];
  const doubled: string[] = [];
  let entries = 0;
  for (const player of players) {
    for (const match of player.matches) {
      const stored = await store.read(match);
      entries += stored?.lines.length ?? 0;
      const verdict = judge(match, stored, player.sent);
      lost.push(...verdict.lost);
      doubled.push(...verdict.doubled);
    }
  }
  await store.close();
  const sorted = startsMs.toSorted((a, b) => a - b);
  const sent = players.flatMap((player) => player.sent);
  return {
    kills,
    killsInFlight,
    requestsCut,
    matches: players.flatMap((player) => player.matches).length,
    commands: sent.length,
    acknowledged: sent.filter((each) => each.acknowledged !== undefined).length,
    entries,
    startMsMedian: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    startMsMax: Math.round(sorted.at(-1) ?? 0),
    lost,
    doubled,
    failures: [...damaged, ...players.flatMap((player) => player.failures)],
  };
}
