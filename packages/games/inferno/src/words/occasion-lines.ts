import type { OccasionLines } from '@crupier/kernel/rules';
import type { FactName } from '../state/facts.ts';

/** What replacement effects would change. A part in brackets is left out where the event does not have what it names. */
const before: OccasionLines<FactName>['before'] = {
  cardMilled: { en: '{card} would go from the deck of {seat} to the Infierno.', es: '{card} va a ir del mazo de {seat} al Infierno.' },
  cardToInfierno: { en: '{card} would go to the Infierno.', es: '{card} va a ir al Infierno.' },
  cardToHand: { en: '{card} would return to its owner’s hand.', es: '{card} va a volver a la mano de su propietario.' },
  cardToDeck: { en: '{card} would go to its owner’s deck.', es: '{card} va a ir al mazo de su propietario.' },
  cancelled: { en: '{card} would be cancelled.', es: '{card} va a ser cancelada.' },
  cardDiscarded: { en: '{seat} would discard {card}.', es: '{seat} va a descartar {card}.' },
  destroyed: { en: '{card} would be destroyed.', es: '{card} va a ser destruida.' },
  damageDealt: { en: '{amount} damage would be dealt to {card}[ by {other}].', es: '{card} va a recibir {amount} de daño[ de {other}].' },
  resourceAdded: { en: '{seat} would add {card} as a resource.', es: '{seat} va a agregar {card} como recurso.' },
  cardDrawn: { en: '{seat} would draw a card.', es: '{seat} va a tomar una carta.' },
  cardEntered: { en: '{card} would enter play.', es: '{card} va a entrar en juego.' },
  stepBegan: {
    en: 'The next step of the turn of {seat} would begin: {value}.',
    es: 'Va a empezar el siguiente paso del turno de {seat}: {value}.',
  },
};

/** What triggered abilities answer, where the log says nothing of it. */
const after: OccasionLines<FactName>['after'] = {
  struckDown: { en: '{card} was struck down by {other}.', es: '{other} ha dado el golpe de gracia a {card}.' },
  cardUntapped: { en: '{card} untapped.', es: 'Se ha enderezado {card}.' },
  environmentActivated: { en: '{value} has become active.', es: '{value} ha pasado a estar activo.' },
  environmentDeactivated: { en: '{value} is no longer active.', es: '{value} ya no está activo.' },
  tappedForEnergy: { en: '{seat} tapped {card} for energy.', es: '{seat} ha girado {card} para obtener energía.' },
  energyActivated: { en: '{seat} activated an energy ability of {card}.', es: '{seat} ha activado una habilidad de energía de {card}.' },
  combatBegan: { en: '{card} attacks {other}.', es: '{card} ataca a {other}.' },
  combatEnding: { en: 'The combat ends.', es: 'Termina el combate.' },
  stepBegan: { en: 'A step of the turn of {seat} begins: {value}.', es: 'Empieza un paso del turno de {seat}: {value}.' },
  damagePrevented: { en: '{amount} damage to {card} was prevented.', es: 'Se ha prevenido {amount} de daño a {card}.' },
};

/** What the abilities of a question answer. */
export const occasionLines: OccasionLines<FactName> = { before, after };
