import type { PlayableGame } from '@crupier/kernel';
import type { Coverage, CoveredGame } from '@crupier/rule-coverage';
import { ruleGames, rulesOf } from '@crupier/rulebook';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGames } from '../load-game.ts';
import { formatTable, print, printJson, refuse, tell, wrap } from '../output.ts';
import type { rulesCoverageSpec } from '../specs/lookup-specs.ts';

/** Says how many rules are proved. With `--check` it ends with `failed` where one is missing. */
export async function run({ options }: Call<typeof rulesCoverageSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const games = await loadGames(io.games, options.game);
  if (!games.ok) return refuse(io, games.problems, { json, exit: 'usage' });
  const coverage = await io.coverage(await Promise.all(games.value.map(toCover)));
  if (json) printJson(io, coverage);
  else printCoverage(io, coverage);
  return options.check && coverage.games.some(({ missing }) => missing.length > 0) ? exitCodes.failed : exitCodes.ok;
}

/** What there is to cover of a game: its ledger, if it has one. Rulings are no rows of it: the rows that they settle are proved. */
async function toCover({ id, runScenario, card }: PlayableGame): Promise<CoveredGame> {
  const ledger = ruleGames.find((each) => each === id);
  const rows = ledger === undefined ? [] : await rulesOf(ledger);
  return { id, rows: rows.filter(({ kind }) => kind !== 'ruling'), run: runScenario, nameOf: (name) => card(name)?.name.en };
}

/** `CARD-DO 2, CARD-MAY 1`: how often each word is among some, the most frequent first. */
function sayCounts(words: readonly string[]): string {
  const counts = [...Map.groupBy(words, (each) => each)].map(([word, { length }]) => ({ word, length }));
  const sorted = counts.toSorted((one, other) => other.length - one.length || one.word.localeCompare(other.word));
  return sorted.map(({ word, length }) => `${word} ${length}`).join(', ') || '0';
}

/** The rows of some proofs, each once. */
function rowsOf(proofs: readonly { readonly rule: string }[]): readonly string[] {
  return [...new Set(proofs.map(({ rule }) => rule))];
}

function printCoverage(io: Io, { games, busiest }: Coverage): void {
  for (const { game, waiting, missing, genericSteps, standIns, ...counts } of games) {
    const numbers = { ...counts, waiting: waiting.length, missing: missing.length };
    for (const line of wrap(tell(io, 'rules.covered', { game, ...numbers }), io.columns)) print(io, line);
    const weak = { generic: genericSteps.length, steps: sayCounts(genericSteps.map(({ step }) => step)), standIns: standIns.length };
    if (weak.generic + weak.standIns > 0) for (const line of wrap(tell(io, 'rules.weak', weak), io.columns)) print(io, line);
    const lists = [
      ['rules.waiting', waiting.map(({ rule }) => rule)],
      ['rules.missing', missing],
      ['rules.generic', rowsOf(genericSteps)],
    ] as const;
    for (const [key, ids] of lists) {
      if (ids.length > 0) for (const line of wrap(`${tell(io, key)}: ${ids.join(', ')}`, io.columns)) print(io, line);
    }
  }
  if (busiest.length > 0) print(io, tell(io, 'rules.busiest'));
  for (const line of formatTable(busiest.map(({ rules, scenario }) => [rules, scenario]))) print(io, `  ${line}`);
}
