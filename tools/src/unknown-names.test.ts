import { expect, test } from 'vitest';
import { testedGames } from './tested-games.ts';

/** Names that no card has, each a slip away from one that is. */
const slips: Readonly<Record<string, string>> = { keyforge: 'Angre', inferno: 'Fire-Spiter', 'marvel-champions': 'Energi' };

test.each(Object.entries(slips))('of a list of %s the first unknown names are held against all names, and no more', async (name, slip) => {
  const game = (await testedGames[name]?.())?.playable;
  const list = `Deck\n\n${`1x ${slip}\n`.repeat(12)}`;
  const configured = game?.configure([list, list]);
  const problems =
    configured?.ok === false ? configured.problems.filter(({ at }) => !at.startsWith('decks[1]') && !at.startsWith('deck 2')) : [];
  const codes = problems.map(({ code }) => code).filter((code) => code === 'deck.unknownCard' || code === 'deck.noSuchCard');
  const found = codes.filter((code) => code === 'deck.unknownCard').length;
  expect(found).toBeGreaterThan(2);
  expect(found).toBeLessThan(6);
  expect(codes.length).toBe(12);
  expect(codes.slice(found)).toEqual(new Array(12 - found).fill('deck.noSuchCard'));
  expect(game?.messages).toHaveProperty(['deck.noSuchCard', 'es']);
});
