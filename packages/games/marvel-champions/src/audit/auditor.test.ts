import { describe, expect, test } from 'vitest';
import { complaintsAbout, recordGame, tableOf } from '../fixtures/audited-game.ts';
import { notLate, soakChoices, type SoakTable } from '../soak-subject.ts';

const GAMES = 6;

/** Plays some games of a table, which the auditor hears; says how many rounds they took and what acted in them. */
function hearGames(table: SoakTable): { rounds: number; names: ReadonlySet<string> } {
  const names = new Set<string>();
  let rounds = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = recordGame(table, seed);
    expect(complaintsAbout(game), `seed ${seed}`).toEqual([]);
    for (const { name } of game.events) names.add(name);
    rounds += game.rounds;
  }
  return { rounds, names };
}

describe('the auditor hears whole games without a complaint', () => {
  test.each([1, 2, 3, 4])('of %s players', (players) => {
    expect(hearGames(tableOf(players)).rounds).toBeGreaterThan(GAMES);
  });

  test.each(soakChoices.scenarios)('against %s in heroic and expert mode', (scenario) => {
    const changes = { scenario, heroic: 2, difficulty: 'expert' as const };
    const { names } = hearGames(tableOf(2, changes));
    for (const name of ['attackBegan', 'schemeBegan', 'boostTurned', 'encounterTurned', 'firstPlayerPassed']) expect(names).toContain(name);
  });

  test.each(soakChoices.modulars)('with %s, late in a game', (set) => {
    const late = { ...notLate, villainLeft: 2, isSchemeNear: true, isShort: true };
    const { names } = hearGames(tableOf(3, { modular: [set], late }));
    for (const name of ['stageAdvanced', 'encounterDeckRenewed', 'deckRenewed']) expect(names).toContain(name);
  });

  test('until players are eliminated, one after the other', () => {
    expect(hearGames(tableOf(4, { scenario: 'klaw', heroic: 2 })).names).toContain('playerEliminated');
  });
});
