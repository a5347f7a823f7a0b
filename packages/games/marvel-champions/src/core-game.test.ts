import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { configurationOf, coreSubject } from './fixtures/core-game.ts';

test.each([[['Captain Marvel']], [['Spider-Man']], [['Spider-Man', 'Captain Marvel']]])('%s against Rhino', (decks) => {
  for (let seed = 1; seed <= 60; seed++) {
    const report = conform(coreSubject(configurationOf(decks)), { seed, swapEvery: 8, leaveEvery: 15 });
    expect(report.decisions).toBeGreaterThan(1);
  }
});
