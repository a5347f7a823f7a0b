import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestedGame } from '../tested-games.ts';
import { goldenText } from './golden-text.ts';
import type { Playthrough } from './playthrough.ts';

const ENDING = '.golden.md';

/** A golden game as the file has it and as it is played now. */
export interface GoldenGame {
  readonly path: string;
  /** Undefined where there is no such file yet. */
  readonly written: string | undefined;
  readonly played: string;
}

/** The folder of a game's golden games, from the root of the repository. */
export function goldenFolder(root: string, game: string): string {
  return join(root, 'packages', 'games', game, 'golden');
}

/** Plays one playthrough of a game and reads its file. */
export function playGolden(root: string, { playable, decks }: TestedGame, playthrough: Playthrough): GoldenGame {
  const path = join(goldenFolder(root, playable.id), `${playthrough.name}${ENDING}`);
  return { path, written: existsSync(path) ? readFileSync(path, 'utf8') : undefined, played: goldenText(playable, decks, playthrough) };
}

/** Names of files in the folder that no playthrough writes. */
export function strayFiles(root: string, { playable, playthroughs }: TestedGame): readonly string[] {
  const folder = goldenFolder(root, playable.id);
  const own = playthroughs.map(({ name }) => `${name}${ENDING}`);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !own.includes(name)) : [];
}

/** Writes the golden games as they are played now. */
export function writeGolden(root: string, game: string, golden: readonly GoldenGame[]): void {
  mkdirSync(goldenFolder(root, game), { recursive: true });
  for (const { path, played } of golden) writeFileSync(path, played);
}

/** The first line in which two texts differ, as both have it; undefined where they are the same. */
export function firstDifference(written: string, played: string): { readonly line: number; readonly was: string; readonly is: string } | undefined {
  if (written === played) return undefined;
  const [before, after] = [written.split('\n'), played.split('\n')];
  const at = after.findIndex((line, index) => line !== before[index]);
  const index = at < 0 ? after.length : at;
  return { line: index + 1, was: before[index] ?? '(the end)', is: after[index] ?? '(the end)' };
}
