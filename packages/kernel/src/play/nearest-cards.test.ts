import { describe, expect, test } from 'vitest';
import { likenessOf, nearestCards, type LikenessTerm, type PrintedFacts } from './nearest-cards.ts';

const terms: readonly LikenessTerm[] = [
  { fact: 'type', by: 'same', weight: 1, isNeeded: true },
  { fact: 'cost', by: 'close', weight: 2 },
  { fact: 'traits', by: 'shared', weight: 1 },
];

const cards: Readonly<Record<string, PrintedFacts>> = {
  griffin: { type: 'creature', cost: 3, traits: ['beast', 'bird'] },
  hawk: { type: 'creature', cost: 3, traits: ['bird'] },
  giant: { type: 'creature', cost: 7, traits: ['giant'] },
  flight: { type: 'action', cost: 3, traits: ['beast', 'bird'] },
};

const search = { terms, candidates: Object.keys(cards), factsOf: (key: string) => cards[key], most: 9 };

describe('how much a card is like another', () => {
  test.each([
    ['in everything', { type: 'a', cost: 1, traits: ['x'] }, { type: 'a', cost: 1, traits: ['x'] }, 1],
    ['in nothing', { type: 'a', cost: 0, traits: ['x'] }, { type: 'b', cost: 4, traits: ['y'] }, 0],
    ['but for a step of cost', { type: 'a', cost: 1 }, { type: 'a', cost: 2 }, (1 + 2 * 0.75) / 3],
    ['but for four steps or more', { type: 'a', cost: 1 }, { type: 'a', cost: 9 }, 1 / 3],
    ['but for one of two traits', { type: 'a', traits: ['x', 'y'] }, { type: 'a', traits: ['x'] }, 0.75],
    ['but for a cost that only one has', { type: 'a', cost: 1 }, { type: 'a' }, 1 / 3],
    ['in signs that are no number', { type: 'a', cost: 'X' }, { type: 'a', cost: 'X' }, 1],
    ['where neither says a thing', {}, {}, 0],
  ])('%s', (_, one, other, likeness) => {
    expect(likenessOf(one, other, terms)).toBeCloseTo(likeness);
    expect(likenessOf(other, one, terms)).toBeCloseTo(likeness);
  });

  test('keywords are compared by their names', () => {
    const words: readonly LikenessTerm[] = [{ fact: 'keywords', by: 'shared', weight: 1 }];
    expect(likenessOf({ keywords: ['assault:2'] }, { keywords: ['assault:4'] }, words)).toBe(1);
  });
});

describe('the nearest cards', () => {
  test('come nearest first, with what both have, and not the card itself', () => {
    const found = nearestCards('griffin', search);
    expect(found.map(({ card }) => card)).toEqual(['hawk', 'giant']);
    expect(found[0]?.shared).toEqual([
      { fact: 'type', values: ['creature'] },
      { fact: 'cost', values: ['3'] },
      { fact: 'traits', values: ['bird'] },
    ]);
    expect(found[1]?.shared).toEqual([{ fact: 'type', values: ['creature'] }]);
  });

  test('are of another type only where none is of the same', () => {
    expect(nearestCards('flight', search).map(({ card }) => card)).toEqual(['griffin', 'hawk', 'giant']);
  });

  test('equally near ones keep their order, no more come than are asked for, and none for what is no card', () => {
    const twins = { ...search, candidates: ['hawk', 'second'], factsOf: (key: string) => cards[key] ?? cards['hawk'] };
    expect(nearestCards('griffin', twins).map(({ card }) => card)).toEqual(['hawk', 'second']);
    expect(nearestCards('griffin', { ...search, most: 1 })).toHaveLength(1);
    expect(nearestCards('nobody', search)).toEqual([]);
  });
});
