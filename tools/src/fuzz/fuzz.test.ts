import { checkSchema, dice } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { fuzzedGames, type CardData, type FuzzedGame } from './fuzzed-games.ts';
import { randomValue } from './generate.ts';
import { randomCards } from './make-file.ts';
import { looks, playCards } from './play-file.ts';
import { shrink } from './shrink.ts';
import { partsOf, pathOf, without } from './trees.ts';

/** A seed for each game, of a file that is played with both players' decks. */
const files = [
  ['keyforge', 1],
  ['inferno', 2],
  // An ability on the chain whose source goes into hiding.
  ['inferno', 168],
  ['marvel-champions', 1],
] as const;

describe.each(files)('own cards of %s at random', (id, seed) => {
  test('are made by the schema', async () => {
    const root = (await gameOf(id)).playable.ownCards?.schema() ?? {};
    const { card = {} } = root.$defs ?? {};
    for (let each = 1; each <= 20; each++) {
      const made = randomValue({ roll: dice(each), root, texts: ['A name'], names: new Map(), around: new Set(['host']) }, card);
      expect(checkSchema({ ...card, $defs: root.$defs ?? {} }, made)).toEqual([]);
    }
  });

  test('are the same for the same seed, have no problem, and conform', async () => {
    const game = await gameOf(id);
    const cards = randomCards(game, seed);
    expect(randomCards(game, seed)).toEqual(cards);
    expect(game.problemsOf(cards)).toEqual([]);
    const played = playCards(game, cards, { seed, matches: 1, decisions: 40 });
    expect(played.failure).toBeUndefined();
    // Fewer than are asked for where the match is over.
    expect(played.decisions).toBeGreaterThan(10);
  });
});

const noLooks = { swapEvery: 0, swapSteps: 0, leaveEvery: 0, undoSamples: 0 } as const;

/**
 * Files of which a match once failed, and the seed of that match: a number below nothing, values that rest on each other in a circle, and
 * matches without an end in which no text runs, which a copy broke off elsewhere, and a situation that was kept while an ability came to wait, and cards
 * that are related to several others.
 */
test.each([
  ['inferno', 30_094, 60_188, noLooks],
  ['inferno', 30_128, 60_257, noLooks],
  ['inferno', 30_064, 180_389, noLooks],
  ['inferno', 30_101, 180_611, noLooks],
  ['inferno', 910_031, 1_820_063, looks],
  ['inferno', 264_142_708, 528_285_416, looks],
] as const)('own cards of %s of file %i, which once stopped a match, conform', async (id, file, seed, looked) => {
  const game = await gameOf(id);
  expect(game.walk(randomCards(game, file), { ...looked, seed, stopAfter: 70 }).decisions).toBeGreaterThan(10);
});

async function gameOf(id: string): Promise<FuzzedGame> {
  const game = await fuzzedGames[id]?.();
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

/** Puts tokens into play again and again in place of the first draw, as long as few rituals lie in the Infierno. */
const spring: CardData = {
  name: 'Spring',
  nameEs: 'Fuente',
  types: ['scenario', 'object'],
  supertypes: [],
  cost: 1,
  toughness: 0,
  abilities: [
    {
      kind: 'replacement',
      when: { occasion: 'wouldDraw', by: 'you' },
      drops: false,
      once: true,
      clause: {
        if: { kind: 'not', of: { kind: 'exists', of: { noun: 'ritualInInfierno', whose: 'any', are: [] }, least: 2 } },
        do: [{ verb: 'create returned-token' }],
        again: 'effect',
      },
    },
  ],
};

test('a text that goes on for ever ends the match after as many changes in a copy as in the match that is watched', async () => {
  const game = await gameOf('inferno');
  // A deck has at most four of each name.
  const plain = { types: ['ally'], supertypes: [], cost: 0, strength: 3, toughness: 2, abilities: [] };
  const soldiers = Array.from({ length: 11 }, (_, at): CardData => ({ name: `Soldier ${at}`, nameEs: `Soldado ${at}`, ...plain }));
  const cards = [spring, ...soldiers];
  expect(game.problemsOf(cards)).toEqual([]);
  const played = playCards(game, cards, { seed: 1, matches: 1, decisions: 40 });
  expect(played.failure).toBeUndefined();
  expect(played.decisions).toBe(1);
});

test('a failing file is left with the part that fails', async () => {
  const failing = (cards: readonly CardData[]): boolean => JSON.stringify(cards).includes('"steal"');
  const game: FuzzedGame = {
    ...(await gameOf('keyforge')),
    problemsOf: () => [],
    walk: (cards, { seed }) => {
      throw new Error(failing(cards) ? `Seed ${seed}: Nothing is stolen.` : 'Seed 1: Something else.');
    },
  };
  const cards = [
    { name: 'A', abilities: [{ verb: 'gain' }] },
    { name: 'B', abilities: [{ verb: 'draw' }, { do: ['gain', 'steal'], next: {} }] },
  ];
  const left = shrink(game, { cards, failure: 'Seed 7: Nothing is stolen.' }, { seed: 1, matches: 1, decisions: 10 }, 40);
  expect(left.cards).toEqual([
    { name: 'A', abilities: [] },
    { name: 'B', abilities: [{ do: ['steal'] }] },
  ]);
});

test('parts of trees are found and left out by their paths', () => {
  const tree = { clause: { do: [{ verb: 'draw' }, { verb: 'gain', on: { kind: 'self' } }] } };
  expect(pathOf('clause.do[1].on')).toEqual(['clause', 'do', 1, 'on']);
  expect(partsOf(tree)).toContainEqual(['clause', 'do', 1, 'on']);
  expect(without(tree, ['clause', 'do', 1, 'on'])).toEqual({ clause: { do: [{ verb: 'draw' }, { verb: 'gain' }] } });
  expect(without(tree, ['clause', 'do', 0])).toEqual({ clause: { do: [{ verb: 'gain', on: { kind: 'self' } }] } });
});
