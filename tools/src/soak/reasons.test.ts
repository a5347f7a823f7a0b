import { expect, test } from 'vitest';
import { count, noCounts, sections } from './counts.ts';
import { explainedIn, needlessIn } from './reasons.ts';
import { soakedGame, soakedGames } from './soaked-games.ts';

test.each(Object.keys(soakedGames))('what is listed could be reached, and has one reason: %s', async (id) => {
  const game = await soakedGame(id).load();
  const [universe, reasons] = [game.universe(), game.reasons()];
  const listed = sections.flatMap((section) => reasons.flatMap(({ of }) => (of[section] ?? []).map((name) => `${section}: ${name}`)));
  expect(new Set(listed).size).toBe(listed.length);
  const unknown = sections
    .filter((section) => universe[section] !== undefined)
    .flatMap((section) => {
      const known = new Set(universe[section]);
      return [...explainedIn(reasons, section)].filter((name) => !known.has(name));
    });
  expect(unknown).toEqual([]);
});

test('a game that cannot be soaked is none', () => {
  expect(() => soakedGame('chess')).toThrow('There is no game chess.');
});

test('a reason is not needed for what is reached often, or cannot be reached by that name', () => {
  const counts = noCounts();
  count(counts, 'played', 'a card', 99);
  count(counts, 'played', 'another card', 100);
  const listed = [{ why: 'They are rare.', of: { played: ['a card', 'another card', 'no card'] } }];
  expect(needlessIn(listed, counts, { played: ['a card', 'another card'] }, 100)).toEqual(['played: another card', 'played: no card']);
});
