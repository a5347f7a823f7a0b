/** Milliseconds of a clock that is never set back. */
export type Clock = () => number;

/** The clock of every budget: that of the day may be set back, and then a budget by it would refuse everything. */
export const monotonic: Clock = () => performance.now();

/** How fast a budget fills, and how much it holds. */
export interface BudgetSize {
  readonly perSecond: number;
  readonly most: number;
}

/** What somebody may still spend: messages, reads or milliseconds of the processor. It fills as time goes by. */
export interface Budget {
  /** Spends an amount where there is as much; otherwise nothing. */
  readonly take: (amount: number) => boolean;
  /** Spends an amount that is known only after the work: it may leave a debt. */
  readonly charge: (amount: number) => void;
  /** Milliseconds until there is something to spend: 0 where there is. */
  readonly waitMs: () => number;
  readonly isFull: () => boolean;
}

/** A full budget. */
export function makeBudget({ perSecond, most }: BudgetSize, now: Clock = monotonic): Budget {
  let left = most;
  let last = now();
  const fill = (): number => {
    const at = now();
    left = Math.min(most, left + ((at - last) / 1000) * perSecond);
    last = at;
    return left;
  };
  return {
    take: (amount) => {
      if (fill() < amount) return false;
      left -= amount;
      return true;
    },
    charge: (amount) => {
      left = fill() - amount;
    },
    waitMs: () => (fill() > 0 ? 0 : Math.ceil((-left / perSecond) * 1000) + 1),
    isFull: () => fill() >= most,
  };
}

/** The budget of so many a second on average, ten seconds' worth at once. */
export function perSecond(count: number): BudgetSize {
  return { perSecond: count, most: count * 10 };
}
