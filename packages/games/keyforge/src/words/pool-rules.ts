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
