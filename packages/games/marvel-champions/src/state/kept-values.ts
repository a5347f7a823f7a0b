import { derived, NO_CARD, topic, type CardId, type LayerRule } from '@crupier/kernel/rules';
import type { Marvel, MarvelMatch } from './state.ts';

/** Values kept per card until the next commit; see `derived`. */
const slots = {
  attack: 0,
  thwart: 1,
  defense: 2,
  recover: 3,
  scheme: 4,
  hitPoints: 5,
  handSize: 6,
  keywords: 7,
  traits: 8,
  baseAttack: 9,
  baseScheme: 10,
  baseHitPoints: 11,
  blank: 12,
  takesNoDamage: 13,
  losesNoThreat: 14,
  due: 15,
} as const;
const SLOTS_PER_CARD = 16;

/** Where a value of a card is kept: see `derived`. */
export function slotOf(card: CardId, value: keyof typeof slots): number {
  return card * SLOTS_PER_CARD + slots[value];
}

/** A value of the table as it lies, kept until the next commit that changes anything: among those of no card. */
export function ofTable<T>(match: MarvelMatch, value: 'due', compute: (match: MarvelMatch) => T): T {
  return derived(match, slotOf(NO_CARD, value), compute);
}

/** The powers of characters. */
export const powers = ['attack', 'thwart', 'defense', 'recover', 'scheme'] as const;
export type Power = (typeof powers)[number];

/** The numbers of a card that texts may change. */
export type ChangingNumber = Power | 'hitPoints' | 'handSize';

/** What defines a number comes first, then what adds to it; a set value overrides both, the latest of several. *Rule:* MC-MODIFIERS-2, MC-MODIFIERS-5, MC-MODIFIERS-6. */
function numberLayers(stat: ChangingNumber): LayerRule<Marvel, number> {
  return {
    slot: (card) => slotOf(card, stat),
    byAgeAlone: true,
    topics: [topic(`stat ${stat}`)],
    sublayer: (change, { ability: { data } }) => {
      if (data.kind === 'static' && data.defines === true) return 0;
      return change.kind === 'stat' && change.change === 'set' ? 2 : 1;
    },
    apply: (value, change, amount) => (change.kind === 'stat' && change.change === 'set' ? amount : value + amount),
  };
}

/** How each of these numbers is changed. */
export const layers: Readonly<Record<ChangingNumber, LayerRule<Marvel, number>>> = {
  attack: numberLayers('attack'),
  thwart: numberLayers('thwart'),
  defense: numberLayers('defense'),
  recover: numberLayers('recover'),
  scheme: numberLayers('scheme'),
  hitPoints: numberLayers('hitPoints'),
  handSize: numberLayers('handSize'),
};

/** Numbers of which texts may say the base value, which is the printed one otherwise. *Rule:* MC-BASE-VALUE-1. */
export type BasedNumber = 'attack' | 'scheme' | 'hitPoints';

/** The base value of a number that a card lacks. */
export const LACKING = -1;

function baseLayer(stat: 'baseAttack' | 'baseScheme' | 'baseHitPoints'): LayerRule<Marvel, number> {
  return {
    slot: (card) => slotOf(card, stat),
    byAgeAlone: true,
    topics: [topic(`stat ${stat}`)],
    sublayer: () => 0,
    apply: (_value, _change, amount) => amount,
  };
}

/** How the base value of each of these numbers is said. */
export const baseLayers: Readonly<Record<BasedNumber, LayerRule<Marvel, number>>> = {
  attack: baseLayer('baseAttack'),
  scheme: baseLayer('baseScheme'),
  hitPoints: baseLayer('baseHitPoints'),
};

/** Whether texts may say the base value of a number. */
export function isBased(stat: ChangingNumber): stat is BasedNumber {
  return Object.hasOwn(baseLayers, stat);
}
