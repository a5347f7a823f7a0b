import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playableDecks } from '@crupier/kernel';
import { testedGames } from '../tested-games.ts';
import { readDigests } from './digest-file.ts';
import { oracleTable } from './oracle-table.ts';
import { recordGame } from './record-game.ts';

/** A duel, and where the game knows them a table of three and one of two teams: `npm run oracle` plays all that are recorded. */
const SEEDS = [1, 5, 10];

describe.each(Object.keys(testedGames))('recorded games of %s', (game) => {
  it.each(SEEDS)('game %i asks, offers and tells as recorded', async (seed) => {
    const tested = await testedGames[game]?.();
    if (tested === undefined) throw new Error(`There is no game ${game}.`);
    const { playable } = tested;
    const { decisions, digest } = recordGame(playable, oracleTable(playable, playableDecks(playable), seed), { seed, leaveOut: [] });
    const path = fileURLToPath(new URL(`../../oracle/${game}.txt`, import.meta.url));
    expect(`${decisions} ${digest}`).toBe(readDigests(path).get(seed));
  });
});
