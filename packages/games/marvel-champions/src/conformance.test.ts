import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { walkedTables } from './fixtures/walked-tables.ts';

/** `conformance.long.test.ts` walks more of each table. */
test.each(walkedTables)('the walk of $name conforms to its end', ({ subject, seed }) => {
  const { decisions, swapAnswers, ending } = conform(subject, { seed, swapEvery: 10, leaveEvery: 20 });
  expect(decisions).toBeGreaterThan(1);
  expect(swapAnswers).toBeGreaterThan(1);
  expect(ending).not.toBe('');
});
