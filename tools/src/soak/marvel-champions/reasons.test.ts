import { soakGame } from '@crupier/marvel-champions/soak';
import { expect, test } from 'vitest';
import { sections } from '../counts.ts';
import { explainedIn } from '../reasons.ts';
import { nameOfAbility } from '../watch-match.ts';
import { soakedMarvelChampions } from './soaked-marvel-champions.ts';

const universe = soakedMarvelChampions.universe();
const reasons = soakedMarvelChampions.reasons();

test('at most a fiftieth of all that could be reached is explained', () => {
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
