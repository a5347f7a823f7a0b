import { explain } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { conformanceSubject } from '../conformance-subject.ts';
import { builtInDeckNames } from '../setup/decks.ts';
import { scenarioNames } from '../setup/scenarios.ts';
import { whyNotRules } from './why-not.ts';

/** One player to three, against each villain; `npm run explain -- --game marvel-champions` plays more. */
test.each([1, 2, 3])(
  'in random match %i every act and choice that is not offered has reasons, and the first of them is in the way',
  (seed) => {
    const decks = Array.from({ length: 1 + (seed % 3) }, (_, at) => builtInDeckNames[(seed * 5 + at) % builtInDeckNames.length] ?? '');
    const { faults, unexpected, vague, refused, unchosen } = explain({
      subject: conformanceSubject(decks, { scenario: scenarioNames[seed % scenarioNames.length] }),
      rules: whyNotRules,
      seed,
      every: 2,
      stopAfter: 150,
    });
    expect(faults).toEqual([]);
    expect(vague).toEqual([]);
    // Another player is asked for an action by way of the identity.
    expect(unexpected.filter((verb) => verb !== 'askForAction')).toEqual([]);
    expect(unchosen).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(50);
  },
);
