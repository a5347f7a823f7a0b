import type { GameWords } from '@crupier/kernel/rules';

/**
 * Why a card cannot be played or used, and when it will be possible: by the names of the checks that fail. `{houses}` are those of the card,
 * `{active}` is the active house. A check without words stands in nobody's way by itself.
 */
export const obstacles: NonNullable<GameWords['obstacles']> = {
  'only cards of the active house are played, discarded and used': {
    en: '{card} belongs to {houses}, and the active house is {active}. It waits for a turn in which you choose its house.',
    es: '{card} es de {houses} y la Casa activa es {active}. Tendrá que esperar a un turno en el que elijas su Casa.',
  },
  'one card from hand in the first turn of the match': {
    en: 'In the first turn of the match one card of the hand is played or discarded, no more. Your next turn has no such limit.',
    es: 'En el primer turno de la partida solo se juega o se descarta una carta de la mano. Tu próximo turno no tendrá ese límite.',
  },
  'an alpha card is the first thing done in its step': {
    en: '{card} has alpha: it is played before anything else in this step. It waits for your next turn.',
    es: '{card} tiene alfa: se juega antes que nada en este paso. Tendrá que esperar a tu próximo turno.',
  },
  'six times the same card a turn': {
    en: 'Cards with that name have been played or used six times this turn, and that is the most.',
    es: 'En este turno ya se han jugado o usado seis veces cartas con ese nombre, que es el máximo.',
  },
  'an upgrade that cannot be attached cannot be played': {
    en: 'There is no creature that {card} could be attached to.',
    es: 'No hay ninguna criatura a la que unir {card}.',
  },
  'what cannot be played is not played': { en: 'A card text forbids it now.', es: 'El texto de una carta lo impide ahora.' },
  'what says of itself that it cannot be played is not played': {
    en: '{card} says itself that it cannot be played now.',
    es: 'El propio texto de {card} dice que ahora no se puede jugar.',
  },
  'what it costs to play a card is there': {
    en: 'Playing {card} costs {price} Æ, and you have {aember}.',
    es: 'Jugar {card} cuesta {price} Æ y tienes {aember}.',
  },
  'half a gigantic creature enters play with its other half alone': {
    en: 'Both halves of {card} are played together, and you have one.',
    es: 'Las dos mitades de {card} se juegan juntas y solo tienes una.',
  },
  'an exhausted card is not used': {
    en: '{card} is exhausted. It readies at the end of its controller’s turn.',
    es: '{card} está agotada. Se prepara al final del turno de quien la controla.',
  },
  'use restrictions are obeyed': { en: 'A card text forbids it now.', es: 'El texto de una carta lo impide ahora.' },
  'what it costs to use a card is there': {
    en: 'Using {card} costs {price} Æ, and you have {aember}.',
    es: 'Usar {card} cuesta {price} Æ y tienes {aember}.',
  },
  'a stunned creature only loses its stun': {
    en: '{card} is stunned: its next use does nothing but remove the stun.',
    es: '{card} está aturdida: la próxima vez que se use solo perderá el aturdimiento.',
  },
  'an enraged creature must fight if it can': {
    en: '{card} must fight while there is somebody to fight.',
    es: '{card} debe luchar mientras tenga contra quién.',
  },
  'what may only fight is used for nothing else, enemies or not': {
    en: '{card} can be used to fight and for nothing else.',
    es: '{card} solo se puede usar para luchar.',
  },
  'there is an enemy creature to fight': {
    en: 'There is no enemy creature that {card} could fight.',
    es: 'No hay ninguna criatura enemiga contra la que {card} pueda luchar.',
  },
  'what cannot be attacked is not chosen': {
    en: 'No enemy creature can be attacked by {card} now.',
    es: 'Ahora {card} no puede atacar a ninguna criatura enemiga.',
  },
};

/**
 * Why a card is none of those that a question of a rule is about, where no check alone keeps it from being chosen: by the purpose of the
 * question. The rule that is cited is the one that governs the question.
 */
