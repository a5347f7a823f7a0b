import type { SeenDecision, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { goingOn } from './supposed.ts';

const view = (stage: string, onChain: number): View =>
  ({ table: { stage }, zones: [{ kind: 'chain', seat: -1, count: onChain, cards: [] }] }) as unknown as View;

/** A question of priority: a card to play, or to let things go on. */
const asked = {
  kind: 'respond',
  ask: { options: [{ verb: 'play' }, { verb: 'pass', consequence: { code: 'resolves' } }] },
} as unknown as SeenDecision;

test('what passing does is foreseen in a combat and while something waits on the chain, and not where nothing waits', () => {
  expect(goingOn(asked, view('attack', 0))).toEqual([1]);
  expect(goingOn(asked, view('', 2))).toEqual([1]);
  expect(goingOn(asked, view('', 0))).toBeUndefined();
});

test('where passing ends the turn, or the question is another, nothing is foreseen', () => {
  const ending = { ...asked, ask: { options: [{ verb: 'pass', consequence: { code: 'ends', ends: true } }] } } as unknown as SeenDecision;
  expect(goingOn(ending, view('', 1))).toBeUndefined();
  expect(goingOn({ ...asked, kind: 'target' }, view('', 1))).toBeUndefined();
});
