import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources that decide how a match is played: rules and cards. */
const decisive = ['packages/kernel/src', 'packages/games/*/src'] as const;
/** Files there that decide nothing. */
const idle = /\.test\.ts$|\/(testing|conformance|fixtures|soak|audit)\//;
/** Hexadecimal digits of the digest that are kept. */
const DIGITS = 12;

/**
 * The version of rules and cards, as journals name it: that of the product with a digest of all sources that decide how a match is played.
 * With the same one a match is played as it was; with another one its hashes say whether it is.
 */
export function rulesVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const files = decisive.flatMap((folder) => globSync(`${folder}/**/*.{ts,json}`, { cwd: root })).map((file) => file.replaceAll('\\', '/'));
  const hash = createHash('sha256');
  for (const file of files.filter((each) => !idle.test(each)).toSorted()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return `${version}+${hash.digest('hex').slice(0, DIGITS)}`;
}
