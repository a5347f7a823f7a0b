import { diceFrom, drawSeed } from '@crupier/bots';
import type { Dice } from '@crupier/kernel';
import { randomAnswer } from '@crupier/kernel/conformance';
import { matchOn, type Match } from '@crupier/kernel/rules';
import { sightsOf, subjectOf, type KeyForge } from '@crupier/keyforge/soak';
import { count, type Counts } from '../counts.ts';
import { faultOf, runMatch, unfinished, type Player } from '../run-match.ts';
import type { GameDone, PlayerName } from '../soaked-game.ts';
import { walk } from '../walk.ts';
import { countingProbe } from '../watch-match.ts';
import { keyforgeWords } from './counted-words.ts';
import { describeTable, drawTable, type DrawnTable } from './draw-table.ts';
import { eagerPlayer } from './eager-player.ts';

/** More questions than a game that comes to an end can ask. */
const DECISIONS_MAX = 5000;
/** So many decisions of a walk are enough. */
const WALK_DECISIONS = 120;

/** Plays the game of a number, which is the same for the same seed, and counts what it reaches: a match, and one more with exchanged seats. */
export function playGame(number: number, seed: string, counts: Counts): GameDone {
  const { roll, drawn } = drawGame(number, seed);
  const { decks } = drawn.table;
  const [one, other] = [decks, [decks[1], decks[0]] as const].map((seated) =>
    playMatch({ ...drawn, table: { ...drawn.table, decks: seated } }, roll, counts),
  ) as [MatchDone, MatchDone];
  return {
    number,
    table: describeTable(drawn),
    player: drawn.player,
    decisions: one.decisions + other.decisions,
    rounds: one.turns + other.turns,
    faults: [...one.faults, ...other.faults],
  };
}

interface MatchDone {
  readonly decisions: number;
  readonly turns: number;
  readonly faults: readonly string[];
}

function playMatch(drawn: DrawnTable, roll: Dice, counts: Counts): MatchDone {
  const { game, deal, view } = subjectOf(drawn.table);
  const probe = countingProbe(keyforgeWords);
  const match = matchOn(game, deal(drawSeed(roll)), probe.probe);
  const player = playerOf(drawn.player, match, roll);
  const faults = faultOf(() => runMatch({ match, probe, words: keyforgeWords, player, view }, counts, DECISIONS_MAX));
  const { decisions, turn, ending } = match.state;
  if (faults.length === 0) faults.push(...unfinished(match, DECISIONS_MAX));
  if (match.state.pending === undefined) count(counts, 'endings', ending);
  return { decisions, turns: turn, faults };
}

/** Walks the match of a game under the conformance kit: copies, saves, and what is hidden. Returns what was wrong, in sentences. */
export function walkTable(number: number, seed: string, stopAfter = WALK_DECISIONS): readonly string[] {
  return walk(subjectOf(drawGame(number, seed).drawn.table), number, stopAfter);
}

/** What is drawn for a game before it begins. */
function drawGame(number: number, seed: string): { readonly roll: Dice; readonly drawn: DrawnTable } {
  const roll = diceFrom(`soak keyforge ${seed} ${number}`);
  return { roll, drawn: drawTable(roll) };
}

function playerOf(name: PlayerName, match: Match<KeyForge>, roll: Dice): Player {
  return name === 'eager' ? eagerPlayer(sightsOf(match), roll) : (decision) => randomAnswer(decision, roll);
}
