import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeOf } from './checkout.ts';
import { speedStudies, type SpeedReply, type SpeedTask } from './studies.ts';

/** Batches that are measured of each checkout in a round. */
const PAIRS = 8;
/** Games whose steps are counted. They are the same in every round, so that the count is, too. */
const STEP_GAMES = { from: 0, count: 40 } as const;
/** Tables that warm a process up, tables of a batch, and batches. */
const TABLES = { warm: 4, batch: 2, pairs: 5 } as const;

/** The figures of one round, of the judged checkout (A) and of the one that it is held against (B). */
export interface SpeedRound {
  /** Decisions of A in the time of one of B: the median of its pairs. */
  readonly time: number;
  /** The share of games that had as many decisions in both. */
  readonly sameGames: number;
  readonly stepsPerDecision: readonly [number, number];
  readonly bytesPerDecision: readonly [number, number];
  /** Microseconds of the processor that an answer takes at a table. */
  readonly tableMicros: readonly [number, number];
}

/** A process that plays a game of a checkout. */
interface Player {
  readonly ask: (task: SpeedTask) => Promise<SpeedReply>;
  readonly end: () => void;
}

type Both<T> = readonly [T, T];

function bothOf<T>(make: (side: 0 | 1) => T): Both<T> {
  return [make(0), make(1)];
}

/** Who starts and who plays first alternates. */
function order(at: number): readonly (0 | 1)[] {
  return at % 2 === 0 ? [1, 0] : [0, 1];
}

/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A checkout failed while it played: its process ended with ${String(code)}.`);
  });
  // Once a message is heard nobody waits for the end any more.
  ended.catch(() => undefined);
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as readonly unknown[];
    return message;
  } finally {
    heard.abort();
  }
}

async function open(checkout: string, game: string): Promise<Player> {
  const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), [checkout, game], {
    execPath: nodeOf(checkout),
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  await messageOf(child);
  return {
    ask: async (task) => {
      child.send(task);
      return (await messageOf(child)) as SpeedReply;
    },
    end: () => child.disconnect(),
  };
}

/** Plays batches in turn, and returns the replies of both sides. */
async function playInTurn(sides: Both<Player>, round: number, tasks: readonly SpeedTask[]): Promise<Both<SpeedReply[]>> {
  const replies = bothOf<SpeedReply[]>(() => []);
  for (const [pair, task] of tasks.entries()) for (const side of order(round + pair)) replies[side].push(await sides[side].ask(task));
  return replies;
}

/**
 * One round of a game: fresh processes that warm up beside each other and are measured in turn. `seconds` is the processor time of a batch.
 * *Throws* where a checkout fails while it plays.
 */
export async function playRound(
  checkouts: Both<string>,
  game: string,
  { round, seconds }: { readonly round: number; readonly seconds: number },
): Promise<SpeedRound> {
  const { warm = 0 } = speedStudies[game] ?? {};
  const opening: Promise<Player>[] = [];
  for (const side of order(round)) opening[side] = open(checkouts[side], game);
  const opened = await Promise.all(opening);
  const sides = bothOf((side) => playerAt(opened, side));
  await Promise.all(sides.map(({ ask }) => ask({ kind: 'play', from: 0, count: warm - 50 })));
  const warmed = await Promise.all(sides.map(({ ask }) => ask({ kind: 'play', from: warm - 50, count: 50 })));
  const count = Math.max(2, Math.round((seconds * 1e6 * 50) / Math.max(...warmed.map(({ time }) => time))));
  const batches = await playInTurn(
    sides,
    round,
    Array.from({ length: PAIRS }, (_, pair) => ({ kind: 'play', from: warm + pair * count, count })),
  );
  const bytes = await playInTurn(sides, round, [{ kind: 'bytes', from: warm, count }]);
  await Promise.all(sides.map(({ ask }) => ask({ kind: 'table', from: 0, count: TABLES.warm })));
  const tables = await playInTurn(
    sides,
    round,
    Array.from({ length: TABLES.pairs }, (_, pair) => ({ kind: 'table', from: TABLES.warm + pair * TABLES.batch, count: TABLES.batch })),
  );
  const steps = await playInTurn(sides, round, [{ kind: 'steps', ...STEP_GAMES }]);
  for (const { end } of sides) end();
  const speedOf = ({ time, each }: SpeedReply): number => sum(each) / time;
  const perDecision = (replies: Both<SpeedReply[]>): Both<number> =>
    bothOf((side) => sum(replies[side].map(({ counted }) => counted)) / sum(replies[side].flatMap(({ each }) => each)));
  const alike = batches[0].flatMap(({ each }, pair) => each.map((decisions, at) => decisions === batches[1][pair]?.each[at]));
  return {
    time: median(batches[0].map((reply, pair) => speedOf(reply) / speedOf(batches[1][pair] ?? reply))),
    sameGames: alike.filter(Boolean).length / alike.length,
    stepsPerDecision: perDecision(steps),
    bytesPerDecision: perDecision(bytes),
    tableMicros: bothOf((side) => median(tables[side].map((reply) => 1 / speedOf(reply)))),
  };
}

function playerAt(players: readonly Player[], side: 0 | 1): Player {
  const player = players[side];
  if (player === undefined) throw new Error('Both checkouts have a process.');
  return player;
}
