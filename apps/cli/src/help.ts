import type { CommandSpec, OptionSpec, WordSpec } from './arguments/spec.ts';
import { commonOptions } from './arguments/spec.ts';
import { valueNameOf } from './arguments/parse-arguments.ts';
import type { ExitName } from './exit-codes.ts';
import { exitCodes, exitTexts } from './exit-codes.ts';
import type { Io } from './io.ts';
import { formatTable, paint, tell, wrap } from './output.ts';

/** How commands are called, as people type it. */
const called = 'npm run -s crupier --';

/** What `crupier --help` says: every command with one line. */
export function formatOverview(io: Io, specs: readonly CommandSpec[]): string {
  const rows = specs.map((spec) => [`  ${usageOf(spec)}`, spec.about[io.language]]);
  const lines = [
    tell(io, 'help.title'),
    '',
    `${heading(io, 'help.usage')} ${called} ${tell(io, 'help.command')} [--help] [--json] [--lang en|es]`,
    '',
    heading(io, 'help.commands'),
    ...listed(io, rows),
    '',
    heading(io, 'help.exitCodes'),
    ...exitLines(io),
  ];
  return lines.join('\n');
}

/** What `crupier COMMAND --help` says. */
export function formatHelp(io: Io, spec: CommandSpec): string {
  const options = Object.entries({ ...spec.options, ...commonOptions });
  const lines = [
    ...wrap(spec.about[io.language], io.columns),
    '',
    `${heading(io, 'help.usage')} ${called} ${usageOf(spec)} [${tell(io, 'help.options').toLowerCase().replace(':', '')}]`,
    ...(spec.words.length === 0
      ? []
      : [
          '',
          heading(io, 'help.words'),
          ...listed(
            io,
            spec.words.map((word) => [`  ${word.name}`, word.about[io.language]]),
          ),
        ]),
    '',
    heading(io, 'help.options'),
    ...listed(
      io,
      options.map(([name, option]) => [`  ${flagOf(name, option)}`, aboutOf(io, option)]),
    ),
    '',
    heading(io, 'help.examples'),
    ...spec.examples.map((example) => `  ${called} ${example}`),
    '',
    heading(io, 'help.exitCodes'),
    ...exitLines(io),
  ];
  return lines.join('\n');
}

/** The same as data. */
export function describeHelp(io: Io, spec: CommandSpec): object {
  const options = Object.entries({ ...spec.options, ...commonOptions });
  return {
    command: spec.name,
    usage: usageOf(spec),
    about: spec.about[io.language],
    words: spec.words.map(({ name, about, needed }) => ({ name, needed, about: about[io.language] })),
    options: options.map(([name, option]) => ({
      name: `--${name}`,
      ...(option.kind !== 'flag' && { value: valueNameOf(option) }),
      ...('initial' in option && { default: option.initial }),
      about: option.about[io.language],
    })),
    examples: spec.examples,
    exitCodes,
  };
}

/** How a command is called, without its options. */
export function usageOf(spec: CommandSpec): string {
  return [spec.name, ...spec.words.map(wordOf)].join(' ');
}

function wordOf({ name, needed }: WordSpec): string {
  return needed ? name : `[${name}]`;
}

function flagOf(name: string, option: OptionSpec): string {
  return option.kind === 'flag' ? `--${name}` : `--${name} ${valueNameOf(option)}`;
}

function aboutOf(io: Io, option: OptionSpec): string {
  const about = option.about[io.language];
  return 'initial' in option ? `${about} [${option.initial}]` : about;
}

function exitLines(io: Io): readonly string[] {
  return formatTable((Object.keys(exitCodes) as ExitName[]).map((name) => [' ', exitCodes[name], exitTexts[name][io.language]]));
}

function heading(io: Io, key: 'help.usage' | 'help.commands' | 'help.options' | 'help.words' | 'help.examples' | 'help.exitCodes'): string {
  return paint(io, 'bold', tell(io, key));
}

/** Terms with their explanations beside them, these wrapped in a column of their own. */
function listed(io: Io, rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.min(36, Math.max(...rows.map(([term = '']) => term.length)) + 2);
  return rows.flatMap(([term = '', about = '']) => {
    const [first = '', ...others] = wrap(about, Math.max(30, io.columns - width));
    const rest = others.map((line) => ' '.repeat(width) + line);
    return term.length < width ? [term.padEnd(width) + first, ...rest] : [term, ' '.repeat(width) + first, ...rest];
  });
}
