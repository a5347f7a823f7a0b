import { expect, test } from 'vitest';
import type { TeamGame } from './play-team.ts';
import { tallyTeam } from './tally-team.ts';

function game(deal: number, won: boolean, decks: readonly string[] = ['Red']): TeamGame {
  const times = { decisions: [1, 2, 9], turns: [12] };
  return { deal, decks, won, reason: won ? 'villainDefeated' : 'schemeCompleted', rounds: won ? 4 : 7, times };
}

test('counts wins by deck, endings, rounds and times', () => {
  const result = tallyTeam([game(0, true), game(1, false, ['Blue']), game(2, true, ['Red', 'Blue']), game(3, false)]);
  expect(result).toMatchObject({ games: 4, wins: 2, winRate: 0.5, meanRounds: 5.5, reasons: { schemeCompleted: 2, villainDefeated: 2 } });
  expect(result).toMatchObject({ medianMsPerDecision: 2, p95MsPerDecision: 9, medianMsPerTurn: 12, p95MsPerTurn: 12 });
  expect(result.decks).toEqual({ Blue: { games: 2, wins: 1, winRate: 0.5 }, Red: { games: 3, wins: 2, winRate: 0.6667 } });
});

test.each([
  [10, 20, [0.2993, 0.7007]],
  [0, 20, [0, 0.1611]],
  [20, 20, [0.8389, 1]],
])('%d wins of %d tell as much as Wilson says', (wins, games, interval) => {
  expect(tallyTeam(Array.from({ length: games }, (_, deal) => game(deal, deal < wins))).interval).toEqual(interval);
});

test('no game tells nothing', () => {
  expect(tallyTeam([])).toMatchObject({ games: 0, winRate: 0, interval: [0, 1], decks: {} });
});
