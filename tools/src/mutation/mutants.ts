import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { filesUnder } from '@crupier/rule-coverage';

/** One change to one place of the sources, as Stryker makes it. */
export interface Mutant {
  /** By which the instrumented sources know it. */
  readonly id: string;
  /** Seen from the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The name of what is declared there for the whole file: a function, a program, a table. */
  readonly within: string;
  readonly mutator: string;
  /** What stands there, on one line and cut short. */
  readonly original: string;
  /** What stands there instead. */
  readonly replacement: string;
  /** Which it is of those in the same declaration with the same words, from 1. */
  readonly nth: number;
}

/** Sources of games with every mutant in them, each behind a switch. */
export interface Instrumented {
  /** Sources by the address under which they are imported. */
  readonly sources: Readonly<Record<string, string>>;
  /** Without string literals, in the order of files and lines. */
  readonly mutants: readonly Mutant[];
  /** Comments that switch mutants off: there may be none. */
  readonly silenced: readonly string[];
}

/** The rooms of a game whose code is mutated. */
const gameRooms = ['rules', 'verbs'] as const;
/** The rooms of the kernel whose code is mutated with that of each game. */
const kernelRooms = ['events', 'expressions', 'compile', 'play'] as const;

/** The folders whose code is mutated. `sources` is the game's folder of sources; `root` is the repository's. */
export function mutatedFolders(root: string, sources: string): readonly string[] {
  return [...gameRooms.map((room) => join(sources, room)), ...kernelRooms.map((room) => join(root, 'packages/kernel/src', room))];
}
/** Texts are names and citations: they are tested where they are said. */
const excluded = ['StringLiteral'];
const CUT = 120;

/** The instrumenter wants a logger and has nothing to say that a reader would miss. */
const silentLogger = new Proxy({}, { get: () => () => false });

/**
 * Makes every mutant of the rules and verbs of games, and of the kernel's events, compiler and play. `games` are the games' folders of
 * sources; `root` is the repository's.
 */
export async function makeMutants(root: string, games: readonly string[]): Promise<Instrumented> {
  const folders = new Set(games.flatMap((sources) => mutatedFolders(root, sources)));
  const files = [...folders]
    .flatMap((folder) => filesUnder(folder, '.ts'))
    .filter((path) => !path.endsWith('.test.ts'))
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const instrumenter = new Instrumenter(silentLogger as ConstructorParameters<typeof Instrumenter>[0]);
  const made = await instrumenter.instrument(files, { excludedMutations: excluded, ignorers: [], plugins: [] });
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  return {
    sources: Object.fromEntries(made.files.map(({ name, content }) => [pathToFileURL(name).href, content])),
    mutants: numbered(
      made.mutants
        .filter(({ status }) => status === undefined)
        .map(({ id, fileName, mutatorName, location, replacement }) => ({
          id,
          file: relative(root, fileName).replaceAll('\\', '/'),
          line: location.start.line + 1,
          column: location.start.column + 1,
          within: declaredAt(lines.get(fileName) ?? [], location.start.line),
          mutator: mutatorName,
          original: oneLine(cutOut(lines.get(fileName) ?? [], location)),
          replacement: oneLine(replacement),
        })),
    ),
    silenced: files.filter(({ content }) => /\bStryker\s+disable\b/i.test(content)).map(({ name }) => relative(root, name)),
  };
}

/** A place in a text; lines and columns from 0. */
interface Location {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** The name that the last declaration at the margin gives, up to a line. The format puts those of a whole file there and no others. */
export function declaredAt(lines: readonly string[], line: number): string {
  const declaration = /^(?:export )?(?:function\*?|const|class) (\w+)/;
  return lines.slice(0, line + 1).reduce((name, text) => declaration.exec(text)?.[1] ?? name, '');
}

export function numbered(mutants: readonly Omit<Mutant, 'nth'>[]): readonly Mutant[] {
  const counts = new Map<string, number>();
  return mutants.map((mutant) => {
    const { file, within, original, replacement } = mutant;
    const words = JSON.stringify([file, within, original, replacement]);
    const nth = (counts.get(words) ?? 0) + 1;
    counts.set(words, nth);
    return { ...mutant, nth };
  });
}

function cutOut(lines: readonly string[], { start, end }: Location): string {
  const part = lines.slice(start.line, end.line + 1);
  const last = part.length - 1;
  return part.map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined)).join(' ');
}

export function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > CUT ? `${line.slice(0, CUT)}…` : line;
}
