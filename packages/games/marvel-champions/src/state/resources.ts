import { typesGenerated, type ResourceWord } from '@crupier/kernel/rules';
import type { ResourceType } from './printed.ts';

/** The types of resources, as costs name them. A wild one stands for any other. *Rule:* MC-RESOURCE-2, MC-WILD-1. */
export const resourceWords = {
  physical: {},
  mental: {},
  energy: {},
  wild: { standsFor: ['physical', 'mental', 'energy'] },
  any: { any: true },
} as const satisfies Readonly<Record<ResourceType | 'any', ResourceWord>>;

/** The types that a resource counts as, as bits. *Rule:* MC-RESOURCE-2. */
export function bitsOf(type: ResourceType): number {
  return typesGenerated(resourceWords, type);
}
