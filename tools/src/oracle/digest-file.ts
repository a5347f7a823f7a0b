import { readFileSync, writeFileSync } from 'node:fs';
import type { OracleGame } from './worker.ts';

/** The recorded games of one game, as they are committed: of each its number of questions and the digest of its recording. */
export type OracleDigests = ReadonlyMap<number, string>;

/** Reads a file of digests: one line a game, `seed decisions digest`. *Throws* where a line is none. */
export function readDigests(path: string): OracleDigests {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [number, string] => {
      const found = /^(\d+) (\d+ [0-9a-f]{16})$/.exec(line);
      if (found === null) throw new Error(`${path}: expected a line such as "1 235 0123456789abcdef", and got "${line}"`);
      return [Number(found[1]), found[2] ?? ''];
    }),
  );
}

/** Writes a file of digests. */
export function writeDigests(path: string, games: readonly OracleGame[]): void {
  const lines = games.map(({ seed, decisions, digest }) => `${seed} ${decisions} ${digest}`);
  writeFileSync(path, ['# seed, questions, digest of the recording: see npm run oracle -- --help', ...lines, ''].join('\n'));
}
