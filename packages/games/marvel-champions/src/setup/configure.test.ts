import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { knownFacts } from '../cards/facts.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import { marvelChampions } from '../marvel-champions.ts';
import { readyTables } from './ready-tables.ts';
import { cardsOf, configure, planDeal, type Configuration } from './configuration.ts';
import { startMessages } from './start-messages.ts';

const spiderMan = 'Spider-Man: Justice';

function configured(settings: Readonly<Record<string, unknown>>): Configuration {
  const found = configure([spiderMan], { settings });
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

describe('a configuration that cannot be played', () => {
  test.each([
    [[], {}, 'start.seats', 'seats'],
    [[spiderMan, spiderMan], {}, 'start.sameIdentity', 'deck 2'],
    [[spiderMan], { skirmish: 3, scenario: 'ultron', modular: ['bomb_scare', 'bomb_scare'] }, 'start.modularTwice', 'modular'],
    [['Spider-Man: Poetry'], {}, 'deck.noSuchDeck', 'deck 1'],
  ] as const)('%j with %j is told: %s at %s', (decks, settings, code, at) => {
    const found = marvelChampions.configure(decks, { settings });
    expect(found).toMatchObject({ ok: false, problems: [{ code, at }] });
    expect(marvelChampions.messages[code]?.es).not.toBe(marvelChampions.messages[code]?.en);
  });

  test.each([
    [{ scenario: 'thanos' }, 'settings.scenario'],
    [{ modular: ['bomb_scare', 'moon'] }, 'settings.modular[1]'],
    [{ heroic: 5 }, 'settings.heroic'],
    [{ skirmish: 4 }, 'settings.skirmish'],
    [{ difficulty: 'easy' }, 'settings.difficulty'],
  ])('a setting that there is not is told at its place: %j', (settings, at) => {
    const found = marvelChampions.configure([spiderMan], { settings });
    expect(found.ok ? [] : found.problems.map((problem) => problem.at)).toEqual([at]);
  });

  test.each([
    [{ seats: [], scenario: 'moon', modular: [] }, 'start.seats'],
    [{ scenario: 'rhino' }, 'start.notAConfiguration'],
    [undefined, 'start.notAConfiguration'],
    [{ ...configured({}), scenario: 'moon' }, 'start.scenario'],
    [{ ...configured({}), modular: ['moon'] }, 'start.modular'],
    [{ ...configured({}), skirmish: 7 }, 'start.skirmish'],
  ])('a saved configuration that is none is refused: %#', (configuration, code) => {
    expect(marvelChampions.checkConfiguration(configuration)).toMatchObject([{ code }]);
    expect(Object.keys(startMessages)).toContain(code);
  });
});

describe('a random scenario', () => {
  test('is what the seed says, with one set at random, and the same for the same seed', () => {
    const wish = configured({ scenario: 'random' });
    const drawn = Array.from({ length: 40 }, (_, seed) => planDeal(wish, seedFromNumber(seed)));
    const villains = drawn.map(({ villain }) => knownFacts(villain[0] as CardCode).name);
    expect([...new Set(villains)].toSorted()).toEqual(['Klaw', 'Rhino', 'Ultron']);
    const known = new Set(cardsOf(wish));
    for (const { villain, mainScheme, encounter } of drawn)
      expect([...villain, ...mainScheme, ...encounter].filter((code) => !known.has(code))).toEqual([]);
    expect(planDeal(wish, seedFromNumber(7))).toEqual(drawn[7]);
  });

  test('a random set is none of those that are named', () => {
    const wish = configured({ modular: ['bomb_scare', 'random'] });
    for (let seed = 0; seed < 30; seed++) {
      const { encounter } = planDeal(wish, seedFromNumber(seed));
      const sets = new Set(encounter.map((code) => knownFacts(code as CardCode).set));
      expect([sets.has('bomb_scare'), sets.size]).toEqual([true, 4]);
    }
  });
});

test.each(readyTables)('the table $id can be dealt', ({ decks, settings }) => {
  expect(marvelChampions.configure(decks, { settings })).toMatchObject({ ok: true });
});
