/** The counters that cards put on each other by name, besides damage counters. *Rule:* INF-121.1. */
export const counterNames = ['strength', 'soul', 'spore', 'charge', 'fury', 'oath', 'rot'] as const;
/** The name under which verbs speak of damage counters. */
export const DAMAGE = 'damage';
/** One of the counters. */
export type CounterName = (typeof counterNames)[number];
