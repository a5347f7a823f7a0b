import { typesGenerated, type ResourceWord } from '@crupier/kernel/rules';
import type { ResourceType } from './printed.ts';

/** Types for which costs ask that want the icon printed. */
export const printedTypes = ['printedPhysical', 'printedMental', 'printedEnergy'] as const;
type PrintedType = (typeof printedTypes)[number];

/** The types of resources, as costs name them. A wild one stands for any other, and for none that has to be printed. *Rule:* MC-RESOURCE-2, MC-WILD-1, MC-PRINTED-3. */
export const resourceWords = {
  physical: { standsFor: ['printedPhysical'] },
  mental: { standsFor: ['printedMental'] },
  energy: { standsFor: ['printedEnergy'] },
  wild: { standsFor: ['physical', 'mental', 'energy'] },
  any: { any: true },
  printedPhysical: {},
  printedMental: {},
  printedEnergy: {},
} as const satisfies Readonly<Record<ResourceType | 'any' | PrintedType, ResourceWord>>;

/** The types that a resource counts as, as bits. *Rule:* MC-RESOURCE-2. */
export function bitsOf(type: ResourceType): number {
  return typesGenerated(resourceWords, type);
}

/** Those of resources that have to be printed, as bits. *Rule:* MC-PRINTED-2. */
export const printedBits: number = printedTypes.reduce((bits, type) => bits | typesGenerated(resourceWords, type), 0);
