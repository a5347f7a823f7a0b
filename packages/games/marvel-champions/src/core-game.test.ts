import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { configurationOf, coreSubject } from './fixtures/core-game.ts';

const both = ['Spider-Man', 'Captain Marvel'];

test.each([
  ['Rhino', ['Captain Marvel'], {}],
  ['Rhino', ['Spider-Man'], { difficulty: 'expert', modular: ['the_doomsday_chair'] }],
  ['Rhino', both, { modular: ['legions_of_hydra'], heroic: 1 }],
  ['Klaw', ['Spider-Man'], { scenario: 'klaw' }],
  ['Klaw', ['Captain Marvel'], { scenario: 'klaw', modular: ['bomb_scare'], heroic: 2 }],
  ['Klaw', both, { scenario: 'klaw', difficulty: 'expert' }],
] as const)('walks against %s by %s %j conform to their end', (_villain, decks, changes) => {
  for (let seed = 1; seed <= 3; seed++) {
    const report = conform(coreSubject(configurationOf(decks, changes)), { seed, swapEvery: 10, leaveEvery: 20 });
    expect(report.decisions).toBeGreaterThan(1);
  }
});

test.each([
  [['Captain Marvel'], 'standard', ['under_attack']],
  [['Spider-Man', 'Captain Marvel'], 'expert', ['under_attack', 'bomb_scare']],
] as const)('%s against Ultron, %s, with %s', (decks, difficulty, modular) => {
  for (let seed = 1; seed <= 2; seed++) {
    const report = conform(coreSubject(configurationOf(decks, { scenario: 'ultron', difficulty, modular })), {
      seed,
      swapEvery: 8,
      leaveEvery: 15,
    });
    expect(report.swapAnswers).toBeGreaterThan(1);
  }
});
