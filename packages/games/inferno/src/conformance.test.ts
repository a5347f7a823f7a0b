import { conform } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { conformanceSubject, readyDecks } from './conformance-subject.ts';

/** How many matches are walked at each size of table; the swaps of hidden cards cost most. */
const tables = [
  { seats: 2, seeds: 4, swapEvery: 8 },
  { seats: 3, seeds: 1, swapEvery: 60 },
  { seats: 4, seeds: 1, swapEvery: 150 },
] as const;

describe.each(tables)('Inferno with $seats players', ({ seats, seeds, swapEvery }) => {
  const subject = conformanceSubject(readyDecks(seats));

  test.each(Array.from({ length: seeds }, (_, at) => at + 1))('conforms in the match of seed %i', (seed) => {
    const { decisions, ending } = conform(subject, { seed, swapEvery });
    expect(decisions).toBeGreaterThan(20);
    expect(ending).not.toBe('');
  });
});
