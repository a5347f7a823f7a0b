import type { ResourceWords } from '../../rules.ts';

/** The types of resources that costs may ask for. A wild one stands for either of the others. */
export const resourceWords = {
  spend: { en: 'spend {resources}', es: 'gasta {resources}' },
  types: {
    fur: { unit: 'fur' },
    claw: { unit: 'claw' },
    wild: { unit: 'charmed', standsFor: ['fur', 'claw'] },
    any: { unit: 'resource', any: true },
  },
} satisfies ResourceWords;

/** A type that cards generate. */
export type ResourceType = Exclude<keyof (typeof resourceWords)['types'], 'any'>;
