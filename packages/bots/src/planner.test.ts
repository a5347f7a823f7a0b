import type { DecisionKind } from '@crupier/kernel';
import { expect, test } from 'vitest';
import type { BotTurn } from './bot.ts';
import { diceFrom } from './dice.ts';
import { CHOICES, type Ladder, LadderBranch } from './fixtures/ladder.ts';
import { hintFor } from './hint.ts';
import { planTurn } from './planner.ts';

const limits = { answersMax: 600, worlds: 3, width: 8, rootsMax: 40 };

/** A first choice of five, after which acts come to what a ladder says. */
function turnOn(kind: DecisionKind, ladder: Ladder, dice = 'x'): BotTurn {
  const ask = { min: 1, max: 1, price: 0, forced: false, options: Array.from({ length: CHOICES }, (_, value) => ({ verb: 'x', value })) };
  const turn = {
    seat: 0,
    decision: { kind },
    ask,
    branch: () => new LadderBranch(ladder),
    roll: diceFrom(dice),
    isVoid: () => false,
    isLate: () => false,
  };
  return turn as unknown as BotTurn;
}

function answerTo(kind: DecisionKind, ladder: Ladder, dice?: string): readonly number[] {
  return planTurn(turnOn(kind, ladder, dice), limits).answer;
}

/** Whatever is chosen first, the turn ends about as well; after 1 it lies well from the first, after 3 it ends a little better. */
const alike: Ladder = {
  worth: (acts) => {
    if (acts.length < 2) return acts[0] === 1 ? 0.5 : 0;
    return acts[0] === 3 ? 1.05 : 1;
  },
};

test('of answers that come to about the same it takes the one that lies best at once', () => {
  expect(answerTo('target', alike)).toEqual([1]);
  expect(answerTo('word', alike)).toEqual([1]);
});

test('of answers that come to the same it takes the one offered first, whatever its dice', () => {
  for (const dice of ['a', 'b', 'c', 'd']) expect(answerTo('target', { worth: ({ length }) => length }, dice)).toEqual([0]);
});

test('what comes to more is taken, however it lies at once', () => {
  const better: Ladder = { worth: (acts) => (acts.length >= 2 && acts[0] === 3 ? 2 : alike.worth(acts)) };
  expect(answerTo('target', better)).toEqual([3]);
});

test('acts are compared by what they come to alone, for they lie at different points of the turn', () => {
  expect(answerTo('act', alike)).toEqual([3]);
});

test('a hint says that the next best is as good where it comes to more and lies worse at once', () => {
  const { best, second, isEqual } = hintFor(turnOn('target', alike), limits);
  expect([best.answer, second?.answer, isEqual]).toEqual([[1], [3], true]);
  expect(best.chance).toBeLessThan(second?.chance ?? 0);
});
