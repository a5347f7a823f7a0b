import { expect, test } from 'vitest';
import { explainSeed, sumReasons } from './explain-seed.ts';

const asked = { seed: 3, every: 5, stopAfter: 40 };
const table = { decks: ['one', 'other'] };
const nothing = { cards: 0, refused: 0, missing: 0, unchosen: 0, checked: 0, vague: [], unexpected: [], reasons: {}, faults: [] };

test('what is counted of a match is told with its seed', () => {
  const found = explainSeed(
    { explain: ({ seed, decks }) => ({ ...nothing, refused: seed * decks.length, checked: 2, reasons: { cost: 2 } }) },
    table,
    asked,
  );
  expect(found).toEqual({ seed: 3, cards: 0, refused: 6, missing: 0, unchosen: 0, checked: 2, reasons: { cost: 2 }, faults: [] });
});

test('a question that says too little, an act that is not explained and a match that breaks off are faults', () => {
  const found = explainSeed(
    { explain: () => ({ ...nothing, vague: ['choose'], unexpected: ['sing'], faults: [{ step: 4, said: 'wrong' }] }) },
    table,
    asked,
  );
  expect(found.faults).toEqual([
    { step: 4, said: 'wrong' },
    { said: 'sing: it is offered, and nothing is said of it where it is not' },
    { said: 'choose: it is said to be about others, and not about which' },
  ]);
  const broken = explainSeed(
    {
      explain: () => {
        throw new Error('It broke.');
      },
    },
    table,
    asked,
  );
  expect(broken.faults).toEqual([{ said: 'It broke.' }]);
});

test('the reasons of several matches are summed, the most frequent first', () => {
  expect(sumReasons([{ cost: 2, house: 1 }, { house: 4 }])).toEqual({ house: 5, cost: 2 });
  expect(Object.keys(sumReasons([{ cost: 2, house: 1 }, { house: 4 }]))).toEqual(['house', 'cost']);
});
