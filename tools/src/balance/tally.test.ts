import { expect, test } from 'vitest';
import { tallyBalance } from './tally.ts';

test('wins are counted by deck, by pairing and by seat, and a draw is half of one', () => {
  const balance = tallyBalance([
    { decks: ['fire', 'ice'], winners: [0] },
    { decks: ['ice', 'fire'], winners: [1] },
    { decks: ['fire', 'ice'], winners: [1] },
    { decks: ['ice', 'salt'], winners: [] },
  ]);
  expect(balance).toMatchObject({ games: 4, draws: 1, firstSeat: { games: 4, wins: 37.5 } });
  expect(balance.decks).toMatchObject({ fire: { games: 3, wins: 66.7 }, ice: { games: 4, wins: 37.5 }, salt: { games: 1, wins: 50 } });
  expect(balance.against).toMatchObject({ ice: { fire: { games: 3, wins: 33.3 }, salt: { games: 1, wins: 50 } } });
});

test('the interval narrows with the games', () => {
  const games = (count: number) => Array.from({ length: count }, (_, at) => ({ decks: ['fire', 'ice'], winners: [at % 2] }));
  expect(tallyBalance(games(100)).decks['fire']).toEqual({ games: 100, wins: 50, within: 9.8 });
  expect(tallyBalance(games(400)).decks['fire']?.within).toBe(4.9);
});
