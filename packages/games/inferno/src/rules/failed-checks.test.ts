import { advance, failedCheck, matchOn, seedFromNumber, type AbilityRef, type CardId, type Site } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { scenarioSubject } from '../conformance-subject.ts';
import type { InfernoMatch } from '../state/state.ts';
import { activationChecks, activations, mayActivate } from './activating.ts';
import { isValidAttacker } from './combat.ts';
import { meansOf } from './energy.ts';
import { mayPlay, playChecks } from './options.ts';
import { timeChecks } from './ritual-time.ts';

const subject = scenarioSubject();
const tapping = {
  kind: 'activated',
  headers: ['activate'],
  cost: 0,
  price: { do: [{ verb: 'tap', on: { kind: 'self' } }] },
  clause: { do: [{ verb: 'draw' }] },
};
const striking = {
  kind: 'activated',
  headers: ['ritual'],
  cost: 0,
  clause: {
    targets: { it: { noun: 'ally', whose: 'any', are: [], min: 1, max: 1 } },
    do: [{ verb: 'damage', on: { kind: 'bound', name: 'it' }, amount: 1 }],
  },
};
const cards = [
  { name: 'Soldier', types: ['ally'], cost: 2, strength: 2, toughness: 2 },
  { name: 'Bolt', types: ['ritual'], cost: 0, abilities: [striking] },
  { name: 'Weak', types: ['ally'], cost: 0, strength: 1, toughness: 1, keywords: ['weakBlood'] },
  { name: 'Tapper', types: ['object'], cost: 0, abilities: [tapping] },
];

/** Whether something may be done with the card called `it`, by player 1. */
type Check = (match: InfernoMatch, it: CardId) => boolean;

const playing =
  (slow: boolean): Check =>
  (match, it) =>
    mayPlay(match, it, 0, { means: meansOf(match, 0), slow, from: 'hand' });
const activates: Check = (match, it) => {
  const means = meansOf(match, 0);
  return mayActivate(match, it, activations(match, it)[0] as AbilityRef, { seat: 0, means, meansWithout: () => means, slow: true });
};

test.each<[why: string, check: Check, failed: Site | string, ...lines: string[]]>([
  ['a card that is not instant waits for the time of rituals', playing(false), timeChecks.time, '1 hand Soldier as it', '1 energy 2'],
  ['there is too little energy', playing(true), playChecks.energy, '1 hand Soldier as it', '1 energy 1'],
  ['there is no legal target', playing(true), playChecks.targets, '1 hand Bolt as it'],
  ['a card with weak blood waits for Thanatos', playing(true), 'INF-702.14a', '1 hand Weak as it'],
  ['what is tapped cannot be tapped again as a price', activates, activationChecks.tapped, '1 play Tapper (tapped) as it'],
  ['a tapped ally does not attack', isValidAttacker, 'INF-507.2a', '1 play Soldier (tapped) as it'],
  ['an ally that has just come does not attack', isValidAttacker, 'INF-507.2a', '1 play Soldier (fresh) as it'],
])('%s', (_why, check, failed, ...lines) => {
  const game = subject.withCards(cards);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  const built = subject.build(game.value, lines, seedFromNumber(1));
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const match = matchOn(game.value, built.value.state);
  advance(match);
  const it = built.value.labels['it'] as CardId;
  expect(check(match, it)).toBe(false);
  const found = failedCheck(match, () => check(match, it));
  expect(typeof failed === 'string' ? found?.rule.split(' ') : found).toEqual(
    typeof failed === 'string' ? expect.arrayContaining([failed]) : failed,
  );
});
