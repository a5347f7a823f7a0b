import type { Both } from '@crupier/kernel/cards';
import type { Term } from '../state/evaluate.ts';

/** What bots look at when they value a position, as a hint says it: `Æ +2`. */
export const termWords = {
  keys: { en: 'keys', es: 'llaves' },
  aember: { en: 'Æ', es: 'Æ' },
  towardsKey: { en: 'Æ towards the next key', es: 'Æ para la próxima llave' },
  twoKeys: { en: 'two keys', es: 'dos llaves' },
  towardsLast: { en: 'Æ towards the last key', es: 'Æ para la última llave' },
  canForge: { en: 'enough Æ to forge', es: 'Æ para forjar' },
  canWin: { en: 'enough Æ for the last key', es: 'Æ suficiente para la última llave' },
  chains: { en: 'chains', es: 'cadenas' },
  hand: { en: 'cards in hand', es: 'cartas en mano' },
  archives: { en: 'archived cards', es: 'cartas archivadas' },
  bestHouse: { en: 'cards of the strongest house', es: 'cartas de la casa más fuerte' },
  secondHouse: { en: 'cards of the second house', es: 'cartas de la segunda casa' },
  creatures: { en: 'creatures', es: 'criaturas' },
  mostOfHouse: { en: 'creatures of one house', es: 'criaturas de una misma casa' },
  power: { en: 'power in play', es: 'poder en juego' },
  armor: { en: 'armor in play', es: 'armadura en juego' },
  ready: { en: 'ready creatures', es: 'criaturas preparadas' },
  wards: { en: 'wards', es: 'protecciones' },
  held: { en: 'Æ on creatures', es: 'Æ sobre criaturas' },
  spendable: { en: 'Æ to spend on creatures', es: 'Æ para gastar sobre criaturas' },
  artifacts: { en: 'artifacts', es: 'artefactos' },
  upgrades: { en: 'upgrades', es: 'mejoras' },
  active: { en: 'turn', es: 'turno' },
} as const satisfies Readonly<Record<Term, Both>>;
