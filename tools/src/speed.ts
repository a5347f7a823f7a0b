/**
 * Measures how fast a game plays: beside something that is known, in one process, or in two checkouts in turn.
 *
 *     npm run speed -- --game marvel-champions --runs 5
 *     npm run speed -- --against ../older
 *     npm run speed -- --reference
 */
import { resolve } from 'node:path';
import { assert } from '@crupier/kernel';
import { runCommand, tell, type Given } from './command.ts';
import { wrongCheckout } from './speed/against/checkout.ts';
import { compare, holdAgainst } from './speed/against/compare.ts';
import { hasCommit, referenceCommit, withCheckout } from './speed/against/reference.ts';
import { speedStudies } from './speed/against/studies.ts';
import { describeFigures as describeComparison } from './speed/against/verdict.ts';
import type { RunFigures } from './speed/measure.ts';
import { describeFigures, figuresOf, studies } from './speed/report.ts';
import { root } from './tidy/repository.ts';

const help = `Measures how fast a game plays beside something that is known, in one process. Of Marvel Champions: random decisions a second beside
KeyForge's, eager solo games against Rhino a second, what four players take beside one, the copy of a state of two players, the largest
saved state of four. Of KeyForge: random games a second with decks that are drawn of its sets beside those with the two ready decks, the
opening of a position of ten cards, the largest saved state of drawn decks.
Each run plays a game of every sort in turn, again and again; the median of the runs counts. Times are processor time of the thread. The first runs, until which
the engine of the language has not seen enough, do not count.

With --against the same games are played by this checkout and by another one, in turn and in fresh processes: random ones of KeyForge and Inferno,
of Marvel Champions those of a player who acts while it can. Told are the ratio of the decisions in the same processor time, steps of the
machine (exact) and bytes (±3 %) a decision, and what an answer costs at a table. Below 10 % a difference of times proves nothing.

Usage: npm run speed -- [options]

  --against DIR    another checkout, with dependencies of its own
  --reference      the checkout of the commit that tools/speed-reference.json names, which is laid out for it; more steps or bytes by a
                   tenth, or a speed below 0.85, fail the run where a second one of three rounds finds them too
  --rounds N       fresh processes for each game and checkout (3, with --reference 1)
  --seconds S      processor time of a batch, with --against (0.3)
  --game ID        the game: ${Object.keys(studies).join(' or ')} (marvel-champions); with --against and --reference one of ${Object.keys(speedStudies).join(', ')} (all)
  --games N        games of each sort a run, at least 4; a quarter as many of four players (60)
  --states N       states a run that are copied, and that are saved (100)
  --runs N         runs that count (5)
  --warm N         runs before them that do not (20)
  --check          a figure that misses its limit fails the run
  --json           the result as JSON
  --help           print this

The result goes to standard output, progress to standard error.
Exit codes: 0 measured (with --check: and every limit is met; with --reference: and nothing is lost, or there is no history to compare with),
1 a limit is missed, something is lost, or a checkout failed, 2 wrong call.
`;

const flags = {
  against: { type: 'string' },
  reference: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  seconds: { type: 'string', default: '0.3' },
  game: { type: 'string' },
  games: { type: 'string', default: '60' },
  states: { type: 'string', default: '100' },
  runs: { type: 'string', default: '5' },
  warm: { type: 'string', default: '20' },
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type SpeedCall = Given<typeof flags>;

function isComparison({ against, reference }: SpeedCall): boolean {
  return against !== undefined || reference;
}

/** Plays what a call asks for in this checkout and another one. */
async function runAgainst(checkout: string, { game, rounds = '3', seconds, json }: SpeedCall): Promise<number> {
  const games = game === undefined ? Object.keys(speedStudies) : [game];
  const figures = await compare({ checkouts: [root, resolve(checkout)], games, rounds: Number(rounds), seconds: Number(seconds) });
  process.stdout.write(json ? `${JSON.stringify({ figures })}\n` : figures.map(describeComparison).join(''));
  return 0;
}

/** Holds this checkout against its reference. */
async function runReference({ game, rounds = '1', seconds, json }: SpeedCall): Promise<number> {
  const commit = referenceCommit();
  if (!hasCommit(commit)) {
    process.stdout.write(`Nothing was compared: this checkout has no history with ${commit}, the reference.\n`);
    return 0;
  }
  const games = game === undefined ? Object.keys(speedStudies) : [game];
  const { losses, figures } = await withCheckout(commit, (reference) =>
    holdAgainst({ checkouts: [root, reference], games, rounds: Number(rounds), seconds: Number(seconds) }),
  );
  if (json) process.stdout.write(`${JSON.stringify({ commit, losses, figures })}\n`);
  else
    process.stdout.write(
      losses.length === 0
        ? `Nothing is lost against ${commit}.\n`
        : `Lost against ${commit}:\n${losses.map((each) => `  ${each}\n`).join('')}`,
    );
  return losses.length === 0 ? 0 : 1;
}

function run(given: SpeedCall): number | Promise<number> {
  if (given.reference) return runReference(given);
  return given.against === undefined ? runStudy(given) : runAgainst(given.against, given);
}

function wrongCall(given: SpeedCall): string | undefined {
  const { game, against, games, states, runs, rounds, seconds } = given;
  const known = Object.keys(isComparison(given) ? speedStudies : studies);
  if (game !== undefined && !known.includes(game)) return `--game: there is no game ${game}; there are ${known.join(', ')}`;
  if (against !== undefined && given.reference) return '--against: the reference is another checkout: give one of the two';
  if (rounds !== undefined && Number(rounds) < 1) return `--rounds: expected at least 1, and got ${rounds}`;
  if (!(Number(seconds) >= 0.1 && Number(seconds) <= 10)) return `--seconds: expected a number from 0.1 to 10, and got ${seconds}`;
  if (Number(games) < 4 || [states, runs].some((each) => Number(each) < 1))
    return '--games: expected at least 4; --states, --runs: at least 1';
  const wrong = against === undefined ? undefined : wrongCheckout(against, ['kernel', 'table', ...known]);
  return wrong === undefined ? undefined : `--against: ${wrong}`;
}

/** Measures a game beside something that is known. */
function runStudy(given: SpeedCall): number {
  const game = given.game ?? 'marvel-champions';
  const size = { games: Number(given.games), states: Number(given.states) };
  const study = studies[game];
  assert(study !== undefined, 'The game was checked.');
  const [warm, counted] = [Number(given.warm), Number(given.runs)];
  const runs: RunFigures[] = [];
  for (let at = 0; at < warm + counted; at++) {
    tell(at < warm ? `warm-up ${at + 1} of ${warm}` : `run ${at - warm + 1} of ${counted}`);
    const measured = study.measure(at, size);
    if (at >= warm) runs.push(measured);
  }
  const figures = figuresOf(study, runs);
  const met = figures.every((figure) => figure.met !== false);
  process.stdout.write(given.json ? `${JSON.stringify({ game, ...size, warm, met, figures })}\n` : describeFigures(study, figures));
  return met || !given.check ? 0 : 1;
}

process.exitCode = await runCommand({ help, flags, wholeNumbers: ['games', 'states', 'runs', 'warm', 'rounds'], check: wrongCall, run });
