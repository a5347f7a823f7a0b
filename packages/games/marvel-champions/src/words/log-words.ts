import type { Both } from '@crupier/kernel/cards';
import type { FactName } from '../state/facts.ts';

const silent: Both = { en: '', es: '' };

/** What the log says of each fact; nothing where another fact has said it or the table shows it. */
export const logLines: Readonly<Record<FactName, Both>> = {
  // Set-up
  firstPlayerChosen: { en: '{seat} is the first player.', es: '{seat} es el jugador inicial.' },
  deckShuffled: { en: '{seat} shuffles their deck.', es: '{seat} baraja su mazo.' },
  encounterDeckShuffled: { en: 'The encounter deck is shuffled.', es: 'Se baraja el mazo de Encuentros.' },
  // The round
  roundBegan: { en: 'Round {value}.', es: 'Ronda {value}.' },
  phaseBegan: { en: 'The {value} begins.', es: 'Empieza la {value}.' },
  phaseEnded: silent,
  roundEnded: silent,
  turnBegan: { en: '{seat} takes a turn.', es: 'Turno de {seat}.' },
  turnEnded: silent,
  firstPlayerPassed: { en: 'The first player token passes to {seat}.', es: 'La ficha de jugador inicial pasa a {seat}.' },
  formChanged: { en: '{seat} changes form.', es: '{seat} cambia de identidad.' },
  formChosen: silent,
  ended: { en: 'The game is over: {value}.', es: 'La partida ha terminado: {value}.' },
  // Cards of players
  cardDrawn: { en: '{seat} draws {card}.', es: '{seat} roba {card}.' },
  deckRenewed: {
    en: '{seat} shuffles their discard pile into a new deck.',
    es: '{seat} baraja su pila de descartes para formar un nuevo mazo.',
  },
  cardDiscarded: { en: '{card} goes to the discard pile of {seat}.', es: '{card} va a la pila de descartes de {seat}.' },
  cardSpent: { en: '{seat} spends {card}.', es: '{seat} gasta {card}.' },
  cardAnnounced: { en: '{seat} plays {card}.', es: '{seat} juega {card}.' },
  playBegan: silent,
  cardEntered: { en: '{card} enters play under the control of {seat}.', es: '{card} entra en juego bajo el control de {seat}.' },
  playerSchemeEntered: { en: '{card} enters play under the control of {seat}.', es: '{card} entra en juego bajo el control de {seat}.' },
  cardPlayed: silent,
  facesSwapped: { en: '{card} is swapped with {other}.', es: 'Se intercambian {card} y {other}.' },
  placesSwapped: { en: '{card} is swapped with {other}.', es: 'Se intercambian {card} y {other}.' },
  controlTaken: { en: '{seat} takes control of {card}.', es: '{seat} toma el control de {card}.' },
  resourceGenerated: { en: '{seat} generates resources with {card}.', es: '{seat} genera recursos con {card}.' },
  looked: { en: '{seat} looks through {value}.', es: '{seat} mira {value}.' },
  lookEnded: silent,
  cardTucked: { en: 'A card is tucked under {other}.', es: 'Se mete una carta debajo de {other}.' },
  costReduced: {
    en: 'The next card of {seat} this phase costs {amount} less.',
    es: 'La próxima carta de {seat} en esta fase cuesta {amount} menos.',
  },
  cardReturned: { en: '{card} goes to the hand of {seat}.', es: '{card} va a la mano de {seat}.' },
  typeTurned: { en: '{card} becomes a card of another type.', es: '{card} se convierte en una carta de otro tipo.' },
  cardShuffledIn: { en: '{card} is shuffled into the deck of {seat}.', es: '{card} se baraja en el mazo de {seat}.' },
  handMixed: silent,
  removedFromGame: { en: '{card} is removed from the game.', es: '{card} se retira del juego.' },
  countersAdded: { en: 'Counters are put on {card}: {amount}.', es: 'Se colocan contadores sobre {card}: {amount}.' },
  countersRemoved: { en: 'Counters are removed from {card}: {amount}.', es: 'Se quitan contadores de {card}: {amount}.' },
  damagePlaced: { en: '{amount} damage is placed on {card}.', es: 'Se coloca {amount} de Daño sobre {card}.' },
  // Exhausting and readying
  cardExhausted: { en: '{card} is exhausted.', es: 'Se agota {card}.' },
  cardReadied: silent,
  // Statuses
  statusGiven: { en: '{card} gets a status card: {value}.', es: '{card} recibe una carta de Estado: {value}.' },
  statusLost: { en: '{card} loses a status card: {value}.', es: '{card} pierde una carta de Estado: {value}.' },
  // What characters do
  attackMade: { en: '{card} attacks {other}.', es: '{card} ataca a {other}.' },
  thwartMade: { en: '{card} thwarts {other}.', es: '{card} interviene contra {other}.' },
  recovered: { en: '{card} recovers.', es: '{card} se recupera.' },
  attackEnded: silent,
  thwartEnded: silent,
  // Activations
  activationDelayed: silent,
  activationTaken: silent,
  attackBegan: { en: '{card} attacks {seat}.', es: '{card} ataca a {seat}.' },
  schemeBegan: { en: '{card} schemes.', es: '{card} ejecuta el Plan.' },
  attackSpread: { en: '{card} also attacks {seat}.', es: '{card} ataca también a {seat}.' },
  attackDealt: silent,
  attackOver: silent,
  boostGiven: { en: '{other} gets a boost card.', es: '{other} recibe una carta de aumento.' },
  boostTurned: { en: 'The boost card of {other} is {card}.', es: 'La carta de aumento de {other} es {card}.' },
  defended: { en: '{card} defends against {other}.', es: '{card} defiende contra {other}.' },
  enemyAttacked: silent,
  defenseEnded: silent,
  enemySchemed: silent,
  // Damage
  damageDealt: silent,
  damageTaken: { en: '{card} takes {amount} damage.', es: '{card} sufre {amount} de Daño.' },
  damageDone: silent,
  damageHealed: { en: '{card} heals {amount} damage.', es: '{card} se cura {amount} de Daño.' },
  defeatBegan: silent,
  defeated: { en: '{card} is defeated.', es: '{card} cae en derrota.' },
  wasDefeated: silent,
  // Threat and schemes
  threatPlaced: { en: '{amount} threat is placed on {card}.', es: 'Se coloca {amount} de Amenaza sobre {card}.' },
  threatRemoved: { en: '{amount} threat is removed from {card}.', es: 'Se quita {amount} de Amenaza de {card}.' },
  accelerationAdded: {
    en: 'Acceleration tokens are put on {card}: {amount}.',
    es: 'Se colocan fichas de Aceleración sobre {card}: {amount}.',
  },
  schemeCompleted: { en: '{card} is completed.', es: 'Se completa {card}.' },
  schemeAdvanced: { en: 'The main scheme advances to {other}.', es: 'El Plan principal avanza a {other}.' },
  schemeTurned: silent,
  stageAdvanced: { en: 'The villain advances to the next stage.', es: 'El Villano avanza a la siguiente etapa.' },
  // Other sides of cards
  cardFlipped: { en: '{card} is flipped.', es: 'Se da la vuelta a {card}.' },
  cardCleared: silent,
  // Encounter cards
  encounterDealt: { en: '{seat} is dealt an encounter card.', es: '{seat} recibe una carta de Encuentro.' },
  encounterTurned: { en: '{seat} reveals {card}.', es: '{seat} muestra {card}.' },
  encounterEntered: { en: '{card} enters play.', es: '{card} entra en juego.' },
  minionLaid: silent,
  facedownEngaged: { en: 'A facedown minion engages {seat}.', es: 'Un Esbirro boca abajo se enfrenta a {seat}.' },
  minionEngaged: { en: '{card} engages {seat}.', es: '{card} se enfrenta a {seat}.' },
  revealBegan: silent,
  effectsBegan: silent,
  revealed: silent,
  surgeGained: { en: '{card} surges: {seat} reveals another card.', es: '{card} tiene Oleada: {seat} muestra otra carta.' },
  phaseThreatPlaced: silent,
  encounterShuffledIn: { en: '{card} is shuffled into the encounter deck.', es: '{card} se baraja en el mazo de Encuentros.' },
  encounterDiscarded: { en: '{card} goes to the encounter discard pile.', es: '{card} va a la pila de descartes de Encuentros.' },
  encounterDeckRenewed: {
    en: 'The encounter discard pile is shuffled into a new encounter deck.',
    es: 'La pila de descartes de Encuentros se baraja para formar un nuevo mazo.',
  },
  putInVictory: { en: '{card} goes to the victory display.', es: '{card} va a la zona de victoria.' },
  // Elimination
  playerEliminated: { en: '{seat} is eliminated.', es: '{seat} queda fuera de la partida.' },
  areaRemoved: silent,
  // Lasting effects
  effectBegan: silent,
  effectEnded: silent,
};
