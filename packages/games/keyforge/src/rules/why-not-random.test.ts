import { explain } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { conformanceSubject } from '../conformance-subject.ts';
import { builtInDeckNames } from '../setup/decks.ts';
import { whyNotRules } from './why-not.ts';

test.each([1, 2, 3, 4])(
  'in random match %i every act and choice that is not offered has reasons, and the first of them is in the way',
  (seed) => {
    const decks = [builtInDeckNames[2 * seed] ?? '', builtInDeckNames[2 * seed + 1] ?? ''];
    const { faults, unexpected, vague, refused, unchosen } = explain({
      subject: conformanceSubject(decks),
      rules: whyNotRules,
      seed,
      every: 7,
      stopAfter: 500,
    });
    expect(faults).toEqual([]);
    expect(vague).toEqual([]);
    // A stunned card is used for nothing else: that is what one is told of all that it would do.
    expect(unexpected.filter((verb) => verb !== 'unstun')).toEqual([]);
    expect(unchosen).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(300);
  },
);
