import type { ResourceWord } from '../../../rules.ts';

/** The types of resources that costs may ask for. A wild one stands for either of the others. */
export const resourceWords = {
  fur: {},
  claw: {},
  wild: { standsFor: ['fur', 'claw'] },
  any: { any: true },
} as const satisfies Readonly<Record<string, ResourceWord>>;

/** A type that cards generate. */
export type ResourceType = Exclude<keyof typeof resourceWords, 'any'>;
