import type { Finding, Source } from './source.ts';

type Named = Readonly<Record<string, string>>;

interface PackageFile {
  readonly dependencies?: Named;
  readonly devDependencies?: Named;
  readonly optionalDependencies?: Named;
}

/** Finds dependencies without a reason in a table, such as ARCHITECTURE's, which names packages between backticks at the start of a row. */
export function findUnexplained(sources: readonly Source[], table: string): readonly Finding[] {
  const rows = table.split('\n').flatMap((line) => /^\| ((?:`[^`]+`(?:, )?)+) \| [^|\s]/.exec(line)?.[1] ?? []);
  const explained = new Set(rows.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name)));
  return sources
    .filter(({ path }) => path.endsWith('package.json'))
    .flatMap(({ path, text }) =>
      dependenciesOf(JSON.parse(text) as PackageFile)
        .filter((name) => !name.startsWith('@crupier/') && !explained.has(name))
        .map((name) => ({ path, line: 1, problem: `depends on ${name}, of which the table of dependencies says no reason` })),
    );
}

function dependenciesOf({ dependencies, devDependencies, optionalDependencies }: PackageFile): readonly string[] {
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}
