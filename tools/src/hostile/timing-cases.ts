import { obviousAnswer, type Seat, type SeenDecision, type SeenEvent } from '@crupier/kernel';
import type { Case } from './guessing.ts';

/** What a seat was told of one moment, and when. */
export interface TimedMoment {
  readonly seq: number;
  /** Milliseconds. */
  readonly at: number;
  readonly events: readonly SeenEvent[];
  readonly pending: SeenDecision | undefined;
  /** Bytes of the message beyond those of what it says, and the kinds of messages since the moment before. */
  readonly surplus?: number;
  readonly order?: string;
}

/** What both seats of a table were told. */
export interface TimedDuel {
  readonly spy: { readonly told: readonly TimedMoment[] };
  readonly victim: { readonly told: readonly TimedMoment[] };
  readonly victimSeat: Seat;
}

/** An answer of the victim, as the spy sees it, and whether there was a choice. */
export interface SeenAnswer {
  readonly ms: number;
  readonly at: number;
  readonly isForced: boolean;
  readonly question: string;
  /** What everybody sees of the answer. */
  readonly seen: string;
  readonly surplus: number;
  readonly order: string;
}

/** The option that does nothing, where somebody may do nothing; -1 where there is none. */
export function passIn({ kind, ask }: SeenDecision): number {
  return kind === 'act' || kind === 'respond' ? (ask?.options.findIndex(({ card }) => card === undefined) ?? -1) : -1;
}

/** The victim's answers to questions in which somebody may do nothing. What everybody can see to be forced is no secret. */
export function answersOf({ spy, victim, victimSeat }: TimedDuel): readonly SeenAnswer[] {
  const forced = new Map(victim.told.map(({ seq, pending }) => [seq, isForced(pending)]));
  return spy.told.flatMap((after, index): SeenAnswer[] => {
    const before = spy.told[index - 1];
    const { kind, purpose, waiting = [] } = before?.pending ?? {};
    const truth = before && forced.get(before.seq);
    if (before === undefined || truth === undefined || (kind !== 'act' && kind !== 'respond')) return [];
    if (waiting.length !== 1 || waiting[0] !== victimSeat || after.seq !== before.seq + 1) return [];
    const [first] = after.events;
    const { at, surplus = 0, order = '' } = after;
    return [{ ms: at - before.at, at, isForced: truth, question: `${kind} ${purpose}`, seen: first?.name ?? '', surplus, order }];
  });
}

function isForced(pending: SeenDecision | undefined): boolean | undefined {
  return pending?.ask && obviousAnswer(pending.kind, pending.ask) !== undefined;
}

/**
 * What is guessed from: the time, that by the person's others and by the one before, how near other times lie, where in a millisecond it
 * ends, how long the message is and which came before it.
 */
export function casesOf(tables: readonly (readonly SeenAnswer[])[]): readonly Case[] {
  return tables.flatMap((answers, table) =>
    answers.map((each, index): Case => {
      const before = answers.slice(0, index).map(({ ms }) => ms);
      const others = before.toSorted((one, other) => one - other);
      const median = others[Math.floor(others.length / 2)] ?? each.ms;
      const near = answers.filter((other) => other !== each && Math.abs(other.ms - each.ms) < 2).length;
      return {
        truth: each.isForced,
        table,
        group: `${each.question} ${each.seen}`,
        clues: {
          time: each.ms,
          'time by the median': each.ms / median,
          'time by the one before': each.ms / (before.at(-1) ?? each.ms),
          'times within 2 ms': near,
          'fraction of a millisecond': each.at % 1,
          'bytes beyond what is said': each.surplus,
          'order of messages': each.order,
        },
      };
    }),
  );
}

/** The median of some numbers, rounded. */
export function medianOf(numbers: readonly number[]): number {
  return Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0);
}
