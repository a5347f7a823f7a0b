import { describe, expect, test } from 'vitest';
import { root } from '../tidy/repository.ts';
import { testedGames } from '../tested-games.ts';
import { checkEntry, sayFault } from './check.ts';
import { readPerftCards, readPerftFiles } from './perft-file.ts';

/** The depths with more sequences are counted by `npm run perft`. */
const RAW_MAX = 600;

describe.each(Object.keys(testedGames))('perft of %s', async (id) => {
  const game = await testedGames[id]?.();
  const cards = readPerftCards(root, id);
  const entries = readPerftFiles(root, id).flatMap((file) => file.entries);

  test('has positions, each with a name of its own, a reason and numbers', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    expect(entries.filter(({ why, counts }) => why === '' || counts.length === 0)).toEqual([]);
  });

  test.each(entries.map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
    if (game === undefined) throw new Error(`There is no game ${id}.`);
    const fault = checkEntry(entry, cards, game.count, RAW_MAX);
    expect(fault && sayFault(fault)).toBeUndefined();
  });
});
