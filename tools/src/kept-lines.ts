import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A line of a file in which a long run keeps what it has done: what was called for, and what came of one part of it. */
interface KeptLine<T> {
  readonly call: string;
  readonly done: T;
}

/** What earlier runs of the same call have kept in a file of JSON lines; nothing where there is no file yet. */
export function readKept<T>(file: string | undefined, call: string): readonly T[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // A run that was cut off may have left half a line.
  const kept = lines.flatMap((line): readonly KeptLine<T>[] => (line.endsWith('}') ? [JSON.parse(line) as KeptLine<T>] : []));
  return kept.flatMap((each) => (each.call === call ? [each.done] : []));
}

/** Keeps what came of one part of a call. */
export function keepLine<T>(file: string | undefined, call: string, done: T): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ call, done } satisfies KeptLine<T>)}\n`);
}
