import type { Both } from '@crupier/kernel/cards';
import type { Term } from '../state/evaluate.ts';

/** What bots look at when they value a position, as a hint says it: `allies +1`. */
export const termWords = {
  deck: { en: 'cards in the deck', es: 'cartas en el mazo' },
  shortDeck: { en: 'cards that a short deck lacks', es: 'cartas que faltan en un mazo corto' },
  hand: { en: 'cards in hand', es: 'cartas en mano' },
  resources: { en: 'resources', es: 'recursos' },
  moreResources: { en: 'resources beyond the fifth', es: 'recursos después del quinto' },
  openEnergy: { en: 'resources left for energy', es: 'recursos sin girar' },
  allies: { en: 'allies', es: 'aliados' },
  strength: { en: 'strength of allies', es: 'fuerza de los aliados' },
  toughness: { en: 'toughness of allies', es: 'resistencia de los aliados' },
  guards: { en: 'allies left untapped', es: 'aliados sin girar' },
  objects: { en: 'other objects in play', es: 'otros objetos en juego' },
  earthly: { en: 'earthly demon', es: 'demonio terrenal' },
  untapped: { en: 'untapped cards', es: 'cartas sin girar' },
  active: { en: 'turn', es: 'turno' },
} as const satisfies Readonly<Record<Term, Both>>;
