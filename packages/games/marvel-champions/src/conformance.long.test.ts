import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { walkedTables } from './fixtures/walked-tables.ts';

test.each(walkedTables)('more walks of $name conform to their end', ({ subject }) => {
  for (let seed = 1; seed <= 3; seed++) {
    const { swapAnswers, ending } = conform(subject, { seed, swapEvery: 8, leaveEvery: 15 });
    expect(swapAnswers).toBeGreaterThan(1);
    expect(ending).not.toBe('');
  }
});
