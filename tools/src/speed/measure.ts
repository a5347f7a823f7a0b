import type { PlayableMatch } from '@crupier/kernel';
import {
  drawDecks,
  generatedRandom,
  generatedStates,
  keyforgeRandom,
  marvelEager,
  marvelRandom,
  marvelStates,
  openPosition,
  type PlayOne,
} from './workloads.ts';

/** What one run measured, by the names of the figures. */
export type RunFigures = Readonly<Record<string, number>>;
/** Measures one run, by its number. */
export type MeasureRun = (run: number, size: RunSize) => RunFigures;

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
 * Measures a run of Marvel Champions: a few games of each sort in turn, again and again, so that all meet the machine in the same state.
 * Times are processor time of this thread, which other processes lengthen less than the clock's; shares are of figures of one run.
 */
export const measureMarvel: MeasureRun = (run, { games, states }) => {
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
    stateBytes: largest(marvelStates(4, states, (index) => first + index)),
  };
};

/** Measures a run of KeyForge in the same way: games of the two ready decks beside games of two decks drawn of the same or different sets. */
export const measureKeyForge: MeasureRun = (run, { games, states }) => {
  const first = run * games;
  const [ready, drawn, positions] = [noneOf(keyforgeRandom), noneOf(generatedRandom), noneOf(openPosition)];
  for (let at = first; at < first + games; at++) {
    drawDecks(at);
    for (const sort of [ready, drawn, positions]) playOne(sort, at);
  }
  const [readyGames, generatedGames] = [ready, drawn].map((sort) => sort.games / sort.seconds) as [number, number];
  return {
    readyGames,
    generatedGames,
    gamesShare: generatedGames / readyGames,
    positionMilliseconds: (positions.seconds * 1000) / positions.games,
    stateBytes: largest(generatedStates(states, (index) => first + index)),
  };
};

/** The bytes of the largest of some states, as they are saved. */
function largest(states: readonly PlayableMatch[]): number {
  return Math.max(...states.map((state) => Buffer.byteLength(state.save())));
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
