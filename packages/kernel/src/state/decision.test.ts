import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ask, Decision, DecisionKind, Refusal } from './decision.ts';
import { canonicalAnswer, decisionKinds, forcedAnswer, isForced, mostChosen, obviousAnswer, refuseAnswer } from './decision.ts';
import { randomChoice } from './random-choice.ts';
import { dice } from './dice.ts';
import { idleOption, option } from '../match/program.ts';

function ask(values: readonly number[], limits: Partial<Ask> = {}): Ask {
  const options = values.map((value, at) => option('choose', at + 1, value));
  return { seat: 1, min: 1, max: 1, price: 0, forced: false, answered: undefined, ...limits, options };
}

/** Options of which each stands for so many of the same, or for one. */
function of(counts: readonly number[], limits: Partial<Ask> = {}): Ask {
  const options = counts.map((count, at) => ({ ...option('tap', at + 1, 1), ...(count > 1 && { count }) }));
  return { ...ask([], limits), options };
}

function decision(kind: DecisionKind, ...asks: readonly Ask[]): Decision {
  return { id: 4, kind, source: 0, purpose: 'test', rule: 'TEST-1', until: 'one', asks };
}

describe('refusing an answer', () => {
  const three = ask([1, 2, 3], { min: 1, max: 2 });
  const cases: readonly (readonly [string, Decision, number, readonly number[], Refusal | undefined])[] = [
    ['the least', decision('target', three), 1, [0], undefined],
    ['the most', decision('target', three), 1, [2, 0], undefined],
    ['too few', decision('target', three), 1, [], 'wrongCount'],
    ['too many', decision('target', three), 1, [0, 1, 2], 'wrongCount'],
    ['another seat', decision('target', three), 0, [0], 'notYourDecision'],
    ['beyond the last', decision('target', three), 1, [3], 'unknownOption'],
    ['below the first', decision('target', three), 1, [-1], 'unknownOption'],
    ['between two', decision('target', three), 1, [0.5], 'unknownOption'],
    ['one that is good and one that is not', decision('target', three), 1, [0, 9], 'unknownOption'],
    ['one twice', decision('target', three), 1, [1, 1], 'repeatedOption'],
    ['nothing where that is allowed', decision('target', ask([1], { min: 0 })), 1, [], undefined],
    ['again', decision('mode', ask([1, 2], { answered: [0] })), 1, [1], 'alreadyAnswered'],
    ['less than the price', decision('pay', ask([1, 2, 3], { max: 3, price: 4 })), 1, [0, 1], 'priceNotMet'],
    ['the price', decision('pay', ask([1, 2, 3], { max: 3, price: 4 })), 1, [0, 2], undefined],
    ['more than the price', decision('pay', ask([1, 2, 3], { max: 3, price: 4 })), 1, [0, 1, 2], undefined],
    ['shares up to a value', decision('divide', ask([2, 1], { min: 3, max: 3 })), 1, [0, 1, 0], undefined],
    ['a share beyond it', decision('divide', ask([2, 1], { min: 3, max: 3 })), 1, [0, 1, 1], 'overShare'],
    ['too few shares', decision('divide', ask([2, 1], { min: 3, max: 3 })), 1, [0, 1], 'wrongCount'],
    ['several of the same', decision('pay', of([3, 1], { min: 3, max: 3 })), 1, [0, 0, 1], undefined],
    ['more of the same than there are', decision('pay', of([3, 1], { min: 4, max: 4 })), 1, [0, 0, 0, 0], 'repeatedOption'],
    ['what stands for one alone, twice', decision('pay', of([2, 1], { min: 2, max: 2 })), 1, [1, 1], 'repeatedOption'],
    ['an order', decision('arrange', ask([0, 0, 0], { min: 3, max: 3 })), 1, [2, 0, 1], undefined],
    ['an order with one missing', decision('arrange', ask([0, 0, 0], { min: 3, max: 3 })), 1, [2, 0, 2], 'repeatedOption'],
  ];

  test.each(cases)('%s', (...[, open, seat, chosen, refusal]) => {
    expect(refuseAnswer(open, seat, chosen)).toBe(refusal);
  });

  test('nothing that a random player chooses is refused', () => {
    const limits = fc.record({
      counts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 6 }),
      values: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
      low: fc.nat(6),
      high: fc.nat(6),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(limits, fc.constantFrom(...decisionKinds), ({ counts, values, low, high, seed }, kind) => {
        const sum = values.reduce((total, value) => total + value, 0);
        const options = ask(values).options.map((each, at) => ({ ...each, ...(kind === 'pay' && { count: counts[at] ?? 1 }) }));
        const count = mostChosen(kind, options);
        const max = kind === 'arrange' || kind === 'pay' ? count : Math.min(count, Math.max(low, high, 1));
        const min = kind === 'arrange' ? count : Math.min(low, high, max);
        const asked = { ...ask(values, { min, max, price: kind === 'pay' ? 1 + (seed % sum) : 0 }), options };
        expect(refuseAnswer(decision(kind, asked), 1, randomChoice(kind, asked, dice(seed)))).toBeUndefined();
      }),
    );
  });
});

