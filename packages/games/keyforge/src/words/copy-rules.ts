import type { RuleWording } from '@crupier/kernel/rules';

/** Of what is played as another card. */
export const copiesAction: RuleWording = {
  en: '{who} [be] played as a copy of an action card in your opponent’s discard pile',
  es: '{who} se [jugar] como copia de una carta de acción de la pila de descartes de tu oponente',
};
