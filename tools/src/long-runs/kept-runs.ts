import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const ended = z.object({ name: z.string(), passed: z.boolean(), seconds: z.number(), end: z.array(z.string()) });

/** A run that has come to its end. `end` are the last lines that it said. */
export type EndedRun = Readonly<z.infer<typeof ended>>;

const kept = z.object({ commit: z.string(), seed: z.number(), runs: z.array(ended) });

/** What was run of which commit, from which seed. */
export type KeptRuns = Readonly<z.infer<typeof kept>>;

/** What a file has kept of runs of this commit from this seed. What it has of another, or what cannot be read, is no longer of use. */
export function readKeptRuns(file: string, commit: string, seed: number): KeptRuns {
  const none = { commit, seed, runs: [] };
  if (!existsSync(file)) return none;
  try {
    const read = kept.parse(JSON.parse(readFileSync(file, 'utf8')));
    return read.commit === commit && read.seed === seed ? read : none;
  } catch {
    // A file that was cut short by the end of a run: that run is done again.
    return none;
  }
}

/** Keeps a run that has ended, in place of what was kept of it before. */
export function keepRun(file: string, { commit, seed, runs }: KeptRuns, run: EndedRun): KeptRuns {
  const all = { commit, seed, runs: [...runs.filter(({ name }) => name !== run.name), run] };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
  return all;
}
