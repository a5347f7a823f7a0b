import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '@crupier/rule-coverage';
import type { Counts, PerftPosition } from './count.ts';

/** A position of a perft file and the numbers that it must give. */
export interface PerftEntry {
  readonly name: string;
  /** What is tricky about it, in a sentence. */
  readonly why: string;
  readonly seed: number;
  readonly lines: readonly string[];
  /** By depth, from 1. */
  readonly counts: readonly Counts[];
}

/** A file of positions, in the order in which they stand there. */
export interface PerftFile {
  readonly path: string;
  /** Remarks before the first position. */
  readonly head: readonly string[];
  readonly entries: readonly PerftEntry[];
}

/** The seed of a position that names none. */
const USUAL_SEED = 1;

/**
 * Reads a perft file: remarks (`# …`), then positions. Each is `position NAME`, `why SENTENCE`, perhaps `seed N`, lines of the
 * notation after a bar, and the numbers: `depth 2: 14 raw, 9 merged`. *Throws* with the line that is not understood.
 */
export function parsePerft(path: string, text: string): PerftFile {
  const head: string[] = [];
  const entries: { name: string; why: string; seed: number; lines: string[]; counts: Counts[] }[] = [];
  text.split('\n').forEach((line, at) => {
    const entry = entries.at(-1);
    const [, word = '', rest = ''] = /^\s*(\S+)\s?(.*)$/.exec(line) ?? [];
    const counted = /^(\d+): (\d+) raw, (\d+) merged$/.exec(rest);
    if (word === 'position') entries.push({ name: rest, why: '', seed: USUAL_SEED, lines: [], counts: [] });
    else if (entry === undefined) head.push(line);
    else if (word === 'why') entry.why = rest;
    else if (word === 'seed') entry.seed = Number(rest);
    else if (word === '|') entry.lines.push(rest);
    else if (word === 'depth' && counted !== null && Number(counted[1]) === entry.counts.length + 1)
      entry.counts.push({ raw: Number(counted[2]), merged: Number(counted[3]) });
    else if (word !== '') throw new Error(`${path}, line ${at + 1}: “${line.trim()}” is not understood.`);
  });
  return { path, head, entries };
}

/** Writes a file as `parsePerft` reads it. */
export function formatPerft({ head, entries }: PerftFile): string {
  const texts = entries.map(({ name, why, seed, lines, counts }) =>
    [
      `position ${name}`,
      `  why ${why}`,
      ...(seed === USUAL_SEED ? [] : [`  seed ${seed}`]),
      ...lines.map((line) => `  | ${line}`),
      ...counts.map(({ raw, merged }, at) => `  depth ${at + 1}: ${raw} raw, ${merged} merged`),
      '',
    ].join('\n'),
  );
  return [...head, texts.join('\n')].join('\n');
}

/** The perft files of a game, from the root of the repository; none where it has no such folder. *Throws* as `parsePerft` does. */
export function readPerftFiles(root: string, game: string): readonly PerftFile[] {
  const folder = folderOf(root, game);
  if (!existsSync(folder)) return [];
  return filesUnder(folder, '.perft').map((path) => parsePerft(path, readFileSync(path, 'utf8')));
}

/** The test cards that the positions of a game may name: `cards.json` beside the files, in the shape of a scenario's cards. */
export function readPerftCards(root: string, game: string): readonly unknown[] {
  const path = join(folderOf(root, game), 'cards.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly unknown[]) : [];
}

/** What is counted for an entry. Of the test cards it gets those that it names. */
export function positionOf({ lines, seed }: PerftEntry, cards: readonly unknown[]): PerftPosition {
  const text = lines.join('\n').toLowerCase();
  const isNamed = (card: unknown): boolean => text.includes(String((card as { readonly name?: string }).name).toLowerCase());
  return { lines, seed, cards: cards.filter(isNamed) };
}

function folderOf(root: string, game: string): string {
  return join(root, 'packages', 'games', game, 'perft');
}
