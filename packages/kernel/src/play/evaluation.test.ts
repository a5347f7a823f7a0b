import { expect, test } from 'vitest';
import type { Match } from '../match/match.ts';
import { makePlayable } from './make-playable.ts';
import { seedFromNumber } from '../state/random.ts';
import { playableParts } from '../testing/tiny-game/playable.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { evaluationOf, type NamedEvaluation } from './evaluation.ts';

type Term = 'cubs' | 'honey';

const weights = { weights: { cubs: 1, honey: 4 } };
const named: NamedEvaluation<Tiny, Term> = {
  terms: ['cubs', 'honey'],
  count: (_match: Match<Tiny>, seat) => ({ honey: seat === 0 ? 2 : 0, cubs: seat === 0 ? 0 : 3 }),
  opponentsOf: (_match, seat) => [1 - seat],
  weights: { fitted: { ...weights, early: { cubs: 2 } }, teacher: weights, first: { weights: { honey: 1 } } },
};

function branchAt(lateness: number | undefined, set?: 'teacher' | 'first') {
  const evaluation = evaluationOf({ ...named, ...(lateness !== undefined && { lateness: () => lateness }) });
  const started = makePlayable<Tiny>({ ...playableParts, evaluation }).start({ decks: [['wolf'], ['bear']] }, seedFromNumber(1));
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  return started.value.branch(0, seedFromNumber(1), set);
}

test('weighs terms by name, and what is left out counts nothing', () => {
  expect(branchAt(undefined).terms(0)).toEqual({ cubs: { count: -3, worth: -3 }, honey: { count: 2, worth: 8 } });
  expect([branchAt(undefined).evaluate(0), branchAt(undefined, 'first').evaluate(0)]).toEqual([5, 2]);
});

test.each([
  [0, -6, 0],
  [0.25, -5.25, 2],
  [1, -3, 8],
])('weighs terms by how far the match has come: %d', (lateness, cubs, honey) => {
  const branch = branchAt(lateness);
  expect(branch.terms(0)).toEqual({ cubs: { count: -3, worth: cubs }, honey: { count: 2, worth: honey } });
  expect([branch.evaluate(0), branch.lateness()]).toEqual([cubs + honey, lateness]);
});

test('weights without any for the beginning are the same throughout', () => {
  expect([branchAt(0, 'teacher').evaluate(0), branchAt(1, 'teacher').evaluate(0)]).toEqual([5, 5]);
  expect(branchAt(undefined).lateness()).toBeUndefined();
});
