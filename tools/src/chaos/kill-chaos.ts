import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '@crupier/kernel';
import { ChaosPlayer } from './chaos-player.ts';
import { type ChaosPlan, type ChaosReport, reportOn } from './chaos-report.ts';
import { ServerProcess } from './server-process.ts';

/** The longest that a server lives before it is killed, in milliseconds. */
const LIFE_MAX_MS = 600;
/** The longest that one lives that ends at a commit. */
const COMMITS_MAX_MS = 5000;
/** The last commit at which a server ends: the first ones are those of its start. */
const COMMITS_MAX = 30;

/** When a server ends. */
type Ending =
  /** Just before a commit or just after it, whichever part of the server makes it. */
  | { readonly kind: 'atCommit'; readonly faults: { readonly CHAOS_CRASH: string } }
  /** Between a command and its acknowledgement. */
  | { readonly kind: 'inFlight'; readonly faults: Readonly<Record<string, never>> }
  | { readonly kind: 'anyTime'; readonly faults: Readonly<Record<string, never>> };

/** Plays, kills and starts again; then reads every journal and makes its hashes again. */
export async function runKills({ kills, tables, roll, entry, game, data, tell }: ChaosPlan): Promise<ChaosReport> {
  const server = new ServerProcess(entry, data);
  let onSent = (): void => undefined;
  const counts = { atCommit: 0, inFlight: 0, anyTime: 0, atStart: 0, requestsCut: 0 };
  const onTrouble = (): void => void counts.requestsCut++;
  const players = Array.from({ length: tables }, () => new ChaosPlayer({ roll, game, onSent: () => onSent(), onTrouble }));
  const sitDown = (): Promise<unknown> =>
    Promise.race([server.ended(), Promise.all(players.map((player) => player.join({ url: server.url }).catch(onTrouble)))]);
  for (let kill = 1; kill <= kills; kill++) {
    const ending = drawEnding(roll);
    if (await starts(server, ending)) {
      counts[ending.kind]++;
      await sitDown();
      if (ending.kind === 'inFlight') await untilSent(roll, (hear) => (onSent = hear));
      else if (ending.kind === 'atCommit') await Promise.race([server.ended(), wait(COMMITS_MAX_MS)]);
      else await wait(roll(LIFE_MAX_MS));
      onSent = () => undefined;
      await server.kill();
    } else counts.atStart++;
    for (const player of players) player.drop();
    if (kill % 10 === 0) tell(`${kill} of ${kills} kills, ${players.reduce((sum, player) => sum + player.sent.length, 0)} commands`);
  }
  await server.start();
  await sitDown();
  await Promise.all(players.map((player) => player.finish()));
  await server.stop();
  const startsMs = server.startsMs.toSorted((a, b) => a - b);
  const startMsMedian = Math.round(startsMs[Math.floor(startsMs.length / 2)] ?? 0);
  return reportOn(players, data, { kills, ...counts, startMsMedian, startMsMax: Math.round(startsMs.at(-1) ?? 0) });
}

function drawEnding(roll: Dice): Ending {
  const drawn = roll(3);
  if (drawn === 0) return { kind: 'inFlight', faults: {} };
  if (drawn === 1) return { kind: 'anyTime', faults: {} };
  return { kind: 'atCommit', faults: { CHAOS_CRASH: `${roll(2) === 0 ? 'before' : 'after'} ${1 + roll(COMMITS_MAX)}` } };
}

/** Whether a server lives until it listens: one that ends at a commit may do so before. */
async function starts(server: ServerProcess, { kind, faults }: Ending): Promise<boolean> {
  try {
    await server.start(faults);
    return true;
  } catch (error) {
    if (kind === 'atCommit') return false;
    throw error;
  }
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
  await Promise.race([sent, wait(LIFE_MAX_MS * 2)]);
  if (roll(2) === 0) await wait(roll(6));
}
