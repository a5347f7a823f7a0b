/** How many messages a connection may still send. */
export interface MessageBudget {
  /** Takes one, if there is one left at a time in milliseconds. */
  readonly take: (nowMs: number) => boolean;
}

/** So many messages a second on average, ten seconds' worth at once. */
export function messageBudget(perSecond: number): MessageBudget {
  const most = perSecond * 10;
  let left = most;
  let last = 0;
  return {
    take: (nowMs) => {
      left = Math.min(most, left + ((nowMs - last) / 1000) * perSecond);
      last = nowMs;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
