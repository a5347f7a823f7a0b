import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { conformanceSubject } from './conformance-subject.ts';

const SEEDS = 20;
const subject = conformanceSubject(['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone']);

test.each(Array.from({ length: SEEDS }, (_, at) => at + 1))('KeyForge conforms in the match of seed %i', (seed) => {
  const { decisions, ending } = conform(subject, { seed });
  expect(decisions).toBeGreaterThan(20);
  expect(ending).toBe('threeKeys');
});
