import { type Messages, type Problem, type Result, type ScenarioReport, fail, ok } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { ShelvedGame } from '../games.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { formatProblem, print, printJson, refuse, speakProblem, tell } from '../output.ts';
import { parseJson } from '../parse-json.ts';
import { readInput } from '../read-input.ts';
import type { scenarioRunSpec } from '../specs/system-specs.ts';

/** A scenario that was run, with the messages of its game. */
interface Ran {
  readonly report: ScenarioReport;
  readonly messages: Messages;
}

/** Plays the scenarios of a file. Ends with `failed` where one does not hold, `input` where one cannot be read. */
export async function run({ options, words }: Call<typeof scenarioRunSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const text = await readInput(io, words[0] ?? '');
  if (!text.ok) return refuse(io, text.problems, { json, exit: 'input' });
  const parsed = parseJson(text.value);
  if (!parsed.ok) return refuse(io, parsed.problems, { json, exit: 'input' });
  const scenarios = Array.isArray(parsed.value) ? (parsed.value as readonly unknown[]) : [parsed.value];
  if (scenarios.length === 0) return refuse(io, [{ code: 'scenario.empty', at: words[0] ?? '', values: {} }], { json, exit: 'input' });
  const ran: Ran[] = [];
  for (const scenario of scenarios) {
    const game = chooseGame(io, scenario, options.game);
    if (!game.ok) return refuse(io, game.problems, { json, exit: options.game === undefined ? 'input' : 'usage' });
    const { runScenario, messages } = await game.value.load();
    ran.push({ report: runScenario(scenario), messages });
  }
  const passed = ran.every(({ report }) => report.passed);
  if (json) printJson(io, { ok: passed, scenarios: ran.map((each) => asJson(io, each)) });
  else for (const each of ran) printReport(io, each);
  if (ran.some(({ report }) => report.problems.length > 0)) return exitCodes.input;
  return passed ? exitCodes.ok : exitCodes.failed;
}

/** The game that `--game` or the scenario names. A scenario that names none is one whose faults its first game tells. */
function chooseGame(io: Io, scenario: unknown, wish: string | undefined): Result<ShelvedGame> {
  const named = (scenario as { readonly game?: unknown } | undefined)?.game;
  const name = wish ?? (typeof named === 'string' ? named : undefined);
  const found = name === undefined ? io.games[0] : findGame(io.games, name);
  const games = io.games.map(({ id }) => id).join(', ');
  if (found !== undefined) return ok(found);
  return wish === undefined
    ? fail('scenario.otherGame', 'game', { given: name ?? '', games })
    : fail('game.unknown', '--game', { given: wish, games });
}

function asJson(io: Io, { report, messages }: Ran): object {
  const { name, rules, passed, failure, problems } = report;
  const spoken = problems.map((problem) => speakProblem(io, problem, messages));
  return { name, rules, passed, ...(failure && { failure }), ...(spoken[0] && { error: spoken[0], problems: spoken }) };
}

function printReport(io: Io, { report, messages }: Ran): void {
  const name = report.name === '' ? '?' : report.name;
  print(io, tell(io, report.passed ? 'scenario.holds' : 'scenario.fails', { name }));
  if (report.failure !== undefined) print(io, `  ${tell(io, 'scenario.step', report.failure)}`);
  for (const problem of report.problems satisfies readonly Problem[]) print(io, `  ${formatProblem(speakProblem(io, problem, messages))}`);
}
