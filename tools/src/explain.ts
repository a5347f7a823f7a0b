/**
 * Plays random matches and asks why what is not offered cannot be done: of every card that a seat knows, at every few questions.
 *
 *     npm run explain -- --game keyforge --games 500
 */
import { availableParallelism } from 'node:os';
import { runCommand, tell, type Given } from './command.ts';
import { sumReasons, type SeedExplained, type SeedFault } from './explain/explain-seed.ts';
import { runThread, shareOut } from './run-thread.ts';
import { testedGames } from './tested-games.ts';

const help = `Plays random matches and asks of every card that a seat knows why no more can be done with it.

Usage: npm run explain -- [options]

  --game ID       the game (keyforge)
  --games N       how many matches (500)
  --seed N        the first of their seeds (1); with it an interrupted run goes on
  --every N       reasons are asked for at every so many questions (17)
  --stop-after N  a match is left after so many answers (1200)
  --workers N     threads (one a core)
  --json          the result as JSON
  --help          print this

Every act that one would expect is offered or has reasons in both languages. The first of them is lifted by switching its check off, or
the card that says so: then the act must be possible, or fail for another reason. The same holds of cards that a question does not offer.

The result goes to standard output with how often each first reason was given; progress and each fault with its seed and step (how many
answers were given before) go to standard error.
Exit codes: 0 no fault; 1 some; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  games: { type: 'string', default: '500' },
  seed: { type: 'string', default: '1' },
  every: { type: 'string', default: '17' },
  'stop-after': { type: 'string', default: '1200' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 10;

type ExplainCall = Given<typeof flags>;

async function run(given: ExplainCall): Promise<number> {
  const done: SeedExplained[] = [];
  const seeds = Array.from({ length: Number(given.games) }, (_, at) => Number(given.seed) + at);
  const asked = { game: given.game, every: Number(given.every), stopAfter: Number(given['stop-after']) };
  tell(`seed ${given.seed}`);
  await Promise.all(
    shareOut(seeds, Number(given.workers)).map((share) =>
      runThread(new URL('explain/worker.ts', import.meta.url), { ...asked, seeds: share }, (each: SeedExplained) => {
        done.push(each);
        for (const fault of each.faults) tell(sayFault(each.seed, fault));
        if (done.length % PROGRESS_EVERY === 0) tell(`${done.length} of ${given.games} matches`);
      }),
    ),
  );
  return report(given, done);
}

function sayFault(seed: number, { step, said }: SeedFault): string {
  return `seed ${seed}${step === undefined ? '' : `, step ${step}`}: ${said}`;
}

function report(given: ExplainCall, done: readonly SeedExplained[]): number {
  const sum = (name: 'cards' | 'refused' | 'missing' | 'unchosen' | 'checked'): number =>
    done.reduce((total, each) => total + each[name], 0);
  const faults = done.flatMap(({ seed, faults: found }) => found.map((fault) => ({ seed, ...fault })));
  const result = {
    game: given.game,
    games: done.length,
    seed: Number(given.seed),
    cards: sum('cards'),
    refused: sum('refused'),
    missing: sum('missing'),
    unchosen: sum('unchosen'),
    checked: sum('checked'),
    reasons: sumReasons(done.map(({ reasons }) => reasons)),
    faults,
  };
  const reasons = Object.entries(result.reasons).map(([code, times]) => `${times} × ${code}\n`);
  const said = `${result.games} matches from seed ${result.seed}: ${result.cards} times a card was asked about, ${result.refused} refused acts, ${result.missing} options that a question lacked, ${result.unchosen} cards that a question did not offer (${result.checked} by a check of their own), ${faults.length} faults\n`;
  process.stdout.write(given.json ? `${JSON.stringify(result)}\n` : `${said}${reasons.join('')}`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'seed', 'every', 'stop-after', 'workers'],
  games: Object.keys(testedGames),
  run,
});
