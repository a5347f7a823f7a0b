/** A row of a regression: its values, and what came of it. */
export interface Row {
  readonly values: readonly number[];
  readonly won: boolean;
}

/** How much a weight is drawn towards 0, in rows: enough to tell apart terms that always come together. */
const RIDGE = 5;
const ROUNDS = 30;

/**
 * The weights by which the odds of winning are best told from the values: logistic regression without a constant, by Newton's method. Values
 * are scaled to one spread first, so that all weights are drawn towards 0 alike. Weights that are held stay as they are.
 */
export function regress(rows: readonly Row[], held: readonly (number | undefined)[] = []): readonly number[] {
  const width = rows[0]?.values.length ?? 0;
  const spreads = Array.from({ length: width }, (_, at) => {
    const square = rows.reduce((sum, { values }) => sum + (values[at] ?? 0) ** 2, 0) / Math.max(1, rows.length);
    return Math.sqrt(square) || 1;
  });
  const scaled = rows.map(({ values, won }) => ({ values: values.map((value, at) => value / (spreads[at] ?? 1)), won }));
  const isHeld = spreads.map((_, at) => held[at] !== undefined);
  let weights = spreads.map((spread, at) => (held[at] ?? 0) * spread);
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(scaled, weights, isHeld);
    weights = takenAsFar(scaled, weights, step);
    if (Math.max(...step.map(Math.abs)) < 1e-9) break;
  }
  return weights.map((weight, at) => weight / (spreads[at] ?? 1));
}

const HALVINGS_MAX = 30;

/** The weights after a step, or half of it, and so on, until it makes nothing worse: far from the end a whole step may go too far. */
function takenAsFar(rows: readonly Row[], weights: number[], step: readonly number[]): number[] {
  const before = costOf(rows, weights);
  for (let halved = 0, part = 1; halved < HALVINGS_MAX; halved++, part /= 2) {
    const taken = weights.map((weight, at) => weight + part * (step[at] ?? 0));
    if (costOf(rows, taken) <= before) return taken;
  }
  return weights;
}

/** What a regression makes as small as it can. */
function costOf(rows: readonly Row[], weights: readonly number[]): number {
  return logLoss(rows, weights) * rows.length + (RIDGE / 2) * weights.reduce((sum, weight) => sum + weight ** 2, 0);
}

/** The mean of −ln of the probability that was given to what happened: 0.693 for whoever knows nothing. */
export function logLoss(rows: readonly Row[], weights: readonly number[]): number {
  const sum = rows.reduce((total, { values, won }) => {
    const chance = chanceOf(values, weights);
    return total - Math.log(Math.max(1e-12, won ? chance : 1 - chance));
  }, 0);
  return sum / Math.max(1, rows.length);
}

/** The probability of a win. */
export function chanceOf(values: readonly number[], weights: readonly number[]): number {
  let odds = 0;
  for (let at = 0; at < weights.length; at++) odds += (weights[at] as number) * (values[at] as number);
  return 1 / (1 + Math.exp(-odds));
}

function newtonStep(rows: readonly Row[], weights: readonly number[], isHeld: readonly boolean[]): readonly number[] {
  const width = weights.length;
  const slope = weights.map((weight) => -RIDGE * weight);
  const curve: number[][] = weights.map((_, at) => weights.map((_other, other) => (at === other ? RIDGE : 0)));
  for (const { values, won } of rows) {
    const chance = chanceOf(values, weights);
    const error = (won ? 1 : 0) - chance;
    const weightOfRow = chance * (1 - chance);
    for (let at = 0; at < width; at++) {
      const value = values[at] as number;
      if (value === 0) continue;
      slope[at] = (slope[at] as number) + error * value;
      const line = curve[at] as number[];
      for (let other = 0; other < width; other++) line[other] = (line[other] as number) + weightOfRow * value * (values[other] as number);
    }
  }
  for (const [at, isFixed] of isHeld.entries()) {
    if (!isFixed) continue;
    slope[at] = 0;
    curve[at] = weights.map((_, other) => (other === at ? 1 : 0));
  }
  return solve(curve, slope);
}

/** Solves a system of linear equations by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((line, at) => [...line, right[at] ?? 0]);
  const width = rows.length;
  for (let at = 0; at < width; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, line, place) => (Math.abs(line[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? at + place : best), at);
    [rows[at], rows[pivot]] = [rows[pivot] as number[], rows[at] as number[]];
    const top = rows[at] as number[];
    for (const [place, line] of rows.entries()) {
      if (place === at || top[at] === 0) continue;
      const times = (line[at] ?? 0) / (top[at] as number);
      for (let column = at; column <= width; column++) line[column] = (line[column] as number) - times * (top[column] as number);
    }
  }
  return rows.map((line, at) => (line[width] ?? 0) / (line[at] || 1));
}
