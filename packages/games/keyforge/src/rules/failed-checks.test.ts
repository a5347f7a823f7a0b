import { advance, failedCheck, matchOn, seedFromNumber, type CardId } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { scenarioSubject } from '../conformance-subject.ts';
import type { KeyForgeMatch } from '../state/state.ts';
import { canFight, canPlay, isOfActiveHouse, mayDoFromHand, usesInMainStep } from './restrictions.ts';

const subject = scenarioSubject();
const houses = ['house mars', 'active 1', '1 houses mars logos dis', '2 houses mars logos dis'];
const cards = [
  { name: 'Plain', type: 'creature', house: 'mars', power: 3 },
  { name: 'First', type: 'creature', house: 'mars', power: 3, keywords: ['alpha'] },
  { name: 'Stranger', type: 'creature', house: 'dis', power: 3 },
  { name: 'Collar', type: 'upgrade', house: 'mars' },
  {
    name: 'Banned',
    type: 'action',
    house: 'mars',
    abilities: [{ kind: 'static', applies: { kind: 'self' }, changes: [{ kind: 'rule', rule: 'cannotBePlayed' }] }],
  },
];

/** Whether something may be done with the card called `it`, by the player who is active. */
type Check = (match: KeyForgeMatch, it: CardId) => boolean;

const plays: Check = (match, it) => isOfActiveHouse(match, it) && mayDoFromHand(match) && canPlay(match, 0, it);
const uses: Check = (match, it) => usesInMainStep(match, { seat: 0, permitted: false, fights: false }, it).length > 0;
const reaps: Check = (match, it) =>
  usesInMainStep(match, { seat: 0, permitted: false, fights: false }, it).some(({ verb }) => verb === 'reap');
const fights: Check = (match, it) => canFight(match, it);

test.each<[why: string, row: string, check: Check, ...lines: string[]]>([
  ['a card of another house is not played', 'KF-TURN-MAIN-2', plays, '1 hand Stranger as it'],
  ['an upgrade needs a creature', 'KF-UPGRADE-2', plays, '1 hand Collar as it'],
  ['an alpha card is the first thing that is done', 'KF-ALPHA-1', plays, '1 hand First as it', 'did 1'],
  ['a text forbids it', 'KF-RESTRICTION-1', plays, '1 hand Banned as it'],
  ['an exhausted creature is not used', 'KF-EXHAUST-1', uses, '1 line Plain (exhausted) as it'],
  ['a creature of another house is not used', 'KF-TURN-MAIN-2', uses, '1 line Stranger as it'],
  ['a stunned creature only loses its stun', 'KF-STUN-1', reaps, '1 line Plain (stunned) as it'],
  ['there is nobody to fight', 'KF-FIGHT-7', fights, '1 line Plain as it'],
])('%s', (_why, row, check, ...lines) => {
  const game = subject.withCards(cards);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  const built = subject.build(game.value, [...houses, ...lines], seedFromNumber(1));
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const match = matchOn(game.value, built.value.state);
  advance(match);
  const it = built.value.labels['it'] as CardId;
  expect(check(match, it)).toBe(false);
  expect(failedCheck(match, () => check(match, it))?.rule.split(' ')[0]).toBe(row);
});
