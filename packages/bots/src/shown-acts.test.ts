import type { PlannedAct } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { shownActs } from './shown-acts.ts';

const reap = (definition: string): PlannedAct => ({ verb: 'reap', value: 0, definition, isPublic: true });
const told = (definition: string): PlannedAct => ({ verb: 'reap', value: 0, definition });
const fromHand: PlannedAct = { verb: 'play', value: 0, definition: 'secret' };
const unknown: PlannedAct = { verb: 'play', value: 0 };
const endTurn: PlannedAct = { verb: 'endTurn', value: 0 };

test.each([
  ['nothing', [], []],
  ['acts with cards that all know', [reap('a'), reap('b')], [told('a'), told('b')]],
  ['a card of the hand and what comes after it', [reap('a'), fromHand, reap('b')], [told('a')]],
  ['a card of the hand first', [fromHand, reap('a')], []],
  ['a card that the bot does not know yet', [reap('a'), unknown, reap('b')], [told('a')]],
  ['the end of the turn', [reap('a'), endTurn], [told('a')]],
])('of a plan of %s everybody is told what comes before the first hidden act', (_what, acts, shown) => {
  expect(shownActs(acts)).toEqual(shown);
});

test('how many hidden acts there are, and which, changes nothing of what is told', () => {
  const ways = [[endTurn], [fromHand], [unknown, fromHand, endTurn], [fromHand, reap('b'), reap('c'), endTurn]];
  expect(new Set(ways.map((rest) => JSON.stringify(shownActs([reap('a'), ...rest])))).size).toBe(1);
});
