import type { Vocabulary } from '../../rules.ts';
import { kind } from './facts.ts';
import { kindsOf, sideOf } from './reading.ts';
import type { Tiny } from './state.ts';

/** What the tiny game remembers of a turn. */
export const history = {
  played: {
    event: kind.announced,
    per: 'turn',
    unit: 'card',
    each: { en: 'each turn', es: 'en cada turno' },
    counted: {
      anyone: { en: 'card played this turn', es: 'carta jugada en este turno' },
      you: { en: 'card you have played this turn', es: 'carta que hayas jugado en este turno' },
      opponent: { en: 'card your opponent has played this turn', es: 'carta que tu oponente haya jugado en este turno' },
    },
    has: {
      anyone: { en: '{amount} were played this turn', es: 'se jugaron {amount} en este turno' },
      you: { en: 'you [have] played {amount} this turn', es: '[haber] jugado {amount} en este turno' },
      opponent: { en: 'your opponent [have] played {amount} this turn', es: 'tu oponente [haber] jugado {amount} en este turno' },
    },
  },
  deaths: {
    event: kind.died,
    also: [kind.sacrificed],
    per: 'turn',
    // A wolf's death is nothing that anybody remembers.
    counts: (match, { card }) => !kindsOf(match, card).includes('wolf'),
    seat: (match, { card }) => sideOf(match, card),
    unit: 'beast',
    each: { en: 'each turn', es: 'en cada turno' },
    counted: {
      anyone: { en: 'beast that died this turn', es: 'bestia que haya muerto en este turno' },
      you: { en: 'friendly beast that died this turn', es: 'bestia amiga que haya muerto en este turno' },
      opponent: { en: 'enemy beast that died this turn', es: 'bestia enemiga que haya muerto en este turno' },
    },
    has: {
      anyone: { en: '{amount} died this turn', es: '{amount} murieron en este turno' },
      you: { en: '{amount} of yours died this turn', es: '{amount} tuyas murieron en este turno' },
      opponent: { en: '{amount} of your opponent’s died this turn', es: '{amount} de tu oponente murieron en este turno' },
    },
  },
} satisfies NonNullable<Vocabulary<Tiny>['history']>;
