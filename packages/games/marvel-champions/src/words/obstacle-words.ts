import type { GameWords } from '@crupier/kernel/rules';

/** Of what nobody does now: whose turn it is, and in which form. */
const ofTheTurn: NonNullable<GameWords['obstacles']> = {
  'another player decides now': {
    en: 'Another player decides now. Outside your turn you use an action when the player whose turn it is asks you for one.',
    es: 'Ahora decide otro jugador. Fuera de tu turno, usas una acción cuando te la pide el jugador al que le toca.',
  },
  'players act in their own turn': {
    en: 'You are asked for an action, and this is none. It waits for your turn.',
    es: 'Se te pide una acción y esto no lo es. Tendrá que esperar a tu turno.',
  },
  'a player changes form once a round': {
    en: 'You have changed form this round. You can do it again in your turn of the next one.',
    es: 'Ya has cambiado de identidad en esta ronda. Podrás volver a hacerlo en tu turno de la siguiente.',
  },
  'who cannot change to hero form does not change form as an alter-ego': {
    en: 'A card text keeps you from changing to hero form.',
    es: 'El texto de una carta te impide adoptar tu identidad de Héroe.',
  },
  'a player who is not in the form of the header does not use the ability': {
    en: 'The ability of {card} is used in the other form; yours is now: {form}.',
    es: 'La capacidad de {card} se usa con la otra identidad; la tuya es ahora: {form}.',
  },
  'a card that says “form only” enters play in that form of its player alone': {
    en: '{card} enters play in the other form alone; yours is now: {form}.',
    es: '{card} solo entra en juego con la otra identidad; la tuya es ahora: {form}.',
  },
};

/** Of playing cards: their types, what they say of being played, and what they need. */
const ofPlaying: NonNullable<GameWords['obstacles']> = {
  'an event without an action is played when what it answers happens': {
    en: '{card} is played when what its text answers happens. You are asked then.',
    es: '{card} se juega cuando ocurre aquello a lo que responde su texto. Se te preguntará entonces.',
  },
  'a resource card is spent and not played': {
    en: '{card} is a resource card: it is not played, but spent to pay for something else.',
    es: '{card} es una carta de Recurso: no se juega, sino que se gasta para pagar otra cosa.',
  },
  'a card with a dash for its cost is not played': {
    en: 'The cost of {card} is a dash: it cannot be played.',
    es: 'El coste de {card} es un guion: no se puede jugar.',
  },
  'a card does not enter play that matches a unique one there': {
    en: '{card} is unique, and a card that matches it is in play. It waits until that one leaves play.',
    es: '{card} es única y hay en juego una carta que coincide con ella. Tendrá que esperar a que salga del juego.',
  },
  'a card that says “play only if” is not played otherwise': {
    en: '{card} is played by whoever has {traits}: your identity, or the cards that you control if its text says so.',
    es: '{card} la juega quien tiene {traits}: su identidad o, si lo dice el texto, las cartas que controla.',
  },
  'no more copies of a card than its maximum are in play under one player’s control': {
    en: 'You control as many copies of {card} as its maximum allows ({max}). One has to leave play first.',
    es: 'Ya controlas tantas copias de {card} como permite su máximo ({max}). Antes tendrá que salir alguna del juego.',
  },
  'no more copies of a card than its maximum are attached to one card': {
    en: 'What {card} could be attached to has as many copies of it as its maximum allows ({max}).',
    es: 'Aquello a lo que se podría vincular {card} ya tiene tantas copias como permite su máximo ({max}).',
  },
  'no more copies of a card are played in a period than its maximum': {
    en: '{card} has been played as often as its maximum allows for now ({max}), counting all players.',
    es: '{card} ya se ha jugado tantas veces como permite su máximo por ahora ({max}), entre todos los jugadores.',
  },
  'a team-up card is played while both characters that it names are in play': {
    en: '{card} is played while both characters that its team-up names are in play.',
    es: '{card} se juega mientras estén en juego los dos personajes que nombra su Equipo.',
  },
  'a card is not played that could be attached to nothing': {
    en: 'There is nothing in play that {card} could be attached to.',
    es: 'No hay nada en juego a lo que vincular {card}.',
  },
};

