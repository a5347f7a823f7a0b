import type { Finding, Source } from './source.ts';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Finds optional packages, such as binaries for other machines, that the lock file asks for and does not hold: `npm ci` refuses such a file. */
export function findLockGaps(source: Source): readonly Finding[] {
  if (source.path !== 'package-lock.json') return [];
  const lock = JSON.parse(source.text) as { readonly packages: Readonly<Record<string, LockedPackage>> };
  const held = new Set(Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const asked = Object.values(lock.packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
  return [...new Set(asked)]
    .filter((name) => !held.has(name))
    .map((name) => ({ path: source.path, line: 1, problem: `lacks ${name}: choose a version of which every platform was published` }));
}
