import { dice } from '@crupier/kernel/conformance';
import { Crowd } from './crowd.ts';
import { MeasuredServer } from './measured-server.ts';
import { type AtRest, type LoadReport, reportOn, type Slice } from './report.ts';

/** What is measured, and how long. */
export interface LoadPlan {
  /** Checkouts of the project: the first is measured beside the others. */
  readonly checkouts: readonly string[];
  readonly tables: number;
  readonly games: readonly string[];
  /** Seconds of each slice, and slices of each server that count. One before them warms it up. */
  readonly seconds: number;
  readonly slices: number;
  /** Answers of all tables in a second; 0 for as many as the server takes. */
  readonly rate: number;
  readonly seed: number;
  /** Seconds after all have left until the heap is measured: tables that nobody visits leave the memory by and by. */
  readonly leftSeconds: number;
  /** A folder for profiles of the servers' processors. */
  readonly profile: string | undefined;
  readonly tell: (line: string) => void;
}

/** A server under load. */
interface Side {
  readonly server: MeasuredServer;
  readonly crowd: Crowd;
  readonly heapBefore: number;
  readonly slices: Slice[];
}

/** Plays at tables of each checkout's server in turn, slice by slice, so that what else the machine does is spread over all of them. */
export async function runLoad(plan: LoadPlan): Promise<readonly LoadReport[]> {
  const { checkouts, seconds, slices, rate, tell } = plan;
  const sides: Side[] = [];
  try {
    for (const [number, checkout] of checkouts.entries()) sides.push(await prepare(checkout, number, plan));
    for (let slice = 0; slice <= slices; slice++) {
      for (const [number, side] of sides.entries()) {
        const played = await playSlice(side, seconds, rate);
        const name = slice === 0 ? 'warming up' : `slice ${slice} of ${slices}`;
        tell(`${name}, ${checkouts[number]}: ${Math.round(played.waitsMs.length / played.seconds)} answers a second`);
        if (slice > 0) side.slices.push(played);
      }
    }
    const reports: LoadReport[] = [];
    for (const side of sides) reports.push(reportOn(side.slices, await measureRest(side, plan)));
    return reports;
  } finally {
    for (const { server } of sides) await server.stop();
  }
}

async function prepare(checkout: string, number: number, { tables, games, seed, profile, tell }: LoadPlan): Promise<Side> {
  const server = new MeasuredServer(checkout, profile);
  await server.start();
  const crowd = new Crowd(() => server.url, { games, roll: dice(seed), number, tell });
  // A first table of each game loads what any table needs.
  const first = new Crowd(() => server.url, { games, roll: dice(seed), number: number + 10, tell });
  await first.open(games.length);
  first.leave();
  const { heapBytes } = await server.figures();
  tell(`${checkout}: opening ${tables} tables.`);
  await crowd.open(tables);
  return { server, crowd, heapBefore: heapBytes, slices: [] };
}

async function playSlice({ server, crowd }: Side, seconds: number, rate: number): Promise<Slice> {
  const before = await server.figures();
  const played = await crowd.play(seconds, { rate });
  const after = await server.figures();
  return { ...played, mainMs: after.mainMs - before.mainMs, longestMs: after.longestMs };
}

/** Measures a server whose tables rest: what they hold, what is left when all have gone, and how long all take to come back after a restart. */
async function measureRest({ server, crowd, heapBefore }: Side, { tables, leftSeconds, tell }: LoadPlan): Promise<AtRest> {
  const atRest = await server.figures();
  crowd.leave();
  tell(`All have left; waiting ${leftSeconds} seconds.`);
  await new Promise((resolve) => {
    setTimeout(resolve, leftSeconds * 1000);
  });
  const after = await server.figures();
  tell('Starting again; everybody comes back.');
  await server.stop();
  await server.start();
  const reopeningMs = await crowd.comeBack();
  crowd.leave();
  return { tables, heapBefore, heapAtRest: atRest.heapBytes, heapAfter: after.heapBytes, reopeningMs };
}
