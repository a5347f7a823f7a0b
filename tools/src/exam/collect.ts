import { diceFrom, drawSeed } from '@crupier/bots';
import type { PlayableGame } from '@crupier/kernel';
import { writerFor } from './notations.ts';
import type { ExamPosition } from './positions.ts';
import { ANSWERS_MIN, qualify, TOO_LARGE } from './qualify.ts';
import { positionsOf } from './self-play-positions.ts';

/** What was found in one game. */
export interface Collected {
  readonly number: number;
  readonly positions: readonly ExamPosition[];
  /** How many were refused, by the reason. */
  readonly refused: Readonly<Record<string, number>>;
}

/** A game in which positions are looked for. */
interface GameOfExam {
  readonly game: PlayableGame;
  readonly number: number;
  readonly seed: string;
  /** The decks to draw from. */
  readonly ready: readonly string[];
}

/** Positions of one game, at most, so that an exam has many. */
const OF_A_GAME_MAX = 2;
/** Positions of one game that are searched, at most. */
const SEARCHED_MAX = 16;

/** After a position that is too large, one of the same turn is searched where it has so many answers fewer. */
const FEWER_MIN = 3;

/** The first positions of a game that qualify for an exam, each of another turn. */
export async function collectFrom({ game, number, seed, ready }: GameOfExam): Promise<Collected> {
  const roll = diceFrom(`${seed} decks`);
  const decks = [ready[roll(ready.length)] ?? '', ready[roll(ready.length)] ?? ''];
  const positions: ExamPosition[] = [];
  const refused: Record<string, number> = {};
  const turns = new Set<string>();
  let searched = 0;
  let large: { readonly turn: string; readonly answers: number } | undefined;
  for (const { lines, seat, answers } of positionsOf({ game, write: await writerFor(game.id), decks, seed }, ANSWERS_MIN)) {
    const turn = lines.find((line) => line.startsWith('turn ')) ?? '';
    if (turns.has(turn) || (large?.turn === turn && answers > large.answers - FEWER_MIN)) continue;
    if (positions.length === OF_A_GAME_MAX || searched++ === SEARCHED_MAX) break;
    const found = qualify(game, { name: `game ${number}, ${turn}`, seat, seed: drawSeed(roll), lines });
    if ('refused' in found) {
      refused[found.refused] = (refused[found.refused] ?? 0) + 1;
      if (found.refused === TOO_LARGE) large = { turn, answers };
    } else {
      positions.push(found.position);
      turns.add(turn);
    }
  }
  return { number, positions, refused };
}
