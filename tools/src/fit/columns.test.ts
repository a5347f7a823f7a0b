import { expect, test } from 'vitest';
import { Columns } from './columns.ts';
import type { Sample } from './self-play.ts';

const sample: Sample = {
  game: 1,
  begun: { terms: { deck: 4, hand: 1 } },
  ended: { terms: { deck: 2, hand: -1 } },
  deck: 'Tides',
  otherDeck: 'generated storms 7',
  won: true,
};
const swapped: Sample = { ...sample, deck: sample.otherDeck, otherDeck: sample.deck };
const tapered: Sample = {
  ...sample,
  begun: { terms: { deck: 4, hand: 1 }, lateness: 0.25 },
  ended: { terms: { deck: 2, hand: -1 }, lateness: 0.5 },
};

test('a turn has its end, its decks and its beginning', () => {
  const columns = new Columns([sample, swapped]);
  expect(columns.row(sample)).toEqual({ values: [2, -1, 1, -1, 4, 1], won: true });
  expect(columns.row(swapped).values).toEqual([2, -1, -1, 1, 4, 1]);
  expect(columns.named([0.5, 0.25, 0.1, -0.1, 9, 9])).toEqual({
    weights: { deck: 0.5, hand: 0.25 },
    decks: { Tides: 0.1, 'generated storms': -0.1 },
  });
});

test('terms count by how far the match has come, and by what is left of it', () => {
  const columns = new Columns([tapered]);
  expect(columns.row(tapered).values).toEqual([1, -0.5, 1, -0.5, 1, 1, 0.25, 3, 0.75]);
  expect(columns.named([0.5, 0.25, 0.12345, 2, 0.1, 9, 9, 9, 9])).toEqual({
    weights: { deck: 0.5, hand: 0.25 },
    early: { deck: 0.1235, hand: 2 },
    decks: { Tides: 0.1 },
  });
});

test('weights are held throughout, at the beginning, or towards the end', () => {
  const held = new Map([
    ['deck', 0.3],
    ['early.deck', 0],
    ['late.hand', 0.2],
  ]);
  expect(new Columns([tapered]).held(held)).toEqual([0.3, 0.2, 0, undefined]);
  expect(new Columns([sample]).held(held)).toEqual([0.3, 0.2]);
});
