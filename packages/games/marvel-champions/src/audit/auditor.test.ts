import { describe, expect, test } from 'vitest';
import { complaintsAbout, recordGame, tableOf } from '../fixtures/audited-game.ts';
import { drawCampaign, notLate, soakChoices, type SoakTable } from '../soak-subject.ts';

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

  test.each([
    ['that defend, and cancel attacks and boost icons', ['25011', '32017', '43003', '20003', '08006', '08017', '51038']],
    ['that add to DEF and to threat', ['04161a', '43021', '59016', '44024', '40195a', '16123', '04135', '40155', '24049a', '33006']],
  ])('with cards beyond the core set %s', (_, codes) => {
    const { players, encounters, identities } = soakChoices.beyondCards();
    const besides = players.filter((code) => codes.includes(code));
    const encounter = encounters.filter((code) => codes.includes(code) || code === '39066' || code === '24032');
    const { names } = hearGames(tableOf(2, { besides, encounter, identities: identities.slice(0, 1), isThin: true }));
    for (const name of ['attackBegan', 'boostTurned', 'encounterDealt']) expect(names).toContain(name);
  });

  test('of a campaign, with a side scheme of its own, and with attachments on the villain from the beginning', () => {
    const changes = drawCampaign(soakChoices.decks.slice(0, 2), () => 0);
    const { names } = hearGames(tableOf(2, { ...changes, late: { ...notLate, hasAttachments: true } }));
    for (const name of ['encounterEntered', 'threatPlaced']) expect(names).toContain(name);
  });

  test('until players are eliminated, one after the other', () => {
    expect(hearGames(tableOf(4, { scenario: 'klaw', heroic: 2 })).names).toContain('playerEliminated');
  });
});
