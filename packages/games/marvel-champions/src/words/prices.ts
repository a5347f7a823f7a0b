import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { unitsByType } from './resources.ts';

/** "Limit once per round." *Rule:* MC-LIMIT-1, MC-LIMIT-2. */
const limited = { en: 'limit {limit}', es: 'límite de {limit}' } as const;

/** How costs are written: behind the header, before an arrow. *Rule:* MC-COST-1, MC-LIMIT-1. */
export const prices: NonNullable<Wordings<CardWords>['prices']> = {
  arrow: true,
  verb: 'spend',
  unit: 'resource',
  additional: { en: 'as an additional cost to play this card, {price}', es: 'como coste adicional para jugar esta carta, {price}' },
  alternative: { en: '{price} instead of paying this card’s cost', es: '{price} en vez de pagar el coste de esta carta' },
  limits: {
    round: {
      once: { en: 'once per round', es: 'una vez por ronda' },
      times: { en: '{times} times per round', es: '{times} veces por ronda' },
    },
    phase: {
      once: { en: 'once per phase', es: 'una vez por fase' },
      times: { en: '{times} times per phase', es: '{times} veces por fase' },
    },
    game: {
      once: { en: 'once per game', es: 'una vez por partida' },
      times: { en: '{times} times per game', es: '{times} veces por partida' },
    },
  },
  limited: {
    card: limited,
    name: { en: 'limit {limit} among cards of this name', es: 'límite de {limit} entre las cartas de este nombre' },
    player: { en: 'limit {limit} for each player', es: 'límite de {limit} para cada jugador' },
  },
  timings: {},
  resources: { spend: { en: 'spend {resources}', es: 'gasta {resources}' }, units: unitsByType },
  paid: {},
};
