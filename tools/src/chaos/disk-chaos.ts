import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChaosPlan, type ChaosReport, reportOn } from './chaos-report.ts';
import { Crowd } from './crowd.ts';
import { ServerProcess } from './server-process.ts';

/** The most milliseconds for which there is room, and for which there is none. */
const ROOM_MAX_MS = 1500;
const FULL_MAX_MS = 600;

/** Plays while the disk is full again and again. The server is never started anew: it goes on as soon as there is room. */
export async function runFullDisk({ commands, tables, roll, entry, game, data }: ChaosPlan): Promise<ChaosReport> {
  const file = join(data, 'full');
  const server = new ServerProcess(entry, data);
  await server.start({ CHAOS_DISK: file });
  const crowd = new Crowd({ tables, game, roll, places: () => ({ url: server.url }) });
  crowd.begin();
  let times = 0;
  let isEnough = false;
  const played = crowd.playUntil(commands).then(() => (isEnough = true));
  while (!isEnough) {
    await Promise.race([played, wait(200 + roll(ROOM_MAX_MS))]);
    writeFileSync(file, roll(2) === 0 ? 'write' : 'commit');
    times++;
    await wait(roll(FULL_MAX_MS));
    rmSync(file);
  }
  await crowd.finish();
  const isAlive = server.isRunning;
  await server.stop();
  const report = await reportOn(crowd.players, data, { timesFull: times, requestsCut: crowd.requestsCut });
  return isAlive ? report : { ...report, failures: [...report.failures, 'the server has ended'] };
}
