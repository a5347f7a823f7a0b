import { diceFrom } from '@crupier/bots';
import { describe, expect, test } from 'vitest';
import { chanceOf, logLoss, regress, type Row } from './regress.ts';

/** Rows whose winners are drawn by some weights. */
function drawn(weights: readonly number[], count: number): readonly Row[] {
  const roll = diceFrom('rows');
  return Array.from({ length: count }, () => {
    const values = weights.map(() => roll(11) - 5);
    return { values, won: roll(1_000_000) / 1_000_000 < chanceOf(values, weights) };
  });
}

describe('a logistic regression', () => {
  const weights = [0.5, -0.2, 0];
  const rows = drawn(weights, 8_000);

  test('finds the weights by which winners were drawn', () => {
    for (const [at, weight] of regress(rows).entries()) expect(weight).toBeCloseTo(weights[at] ?? 0, 1);
  });

  test('tells winners better than chance, and than weights that are wrong', () => {
    const found = logLoss(rows, regress(rows));
    expect(found).toBeLessThan(0.5);
    expect(logLoss(rows, [0, 0, 0])).toBeCloseTo(Math.LN2, 6);
    expect(logLoss(rows, [-0.5, 0.2, 0])).toBeGreaterThan(1);
  });

  test('keeps weights that are held, and fits the others to them', () => {
    const twins = rows.map(({ values: [first = 0, ...rest], won }): Row => ({ values: [first, first, ...rest], won }));
    const [one = 0, other = 0] = regress(twins, [0.1]);
    expect(one).toBeCloseTo(0.1, 9);
    expect(other).toBeCloseTo(0.4, 1);
  });

  test('comes to its end from weights that are held far off', () => {
    const found = regress(rows, [6]);
    expect(found[0]).toBeCloseTo(6, 9);
    expect(found.every((weight) => Math.abs(weight) < 10)).toBe(true);
    expect(logLoss(rows, found)).toBeLessThanOrEqual(logLoss(rows, [6, 0, 0]));
  });

  test('divides the weight of two terms that always come together', () => {
    const twins = rows.map(({ values: [first = 0, ...rest], won }): Row => ({ values: [first, first, ...rest], won }));
    const [one = 0, other = 0] = regress(twins);
    expect(one).toBeCloseTo(other, 6);
    expect(one + other).toBeCloseTo(0.5, 1);
  });
});
