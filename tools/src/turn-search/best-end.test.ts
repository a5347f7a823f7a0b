import { valueFor } from '@crupier/bots';
import { keyforge } from '@crupier/keyforge';
import { assert, type Answer, type Branch } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { bestEnds, endOf } from './best-end.ts';
import { answersTo, ownChoice, TooLarge, TurnPolicy } from './turn-policy.ts';

const SEAT = 0;

function dealOf(...lines: readonly string[]): Branch {
  const opened = keyforge.position?.(['active 1', ...lines], 'ef'.repeat(32), { quiet: true });
  assert(opened?.ok === true, 'The position can be opened.');
  return opened.value.branch(SEAT, '01'.repeat(32));
}

function firstAnswers(deal: Branch): readonly Answer[] {
  const choice = ownChoice(deal, SEAT);
  assert(choice !== undefined, 'The first player is asked.');
  return answersTo(choice);
}

/** The best end of the turn, tried on every way by itself. */
function plainBest(policy: TurnPolicy, branch: Branch): number {
  const choice = policy.toOwnChoice(branch);
  if (choice === undefined) return valueFor(branch, SEAT);
  const values = answersTo(choice).map((answer) => {
    const copy = branch.copy();
    policy.answer(copy, SEAT, answer);
    return plainBest(policy, copy);
  });
  return Math.max(...values);
}

const busy = ['house mars', '1 hand Zorg; Mars First', '1 line Zorg; Yxilx Dominator (stunned)', '2 line Zorg (damage 3); Dust Pixie'];

test('a search that knows positions again finds what a plain one finds', () => {
  const deal = dealOf(...busy);
  const plain = plainBest(new TurnPolicy(deal, SEAT, Infinity), deal.copy());
  const found = bestEnds(deal, SEAT, firstAnswers(deal)).map(({ value }) => value);
  expect(Math.max(...found)).toBeCloseTo(plain, 9);
});

test('the line that is told leads to the value', () => {
  const deal = dealOf(...busy);
  for (const { value, line } of bestEnds(deal, SEAT, firstAnswers(deal)))
    expect(valueFor(endOf(deal, SEAT, line), SEAT)).toBeCloseTo(value, 9);
});

test('where one act is allowed, nothing is done after it', () => {
  const deal = dealOf('house mars', '1 line Zorg; Zorg');
  const answers = firstAnswers(deal);
  const most = (actsMax: number): number => Math.max(...bestEnds(deal, SEAT, answers, { actsMax }).map(({ value }) => value));
  expect(most(1)).toBeLessThan(most(2));
  expect(most(2)).toBeCloseTo(most(9), 9);
});

test('a turn with too many lines of play is said to be too large', () => {
  const deal = dealOf(...busy);
  expect(() => bestEnds(deal, SEAT, firstAnswers(deal), { answersMax: 20 })).toThrow(TooLarge);
});
