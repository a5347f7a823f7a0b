import { setTimeout } from 'node:timers/promises';
import type { Dice } from '@crupier/kernel';
import type { LongestTask } from '../chaos/server-process.ts';
import { percentile } from '../load/report.ts';
import { seatBystander } from './bystander.ts';
import type { Origin } from './client.ts';

/** What an attack is made with. */
export interface Ground {
  readonly url: string;
  /** The server's process, where it is one of this machine. */
  readonly pid?: number | undefined;
  /** The program of the server, for an attack that takes servers of its own. */
  readonly entry?: string;
  /** The longest task on the server's event loop since this was asked for last; absent where the server is another's. */
  readonly longestTask?: (() => Promise<LongestTask>) | undefined;
  readonly roll: Dice;
  /** How strong the attack is: 1 as in a test, more for a longer run. */
  readonly strength: number;
  /** Which try it is, from 1: the strangers of each come from other addresses. */
  readonly round: number;
  readonly tell: (line: string) => void;
}

/** What came of an attack. */
export interface Verdict {
  readonly held: boolean;
  /** What was measured, and the most that it may be. */
  readonly measured: number;
  readonly max: number;
  readonly unit: string;
  /** What else was measured. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** An attack on a running server, which ends by itself. */
export interface Attack {
  /** What a stranger does, in a sentence. */
  readonly about: string;
  readonly run: (ground: Ground) => Promise<Verdict>;
}

/** The longest that a command of somebody else may wait under any attack, in milliseconds. */
export const WAIT_MAX_MS = 300;
/** The memory that the heap of an attacked server may have, in MB. */
export const HEAP_MB = 512;
/** How much longer than at rest 95 of 100 commands of somebody else may wait at most, in milliseconds. */
const SLOWER_MAX_MS = 50;
/** Milliseconds for which somebody else plays before the attack begins. */
const REST_MS = 600;
/** The longest that the server's event loop may be busy with one task, in milliseconds of the processor. */
export const TASK_MAX_MS = 50;
/** Milliseconds after which an attack is over, however far it has come. */
const ATTACK_MAX_MS = 60_000;

/** Where the strangers of an attack come from: on this machine each has an address of its own. */
export function originOf({ url, round }: Ground, stranger: number): Origin {
  const { hostname } = new URL(url);
  return hostname === '127.0.0.1' || hostname === 'localhost' ? { url, address: `127.0.${round}.${stranger}` } : { url };
}

/** Attacks, and again where the server did not hold: a machine that was busy with something else is no fault of the server. */
export async function attackUntilHeld(attack: Attack, ground: Omit<Ground, 'round'>, triesMax: number): Promise<Verdict> {
  let verdict = await attack.run({ ...ground, round: 1 });
  for (let round = 2; round <= triesMax && !verdict.held; round++) {
    ground.tell(`${verdict.measured} ${verdict.unit}: once more.`);
    verdict = await attack.run({ ...ground, round });
  }
  return verdict;
}

/** The verdict on a measured figure. */
export function judge(measured: number, max: number, unit: string): Verdict {
  return { held: measured <= max, measured, max, unit };
}

/** An attack that is to stall the server: held where a bystander from another address never waits long. */
export async function stall(ground: Ground, attack: () => Promise<unknown>): Promise<Verdict> {
  const bystander = await seatBystander(originOf(ground, 250), ground.pid);
  await pause(REST_MS);
  const atRest = (await bystander.soFar()).map(({ ms }) => ms);
  ground.tell('The bystander plays; the attack begins.');
  await ground.longestTask?.();
  const impatience = new AbortController();
  const ended = setTimeout(ATTACK_MAX_MS, undefined, { signal: impatience.signal }).catch(() => undefined);
  await Promise.race([attack(), ended]);
  impatience.abort();
  const longestTask = await ground.longestTask?.();
  const waits = await bystander.waits();
  const waited = waits.map(({ ms }) => ms);
  const longest = Math.round(Math.max(...waited));
  const figures = { p95Ms: tenths(percentile(waited, 95)), p95AtRestMs: tenths(percentile(atRest, 95)) };
  const verdict = judge(longest, WAIT_MAX_MS, 'ms that another player waited');
  const held = verdict.held && figures.p95Ms <= SLOWER_MAX_MS + figures.p95AtRestMs;
  if (longestTask === undefined) return { ...verdict, held, figures };
  const longestTaskMs = Math.round(longestTask.processorMs);
  return { ...verdict, held: held && longestTaskMs <= TASK_MAX_MS, figures: { ...figures, longestTaskMs } };
}

/** A figure with one decimal. */
export function tenths(figure: number): number {
  return Math.round(figure * 10) / 10;
}

/** Waits. */
export async function pause(ms: number): Promise<void> {
  await setTimeout(ms);
}
