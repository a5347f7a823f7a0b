import type { RuleWording } from '@crupier/kernel/rules';
import { houseText } from './qualities.ts';

/** Of what is played as another card. */
export const copiesAction: RuleWording = {
  en: '{who} [be] played as a copy of an action card in your opponent’s discard pile',
  es: '{who} se [jugar] como copia de una carta de acción de la pila de descartes de tu oponente',
};

/** Of what is a copy for a while. */
export const copiesGiver: RuleWording = { en: '{who} [be] a copy of this creature', es: '{who} [ser] una copia de esta criatura' };

/** Of what has the text box of another card, too. */
export const gainsTextBox: RuleWording = {
  en: '{who} [gain] the text box of the revealed card',
  es: '{who} [obtener] el recuadro de texto de la carta mostrada',
};

/** Of what enters play as another card. */
export const copiesCreature: RuleWording = {
  en: '{who} [enter] play as a copy of another creature in play, except that it belongs to house {word}',
  es: '{who} [entrar] en juego como copia de otra criatura en juego, salvo que pertenece a la Casa {word}',
  values: houseText,
};
