import { expect, test } from 'vitest';
import type { ArenaGame, Side } from './play-pair.ts';
import { tallyArena } from './tally.ts';

function game(pair: number, first: Side, winner: ArenaGame['winner'], ms = 1): ArenaGame {
  const times = { decisions: [ms, 3 * ms], turns: [4 * ms] };
  return { pair, seats: first === 'a' ? ['a', 'b'] : ['b', 'a'], decks: ['Red', 'Blue'], winner, times: { a: times, b: times } };
}

test('counts wins, halves for draws, times and decks of the first side', () => {
  const result = tallyArena([game(0, 'a', 'a'), game(0, 'b', 'a'), game(1, 'a', 'b'), game(1, 'b', 'draw')]);
  expect(result).toMatchObject({ games: 4, winsA: 2, winsB: 1, draws: 1, winRateA: 0.625, elo: 89 });
  expect([result.msPerDecision, result.msPerTurn, result.p95MsPerTurn.a]).toEqual([{ a: 2, b: 2 }, { a: 4, b: 4 }, 4]);
  expect(result.decks).toEqual({ Blue: { games: 2, winRateA: 0.75 }, Red: { games: 2, winRateA: 0.5 } });
});

test('the interval is that of the pairs: two games of one deal that go each way say nothing', () => {
  const split = Array.from({ length: 20 }, (_, pair) => [game(pair, 'a', 'a'), game(pair, 'b', 'b')]).flat();
  expect(tallyArena(split)).toMatchObject({ winRateA: 0.5, interval: [0.5, 0.5], elo: 0 });
  const lopsided = Array.from({ length: 20 }, (_, pair) => [
    game(pair, 'a', pair % 2 === 0 ? 'a' : 'b'),
    game(pair, 'b', pair % 2 === 0 ? 'a' : 'b'),
  ]).flat();
  const [low, high] = tallyArena(lopsided).interval;
  expect([low < 0.3, high > 0.7]).toEqual([true, true]);
});

test('whoever wins every game has a finite Elo', () => {
  expect(tallyArena([game(0, 'a', 'a'), game(0, 'b', 'a')])).toMatchObject({ winRateA: 1, elo: 191 });
});
