import type { Answer, RuleGame } from '@crupier/rulebook';
import { ruleGames, searchAnswers, searchRules, textIn } from '@crupier/rulebook';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { paint, print, printJson, refuse, tell, wrap } from '../output.ts';
import type { rulesSearchSpec } from '../specs/lookup-specs.ts';

/** Answers a question where somebody has, and finds the rules that a text speaks of, best first. Finding none is no failure. */
export async function run({ options, words }: Call<typeof rulesSearchSpec>, io: Io): Promise<ExitCode> {
  const { json, limit } = options;
  const text = (words[0] ?? '').trim();
  const game = ruleGameOf(io, options.game);
  if (options.game !== undefined && game === undefined) {
    const problem = { code: 'game.unknown', at: '--game', values: { given: options.game, games: ruleGames.join(', ') } };
    return refuse(io, [problem], { json, exit: 'usage' });
  }
  const hits = await searchRules(text, { ...(game !== undefined && { game }), language: io.language, limit });
  const answers = await searchAnswers(text, game);
  if (json) {
    printJson(io, { text, answers, rules: hits.map(({ row, score }) => ({ ...row, score })) });
    return exitCodes.ok;
  }
  for (const answer of answers) printAnswer(io, answer);
  for (const { row } of hits) {
    print(io, `${paint(io, 'bold', row.id)} ${textIn(row.title, io.language)}`);
    for (const line of wrap(textIn(row.summary, io.language), io.columns, '  ')) print(io, line);
  }
  if (hits.length === 0) print(io, tell(io, 'rules.none', { text }));
  return exitCodes.ok;
}

/** The question that is answered, the verdict and why, with the rules that say so. */
function printAnswer(io: Io, { game, rules, texts }: Answer): void {
  const { asked, verdict, why } = texts[io.language];
  print(io, `${game}: ${asked[0]}`);
  print(io, paint(io, 'bold', verdict));
  for (const line of wrap(`${why} ${rules.join(', ')}`, io.columns, '  ')) print(io, line);
  print(io, '');
}

/** A game that has a ledger, by its id or another name of it. */
function ruleGameOf(io: Io, name: string | undefined): RuleGame | undefined {
  if (name === undefined) return undefined;
  const id = findGame(io.games, name)?.id ?? name.toLowerCase();
  return ruleGames.find((each) => each === id);
}
