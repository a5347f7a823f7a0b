import type { Behaviour, Rate } from './watch-turns.ts';

/** One watched game. */
export interface WatchedPlay {
  readonly pair: number;
  readonly seat: number;
  readonly behaviour: Behaviour;
}

/** What somebody did in all watched games. */
export interface BehaviourResult {
  readonly games: number;
  /** Helps that went to an opponent's card although one's own could have taken them. */
  readonly helps: Rate;
  readonly unused: RateInAll;
  /** Cards that could be used in a turn, each once a turn. */
  readonly usable: number;
  /** Turns in which a sure win, or a win in the next turn, was within reach. */
  readonly wins: Rate;
  readonly winsNext: Rate;
  /** The part of both that was taken. */
  readonly taken: number;
  /** Whether all rates are within their bounds. */
  readonly isWithinBounds: boolean;
  readonly examples: readonly string[];
}

/** A rate as a part of 1. */
interface RateInAll extends Rate {
  readonly rate: number;
}

/** The most that may be unused, and the least that must be taken. */
export const UNUSED_MAX = 0.02;
export const TAKEN_MIN = 0.98;
const EXAMPLES_MAX = 40;

/** Adds up what was seen in games, whatever the order in which they were played. */
export function tallyBehaviour(plays: readonly WatchedPlay[]): BehaviourResult {
  const sumOf = (what: 'helps' | 'unused' | 'wins' | 'winsNext'): Rate => ({
    seen: plays.reduce((sum, { behaviour }) => sum + behaviour[what].seen, 0),
    bad: plays.reduce((sum, { behaviour }) => sum + behaviour[what].bad, 0),
  });
  const [helps, unused, wins, winsNext] = [sumOf('helps'), sumOf('unused'), sumOf('wins'), sumOf('winsNext')];
  const rate = partOf(unused.bad, unused.seen);
  const taken = 1 - partOf(wins.bad + winsNext.bad, wins.seen + winsNext.seen);
  const sorted = plays.toSorted((one, other) => one.pair - other.pair || one.seat - other.seat);
  const examples = sorted.flatMap(({ pair, seat, behaviour }) => behaviour.examples.map((each) => `pair ${pair}, seat ${seat}, ${each}`));
  return {
    games: plays.length,
    helps,
    unused: { ...unused, rate },
    usable: plays.reduce((sum, { behaviour }) => sum + behaviour.usable, 0),
    wins,
    winsNext,
    taken,
    isWithinBounds: helps.bad === 0 && rate <= UNUSED_MAX && taken >= TAKEN_MIN,
    examples: examples.slice(0, EXAMPLES_MAX),
  };
}

function partOf(some: number, all: number): number {
  return all === 0 ? 0 : Math.round((some / all) * 10_000) / 10_000;
}
