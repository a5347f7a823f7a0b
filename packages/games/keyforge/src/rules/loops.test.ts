import { expect, test } from 'vitest';
import { firstRound, type Named, type Round } from './loops.ts';

/** A round of an ability, with a table on which so much lies that may grow. */
function roundWith(next: Named, count: number): Round {
  return { next, fingerprint: { table: 7, growing: [count] }, loop: undefined };
}

test('a loop begins with the newest round in which the table was as it is now, or held less. KF-INFINITE-LOOP-1', () => {
  const ability: Named = { ref: 0, self: 3 };
  const rounds = [roundWith(ability, 2), roundWith(ability, 1), roundWith(ability, 4)];
  expect(firstRound(rounds, ability, () => ({ table: 7, growing: [4] }))).toBe(rounds[1]);
  expect(firstRound(rounds, ability, () => ({ table: 7, growing: [0] }))).toBeUndefined();
});
