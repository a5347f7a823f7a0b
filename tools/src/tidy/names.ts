import type { Finding, Source } from './source.ts';
import { isCode } from './source.ts';

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const publicFace = /^(packages|packages\/games|apps)\/[^/]+\/src\/index\.ts$|^tools\/src\/index\.ts$/;

/** Finds files of code or style, and their folders, that are not named in kebab-case. */
export function findOddNames(source: Source): readonly Finding[] {
  if (!isCode(source.path) && !source.path.endsWith('.css')) return [];
  const odd = source.path.split('/').find((part) => !kebab.test(part));
  return odd === undefined ? [] : [{ path: source.path, line: 1, problem: `has ${odd} in its path: names are in kebab-case` }];
}

/** Finds index files inside a package: its one public face is `src/index.ts`. */
export function findBarrels(source: Source): readonly Finding[] {
  const isBarrel = /(^|\/)index\.(ts|tsx)$/.test(source.path) && !publicFace.test(source.path);
  return isBarrel ? [{ path: source.path, line: 1, problem: 'is a barrel: import from the file itself' }] : [];
}
