import { explain, type Explaining } from '@crupier/kernel/conformance';
import type { WhyNotRules } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { conformanceSubject } from '../conformance-subject.ts';
import type { Inferno } from '../state/state.ts';
import { whyNotRules } from './why-not.ts';

function explaining(seed: number, ...decks: readonly string[]): Explaining<Inferno> {
  return { subject: conformanceSubject(decks), rules: whyNotRules, seed, every: 17, stopAfter: 1200 };
}

test.each([
  [1, 'Ruta en llamas', 'Voces en el altillo'],
  [2, 'Velorio interminable', 'Muro de acero'],
  [3, 'Voces en el altillo', 'Velorio interminable'],
])('in random match %i every act and choice that is not offered has reasons, and the first of them is in the way', (seed, ...decks) => {
  const { faults, unexpected, vague, refused, unchosen, cards, reasons } = explain(explaining(seed, ...decks));
  expect(faults).toEqual([]);
  expect(vague).toEqual([]);
  // An untapped resource may always be tapped: nothing is in the way.
  expect(unexpected.filter((verb) => verb !== 'tapForEnergy' && verb !== 'showTribute')).toEqual([]);
  expect(unchosen).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(300);
  expect(cards).toBeGreaterThan(300);
  expect(Object.values(reasons).reduce((sum, times) => sum + times, 0)).toBe(refused + unchosen);
});

test('an act that fails for nothing that has words is found', () => {
  const acts: WhyNotRules<Inferno>['acts'] = (match, seat, card) =>
    whyNotRules.acts(match, seat, card).map((act) => ({ ...act, test: () => act.verb !== 'attack' && act.test() }));
  const { faults } = explain({
    ...explaining(1, 'Ruta en llamas', 'Voces en el altillo'),
    rules: { ...whyNotRules, acts },
    stopAfter: 400,
  });
  expect(faults).toContainEqual({
    step: expect.any(Number),
    said: expect.stringMatching(/^attack .*: there are no words for “a check without a name”$/),
  });
  expect(faults).toContainEqual({ step: expect.any(Number), said: expect.stringMatching(/^attack .*: it is offered, and fails$/) });
});
