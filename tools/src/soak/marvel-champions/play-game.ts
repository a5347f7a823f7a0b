import { diceFrom, drawSeed } from '@crupier/bots';
import type { Dice } from '@crupier/kernel';
import { randomAnswer } from '@crupier/kernel/conformance';
import {
  auditorFor,
  dealTable,
  listen,
  sightsOf,
  subjectOf,
  viewOf,
  type Auditor,
  type Marvel,
  type MarvelMatch,
} from '@crupier/marvel-champions/soak';
import { addCounts, count, noCounts, type Counts } from '../counts.ts';
import { faultOf, runMatch, unfinished, type Player, type Running } from '../run-match.ts';
import { WALK_EVERY, type GameDone, type PlayerName } from '../soaked-game.ts';
import { walk } from '../walk.ts';
import { countingProbe, type CountingProbe } from '../watch-match.ts';
import { marvelWords } from './counted-words.ts';
import { describeTable, drawPlayer, drawTable, type DrawnTable } from './draw-table.ts';
import { eagerPlayer } from './eager-player.ts';
import { drawSituation, layOut } from './situations.ts';

/** More questions than a game that comes to an end can ask. */
const DECISIONS_MAX = 5000;
/** So many decisions of a walk are enough. */
const WALK_DECISIONS = 60;
/** So many complaints of an auditor are told. */
const COMPLAINTS_TOLD = 3;

/** Of the games that are not walked one of three begins at a position of a scenario. */
const SITUATIONS_AMONG = 3;
/** A position of a scenario is played so many times, each for so many questions: what it is laid out for comes soon. */
const SITUATION_PLAYS = 3;
const SITUATION_DECISIONS = 100;

/** Plays the game of a number, which is the same for the same seed, and counts what it reaches. */
export function playGame(number: number, seed: string, counts: Counts): GameDone {
  const { roll, situation, drawn } = drawGame(number, seed);
  return situation === undefined ? playTable({ number, roll, ...drawn }, counts) : playSituation({ number, roll, situation }, counts);
}

interface TableToPlay extends DrawnTable {
  readonly number: number;
  readonly roll: Dice;
}

/** Plays a table to its end, while an auditor listens. */
function playTable({ number, roll, table, player }: TableToPlay, counts: Counts): GameDone {
  const deal = drawSeed(roll);
  const probe = countingProbe(marvelWords);
  const match = dealTable(table, deal, { probe: probe.probe });
  const auditor = auditorFor(match);
  listen(match, auditor.hear);
  const faults = faultOf(() => runMatch(running(match, probe, playerOf(player, match, roll)), counts, DECISIONS_MAX));
  const { decisions, round } = match.state;
  if (faults.length === 0) faults.push(...unfinished(match, DECISIONS_MAX));
  count(counts, 'endings', match.state.ending);
  return {
    number,
    table: describeTable({ table, player }),
    player,
    decisions,
    rounds: round,
    faults: [...faults, ...complaintsOf(auditor)],
  };
}

interface SituationToPlay {
  readonly number: number;
  readonly roll: Dice;
  readonly situation: string;
}

/**
 * Plays the position of a scenario some times. No auditor listens: it does not know the cards that the scenario describes. Nor do acts count
 * that could do nothing: what they would need is not laid out.
 */
function playSituation({ number, roll, situation }: SituationToPlay, counts: Counts): GameDone {
  const name = drawPlayer(roll);
  const done = { number, table: `${name}, position of “${situation}”`, player: name, decisions: 0, rounds: 0 };
  const faults: string[] = [];
  const reached = noCounts();
  for (let play = 0; play < SITUATION_PLAYS; play++) {
    const probe = countingProbe(marvelWords);
    const match = layOut(situation, drawSeed(roll), probe.probe);
    const { decisions, round } = match.state;
    const player = playerOf(name, match, roll);
    faults.push(...faultOf(() => runMatch(running(match, probe, player), reached, decisions + SITUATION_DECISIONS)));
    if (match.state.pending === undefined) count(reached, 'endings', match.state.ending);
    done.decisions += match.state.decisions - decisions;
    done.rounds += match.state.round - round;
  }
  addCounts(counts, { ...reached, skipped: {} });
  return { ...done, faults };
}

/** Walks the table of a game under the conformance kit: copies, saves, and what is hidden. Returns what was wrong, in sentences. */
export function walkTable(number: number, seed: string, stopAfter = WALK_DECISIONS): readonly string[] {
  return walk(subjectOf(drawGame(number, seed).drawn.table), number, stopAfter);
}

interface DrawnGame {
  readonly roll: Dice;
  /** The scenario at whose position it begins; undefined where it begins at the table. */
  readonly situation: string | undefined;
  readonly drawn: DrawnTable;
}

/** What is drawn for a game before it begins. */
function drawGame(number: number, seed: string): DrawnGame {
  const roll = diceFrom(`soak ${seed} ${number}`);
  const isSituation = number % WALK_EVERY !== 0 && roll(SITUATIONS_AMONG) === 0;
  return { roll, situation: isSituation ? drawSituation(roll) : undefined, drawn: drawTable(roll) };
}

function running(match: MarvelMatch, probe: CountingProbe<Marvel>, player: Player): Running<Marvel> {
  return { match, probe, words: marvelWords, player, view: viewOf };
}

function playerOf(name: PlayerName, match: MarvelMatch, roll: Dice): Player {
  return name === 'eager' ? eagerPlayer(sightsOf(match), roll) : (decision) => randomAnswer(decision, roll);
}

function complaintsOf({ complaints }: Auditor): readonly string[] {
  return complaints
    .slice(0, COMPLAINTS_TOLD)
    .map(({ round, part, rule, expected, found }) => `Round ${round}, ${part}, ${rule}: expected that ${expected}, and ${found}.`);
}
