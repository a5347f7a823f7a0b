import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { conformanceSubject } from './conformance-subject.ts';

/** The matches of these seeds reach all sites and abilities that those of the seeds 1 to 20 reach, in the shortest time. `npm run conformance` walks any number. */
const seeds = [2, 9, 11, 12, 16, 19, 20];
const subject = conformanceSubject(['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone']);

test.each(seeds)('KeyForge conforms in the match of seed %i', (seed) => {
  const { decisions, ending } = conform(subject, { seed, swapEvery: 50 });
  expect(decisions).toBeGreaterThan(20);
  expect(ending).toBe('threeKeys');
});
