import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The flags of a tool, as `parseArgs` takes them. */
export type Flags = NonNullable<ParseArgsConfig['options']>;
/** What was given for each flag. */
export type Given<F extends Flags> = ReturnType<typeof parseArgs<{ options: F }>>['values'];

/** A tool that is run from the command line. Its flags include `help`. */
export interface Command<F extends Flags> {
  readonly help: string;
  readonly flags: F;
  /** The flags whose text must be a whole number of at most nine digits, where one is given. */
  readonly wholeNumbers?: readonly (keyof F & string)[];
  /** The games that `--game` may name. */
  readonly games?: readonly string[];
  /** What else is wrong with a call, in a sentence; undefined where nothing is. */
  readonly check?: (given: Given<F>) => string | undefined | Promise<string | undefined>;
  /** Returns the exit code. */
  readonly run: (given: Given<F>) => number | Promise<number>;
}

/** The exit code of a call that is wrong: what is wrong with it is said on standard error. */
export const WRONG_CALL = 2;

/** The exit code of a run whose output nobody reads to its end. */
const UNREAD = 1;

/**
 * Reads the flags and runs a tool with them, or prints its help. Returns the exit code. Where nobody reads the output any more the process
 * ends, with the exit code of the run if that had come to its end.
 */
export async function runCommand<const F extends Flags>(
  command: Command<F>,
  words: readonly string[] = process.argv.slice(2),
): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.off('error', endUnread).on('error', endUnread);
  const given = await readCall(command, words);
  if (typeof given === 'string') {
    tell(given);
    return WRONG_CALL;
  }
  if ((given as { readonly help?: boolean }).help === true) {
    process.stdout.write(command.help);
    return 0;
  }
  return command.run(given);
}

/** Says how far a run is, or what is wrong: results alone go to standard output. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Reads the words of a call: what is given for each flag, or a sentence that says what is wrong with it. */
export async function readCall<F extends Flags>(
  { flags, wholeNumbers = [], games, check }: Omit<Command<F>, 'run'>,
  words: readonly string[],
): Promise<Given<F> | string> {
  try {
    const { values } = parseArgs({ options: flags, args: [...words] });
    const texts = values as Readonly<Record<string, unknown>>;
    for (const name of wholeNumbers) {
      if (texts[name] !== undefined && !/^\d{1,9}$/.test(String(texts[name])))
        return `--${name}: expected a whole number, such as 20, and got ${String(texts[name])}`;
    }
    if (games !== undefined && !games.includes(String(texts['game'])))
      return `--game: there is no game ${String(texts['game'])}; there are ${games.join(', ')}`;
    return (await check?.(values as Given<F>)) ?? (values as Given<F>);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whoever reads the output may stop reading, as `head` does. A full disk is another matter. */
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? UNREAD);
}
