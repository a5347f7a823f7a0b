import { diceFrom, drawSeed } from '@crupier/bots';
import type { Dice } from '@crupier/kernel';
import { conform, randomAnswer } from '@crupier/kernel/conformance';
import { advance, answer, pending } from '@crupier/kernel/rules';
import { auditorFor, dealTable, listen, sightsOf, subjectOf, viewOf, type Auditor, type MarvelMatch } from '@crupier/marvel-champions/soak';
import { count, type Counts } from './counts.ts';
import { describeTable, drawTable, type DrawnTable, type PlayerName } from './draw-table.ts';
import { eagerPlayer, type Player } from './eager-player.ts';
import { countingProbe, watchMatch, type CountingProbe, type Watch } from './watch-match.ts';

/** What came of a game. */
export interface GameDone {
  readonly number: number;
  readonly table: string;
  readonly player: PlayerName;
  readonly decisions: number;
  readonly rounds: number;
  /** What was wrong with it, in sentences; none where nothing was. */
  readonly faults: readonly string[];
}

/** After so many answers the view of whoever is asked is made: what it shows is a rule, too. */
const VIEW_EVERY = 25;
/** More questions than a game that comes to an end can ask. */
const DECISIONS_MAX = 5000;
/** A table is walked under the conformance kit with a redaction swap, and a player's leaving, after each few decisions. */
const WALK = { swapEvery: 15, leaveEvery: 30, undoSamples: 1 };
/** So many decisions are enough. */
const WALK_DECISIONS = 60;
/** So many complaints of an auditor are told. */
const COMPLAINTS_TOLD = 3;

/** Plays the game of a number, which is the same for the same seed, and counts what it reaches. */
export function playGame(number: number, seed: string, counts: Counts): GameDone {
  const { drawn, deal, roll } = drawGame(number, seed);
  const probe = countingProbe();
  const match = dealTable(drawn.table, deal, probe);
  const game: Running = {
    match,
    watch: watchMatch(match, counts),
    auditor: auditorFor(match),
    probe,
    player: playerOf(drawn.player, match, roll),
  };
  const faults = faultOf(() => run(game));
  const { ending, decisions, round } = match.state;
  probe.report(counts);
  count(counts, 'endings', ending);
  return {
    number,
    table: describeTable(drawn),
    player: drawn.player,
    decisions,
    rounds: round,
    faults: [...faults, ...complaintsOf(game)],
  };
}

/** Walks the table of a game under the conformance kit: copies, saves, and what is hidden. Returns what was wrong, in sentences. */
export function walkTable(number: number, seed: string, stopAfter = WALK_DECISIONS): readonly string[] {
  const { table } = drawGame(number, seed).drawn;
  return faultOf(() => {
    conform(subjectOf(table), { ...WALK, stopAfter, seed: number });
  });
}

/** What is drawn for a game before it begins; `deal` is its seed. */
function drawGame(number: number, seed: string): { readonly drawn: DrawnTable; readonly deal: string; readonly roll: Dice } {
  const roll = diceFrom(`soak ${seed} ${number}`);
  const drawn = drawTable(roll);
  return { drawn, deal: drawSeed(roll), roll };
}

/** What stops something, in a sentence. */
function faultOf(done: () => void): readonly string[] {
  try {
    done();
    return [];
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
}

interface Running {
  readonly match: MarvelMatch;
  readonly watch: Watch;
  readonly auditor: Auditor;
  readonly probe: CountingProbe;
  readonly player: Player;
}

function playerOf(name: PlayerName, match: MarvelMatch, roll: Dice): Player {
  return name === 'eager' ? eagerPlayer(sightsOf(match), roll) : (decision) => randomAnswer(decision, roll);
}

function run({ match, watch, auditor, probe, player }: Running): void {
  probe.watch(match);
  listen(match, (event) => {
    auditor.hear(event);
    watch.hear(event);
  });
  advance(match);
  for (let open = pending(match); open !== undefined; open = pending(match)) {
    if (match.state.decisions > DECISIONS_MAX) throw new Error(`The game is not over after ${DECISIONS_MAX} questions.`);
    match.game.checkInvariants(match.state);
    if (match.state.decisions % VIEW_EVERY === 0) viewOf(match, open.asks[0]?.seat ?? 0);
    watch.asked(open);
    const [seat, chosen] = player(open);
    watch.answered(open, seat, chosen);
    const refusal = answer(match, seat, chosen);
    if (refusal !== undefined) throw new Error(`An answer to ${open.purpose} was refused: ${refusal}.`);
  }
}

function complaintsOf({ auditor: { complaints } }: Running): readonly string[] {
  return complaints
    .slice(0, COMPLAINTS_TOLD)
    .map(({ round, part, rule, expected, found }) => `Round ${round}, ${part}, ${rule}: expected that ${expected}, and ${found}.`);
}
