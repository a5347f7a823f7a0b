import { keyforgeRandom, marvelEager, marvelRandom, marvelStates, type PlayOne } from './workloads.ts';

/** What one run measured. */
export interface RunFigures {
  /** Decisions a second of random games of two players of KeyForge. */
  readonly keyforgeDecisions: number;
  /** Decisions a second of random solo games of Marvel Champions. */
  readonly marvelDecisions: number;
  /** The second as a share of the first. */
  readonly decisionsShare: number;
  /** Eager solo games against Rhino a second. */
  readonly eagerGames: number;
  /** How many times as long an eager game of four players takes. */
  readonly fourTimes: number;
  /** Microseconds that a copy of a state of two players takes. */
  readonly cloneMicroseconds: number;
  /** Bytes of the largest saved state of four players. */
  readonly stateBytes: number;
}

/** How many games and states a run has. */
export interface RunSize {
  /** Games of each sort but those of four players, of which there are a quarter as many. */
  readonly games: number;
  readonly states: number;
}

const MILLION = 1_000_000;
const COPIES_EACH = 50;

const eagerSolo = marvelEager(1);
const eagerFour = marvelEager(4);

/**
 * Measures a run: a few games of each sort in turn, again and again, so that all meet the machine in the same state. Times are processor
 * time of this thread, which other processes lengthen less than the clock's; shares are of figures of one run.
 */
export function measureRun(run: number, { games, states }: RunSize): RunFigures {
  const first = run * games;
  const [keyforge, marvel, solo, four] = [noneOf(keyforgeRandom), noneOf(marvelRandom), noneOf(eagerSolo), noneOf(eagerFour)];
  for (let at = first; at < first + games; at++) {
    for (const sort of [keyforge, marvel, solo]) playOne(sort, at);
    if (at % 4 === 0) playOne(four, at);
  }
  const [keyforgeDecisions, marvelDecisions] = [keyforge, marvel].map(({ decisions, seconds }) => decisions / seconds) as [number, number];
  return {
    keyforgeDecisions,
    marvelDecisions,
    decisionsShare: marvelDecisions / keyforgeDecisions,
    eagerGames: solo.games / solo.seconds,
    fourTimes: four.seconds / four.games / (solo.seconds / solo.games),
    cloneMicroseconds: copied(marvelStates(2, states, (index) => first + index)),
    stateBytes: Math.max(...marvelStates(4, states, (index) => first + index).map((state) => Buffer.byteLength(state.save()))),
  };
}

/** Games of one sort, and what they took. */
interface Played {
  readonly play: PlayOne;
  games: number;
  decisions: number;
  seconds: number;
}

function noneOf(play: PlayOne): Played {
  return { play, games: 0, decisions: 0, seconds: 0 };
}

function playOne(played: Played, number: number): void {
  const start = threadSeconds();
  played.decisions += played.play(number);
  played.seconds += threadSeconds() - start;
  played.games++;
}

/** What a copy takes, once as many have been made before. */
function copied(states: readonly { readonly clone: () => unknown }[]): number {
  const copyAll = (): void => {
    for (const state of states) for (let time = 0; time < COPIES_EACH; time++) state.clone();
  };
  copyAll();
  const start = threadSeconds();
  copyAll();
  return ((threadSeconds() - start) * MILLION) / (states.length * COPIES_EACH);
}

function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MILLION;
}
