import type { RuleWording } from '@crupier/kernel/rules';

/** Of what would be added to a player’s pool. */
export const addedAemberCaptured: RuleWording = {
  en: 'each Æ that would be added to {who}’s pool is captured by this creature instead',
  es: 'esta criatura captura cada Æ que se fuera a añadir a la reserva de {who}',
  you: {
    en: 'each Æ that would be added to your pool is captured by this creature instead',
    es: 'esta criatura captura cada Æ que se fuera a añadir a tu reserva',
  },
  opponent: {
    en: 'each Æ that would be added to your opponent’s pool is captured by this creature instead',
    es: 'esta criatura captura cada Æ que se fuera a añadir a la reserva de tu oponente',
  },
  each: {
    en: 'each Æ that would be added to a pool is captured by this creature instead',
    es: 'esta criatura captura cada Æ que se fuera a añadir a una reserva',
  },
};

/** The same of what becomes token creatures. */
export const addedAemberMakesTokens: RuleWording = {
  en: 'when any amount of Æ would be added to {who}’s pool, {who} makes that many token creatures instead',
  es: 'cuando una cantidad de Æ se fuera a añadir a la reserva de {who}, {who} crea esa misma cantidad de criaturas ficha en vez de eso',
  you: {
    en: 'when any amount of Æ would be added to your pool, make that many token creatures instead',
    es: 'cuando una cantidad de Æ se fuera a añadir a tu reserva, crea esa misma cantidad de criaturas ficha en vez de eso',
  },
  opponent: {
    en: 'when any amount of Æ would be added to your opponent’s pool, your opponent makes that many token creatures instead',
    es: 'cuando una cantidad de Æ se fuera a añadir a la reserva de tu oponente, tu oponente crea esa misma cantidad de criaturas ficha en vez de eso',
  },
  each: {
    en: 'when any amount of Æ would be added to a pool, its player makes that many token creatures instead',
    es: 'cuando una cantidad de Æ se fuera a añadir a una reserva, su jugador crea esa misma cantidad de criaturas ficha en vez de eso',
  },
};
