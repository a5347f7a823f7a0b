import { type Problem, type Result, ok, unreachable } from '@crupier/kernel';
import { nearestName } from './nearest.ts';
import type { Call, CommandSpec, OptionSpec } from './spec.ts';
import { commonOptions } from './spec.ts';

type Value = string | number | boolean | readonly string[] | undefined;

interface Reading {
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly values: Map<string, Value>;
  readonly words: string[];
  readonly problems: Problem[];
}

/**
 * Reads the arguments after a command's name. *Errors:* every problem at once: `cli.unknownOption`, `cli.missingValue`,
 * `cli.unexpectedValue`, `cli.repeatedOption`, `cli.notWhole`, `cli.notChoice`, `cli.missingWord`, `cli.tooManyWords`, each at
 * the option or the word.
 */
export function parseArguments<S extends CommandSpec>(spec: S, given: readonly string[]): Result<Call<S>> {
  const reading: Reading = { options: { ...spec.options, ...commonOptions }, values: new Map(), words: [], problems: [] };
  for (let at = 0; at < given.length; at++) {
    const argument = given[at] ?? '';
    if (argument === '--') {
      reading.words.push(...given.slice(at + 1));
      break;
    }
    const name = nameOf(argument);
    if (name === undefined) reading.words.push(argument);
    else at += readOption(reading, name, argument, given[at + 1]);
  }
  const words = readWords(spec, reading);
  if (reading.problems.length > 0) return { ok: false, problems: reading.problems };
  const options = Object.fromEntries(
    Object.entries(reading.options).map(([name, each]) => [name, reading.values.get(name) ?? initialOf(each)]),
  );
  // The values were read by the spec from which the type is made.
  return ok({ options, words } as unknown as Call<S>);
}

/** The option that an argument names; undefined for a word. A lone dash and a negative number are words. */
function nameOf(argument: string): string | undefined {
  if (argument === '-h') return 'help';
  if (!/^-+[^\d-]/.test(argument)) return undefined;
  return argument.replace(/^-+/, '').replace(/=.*$/s, '');
}

/** Reads one option and tells how many arguments it took beside its own. */
function readOption(reading: Reading, name: string, argument: string, next: string | undefined): number {
  const { options, problems, values } = reading;
  const isLong = argument.startsWith('--') || argument === '-h';
  const spec = isLong && Object.hasOwn(options, name) ? options[name] : undefined;
  const at = argument.replace(/=.*$/s, '');
  if (spec === undefined) {
    problems.push(unknownOption(at, Object.keys(options)));
    return 0;
  }
  const inline = argument.includes('=') ? argument.slice(argument.indexOf('=') + 1) : undefined;
  if (spec.kind !== 'texts' && values.has(name)) problems.push({ code: 'cli.repeatedOption', at, values: {} });
  if (spec.kind === 'flag') {
    if (inline !== undefined) problems.push({ code: 'cli.unexpectedValue', at, values: { given: inline } });
    values.set(name, true);
    return 0;
  }
  const text = inline ?? (next === undefined || nameOf(next) !== undefined ? undefined : next);
  if (text === undefined) problems.push({ code: 'cli.missingValue', at, values: { value: valueNameOf(spec) } });
  else keepValue(reading, name, at, text);
  return inline === undefined && text !== undefined ? 1 : 0;
}

function unknownOption(at: string, names: readonly string[]): Problem {
  const nearest = nearestName(at.replace(/^-+/, ''), names);
  if (nearest !== undefined) return { code: 'cli.unknownOption', at, values: { nearest: `--${nearest}` } };
  return { code: 'cli.strangeOption', at, values: { options: names.map((name) => `--${name}`).join(', ') } };
}

function keepValue({ options, values, problems }: Reading, name: string, at: string, text: string): void {
  const spec = options[name];
  if (spec === undefined || spec.kind === 'flag') return;
  switch (spec.kind) {
    case 'text':
      values.set(name, text);
      return;
    case 'texts':
      values.set(name, [...((values.get(name) as readonly string[] | undefined) ?? []), text]);
      return;
    case 'choice':
      if (spec.of.includes(text)) values.set(name, text);
      else problems.push({ code: 'cli.notChoice', at, values: { given: text, choices: spec.of.join(', ') } });
      return;
    case 'whole': {
      const { min, max } = spec;
      const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (number >= min && number <= max) values.set(name, number);
      else problems.push({ code: 'cli.notWhole', at, values: { given: text, min, max } });
      return;
    }
    default:
      unreachable(spec);
  }
}

function readWords(spec: CommandSpec, { words, problems, values }: Reading): readonly string[] {
  const read = spec.words.map((each, at) => (each.rest === true ? words.slice(at).join(' ') : (words[at] ?? '')));
  const isHelp = values.get('help') === true;
  for (const [at, word] of spec.words.entries()) {
    if (word.needed && (read[at] ?? '').trim() === '' && !isHelp)
      problems.push({ code: 'cli.missingWord', at: word.name, values: { command: spec.name } });
  }
  const extra = spec.words.at(-1)?.rest === true ? undefined : words[spec.words.length];
  // A word too many may be the value of the option that was misspelt.
  if (extra !== undefined && problems.length === 0) problems.push({ code: 'cli.tooManyWords', at: extra, values: { command: spec.name } });
  return read;
}

function initialOf(spec: OptionSpec): Value {
  if (spec.kind === 'flag') return false;
  return spec.kind === 'texts' ? [] : spec.initial;
}

/** What stands for an option's value in help and messages: `N`, `FILE`, `en|es`. */
export function valueNameOf(spec: Exclude<OptionSpec, { readonly kind: 'flag' }>): string {
  return spec.kind === 'choice' ? spec.of.join('|') : spec.value;
}
