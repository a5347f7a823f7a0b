import { nameOfHeard, type Heard } from '@crupier/kernel/rules';
import { isAsBefore, type Fingerprint } from '../state/table-fingerprint.ts';

/** The most rounds that a loop may be said to go. */
export const ROUNDS_MAX = 100;
/** An ability that is under way so often within itself goes round for ever, however everything lies. */
const ENDURANCE = 100;

/** Abilities that set each other off for ever, and how often that happens. *Rule:* KF-INFINITE-LOOP-1. */
export interface Loop {
  /** How often it goes round in all, as the active player has said. */
  readonly times: number;
  /** How often each ability that leads round has begun since the loop began, by its name. */
  readonly begun: Readonly<Record<string, number>>;
}

/**
 * What a loop is known by while an ability resolves in a window. The abilities that it sets off resolve in windows within it: all but the
 * innermost are under way.
 */
export interface Round {
  /** The ability that is under way, or is about to begin. */
  readonly next: Named | undefined;
  /** The table when it began; undefined where the rule of six bounds it. */
  fingerprint: Fingerprint | undefined;
  /** The loop that began with it. */
  loop: Loop | undefined;
}

type First = Round & { loop: Loop };

/** What an ability is known by, whatever it hears. */
export type Named = Pick<Heard, 'ref' | 'self'>;

/**
 * The first round of the loop that an ability leads round which is about to begin in the innermost of some windows: where it began within
 * itself, with everything as it is now. Undefined where there is none, or where it was said already how often that loop goes round.
 */
export function firstRound(rounds: readonly Round[], next: Named, fingerprintNow: () => Fingerprint): Round | undefined {
  // Most windows are within no other.
  if (rounds.length < 2) return undefined;
  const name = nameOfHeard(next);
  const same = rounds.slice(0, -1).filter((round) => isUnderWay(round, name) && round.fingerprint !== undefined);
  if (same.length === 0 || firstOf(rounds) !== undefined) return undefined;
  if (same.length >= ENDURANCE) return same.at(-1);
  const now = fingerprintNow();
  return same.findLast(({ fingerprint }) => fingerprint !== undefined && isAsBefore(now, fingerprint));
}

/** Says how often a loop goes round in all, the round included that has led to the question. */
export function countRounds(rounds: readonly Round[], first: Round, times: number): void {
  first.loop = { times, begun: underWayFrom(rounds, first) };
}

/** Whether an ability may begin in the innermost window: one that leads round may as often as the loop goes round. Notes that it leads round. */
export function mayBegin(rounds: readonly Round[], next: Named): boolean {
  const first = firstOf(rounds);
  if (first === undefined) return true;
  const name = nameOfHeard(next);
  join(rounds, first, name);
  const { begun, times } = first.loop;
  return (begun[name] ?? 0) < times;
}

/** Counts an ability that begins in the innermost window, where it leads round. */
export function noteBeginning(rounds: readonly Round[], next: Named): void {
  const first = firstOf(rounds);
  if (first === undefined) return;
  const name = nameOfHeard(next);
  const count = first.loop.begun[name];
  if (count !== undefined) first.loop = { ...first.loop, begun: { ...first.loop.begun, [name]: count + 1 } };
}

function firstOf(rounds: readonly Round[]): First | undefined {
  return rounds.find((round): round is First => round.loop !== undefined);
}

/** An ability that is under way since the loop began leads round too, and so does all that it has led through. */
function join(rounds: readonly Round[], first: First, name: string): void {
  const { begun } = first.loop;
  const within = rounds.slice(rounds.indexOf(first));
  const before = begun[name] === undefined ? within.slice(0, -1).find((round) => isUnderWay(round, name)) : undefined;
  if (before !== undefined) first.loop = { ...first.loop, begun: { ...underWayFrom(within, before), ...begun } };
}

/** How often each ability is under way, from one window on. */
function underWayFrom(rounds: readonly Round[], first: Round): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { next } of rounds.slice(rounds.indexOf(first), -1)) {
    const name = next === undefined ? '' : nameOfHeard(next);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Of a window that is not the innermost. */
function isUnderWay({ next }: Round, name: string): boolean {
  return next !== undefined && nameOfHeard(next) === name;
}
