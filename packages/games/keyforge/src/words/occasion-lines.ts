import type { OccasionLines } from '@crupier/kernel/rules';
import type { FactName } from '../state/facts.ts';

/** What replacement effects would change. */
const before: OccasionLines<FactName>['before'] = {
  destroyed: { en: '{card} would be destroyed.', es: '{card} va a ser destruida.' },
  cardDiscarded: { en: '{seat} would discard {card}.', es: '{seat} va a descartar {card}.' },
  cardPutInDiscard: { en: '{card} would be put into a discard pile.', es: '{card} va a ir a una pila de descartes.' },
  forgeBegan: { en: '{seat} would forge a key.', es: '{seat} va a forjar una llave.' },
  aemberStolen: { en: '{seat} would steal {amount}Æ.', es: '{seat} va a robar {amount}Æ.' },
  aemberCaptured: { en: '{card} would capture {amount}Æ from {seat}.', es: '{card} va a capturar {amount}Æ de {seat}.' },
  aemberGained: { en: '{seat} would gain {amount}Æ.', es: '{seat} va a obtener {amount}Æ.' },
};

/** What abilities answer, where the log says nothing of it. */
const after: OccasionLines<FactName>['after'] = {
  cardPlayed: { en: '{seat} played {card}.', es: '{seat} ha jugado {card}.' },
  iconsResolved: { en: '{seat} plays {card}.', es: '{seat} juega {card}.' },
  drawIconResolved: { en: 'A draw icon of {card} has resolved.', es: 'Se ha resuelto un icono de Robar de {card}.' },
  cardEntered: { en: '{card} entered play.', es: '{card} ha entrado en juego.' },
  upgradeEntered: { en: '{card} was attached to {other}.', es: '{card} se ha vinculado a {other}.' },
  reaped: { en: '{card} reaped.', es: '{card} ha cosechado.' },
  fightBegan: { en: '{card} is about to fight {other}.', es: '{card} va a luchar contra {other}.' },
  fought: { en: '{card} fought {other}.', es: '{card} ha luchado contra {other}.' },
  creatureFought: { en: '{card} fought {other}.', es: '{card} ha luchado contra {other}.' },
  cardUsed: { en: '{card} was used.', es: 'Se ha usado {card}.' },
  marked: { en: '{card} is marked for destruction.', es: '{card} está marcada para su destrucción.' },
  damageTaken: { en: '{card} took {amount} damage.', es: '{card} ha recibido {amount} de daño.' },
  iconDamageTaken: {
    en: '{card} took {amount} damage from a bonus icon.',
    es: '{card} ha recibido {amount} de daño de un icono de bonificación.',
  },
  forgedKey: { en: '{seat} forged a key.', es: '{seat} ha forjado una llave.' },
  stepBegan: { en: 'A step of the turn of {seat} ends.', es: 'Termina un paso del turno de {seat}.' },
  turnEnding: { en: 'The turn of {seat} ends.', es: 'Termina el turno de {seat}.' },
};

/** What the abilities of a question answer. */
export const occasionLines: OccasionLines<FactName> = { before, after };
