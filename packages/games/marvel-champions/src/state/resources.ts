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

const bits: Readonly<Record<ResourceType, number>> = {
  physical: typesGenerated(resourceWords, 'physical'),
  mental: typesGenerated(resourceWords, 'mental'),
  energy: typesGenerated(resourceWords, 'energy'),
  wild: typesGenerated(resourceWords, 'wild'),
};

/** The types that a resource counts as, as bits. *Rule:* MC-RESOURCE-2. */
export function bitsOf(type: ResourceType): number {
  return bits[type];
}

/** Those of resources that have to be printed, as bits. *Rule:* MC-PRINTED-2. */
export const printedBits: number = printedTypes.reduce((bits, type) => bits | typesGenerated(resourceWords, type), 0);
/** How many bits the types of resources take. */
const TYPE_BITS = 12;

const everyType = bitsOf('physical') | bitsOf('mental') | bitsOf('energy');

/** What is noted of resources that pay for a card: the types that some of them count as, and above those the types that some do not. *Rule:* MC-COST-7. */
export function paidBits(types: readonly ResourceType[]): number {
  return types.reduce((bits, type) => bits | bitsOf(type) | ((everyType & ~bitsOf(type)) << TYPE_BITS), 0);
}

/** Whether all that was paid counts as a type, and something was. *Rule:* MC-FAQ-47. */
export function isPaidWithAlone(paid: number, type: ResourceType): boolean {
  return (paid & bitsOf(type)) !== 0 && ((paid >> TYPE_BITS) & bitsOf(type)) === 0;
}
