import { type Language, type Problem, languages } from '@crupier/kernel';
import { nearestName } from './arguments/nearest.ts';
import type { Command } from './commands.ts';
import { commands } from './commands.ts';
import type { ExitCode } from './exit-codes.ts';
import { exitCodes } from './exit-codes.ts';
import { describeHelp, formatHelp, formatOverview } from './help.ts';
import type { Io } from './io.ts';
import { print, printJson, refuse } from './output.ts';
import { reasonOf } from './read-input.ts';
import { productVersion } from './version.ts';

/** Runs a command line, without the program's own name, and gives the exit code. Never throws. */
export async function runCli(given: readonly string[], io: Io): Promise<ExitCode> {
  const json = given.includes('--json');
  try {
    return await dispatch(given, io);
  } catch (error) {
    if (io.interrupted.aborted) return exitCodes.interrupted;
    if (io.env['CRUPIER_DEBUG'] !== undefined && error instanceof Error) io.err(`${error.stack ?? ''}\n`);
    return refuse(io, [{ code: 'cli.fault', at: '', values: { reason: reasonOf(error) } }], { json, exit: 'fault' });
  }
}

/** The reader's language: what the arguments say, then CRUPIER_LANG, then what the system is set to; English where none is ours. */
export function languageOf(given: readonly string[], env: Io['env']): Language {
  const at = given.findIndex((each) => each === '--lang' || each.startsWith('--lang='));
  const asked = at < 0 ? undefined : (given[at]?.split('=')[1] ?? given[at + 1]);
  const wishes = [asked, env['CRUPIER_LANG'], env['LC_ALL'], env['LC_MESSAGES'], env['LANG']];
  return wishes.map((wish) => languages.find((each) => wish?.toLowerCase().startsWith(each))).find((each) => each !== undefined) ?? 'en';
}

async function dispatch(given: readonly string[], io: Io): Promise<ExitCode> {
  const { found, rest, words } = findCommand(given);
  if (found === undefined) return answerWithoutCommand(given, words, io);
  const call = found.parse(rest);
  const json = given.includes('--json');
  if (!call.ok) return refuse(io, call.problems, { json, exit: 'usage' });
  if (!call.value.help) return call.value.run(io);
  if (json) printJson(io, describeHelp(io, found.spec));
  else print(io, formatHelp(io, found.spec));
  return exitCodes.ok;
}

interface Found {
  readonly found: Command | undefined;
  /** The arguments without the command's name. */
  readonly rest: readonly string[];
  /** The words of the arguments, as far as they could name a command. */
  readonly words: readonly string[];
}

/** The command that the first words name; `help` before them asks for its help. Common options may stand before the name. */
function findCommand(given: readonly string[]): Found {
  const places = given.flatMap((each, at) => (each.startsWith('-') || given[at - 1] === '--lang' ? [] : [at]));
  // What is one thing or several is asked for in both forms.
  const words = places.map((at) => (given[at] === 'decks' ? 'deck' : (given[at] ?? '')));
  const isHelp = words[0] === 'help';
  const skip = isHelp ? 1 : 0;
  for (const count of [2, 1]) {
    const name = words.slice(skip, skip + count).join(' ');
    const found = commands.find(({ spec }) => spec.name === name);
    const taken = new Set(places.slice(0, skip + count));
    const rest = given.filter((_, at) => !taken.has(at));
    if (found !== undefined) return { found, rest: isHelp ? ['--help', ...rest] : rest, words };
  }
  return { found: undefined, rest: given, words: words.slice(skip) };
}

function answerWithoutCommand(given: readonly string[], words: readonly string[], io: Io): ExitCode {
  const json = given.includes('--json');
  const [first] = words;
  if (first === undefined && (given.includes('--version') || given.includes('-V'))) {
    if (json) printJson(io, { version: productVersion });
    else print(io, productVersion);
    return exitCodes.ok;
  }
  const family = commands.filter(({ spec }) => spec.name.startsWith(`${first} `));
  const problem = first === undefined ? strangeFlag(given) : unknownCommand(words, family);
  if (problem !== undefined) return refuse(io, [problem], { json, exit: 'usage' });
  if (json) printJson(io, { version: productVersion, commands: commands.map(({ spec }) => describeHelp(io, spec)), exitCodes });
  else
    print(
      io,
      formatOverview(
        io,
        (family.length === 0 ? commands : family).map(({ spec }) => spec),
      ),
    );
  return exitCodes.ok;
}

function strangeFlag(given: readonly string[]): Problem | undefined {
  const common = ['--help', '-h', '--json', '--lang', '--version', '-V'];
  const strange = given.find((each) => each.startsWith('-') && !common.includes(each.replace(/=.*$/s, '')));
  if (strange === undefined) return undefined;
  return { code: 'cli.strangeOption', at: strange, values: { options: common.join(', ') } };
}

function unknownCommand(words: readonly string[], family: readonly Command[]): Problem | undefined {
  const [first = '', second] = words;
  if (first === '' || (family.length > 0 && second === undefined)) return undefined;
  const given = family.length > 0 ? `${first} ${second}` : first;
  const names = commands.map(({ spec }) => spec.name);
  const nearest = nearestName(given, names) ?? nearestName(words.slice(0, 2).join(' '), names);
  if (nearest !== undefined) return { code: 'cli.unknownCommand', at: given, values: { nearest } };
  return { code: 'cli.strangeCommand', at: given, values: { commands: names.join(', ') } };
}
