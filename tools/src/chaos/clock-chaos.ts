import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '@crupier/kernel';
import type { CreatedMatch, MatchSummary } from '@crupier/protocol';
import type { ChaosPlayer } from './chaos-player.ts';
import { type ChaosPlan, type ChaosReport, reportOn } from './chaos-report.ts';
import { Crowd } from './crowd.ts';
import { ServerProcess } from './server-process.ts';

/** How far the clock is set, either way: together less than the days after which a waiting table expires. */
const WRONG_MAX_MS = 3 * 24 * 3600 * 1000;
/** Most milliseconds between two settings, and one setting in so many after which the server is started anew. */
const SET_MAX_MS = 400;
const RESTART_EVERY = 12;

/** Plays while the clock of the day is set back and forth. Nothing is refused; tables that wait and sessions are there in the end. */
export async function runWrongClock({ commands, tables, roll, entry, game, data }: ChaosPlan): Promise<ChaosReport> {
  const file = join(data, 'clock');
  const server = new ServerProcess(entry, data);
  const start = (): Promise<void> => server.start({ CHAOS_CLOCK: file });
  const set = (): void => writeFileSync(file, String(drawWrong(roll)));
  set();
  await start();
  const crowd = new Crowd({ tables, game, roll, places: () => ({ url: server.url }) });
  const waiting = new Map<ChaosPlayer, string>();
  for (const player of crowd.players) waiting.set(player, await openWaiting(player, server.url));
  crowd.begin();
  let [settings, restarts] = [0, 0];
  let isEnough = false;
  void crowd.playUntil(commands).then(() => (isEnough = true));
  while (!isEnough) {
    set();
    settings++;
    await wait(roll(SET_MAX_MS));
    if (roll(RESTART_EVERY) > 0) continue;
    await server.kill();
    await start();
    restarts++;
  }
  await crowd.finish();
  const expired: string[] = [];
  for (const [player, table] of waiting) {
    const listed = (await player.ask(server.url, '/api/matches')) as readonly MatchSummary[];
    if (!listed.some(({ id, status }) => id === table && status === 'waiting')) expired.push(`${table} waits no more`);
  }
  await server.stop();
  const report = await reportOn(crowd.players, data, { settings, restarts, startMsMax: Math.round(Math.max(...server.startsMs)) });
  return { ...report, failures: [...report.failures, ...expired] };
}

/** How wrong the clock is: by a moment or by days, early or late. */
function drawWrong(roll: Dice): number {
  const most = roll(2) === 0 ? 60_000 : WRONG_MAX_MS;
  return roll(2 * most) - most;
}

/** Opens a table that waits for somebody. */
async function openWaiting(player: ChaosPlayer, url: string): Promise<string> {
  const [game] = (await player.ask(url, '/api/games')) as readonly { readonly id: string }[];
  const seats = [{ kind: 'person' }, { kind: 'person', open: true }];
  return ((await player.ask(url, '/api/matches', { game: game?.id, seats })) as CreatedMatch).id;
}
