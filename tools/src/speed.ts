/**
 * Measures how fast a game plays beside something that is known, in one process.
 *
 *     npm run speed -- --game marvel-champions --runs 5
 */
import { assert } from '@crupier/kernel';
import { runCommand, tell, type Given } from './command.ts';
import type { RunFigures } from './speed/measure.ts';
import { describeFigures, figuresOf, studies } from './speed/report.ts';

const help = `Measures how fast a game plays beside something that is known, in one process. Of Marvel Champions: random decisions a second beside
KeyForge's, eager solo games against Rhino a second, what four players take beside one, the copy of a state of two players, the largest
saved state of four. Of KeyForge: random games a second with decks that are drawn of its sets beside those with the two ready decks, the
opening of a position of ten cards, the largest saved state of drawn decks.
Each run plays a game of every sort in turn, again and again; the median of the runs counts. Times are processor time of the thread. The first runs, until which
the engine of the language has not seen enough, do not count.

Usage: npm run speed -- [options]

  --game ID        the game: ${Object.keys(studies).join(' or ')} (marvel-champions)
  --games N        games of each sort a run, at least 4; a quarter as many of four players (60)
  --states N       states a run that are copied, and that are saved (100)
  --runs N         runs that count (5)
  --warm N         runs before them that do not (20)
  --check          a figure that misses its limit fails the run
  --json           the result as JSON
  --help           print this

The result goes to standard output, progress to standard error.
Exit codes: 0 measured (with --check: and every limit is met), 1 a limit is missed, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'marvel-champions' },
  games: { type: 'string', default: '60' },
  states: { type: 'string', default: '100' },
  runs: { type: 'string', default: '5' },
  warm: { type: 'string', default: '20' },
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function run(given: Given<typeof flags>): number {
  const size = { games: Number(given.games), states: Number(given.states) };
  const study = studies[given.game];
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
  process.stdout.write(
    given.json ? `${JSON.stringify({ game: given.game, ...size, warm, met, figures })}\n` : describeFigures(study, figures),
  );
  return met || !given.check ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'states', 'runs', 'warm'],
  games: Object.keys(studies),
  check: ({ games, states, runs }) =>
    Number(games) >= 4 && [states, runs].every((each) => Number(each) > 0)
      ? undefined
      : '--games: expected at least 4; --states, --runs: at least 1',
  run,
});