const unchosen: NonNullable<GameWords['choiceObstacles']> = {
  chooseDefender: {
    en: '{card} is not an enemy creature in the battleline that can be fought.',
    es: '{card} no es una criatura enemiga de la línea de batalla contra la que se pueda luchar.',
  },
  chooseFoe: {
    en: '{card} is none of the creatures that are still to be fought.',
    es: '{card} no es una de las criaturas contra las que queda luchar.',
  },
  chooseFighter: {
    en: '{card} is none of the creatures that can fight this one.',
    es: '{card} no es una de las criaturas que pueden luchar contra esta.',
  },
  chooseHost: {
    en: '{card} is not a creature in play that the upgrade can be attached to.',
    es: '{card} no es una criatura en juego a la que se pueda unir la mejora.',
  },
  chooseHalf: {
    en: '{card} is not the other half of the gigantic creature.',
    es: '{card} no es la otra mitad de la criatura gigantesca.',
  },
  chooseCopied: {
    en: '{card} is none of the cards that can be copied.',
    es: '{card} no es una de las cartas que se pueden copiar.',
  },
  captureIcon: {
    en: 'A bonus icon captures onto a creature of yours in play, and {card} is not one.',
    es: 'Con un icono de bonificación captura una criatura tuya en juego, y {card} no lo es.',
  },
  damageIcon: {
    en: 'A bonus icon deals its damage to a creature in play, and {card} is not one.',
    es: 'Un icono de bonificación hace su daño a una criatura en juego, y {card} no lo es.',
  },
  discardIcon: {
    en: 'A bonus icon discards a card of your hand, and {card} is not in it.',
    es: 'Un icono de bonificación descarta una carta de tu mano, y {card} no está en ella.',
  },
  divideRest: {
    en: '{card} is none of the cards among which it is divided.',
    es: '{card} no es una de las cartas entre las que se reparte.',
  },
  archiveFromHand: {
    en: 'A card of the hand is archived, and {card} is not in it.',
    es: 'Se archiva una carta de la mano, y {card} no está en ella.',
  },
  discardFromHand: {
    en: 'A card of the hand is discarded, and {card} is not in it.',
    es: 'Se descarta una carta de la mano, y {card} no está en ella.',
  },
  searchDeck: {
    en: '{card} is none of the cards that the search can find.',
    es: '{card} no es una de las cartas que se pueden encontrar en la búsqueda.',
  },
  spendAember: {
    en: 'A key is paid from your pool and from cards that let you spend the Æ on them, and {card} is none of these now.',
    es: 'Una llave se paga con tu reserva y con cartas que te dejan gastar el Æ que tienen, y {card} no es ahora una de ellas.',
  },
  redistributeAember: {
    en: '{card} is none of the creatures among which this Æ is divided.',
    es: '{card} no es una de las criaturas entre las que se reparte este Æ.',
  },
  redistributeDamage: {
    en: '{card} is none of the creatures among which this damage is divided.',
    es: '{card} no es una de las criaturas entre las que se reparte este daño.',
  },
  divideCaptured: {
    en: '{card} is none of the creatures that can capture this Æ.',
    es: '{card} no es una de las criaturas que pueden capturar este Æ.',
  },
  destroyToUse: {
    en: 'A friendly creature in play is destroyed for this use, and {card} is not one.',
    es: 'Para este uso se destruye una criatura aliada en juego, y {card} no lo es.',
  },
  purgeArchived: {
    en: 'A card in archives is purged, and {card} is not there.',
    es: 'Se purga una carta de un archivo, y {card} no está ahí.',
  },
};

/** Why a card cannot be chosen as a target or a defender. */
export const choiceObstacles: NonNullable<GameWords['choiceObstacles']> = {
  ...unchosen,
  'a creature fights an enemy creature or not at all': {
    en: '{card} is friendly: a creature fights enemy creatures.',
    es: '{card} es aliada: una criatura lucha contra criaturas enemigas.',
  },
  'neighbours of a creature with taunt are protected': {
    en: '{card} stands beside a creature with taunt, which protects it as long as it is there.',
    es: '{card} está junto a una criatura con Provocar, que la protege mientras siga ahí.',
  },
  'text / TEXT-ANOTHER: “another” card is any but the one whose text says it': {
    en: 'The text says “another”: {card} cannot mean itself.',
    es: 'El texto dice «otra»: {card} no puede elegirse a sí misma.',
  },
};

/** Why a house or another option that is no card is not offered, by the names of the checks. */
export const optionObstacles: NonNullable<GameWords['optionObstacles']> = {
  'a house that cannot be chosen is no choice': {
    en: 'A card text says that it cannot be chosen.',
    es: 'El texto de una carta dice que no se puede elegir.',
  },
  'of the houses that must be chosen one is': {
    en: 'A card text says which house must be chosen.',
    es: 'El texto de una carta dice qué Casa hay que elegir.',
  },
};
