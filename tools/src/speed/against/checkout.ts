import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The file at which a package of a checkout begins, by the exports of its package.json. *Throws* where there is none. */
export function entryOf(checkout: string, name: string): string {
  return createRequire(join(checkout, 'package.json')).resolve(`@crupier/${name}`);
}

/** Loads a package of a checkout. */
export function loadFrom(checkout: string, name: string): Promise<unknown> {
  return import(pathToFileURL(entryOf(checkout, name)).href);
}

/** The Node that a checkout brings, or this one. */
export function nodeOf(checkout: string): string {
  const own = join(checkout, 'node_modules/.bin/node');
  return existsSync(own) ? own : process.execPath;
}

/** What is wrong with a folder as a checkout whose packages are loaded, in a sentence; undefined where nothing is. */
export function wrongCheckout(given: string, packages: readonly string[]): string | undefined {
  const folder = resolve(given);
  if (!existsSync(join(folder, 'package.json'))) return `${given} is no checkout: there is no package.json`;
  if (!existsSync(join(folder, 'node_modules'))) return `${given} has no node_modules: run npm ci there`;
  for (const name of packages) {
    try {
      if (!realpathSync(entryOf(folder, name)).startsWith(realpathSync(folder) + sep))
        return `${given}/node_modules leads to the packages of another checkout: run npm ci there`;
    } catch {
      return `${given} has no package @crupier/${name}`;
    }
  }
  return undefined;
}
