import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mergePasses } from './merge-passes.ts';

/** One scenario of a file, before anybody has looked whether it is one. */
export interface ScenarioEntry {
  /** The file, seen from the folder of scenarios. */
  readonly file: string;
  readonly name: string;
  /** The ledger rows that it claims. */
  readonly rules: readonly string[];
  readonly input: unknown;
  /** Of its content in form: a proof made with another content does not count. */
  readonly hash: string;
}

/** A short hash of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** All files under a folder that end so, in the order of their names. */
export function filesUnder(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return filesUnder(path, ending);
      return name.endsWith(ending) ? [path] : [];
    });
}

/** Every scenario of a folder: a file holds one or a list of them. *Errors:* throws with the file that is not JSON. */
export function readScenarioFiles(folder: string): readonly ScenarioEntry[] {
  return filesUnder(folder, '.scenario.json').flatMap((path) => {
    const file = relative(folder, path);
    const parsed: unknown = parse(path);
    return (Array.isArray(parsed) ? parsed : [parsed]).map((input: unknown) => entryOf(file, input));
  });
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (problem) {
    throw new Error(`${path} is not JSON: ${problem instanceof Error ? problem.message : String(problem)}`, { cause: problem });
  }
}

function entryOf(file: string, input: unknown): ScenarioEntry {
  const { name = '', rules = [] } = (input ?? {}) as { readonly name?: string; readonly rules?: readonly string[] };
  return { file, name, rules, input, hash: hashOf(JSON.stringify(mergePasses(input) ?? '')) };
}
