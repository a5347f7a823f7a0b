import type { RuleGame } from '@crupier/rulebook';
import { ruleGames, searchRules, textIn } from '@crupier/rulebook';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { paint, print, printJson, refuse, tell, wrap } from '../output.ts';
import type { rulesSearchSpec } from '../specs/lookup-specs.ts';

/** Finds the rules that a text speaks of, best first. Finding none is no failure. */
export async function run({ options, words }: Call<typeof rulesSearchSpec>, io: Io): Promise<ExitCode> {
  const { json, limit } = options;
  const text = (words[0] ?? '').trim();
  const game = ruleGameOf(io, options.game);
  if (options.game !== undefined && game === undefined) {
    const problem = { code: 'game.unknown', at: '--game', values: { given: options.game, games: ruleGames.join(', ') } };
    return refuse(io, [problem], { json, exit: 'usage' });
  }
  const hits = await searchRules(text, { ...(game !== undefined && { game }), language: io.language, limit });
  if (json) {
    printJson(io, { text, rules: hits.map(({ row, score }) => ({ ...row, score })) });
    return exitCodes.ok;
  }
  for (const { row } of hits) {
    print(io, `${paint(io, 'bold', row.id)} ${textIn(row.title, io.language)}`);
    for (const line of wrap(textIn(row.summary, io.language), io.columns, '  ')) print(io, line);
  }
  if (hits.length === 0) print(io, tell(io, 'rules.none', { text }));
  return exitCodes.ok;
}

/** A game that has a ledger, by its id or another name of it. */
function ruleGameOf(io: Io, name: string | undefined): RuleGame | undefined {
  if (name === undefined) return undefined;
  const id = findGame(io.games, name)?.id ?? name.toLowerCase();
  return ruleGames.find((each) => each === id);
}
