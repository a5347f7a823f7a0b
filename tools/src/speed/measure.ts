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
 * Measures a run: each sort of game in turn, so that all meet the machine in the same state. Times are processor time of this thread, which
 * other processes lengthen less than the clock's; shares are of figures of one run.
 */
export function measureRun(run: number, { games, states }: RunSize): RunFigures {
  const first = run * games;
  const keyforge = played(keyforgeRandom, first, games);
  const marvel = played(marvelRandom, first, games);
  const solo = played(eagerSolo, first, games);
  const four = played(eagerFour, first, Math.ceil(games / 4));
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

interface Played {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

function played(play: PlayOne, first: number, games: number): Played {
  const start = threadSeconds();
  let decisions = 0;
  for (let at = 0; at < games; at++) decisions += play(first + at);
  return { games, decisions, seconds: threadSeconds() - start };
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
