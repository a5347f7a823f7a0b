/**
 * Changes the rules of a game one place at a time and counts which changes a test notices.
 *
 *     npm run mutation -- --game keyforge --seed 1
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { foldersOf, readList } from '@crupier/rule-coverage';
import { runCommand, tell, type Given } from './command.ts';
import { makeMutants, type Instrumented, type Mutant } from './mutation/mutants.ts';
import { makeSlips } from './mutation/slips.ts';
import { isStatic, planTrial, shortTests } from './mutation/plan.ts';
import { explainer, nameOfMutant, REASONS_FILE, type Reason } from './mutation/reasons.ts';
import { sample } from './sampling.ts';
import { formatScore, scoreOf, type MutationScore } from './mutation/score.ts';
import { dryRun, tryAll } from './mutation/threads.ts';
import type { Verdict } from './mutation/worker.ts';
import { testedGames } from './tested-games.ts';

const help = `Mutation tests: Stryker's mutants of a game's rules and verbs, and of the kernel's events, compiler and play, each tried against the tests
that reach it: scenarios, with a probe and without, their proofs (a scenario that proves a row fails without the site that carries it out),
checks of cards, tests of the game's rules, verbs and states, the kernel's own tests, and short walks of the conformance kit. A test that
goes on for too long is left out, and named.

Usage: npm run mutation -- [options]

  --game ID      the game (keyforge)
  --seed N       chooses the mutants (1)
  --mutants N    how many (400); 0 for all
  --only TEXT    only mutants of files whose path contains it
  --slips        instead of Stryker's mutants, slips in the game's rules: the player who is first or whose turn it is becomes player 1, the
                 one that was named or comes first becomes another, and what is done with all is done with the first alone
  --listed       instead of a sample, the mutants that have a reason to survive: tells which reasons are not needed any more
  --least N      the score in percent below which the run fails (0)
  --explained    the run also fails where a survivor has no reason, or a reason is not needed any more
  --workers N    threads (one a core)
  --json         the result as JSON
  --help         print this

String literals and what runs only while files are loaded are left out. Mutants that no test reaches count as survivors.
Survivors that no test need tell are listed with a reason in scenarios/${REASONS_FILE} of the game, and count as survivors too. The run prints
those with a reason and those without apart, and the reasons that are not needed any more: what stood there is gone, or a test kills it.
The result goes to standard output, progress to standard error.
Without --explained survivors, with a reason or without, do not change the exit code: only the score does.
Exit codes: 0 the score is high enough, 1 it is not or --explained finds something, 2 wrong call, 3 a test fails without any mutant or a comment switches mutants off.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  seed: { type: 'string', default: '1' },
  mutants: { type: 'string', default: '400' },
  only: { type: 'string', default: '' },
  slips: { type: 'boolean', default: false },
  listed: { type: 'boolean', default: false },
  explained: { type: 'boolean', default: false },
  least: { type: 'string', default: '0' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const NOT_SOUND = 3;
const PROGRESS_EVERY = 25;

type MutationCall = Given<typeof flags>;

/** Tries the sampled mutants out. Returns what makes the run unsound where something does. */
async function tryOut(given: MutationCall): Promise<MutationScore | readonly string[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folders = foldersOf(root, given.game);
  const stryker = await makeMutants(root, [folders.sources]);
  const slips = makeSlips(root, [folders.sources]);
  const { sources, mutants, silenced }: Instrumented = given.slips ? slips : stryker;
  if (silenced.length > 0) return silenced.map((file) => `${file} switches mutants off by a comment`);
  const shared = { folders, sources };
  const dry = await dryRun(shared);
  if (dry.failed.length > 0) return dry.failed.map(({ test, why }) => `Without any mutant, “${test}” fails: ${why}`);
  tell(`${dry.times.length} tests pass in ${Math.round(dry.times.reduce((sum, each) => sum + each, 0))} ms`);
  const candidates = mutants.filter(({ id, file }) => !isStatic(dry, id) && file.includes(given.only));
  const reasons = readList<Reason>(folders, REASONS_FILE);
  const sampled = chosen(given, candidates, reasons);
  const verdicts = new Map<string, Verdict>();
  const note = (verdict: Verdict): void => {
    verdicts.set(verdict.mutant, verdict);
    if (verdicts.size % PROGRESS_EVERY === 0) tell(`${verdicts.size} of ${sampled.length} mutants`);
  };
  const { short, leftOut } = shortTests(dry);
  for (const name of leftOut) tell(`Left out, since it goes on for too long: ${name}`);
  const trials = sampled.map(({ id }) => planTrial(dry, id, short));
  await tryAll(shared, trials, Math.max(1, Number(given.workers)), note);
  const run = {
    game: given.game,
    seed: Number(given.seed),
    candidates: candidates.length,
    mutants: [...stryker.mutants, ...slips.mutants],
    sampled,
    reasons,
  };
  return scoreOf(run, verdicts);
}

/** The mutants to be tried: a sample, or all that have a reason. */
function chosen(given: MutationCall, candidates: readonly Mutant[], reasons: readonly Reason[]): readonly Mutant[] {
  if (given.listed) {
    const whyOf = explainer(reasons);
    return candidates.filter((mutant) => whyOf(mutant) !== undefined);
  }
  const count = Number(given.mutants) === 0 ? candidates.length : Number(given.mutants);
  return sample(candidates, count, Number(given.seed), nameOfMutant);
}

async function run(given: MutationCall): Promise<number> {
  const result = await tryOut(given);
  if (!('score' in result)) {
    for (const problem of result) tell(problem);
    return NOT_SOUND;
  }
  process.stdout.write(given.json ? `${JSON.stringify(result)}\n` : formatScore(result));
  const isExplained = !given.explained || (result.unexplained === 0 && result.stale.length === 0);
  return result.score >= Number(given.least) && isExplained ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['seed', 'mutants', 'least', 'workers'],
  games: Object.keys(testedGames),
  run,
});
