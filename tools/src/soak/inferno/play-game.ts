import { diceFrom, drawSeed } from '@crupier/bots';
import { subjectOf, type Inferno } from '@crupier/inferno/soak';
import type { Dice, Seat } from '@crupier/kernel';
import { randomAnswer } from '@crupier/kernel/conformance';
import { matchOn } from '@crupier/kernel/rules';
import { count, type Counts } from '../counts.ts';
import { faultOf, runMatch, unfinished, type Player, type Running } from '../run-match.ts';
import type { GameDone, PlayerName } from '../soaked-game.ts';
import { walk } from '../walk.ts';
import { countingProbe } from '../watch-match.ts';
import { infernoWords } from './counted-words.ts';
import { describeTable, drawTable, type DrawnTable } from './draw-table.ts';
import { eagerPlayer } from './eager-player.ts';

/** More questions than a game that comes to an end can ask. */
const DECISIONS_MAX = 30_000;
/** Before one question of so many somebody leaves, where more than two are playing. */
const LEAVING_AMONG = 200;
const DUEL = 2;
/** So many decisions of a walk are enough. */
const WALK_DECISIONS = 120;

/** Plays the game of a number, which is the same for the same seed, and counts what it reaches. */
export function playGame(number: number, seed: string, counts: Counts): GameDone {
  const { roll, drawn } = drawGame(number, seed);
  const { game, deal, view, leave } = subjectOf(drawn.table);
  const probe = countingProbe(infernoWords);
  const match = matchOn(game, deal(drawSeed(roll)), probe.probe);
  const running: Running<Inferno> = {
    match,
    probe,
    words: infernoWords,
    player: playerOf(drawn.player, roll),
    view,
    ...(leave !== undefined && { leaving: { program: leave, leaver: ({ state }) => leaverAmong(state.players, roll) } }),
  };
  const faults = faultOf(() => runMatch(running, counts, DECISIONS_MAX));
  const { decisions, turn, ending } = match.state;
  if (faults.length === 0) faults.push(...unfinished(match, DECISIONS_MAX));
  if (match.state.pending === undefined) count(counts, 'endings', ending);
  return { number, table: describeTable(drawn), player: drawn.player, decisions, rounds: turn, faults };
}

/** Somebody of more than two who are still playing, once in a long while. */
function leaverAmong(players: readonly { readonly lost: boolean }[], roll: Dice): Seat | undefined {
  const playing = [...players.keys()].filter((seat) => players[seat]?.lost === false);
  return playing.length > DUEL && roll(LEAVING_AMONG) === 0 ? playing[roll(playing.length)] : undefined;
}

/** Walks the match of a game under the conformance kit: copies, saves, and what is hidden. Returns what was wrong, in sentences. */
export function walkTable(number: number, seed: string, stopAfter = WALK_DECISIONS): readonly string[] {
  return walk(subjectOf(drawGame(number, seed).drawn.table), number, stopAfter);
}

/** What is drawn for a game before it begins. */
function drawGame(number: number, seed: string): { readonly roll: Dice; readonly drawn: DrawnTable } {
  const roll = diceFrom(`soak inferno ${seed} ${number}`);
  return { roll, drawn: drawTable(roll) };
}

function playerOf(name: PlayerName, roll: Dice): Player {
  return name === 'eager' ? eagerPlayer(roll) : (decision) => randomAnswer(decision, roll);
}
