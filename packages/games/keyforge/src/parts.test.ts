import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { partsTables } from './fixtures/parts-tables.ts';

/** Of the seeds 1 to 3 the one whose match reaches most, and how many decisions it is walked; `parts.long.test.ts` walks all of each. */
const walk = { seed: 3, stopAfter: 200, swapEvery: 40 } as const;

test.each(Object.entries(partsTables))('a match with %s conforms', (_name, subject) => {
  const { decisions, swapAnswers } = conform(subject, walk);
  expect(decisions).toBe(walk.stopAfter);
  expect(swapAnswers).toBeGreaterThan(0);
});
