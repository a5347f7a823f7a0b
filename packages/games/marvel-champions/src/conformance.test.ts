import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { conformanceSubject } from './conformance-subject.ts';

const both = ['Spider-Man: Justice', 'Captain Marvel: Aggression'];

test.each([
  ['Rhino', ['Captain Marvel: Aggression'], {}],
  ['Rhino', ['Spider-Man: Justice'], { difficulty: 'expert', modular: ['the_doomsday_chair'] }],
  ['Rhino', both, { modular: ['legions_of_hydra'], heroic: 1 }],
  ['Klaw', ['Spider-Man: Justice'], { scenario: 'klaw' }],
  ['Klaw', ['Captain Marvel: Aggression'], { scenario: 'klaw', modular: ['bomb_scare'], heroic: 2 }],
  ['Klaw', both, { scenario: 'klaw', difficulty: 'expert' }],
  ['Rhino', both, { campaign: 'stolen_reactor', campaignLevel: 'expert' }],
] as const)('walks against %s by %s %j conform to their end', (_villain, decks, changes) => {
  for (let seed = 1; seed <= 3; seed++) {
    const report = conform(conformanceSubject(decks, changes), { seed, swapEvery: 10, leaveEvery: 20 });
    expect(report.decisions).toBeGreaterThan(1);
  }
});

test.each([
  [['Captain Marvel: Aggression'], 'standard', ['under_attack']],
  [['Spider-Man: Justice', 'Captain Marvel: Aggression'], 'expert', ['under_attack', 'bomb_scare']],
] as const)('%s against Ultron, %s, with %s', (decks, difficulty, modular) => {
  for (let seed = 1; seed <= 2; seed++) {
    const report = conform(conformanceSubject(decks, { scenario: 'ultron', difficulty, modular }), {
      seed,
      swapEvery: 8,
      leaveEvery: 15,
    });
    expect(report.swapAnswers).toBeGreaterThan(1);
  }
});
