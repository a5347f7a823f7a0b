import { describe, expect, test } from 'vitest';
import { runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

describe('deck generate', () => {
  test.each([
    ['of a game whose decks are made by persons alone', ['--game', 'inferno'], 'deck.notGenerated'],
    ['of a set that has no decks', ['--game', 'keyforge', '--set', 'XYZ'], 'deck.strangeSet'],
  ])('draws no deck %s', async (_what, options, code) => {
    const { code: exit, err } = await runIn({ games }, 'deck', 'generate', ...options);
    expect([exit, err.includes(`(${code})`)]).toEqual([2, true]);
  });
});
