import { diceFrom } from '@crupier/bots';
import { assert, type Dice, type PlayableGame, type PlayableMatch } from '@crupier/kernel';
import type { ShelvedGame } from '../games.ts';
import type { Io } from '../io.ts';
import { breathe } from '../progress.ts';
import { seedOfGame } from '../seeds.ts';
import { threadMicroseconds } from './thread-time.ts';

/** How often each position is played from in a run, and how many decisions each time: the crowd must not thin out. */
const openings = 30;
const decisionsEach = 60;
/** Runs that do not count: until then the engine of the language has not seen enough of either table. */
const warmRuns = 3;

/** How many times as long a decision takes on a crowded table as on a bare one, for each run. Nothing where a game names no positions. */
export async function measureCrowd(
  io: Io,
  game: PlayableGame,
  crowd: ShelvedGame['crowd'],
  { seed, runs }: { readonly seed: string; readonly runs: number },
): Promise<readonly number[]> {
  if (crowd === undefined) return [];
  const { bare, crowded } = await crowd.loadBoards();
  const times: number[] = [];
  for (let run = 1 - warmRuns; run <= runs && !io.interrupted.aborted; run++) {
    const [one, other] = [bare, crowded].map((lines) => decisionMicroseconds(game, lines, `${seed} crowd ${run}`)) as [number, number];
    if (run > 0) times.push(other / one);
    await breathe();
  }
  return times;
}

/** What a decision of random play takes from a position on. */
function decisionMicroseconds(game: PlayableGame, lines: readonly string[], seed: string): number {
  let decisions = 0;
  let spent = 0;
  for (let index = 0; index < openings; index++) {
    const match = open(game, lines, seedOfGame(seed, index));
    const roll: Dice = diceFrom(`${seed} ${index}`);
    const start = threadMicroseconds();
    decisions += match.playOut(roll, decisionsEach).decisions;
    spent += threadMicroseconds() - start;
  }
  return spent / decisions;
}

function open(game: PlayableGame, lines: readonly string[], seed: string): PlayableMatch {
  const opened = game.position?.(lines, seed, { quiet: true });
  assert(opened?.ok === true, 'A game can open the positions that it names.');
  return opened.value;
}