describe('questions with one answer', () => {
  const cases: readonly (readonly [string, DecisionKind, Ask, readonly number[] | undefined])[] = [
    ['one option that must be chosen', 'act', ask([0]), [0]],
    ['one option that may be left', 'may', ask([0], { min: 0 }), undefined],
    ['two options, one to choose', 'target', ask([0, 0]), undefined],
    ['two options, both to choose', 'target', ask([0, 0], { min: 2, max: 2 }), [0, 1]],
    ['two options, one or both', 'target', ask([0, 0], { max: 2 }), undefined],
    ['one thing to put in order', 'arrange', ask([0]), [0]],
    ['two things to put in order', 'arrange', ask([0, 0], { min: 2, max: 2 }), undefined],
    ['shares for one option', 'divide', ask([5], { min: 2, max: 2 }), [0, 0]],
    ['shares that use everything up', 'divide', ask([2, 1], { min: 3, max: 3 }), [0, 0, 1]],
    ['shares with a choice', 'divide', ask([2, 2], { min: 3, max: 3 }), undefined],
    ['shares, as many as wanted', 'divide', ask([2], { min: 0, max: 2 }), undefined],
    ['a price that everything just reaches', 'pay', ask([1, 2], { max: 2, price: 3 }), [0, 1]],
    ['a price that needs everything and is passed', 'pay', ask([2, 2], { max: 2, price: 3 }), [0, 1]],
    ['a price that one of two reaches', 'pay', ask([1, 2], { max: 2, price: 2 }), undefined],
    ['one option that stands for several', 'pay', of([5], { min: 2, max: 2, price: 2 }), [0, 0]],
    ['one option that stands for as many as wanted', 'pay', of([5], { min: 1, max: 2 }), undefined],
    ['all of the same and another one', 'pay', of([2, 1], { min: 3, max: 3, price: 3 }), [0, 0, 1]],
    ['some of the same or another one', 'pay', of([2, 1], { min: 2, max: 2, price: 2 }), undefined],
    ['a price with one option', 'pay', ask([3], { price: 1 }), [0]],
  ];

  test.each(cases)('%s', (_name, kind, asked, answer) => {
    expect(isForced(kind, asked)).toBe(answer !== undefined);
    if (answer !== undefined) {
      expect(forcedAnswer(kind, asked)).toEqual(answer);
      expect(refuseAnswer(decision(kind, asked), 1, answer)).toBeUndefined();
    }
  });
});

describe('the order in which options are named', () => {
  test('counts only where something is put in order', () => {
    expect(canonicalAnswer('target', {}, [2, 0, 1])).toEqual([0, 1, 2]);
    expect(canonicalAnswer('target', { inOrder: true }, [2, 0, 1])).toEqual([2, 0, 1]);
    expect(canonicalAnswer('divide', undefined, [1, 0, 1])).toEqual([0, 1, 1]);
    expect(canonicalAnswer('arrange', {}, [2, 0, 1])).toEqual([2, 0, 1]);
  });
});

describe('options that come to nothing by themselves', () => {
  const pass = option('pass');
  const idle = idleOption('tap', 1);
  const alike = { ...pass, alike: true as const };
  const asking = (...options: Ask['options']): Ask => ({ ...ask([]), forced: options.length === 1, options });

  test.each<[string, Ask, readonly number[] | undefined]>([
    ['one answer', asking(pass), [0]],
    ['one beside an idle one', asking(pass, idle), [0]],
    ['one behind idle ones', asking(idle, idleOption('tap', 2), pass), [2]],
    ['one before others that are like it', asking(pass, alike, alike), [0]],
    ['one beside an idle one and one like it', asking(idle, pass, alike), [1]],
    ['two beside one that is like one of them', asking(pass, option('play', 1), alike), undefined],
    ['two beside an idle one', asking(pass, idle, option('play', 1)), undefined],
    ['two', asking(pass, option('play', 1)), undefined],
    ['one that may be left out', { ...asking(pass, idle), min: 0 }, undefined],
    ['several of a number', { ...asking(pass, idle), max: 2 }, undefined],
  ])('the obvious answer: %s', (_name, asked, answer) => {
    expect(obviousAnswer('act', asked)).toEqual(answer);
  });

  const moot = { ...asking(pass, idle, option('play', 1)), moot: true as const };
  test.each<[string, DecisionKind, Ask, readonly number[]]>([
    ['one of them', 'target', moot, [0]],
    ['none', 'target', { ...moot, min: 0 }, []],
    ['as few as may be', 'target', { ...moot, min: 2, max: 3 }, [0, 1]],
    ['as they are offered', 'arrange', { ...moot, min: 3, max: 3 }, [0, 1, 2]],
    ['all shares of the first', 'divide', { ...moot, min: 2, max: 2, options: [option('hit', 1, 2), option('hit', 2, 2)] }, [0, 0]],
  ])('the obvious answer where all come to the same: %s', (_name, kind, asked, answer) => {
    expect(obviousAnswer(kind, asked)).toEqual(answer);
  });

  test('a random player chooses as if they were not there', () => {
    const others = [pass, option('play', 1), option('play', 2)];
    for (const at of [0, 1, 2, 3]) {
      const options = others.toSpliced(at, 0, idle);
      for (let seed = 0; seed < 50; seed++) {
        const [chosen = -1] = randomChoice('act', asking(...options), dice(seed));
        const [without = -1] = randomChoice('act', asking(...others), dice(seed));
        expect(options[chosen]).toBe(others[without]);
      }
    }
  });

  test('a legal answer all the same', () => {
    expect(refuseAnswer(decision('act', asking(pass, idle)), 1, [1])).toBeUndefined();
  });
});
