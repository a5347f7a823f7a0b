import { type Budget, type BudgetSize, type Clock, makeBudget, monotonic } from './budget.ts';

/** Budgets kept by name. Those that are full are forgotten when there are too many: a new one is the same. */
export interface Budgets {
  readonly of: (name: string) => Budget;
}

const KEPT_MAX = 10_000;

/** One budget of a size for every name. */
export function makeBudgets(size: BudgetSize, now: Clock = monotonic): Budgets {
  const kept = new Map<string, Budget>();
  const forget = (): void => {
    for (const [name, budget] of kept) if (budget.isFull()) kept.delete(name);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  };
  return {
    of: (name) => {
      const known = kept.get(name);
      if (known !== undefined) return known;
      if (kept.size >= KEPT_MAX) forget();
      const budget = makeBudget(size, now);
      kept.set(name, budget);
      return budget;
    },
  };
}
