import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { partsTables } from './fixtures/parts-tables.ts';

const tables = Object.entries(partsTables);

test.each(tables.flatMap(([name, subject]) => [1, 2, 3].map((seed) => ({ name, subject, seed }))))(
  'a match with $name conforms to its end: seed $seed',
  ({ subject, seed }) => {
    const { decisions, ending } = conform(subject, { seed, swapEvery: 40 });
    expect(decisions).toBeGreaterThan(20);
    expect(ending).not.toBe('');
  },
);
