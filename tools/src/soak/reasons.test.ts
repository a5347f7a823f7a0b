import { soakGame } from '@crupier/marvel-champions/soak';
import { expect, test } from 'vitest';
import { count, noCounts, sections } from './counts.ts';
import { explainedIn, needlessIn, readReasons } from './reasons.ts';
import { universeOf } from './universe.ts';
import { nameOfAbility } from './watch-match.ts';

const universe = universeOf(soakGame());
const reasons = readReasons();

test('what is listed could be reached, has one reason, and is at most a fiftieth of all', () => {
  const listed = sections.flatMap((section) => reasons.flatMap(({ of }) => (of[section] ?? []).map((name) => `${section}: ${name}`)));
  expect(new Set(listed).size).toBe(listed.length);
  const unknown = sections
    .filter((section) => universe[section] !== undefined)
    .flatMap((section) => {
      const known = new Set(universe[section]);
      return [...explainedIn(reasons, section)].filter((name) => !known.has(name));
    });
  expect(unknown).toEqual([]);
  const explained = sections.reduce((sum, section) => sum + (universe[section] === undefined ? 0 : explainedIn(reasons, section).size), 0);
  const all = Object.values(universe).reduce((sum, names) => sum + names.length, 0);
  expect(explained / all).toBeLessThanOrEqual(1 / 50);
});

test('acts that may be passed over are those of abilities of the game', () => {
  const abilities = new Set(soakGame().definitions.flatMap((each) => each.abilities.map(({ program }) => nameOfAbility(program.name))));
  const abilityOf = (act: string): string => act.split(': ')[0]?.replace(/\/price$/u, '') ?? '';
  const acts = [...explainedIn(reasons, 'skipped')];
  expect(acts.length).toBeGreaterThan(0);
  expect(acts.filter((act) => !abilities.has(abilityOf(act)))).toEqual([]);
});

test('a reason is not needed for what is reached often, or cannot be reached by that name', () => {
  const counts = noCounts();
  count(counts, 'played', 'a card', 99);
  count(counts, 'played', 'another card', 100);
  const listed = [{ why: 'They are rare.', of: { played: ['a card', 'another card', 'no card'] } }];
  expect(needlessIn(listed, counts, { played: ['a card', 'another card'] }, 100)).toEqual(['played: another card', 'played: no card']);
});