/** Of resources: by the place of a cost that stays unfilled. */
const ofResources: NonNullable<GameWords['obstacles']> = {
  cost: {
    en: '{card} costs {price}, and with other cards and abilities you can generate {available}.',
    es: '{card} cuesta {price} y con otras cartas y capacidades puedes generar {available}.',
  },
  additional: {
    en: 'Card texts have you pay more for {card} than you can generate (you can generate {available}).',
    es: 'Por los textos de otras cartas, {card} te cuesta más de lo que puedes generar (puedes generar {available}).',
  },
  any: {
    en: 'The ability of {card} costs more resources than you can generate (you can generate {available}).',
    es: 'La capacidad de {card} cuesta más recursos de los que puedes generar (puedes generar {available}).',
  },
  physical: {
    en: '{card} asks for more physical resources than you can generate.',
    es: '{card} pide más recursos físicos de los que puedes generar.',
  },
  mental: {
    en: '{card} asks for more mental resources than you can generate.',
    es: '{card} pide más recursos mentales de los que puedes generar.',
  },
  energy: {
    en: '{card} asks for more energy resources than you can generate.',
    es: '{card} pide más recursos de energía de los que puedes generar.',
  },
  wild: {
    en: '{card} asks for more wild resources than you can generate.',
    es: '{card} pide más recursos universales de los que puedes generar.',
  },
  printedPhysical: {
    en: '{card} asks for more printed physical resources than you can generate.',
    es: '{card} pide más recursos físicos impresos de los que puedes generar.',
  },
  printedMental: {
    en: '{card} asks for more printed mental resources than you can generate.',
    es: '{card} pide más recursos mentales impresos de los que puedes generar.',
  },
  printedEnergy: {
    en: '{card} asks for more printed energy resources than you can generate.',
    es: '{card} pide más recursos de energía impresos de los que puedes generar.',
  },
};

/** Of abilities: whose they are, how often they are used, what they cost besides resources, and what they could do. */
const ofAbilities: NonNullable<GameWords['obstacles']> = {
  'the ability of an attachment on a player’s card is used by the player alone who controls that card': {
    en: '{card} is attached to another player’s card: that player alone uses its ability.',
    es: '{card} está vinculada a una carta de otro jugador: solo ese jugador usa su capacidad.',
  },
  'nobody uses an ability of an obligation before another player': {
    en: '{card} lies before another player: that player alone uses its ability.',
    es: '{card} está delante de otro jugador: solo ese jugador usa su capacidad.',
  },
  'an ability is used as often in a round as its limit says': {
    en: 'The ability of {card} has been used as often as its limit allows this round. It can be used again in the next one.',
    es: 'La capacidad de {card} ya se ha usado esta ronda tantas veces como permite su límite. Podrá usarse en la siguiente.',
  },
  'an ability is used as often in a phase as its limit says': {
    en: 'The ability of {card} has been used as often as its limit allows this phase. It can be used again in a later one.',
    es: 'La capacidad de {card} ya se ha usado esta fase tantas veces como permite su límite. Podrá usarse en otra posterior.',
  },
  'an ability is used as often in a game as its limit says': {
    en: 'The ability of {card} has been used as often as its limit allows, for the whole game.',
    es: 'La capacidad de {card} ya se ha usado tantas veces como permite su límite para toda la partida.',
  },
  'what lasts to the end of an activation begins in one': {
    en: 'What {card} does lasts to the end of an activation, and no enemy is activating now.',
    es: 'Lo que hace {card} dura hasta el final de una activación y ahora no se está activando ningún enemigo.',
  },
  'an exhausted card does not exhaust to pay for its own ability': {
    en: '{card} is exhausted, and its ability exhausts it. It readies at the end of the player phase.',
    es: '{card} está agotada y su capacidad la agota. Se prepara al final de la fase de los jugadores.',
  },
  'an exhausted card does not exhaust to pay for the ability of another': {
    en: '{card} exhausts a card to pay, and the one that it exhausts is exhausted. It waits until that one is ready.',
    es: '{card} agota una carta como coste y la que debe agotar ya está agotada. Tendrá que esperar a que esté preparada.',
  },
  'the counters that an ability costs lie on the card': {
    en: 'There are fewer counters than the ability of {card} costs.',
    es: 'Hay menos contadores de los que cuesta la capacidad de {card}.',
  },
  'the damage that an ability heals as its cost is on the character': {
    en: 'The ability of {card} costs damage that is healed, and there is not so much.',
    es: 'La capacidad de {card} cuesta Daño que se cura y no hay tanto.',
  },
  'who would take none of the damage of a cost does not pay it': {
    en: 'The ability of {card} costs damage, and whoever should take it would not take it in full.',
    es: 'La capacidad de {card} cuesta Daño y quien debería sufrirlo no lo sufriría entero.',
  },
  'an ability is not used whose price cannot be paid': {
    en: 'What the ability of {card} costs besides resources cannot be paid now.',
    es: 'Lo que cuesta la capacidad de {card}, además de recursos, no se puede pagar ahora.',
  },
  'an ability that could change nothing is not used': {
    en: 'It could not change anything now: what the text of {card} is about is not there.',
    es: 'Ahora no podría cambiar nada: no hay aquello de lo que trata el texto de {card}.',
  },
};

