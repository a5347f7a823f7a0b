import type { Both } from '@crupier/kernel/cards';
import type { Unit } from '@crupier/kernel/rules';
import type { ResourceType } from '../state/printed.ts';

/** What the types of resources add to the word. *Rule:* MC-RESOURCE-2. */
const adjectives: Readonly<Record<ResourceType, { readonly en: string; readonly es: readonly [one: string, many: string] }>> = {
  physical: { en: 'physical', es: ['físico', 'físicos'] },
  mental: { en: 'mental', es: ['mental', 'mentales'] },
  energy: { en: 'energy', es: ['de energía', 'de energía'] },
  wild: { en: 'wild', es: ['universal', 'universales'] },
};

/** The types of resources by their codes. */
export const resourceLabels: Readonly<Record<ResourceType, Both>> = {
  physical: { en: 'Physical', es: 'Físico' },
  mental: { en: 'Mental', es: 'Mental' },
  energy: { en: 'Energy', es: 'Energía' },
  wild: { en: 'Wild', es: 'Universal' },
};

/** A resource of a type: "a mental resource". */
export function resourceText(type: string | number): Both {
  const { en, es } = adjectives[type as ResourceType];
  return { en: `${/^[aeiou]/.test(en) ? 'an' : 'a'} ${en} resource`, es: `un recurso ${es[0]}` };
}

/** A resource that is printed on a card: "a printed mental resource". *Rule:* MC-PRINTED-2. */
export function printedResourceText(type: string | number): Both {
  const { en, es } = adjectives[type as ResourceType];
  return { en: `a printed ${en} resource`, es: `un recurso ${es[0]} impreso` };
}

/** "an energy resource, a mental resource, and a physical resource", by the types between spaces. */
export function sumOfResources(types: string): Both {
  const each = types.split(' ').map(resourceText);
  const last = each.at(-1) ?? { en: '', es: '' };
  if (each.length < 2) return last;
  const before = each.slice(0, -1);
  return {
    en: `${before.map(({ en }) => en).join(', ')}, and ${last.en}`,
    es: `${before.map(({ es }) => es).join(', ')} y ${last.es}`,
  };
}

/** "X energy resources": as many as somebody likes. */
export function manyResources(type: string | number): Both {
  const { en, es } = adjectives[type as ResourceType];
  return { en: `${en} resources`, es: `recursos ${es[1]}` };
}

function unitOf(type: ResourceType): Unit {
  const { en, es } = adjectives[type];
  return {
    en: [`1 ${en} resource`, `{n} ${en} resources`, `${en} resources`],
    es: [`1 recurso ${es[0]}`, `{n} recursos ${es[1]}`, `recursos ${es[1]}`],
    countable: true,
  };
}

function printedUnitOf(type: ResourceType): Unit {
  const { en, es } = adjectives[type];
  return {
    en: [`1 printed ${en} resource`, `{n} printed ${en} resources`, `printed ${en} resources`],
    es: [`1 recurso ${es[0]} impreso`, `{n} recursos ${es[1]} impresos`, `recursos ${es[1]} impresos`],
    countable: true,
  };
}

/** Of resources that have to be printed. *Rule:* MC-PRINTED-2. */
const printedUnits = {
  printedPhysicalResource: printedUnitOf('physical'),
  printedMentalResource: printedUnitOf('mental'),
  printedEnergyResource: printedUnitOf('energy'),
} as const;

/** What resources are counted in, by their type. */
export const resourceUnits = {
  physicalResource: unitOf('physical'),
  mentalResource: unitOf('mental'),
  energyResource: unitOf('energy'),
  wildResource: unitOf('wild'),
  ...printedUnits,
  resource: { en: ['1 resource', '{n} resources', 'resources'], es: ['1 recurso', '{n} recursos', 'recursos'], countable: true },
} as const satisfies Readonly<Record<string, Unit>>;

/** The unit of each type that costs and texts name. */
export const unitsByType = {
  physical: 'physicalResource',
  mental: 'mentalResource',
  energy: 'energyResource',
  wild: 'wildResource',
  any: 'resource',
  printedPhysical: 'printedPhysicalResource',
  printedMental: 'printedMentalResource',
  printedEnergy: 'printedEnergyResource',
} as const satisfies Readonly<Record<string, keyof typeof resourceUnits>>;
