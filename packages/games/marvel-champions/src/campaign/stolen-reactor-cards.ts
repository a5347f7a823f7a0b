import { blankPrint, type PrintedCard } from '../state/printed.ts';
import type { CampaignCard } from './campaign.ts';

/** The set of all cards of the campaign; the keys of its cards begin with it. */
const SET = 'stolen_reactor';

/** The keys of what others speak of. */
export const reactorKeys = {
  reactor: `${SET}.smuggled-reactor`,
  belt: `${SET}.grapnel-belt`,
  kit: `${SET}.field-kit`,
  cell: `${SET}.overload-cell`,
  ines: `${SET}.ines-vidal`,
  guard: `${SET}.reactor-guard`,
  shipment: `${SET}.the-first-shipment`,
  gear: `${SET}.gear-for-the-field`,
  sameGear: `${SET}.the-same-gear`,
  meltdown: `${SET}.meltdown`,
  physicist: `${SET}.a-physicist-joins`,
  forewarned: `${SET}.forewarned`,
  patrol: `${SET}.night-patrol`,
  wounds: `${SET}.old-wounds`,
} as const;

function card(key: string, names: readonly [en: string, es: string], printed: Partial<PrintedCard>): CampaignCard {
  const [en, es] = names;
  return { key, name: { en, es }, printed: { ...blankPrint, faction: 'campaign', set: SET, name: en, ...printed } };
}

function upgrade(key: string, names: readonly [en: string, es: string], printed: Partial<PrintedCard>): CampaignCard {
  return card(key, names, { type: 'upgrade', cost: 1, resources: ['energy'], ...printed });
}

function instruction(key: string, names: readonly [en: string, es: string]): CampaignCard {
  return card(key, names, { type: 'environment', isInstruction: true });
}

/** The cards of The Stolen Reactor, all invented for it, and its instructions. */
export const reactorCards: readonly CampaignCard[] = [
  card(reactorKeys.reactor, ['Smuggled Reactor', 'Reactor de contrabando'], {
    type: 'sideScheme',
    startingThreat: { each: 3, perPlayer: true },
    acceleration: 1,
    keywords: { victory: 1 },
  }),
  upgrade(reactorKeys.belt, ['Grapnel Belt', 'Cinturón con garfio'], { traits: ['Tech'] }),
  upgrade(reactorKeys.kit, ['Field Kit', 'Botiquín de campo'], { traits: ['Item'] }),
  upgrade(reactorKeys.cell, ['Overload Cell', 'Célula de sobrecarga'], { traits: ['Tech'] }),
  card(reactorKeys.ines, ['Ines Vidal', 'Inés Vidal'], {
    type: 'ally',
    isUnique: true,
    traits: ['Civilian'],
    cost: 3,
    resources: ['mental'],
    attack: 1,
    attackDamage: 1,
    thwart: 2,
    thwartDamage: 1,
    hitPoints: { each: 3, perPlayer: false },
  }),
  card(reactorKeys.guard, ['Reactor Guard', 'Guardia del reactor'], {
    type: 'minion',
    keywords: { guard: 1 },
    attack: 1,
    scheme: 1,
    hitPoints: { each: 4, perPlayer: false },
    boost: 1,
  }),
  instruction(reactorKeys.shipment, ['The First Shipment', 'El primer envío']),
  instruction(reactorKeys.gear, ['Gear for the Field', 'Material para la misión']),
  instruction(reactorKeys.sameGear, ['The Same Gear', 'El mismo material']),
  instruction(reactorKeys.meltdown, ['Meltdown', 'Fusión del núcleo']),
  instruction(reactorKeys.physicist, ['A Physicist Joins', 'Una física se une']),
  instruction(reactorKeys.forewarned, ['Forewarned', 'Sobre aviso']),
  instruction(reactorKeys.patrol, ['Night Patrol', 'Patrulla nocturna']),
  instruction(reactorKeys.wounds, ['Old Wounds', 'Viejas heridas']),
];