/** Of attacking, thwarting and recovering, and of whom that is directed at. */
const ofPowers: NonNullable<GameWords['obstacles']> = {
  'an identity attacks and thwarts in hero form': {
    en: 'It is done in hero form: change form first.',
    es: 'Se hace con la identidad de Héroe: antes tienes que cambiar de identidad.',
  },
  'an identity recovers in alter-ego form': {
    en: 'It is done in alter-ego form: change form first.',
    es: 'Se hace con la identidad de Alter ego: antes tienes que cambiar de identidad.',
  },
  'an exhausted character is not used again': {
    en: '{card} is exhausted. It readies at the end of the player phase.',
    es: '{card} está agotada. Se prepara al final de la fase de los jugadores.',
  },
  'a character does not use a power that it lacks, or that is a dash': {
    en: '{card} does not have that power, or it is a dash.',
    es: '{card} no tiene esa característica o es un guion.',
  },
  'who has no damage does not recover': {
    en: '{card} has no damage to recover from.',
    es: '{card} no tiene Daño del que recuperarse.',
  },
  'a basic power is not used where there is no target for it': {
    en: 'There is nothing that {card} could do it to now.',
    es: 'Ahora no hay ningún objetivo válido para {card}.',
  },
  'a minion with guard keeps its player from attacking a villain': {
    en: 'A minion with guard is engaged with you: while it is, you do not attack the villain.',
    es: 'Estás enfrentado a un Esbirro con Guardia: mientras lo estés, no puedes atacar al Villano.',
  },
  'an enemy that cannot be attacked is not attacked': {
    en: 'No enemy that is left can be attacked now.',
    es: 'Ahora no se puede atacar a ninguno de los enemigos que quedan.',
  },
  'who cannot take damage takes none': {
    en: 'Whoever it could be done to cannot take damage now.',
    es: 'Quien podría ser el objetivo no puede sufrir Daño ahora.',
  },
  'while a crisis icon is in play no card of a player removes threat from the main scheme': {
    en: 'A crisis icon is in play: until it is gone no threat is removed from the main scheme.',
    es: 'Hay en juego un icono de Crisis: mientras siga, no se puede retirar Amenaza del Plan principal.',
  },
  'a minion with patrol keeps its player from thwarting the main scheme': {
    en: 'A minion with patrol is engaged with you: while it is, you do not thwart the main scheme.',
    es: 'Estás enfrentado a un Esbirro con Patrulla: mientras lo estés, no puedes intervenir contra el Plan principal.',
  },
  'a scheme without threat is not thwarted': {
    en: 'There is no threat that could be removed.',
    es: 'No hay Amenaza que se pueda retirar.',
  },
  'threat is not removed from a scheme that cannot lose it': {
    en: 'A card text keeps threat from being removed.',
    es: 'El texto de una carta impide que se retire Amenaza.',
  },
};

