import { conform } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { conformanceSubject, readyDecks } from './conformance-subject.ts';

/**
 * The matches that are walked at each size of table: of the seeds 1 to 10 those that reach most sites and abilities for their time. A
 * duel is walked to its end, a larger table as far as said: `npm run conformance -- --game inferno --seats 4` walks those to the end too, and
 * `npm run soak -- --game inferno` tables with decks of the whole set.
 */
const tables = [
  { seats: 2, seeds: [3, 7], swapEvery: 25, stopAfter: Infinity },
  { seats: 3, seeds: [2], swapEvery: 60, stopAfter: 500 },
  { seats: 4, seeds: [1], swapEvery: 150, stopAfter: 400 },
] as const;

describe.each(tables)('Inferno with $seats players', ({ seats, seeds, swapEvery, stopAfter }) => {
  const subject = conformanceSubject(readyDecks(seats));

  test.each(seeds)('conforms in the match of seed %i', (seed) => {
    const { decisions, ending } = conform(subject, { seed, swapEvery, stopAfter });
    if (stopAfter === Infinity) expect(ending).not.toBe('');
    else expect(decisions).toBe(stopAfter);
    expect(decisions).toBeGreaterThan(20);
  });
});
