import type { OccasionLines } from '@crupier/kernel/rules';
import type { FactName } from '../state/facts.ts';

/** What interrupts would change. A part in brackets is left out where the event does not have what it names. */
const before: OccasionLines<FactName>['before'] = {
  // Enemies
  activationBegan: { en: '{card} would activate against {seat}.', es: '{card} va a activarse contra {seat}.' },
  attackBegan: { en: '{card} attacks {seat}.', es: '{card} ataca a {seat}.' },
  attackSpread: { en: '{card} also attacks {seat}.', es: '{card} ataca también a {seat}.' },
  schemeBegan: { en: '{card} schemes.', es: '{card} ejecuta el Plan.' },
  minionEngaged: { en: '{card} would engage {seat}.', es: '{card} va a enfrentarse a {seat}.' },
  boostShown: { en: 'The boost card of {other} is {card}.', es: 'La carta de aumento de {other} es {card}.' },
  // Characters of players
  attackMade: { en: '{card} attacks {other}.', es: '{card} ataca a {other}.' },
  thwartMade: { en: '{card} thwarts {other}.', es: '{card} interviene contra {other}.' },
  defended: { en: '{card} defends against {other}.', es: '{card} defiende contra {other}.' },
  // Damage and defeat
  damageDealt: { en: '{amount} damage would be dealt to {card}[ by {other}].', es: '{card} va a recibir {amount} de Daño[ de {other}].' },
  damageTaken: { en: '{card} would take {amount} damage[ from {other}].', es: '{card} va a sufrir {amount} de Daño[ de {other}].' },
  defeatBegan: { en: '{card} would be defeated[ by {other}].', es: '{card} va a caer en derrota[ por {other}].' },
  defeated: { en: '{card} would be defeated[ by {other}].', es: '{card} va a caer en derrota[ por {other}].' },
  defeatedBy: { en: '{other} would defeat {card}.', es: '{other} va a derrotar a {card}.' },
  // Threat
  threatPlaced: {
    en: '{amount} threat would be placed on {card}[ by {other}].',
    es: 'Va a colocarse {amount} de Amenaza sobre {card}[ por {other}].',
  },
  // Cards
  eventBegan: { en: '{seat} plays {card}.', es: '{seat} juega {card}.' },
  effectsBegan: { en: '{seat} reveals {card}: its effects would resolve.', es: '{seat} muestra {card}: van a resolverse sus efectos.' },
  revealBegan: { en: '{seat} reveals {card}.', es: '{seat} muestra {card}.' },
  // The round
  turnBegan: { en: 'The turn of {seat} begins.', es: 'Empieza el turno de {seat}.' },
  turnEnded: { en: 'The turn of {seat} ends.', es: 'Termina el turno de {seat}.' },
};

/** What responses answer, where the log says nothing of it. */
const after: OccasionLines<FactName>['after'] = {
  enemyAttacked: { en: '{card} attacked {seat}.', es: '{card} ha atacado a {seat}.' },
  attackOver: { en: 'The attack of {card} is over.', es: 'Ha terminado el ataque de {card}.' },
  enemySchemed: { en: '{card} schemed.', es: '{card} ha ejecutado el Plan.' },
  attackEnded: { en: '{card} attacked {other}.', es: '{card} ha atacado a {other}.' },
  thwartEnded: { en: '{card} thwarted {other}.', es: '{card} ha intervenido contra {other}.' },
  defenseEnded: { en: '{card} defended against {other}.', es: '{card} ha defendido contra {other}.' },
  damageDone: { en: '{card} took {amount} damage[ from {other}].', es: '{card} ha sufrido {amount} de Daño[ de {other}].' },
  wasDefeated: { en: '{card} was defeated[ by {other}].', es: '{card} ha caído en derrota[ por {other}].' },
  phaseThreatPlaced: {
    en: '{amount} threat was placed on {card} in step one of the villain phase.',
    es: 'Se ha colocado {amount} de Amenaza sobre {card} en el primer paso de la fase del Villano.',
  },
  minionEntered: { en: '{card} has entered play, engaged with {seat}.', es: '{card} ha entrado en juego, enfrentado a {seat}.' },
  cardPlayed: { en: '{seat} played {card}.', es: '{seat} ha jugado {card}.' },
  phaseEnded: { en: 'The {value} ends.', es: 'Termina la {value}.' },
  roundEnded: { en: 'The round ends.', es: 'Termina la ronda.' },
};

/** What the abilities of a question answer. */
export const occasionLines: OccasionLines<FactName> = { before, after };