/**
 * Why something cannot be done with a card, and when it will be possible: by the names of the checks that fail. `{form}` is that of the
 * player, `{price}` what the card costs and `{available}` what could be paid for it, `{max}` the maximum that is printed on it and
 * `{traits}` those that it wants. A check without words stands in nobody's way by itself.
 */
export const obstacles: NonNullable<GameWords['obstacles']> = {
  ...ofTheTurn,
  ...ofPlaying,
  ...ofResources,
  ...ofAbilities,
  ...ofPowers,
};

/**
 * Why a card is none of those that a question of a rule is about, where no check alone keeps it from being chosen: by the purpose of the
 * question. The rule that is cited is the one that governs the question.
 */
const unchosen: NonNullable<GameWords['choiceObstacles']> = {
  mulligan: {
    en: 'You discard from your starting hand, and {card} is not in it.',
    es: 'Descartas de tu mano inicial, y {card} no está en ella.',
  },
  discardAtEnd: {
    en: 'You discard from your hand, and {card} is not in it.',
    es: 'Descartas de tu mano, y {card} no está en ella.',
  },
  declareDefender: {
    en: 'A hero defends, in hero form, or an ally of yours in play: {card} is neither.',
    es: 'Defiende un Héroe, con esa identidad, o un Aliado tuyo en juego: {card} no es ninguno de los dos.',
  },
  whomToAttack: {
    en: '{card} is not an enemy in play that can be attacked now.',
    es: '{card} no es un enemigo en juego al que se pueda atacar ahora.',
  },
  whatToThwart: {
    en: '{card} is not a scheme in play with threat that can be removed now.',
    es: '{card} no es un Plan en juego con Amenaza que se pueda retirar ahora.',
  },
  assignDamage: {
    en: 'Indirect damage is taken by your identity and your allies, each no more than it has hit points left, and {card} is none of these.',
    es: 'El Daño indirecto lo sufren tu identidad y tus Aliados, cada cual hasta los Puntos de vida que le quedan, y {card} no está entre ellos.',
  },
  allyLimit: {
    en: 'One of your allies in play is discarded, and {card} is not one.',
    es: 'Se descarta uno de tus Aliados en juego, y {card} no lo es.',
  },
  restrictedLimit: {
    en: 'One of your restricted cards in play is discarded, and {card} is not one.',
    es: 'Se descarta una de tus cartas Restringidas en juego, y {card} no lo es.',
  },
  sideSchemeLimit: {
    en: 'A player side scheme in play is discarded, and {card} is not one.',
    es: 'Se descarta un Plan secundario de jugador en juego, y {card} no lo es.',
  },
  searchFor: {
    en: '{card} is none of the cards that the search can find, or another copy of it stands for it.',
    es: '{card} no es una de las cartas que se pueden encontrar en la búsqueda, u otra copia la representa.',
  },
  shuffleIn: {
    en: 'Cards of your discard pile are shuffled in, no two of one name, and {card} is none that is left.',
    es: 'Se mezclan cartas de tu pila de descartes, de nombres distintos, y {card} no es una de las que quedan.',
  },
  payIntoPlay: {
    en: '{card} is none of the cards that you can pay for and put into play.',
    es: '{card} no es una de las cartas que puedes pagar y poner en juego.',
  },
};

/** Why a card cannot be chosen as a target or a defender. */
export const choiceObstacles: NonNullable<GameWords['choiceObstacles']> = {
  ...unchosen,
  'an exhausted character is not exhausted to defend': {
    en: '{card} is exhausted, and defending exhausts. It readies at the end of the player phase.',
    es: '{card} está agotada y para defender hay que agotarse. Se prepara al final de la fase de los jugadores.',
  },
  'who cannot defend against an enemy does so by no defense': {
    en: 'A card text keeps {card} from defending.',
    es: 'El texto de una carta impide que {card} defienda.',
  },
  'a player pays with cards that the player controls': {
    en: '{card} is another player’s: you pay with cards that you control.',
    es: '{card} es de otro jugador: se paga con cartas que controlas.',
  },
};
