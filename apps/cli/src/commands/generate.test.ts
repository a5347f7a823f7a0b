import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

describe('deck generate', () => {
  test.each([
    ['of a game whose decks are made by persons alone', ['--game', 'inferno'], 'deck.notGenerated'],
    ['of a set that has no decks', ['--game', 'keyforge', '--set', 'XYZ'], 'deck.strangeSet'],
  ])('draws no deck %s', async (_what, options, code) => {
    const { code: exit, err } = await runIn({ games }, 'deck', 'generate', ...options);
    expect([exit, err.includes(`(${code})`)]).toEqual([2, true]);
  });

  test.each(['en', 'es'])('prints a list in %s that is legal and can be played, the same for the same seed', async (language) => {
    const folder = freshFolder();
    const drawn = ['deck', 'generate', '--game', 'keyforge', '--set', 'AoA', '--seed', '5', '--list', '--lang', language];
    const { out } = await runIn({ games }, ...drawn);
    expect((await runIn({ games }, ...drawn)).out).toBe(out);
    writeFileSync(join(folder, 'deck.txt'), out);
    expect((await runIn({ folder, games }, 'deck', 'check', 'deck.txt', '--game', 'keyforge')).code).toBe(0);
  });

  test('tells the seed, by which a match takes the deck', async () => {
    const { out } = await runIn({ games }, 'deck', 'generate', '--game', 'keyforge', '--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'keyforge', set: 'CotA', seed: expect.anything() });
    const decks = ['--deck', 'generated CotA 5', '--deck', 'generated AoA 6'];
    const { code, out: played } = await runIn({ games }, 'simulate', '--game', 'keyforge', ...decks, '--games', '2', '--json');
    expect([code, (JSON.parse(played) as { readonly finished: number }).finished]).toEqual([0, 2]);
  });
});
