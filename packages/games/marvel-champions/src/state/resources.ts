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

/** What a fact tells of resources that pay for a card: the types that some of them count as, and above those the types that some do not. *Rule:* MC-COST-7. */
export function paidBits(types: readonly ResourceType[]): number {
  return types.reduce((bits, type) => bits | bitsOf(type) | ((everyType & ~bitsOf(type)) << TYPE_BITS), 0);
}

/** The resources that a fact of resources tells of, each by the types that it counts as. */
export function resourcesIn(bits: number): readonly number[] {
  const some = countedTypes.map(bitsOf).filter((type) => (bits & type) !== 0);
  const isMixed = some.some((type) => ((bits >> TYPE_BITS) & type) !== 0);
  return isMixed ? some : [bits & ((1 << TYPE_BITS) - 1)];
}

/** The types of which a card notes how many resources have paid for it, above those how many in all, and what it cost. */
const countedTypes = ['physical', 'mental', 'energy'] as const;
const TOTAL = countedTypes.length;
const DUE = TOTAL + 1;
const COUNT_BITS = 4;
const COUNT_MAX = 2 ** COUNT_BITS - 1;

function countAt(noted: number, at: number): number {
  return (noted >> (at * COUNT_BITS)) & COUNT_MAX;
}

function plus(noted: number, at: number, more: number): number {
  const count = Math.min(COUNT_MAX, countAt(noted, at) + more);
  return (noted & ~(COUNT_MAX << (at * COUNT_BITS))) | (count << (at * COUNT_BITS));
}

/** What a card notes once one more resource has paid for it. *Rule:* MC-COST-7. */
export function withResource(noted: number, types: number): number {
  return countedTypes.reduce((sum, type, at) => plus(sum, at, (types & bitsOf(type)) === 0 ? 0 : 1), plus(noted, TOTAL, 1));
}

/** What it notes once it is known what it cost. *Rule:* MC-COST-9. */
export function withDue(noted: number, cost: number): number {
  return plus(noted, DUE, cost);
}

/** Whether something that was paid counts as a type. Resources beyond the cost are those that do not: ruling MC-C-26. */
export function isPaidWith(noted: number, type: ResourceType): boolean {
  return countedTypes.some((each, at) => each === type && countAt(noted, at) > 0);
}

/** How many resources were paid beyond the cost. *Rule:* MC-COST-9. */
export function overpaidOf(noted: number): number {
  const due = countAt(noted, DUE);
  return due === 0 ? 0 : Math.max(0, countAt(noted, TOTAL) - due);
}

/** Whether all that was paid counts as a type, but for so many resources, and something was. *Rule:* MC-FAQ-47. */
export function isPaidWithAlone(noted: number, type: ResourceType, butFor: number): boolean {
  const count = countedTypes.reduce((sum, each, at) => (each === type ? countAt(noted, at) : sum), 0);
  return count > 0 && countAt(noted, TOTAL) - count <= butFor;
}
