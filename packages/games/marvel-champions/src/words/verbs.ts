import type { Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { Destination } from '../rules/search.ts';
import type { Status } from '../state/state.ts';
import type { ResourceType } from '../state/printed.ts';
import type { CardWords } from '../meanings/builders.ts';
import { keywordText } from './keywords.ts';
import { manyResources, resourceText, sumOfResources, unitsByType } from './resources.ts';

function text(en: string, es: string): Both {
  return { en, es };
}

/** Where a card goes that was looked for, as what is done next. */
const placed: Readonly<Record<Destination, Both>> = {
  hand: { en: '[add] it to {your} hand', es: '[añadir] esa carta a {your} mano' },
  revealed: { en: '[reveal] it', es: '[mostrar] esa carta' },
  engaged: { en: '[put] it into play engaged with {you}', es: '[poner] esa carta en juego enfrentada a {you}' },
  engagedWithFirst: {
    en: '[put] it into play engaged with the first player',
    es: '[poner] esa carta en juego enfrentada al jugador inicial',
  },
};

function placedText(destination: string): Both {
  return placed[destination as Destination];
}

/** What is asked where a card is looked for. */
const choosesOne = text('[choose] {one} and {value}', '[elegir] {one} y {value}');

/** "Remove 2 threat from a scheme", with what is ignored. */
const removesThreat = {
  ...text('[remove] {amount:threat} from {on}', '[quitar] {amount:threat} de {on}'),
  valued: text('[remove] {amount:threat} from {on}, ignoring {value}', '[quitar] {amount:threat} de {on} ignorando {value}'),
  values: () => ({ en: 'crisis icons', es: 'los iconos de Crisis' }),
};

const statusTexts: Readonly<Record<Status, Both>> = {
  stunned: { en: 'stunned', es: 'Aturdido' },
  confused: { en: 'confused', es: 'Confundido' },
  tough: { en: 'tough', es: 'Duro' },
};

/** The verbs of `verbs/characters.ts`: what is done to characters and schemes. */
const ofCharacters = {
  attack: {
    ...text('[deal] {amount:damage} to {on}', '[infligir] {amount:damage} a {on}'),
    valued: text('[deal] {amount:damage} to {on} with {value}', '[infligir] {amount:damage} a {on} con {value}'),
    values: (keyword) => keywordText(keyword),
  },
  addDamage: text('[add] {amount:damage} to this attack', '[añadir] {amount:damage} a este ataque'),
  thwart: removesThreat,
  removeThreat: removesThreat,
  placeThreat: {
    en: { self: '[place] {amount:threat} here', other: '[place] {amount:threat} on {on}' },
    es: { self: '[colocar] {amount:threat} sobre esta carta', other: '[colocar] {amount:threat} sobre {on}' },
  },
  damage: {
    en: { divided: '[deal] {amount:damage} divided as you choose among {on}', other: '[deal] {amount:damage} to {on}' },
    es: { divided: '[repartir] {amount:damage} como quieras entre {on}', other: '[infligir] {amount:damage} a {on}' },
  },
  takeDamage: text('[deal] {amount:damage} to {on}', '[infligir] {amount:damage} a {on}'),
  heal: text('[heal] {amount:damage} from {on}', '[curar] {amount:damage} a {on}'),
  healFully: text('[heal] all damage from {on}', '[curar] todo el Daño a {on}'),
  moveDamage: text('[move] {amount:damage} from {on} to {to}', '[trasladar] {amount:damage} de {on} a {to}'),
  stun: text('[stun] {on}', '[aturdir] a {on}'),
  confuse: text('[confuse] {on}', '[confundir] a {on}'),
  toughen: text('[give] {on} a tough status card', '[dar] una carta de Estado «Duro» a {on}'),
  discardStatus: {
    ...text('[discard] a {value} status card from {on}', '[descartar] una carta de Estado «{value}» de {on}'),
    values: (status) => statusTexts[status as Status],
  },
  ready: text('[ready] {on}', '[preparar] {on}'),
  exhaust: text('[exhaust] {on}', '[agotar] {on}'),
  addCounters: {
    en: { self: '[put] {amount:counter} here', other: '[put] {amount:counter} on {on}' },
    es: { self: '[colocar] {amount:counter} sobre esta carta', other: '[colocar] {amount:counter} sobre {on}' },
  },
  removeCounters: {
    en: { self: '[remove] {amount:counter} from here', other: '[remove] {amount:counter} from {on}' },
    es: { self: '[quitar] {amount:counter} de esta carta', other: '[quitar] {amount:counter} de {on}' },
  },
  moveCounters: {
    en: { self: '[move] {amount:counter} from here to {to}', other: '[move] {amount:counter} from {on} to {to}' },
    es: { self: '[trasladar] {amount:counter} de esta carta a {to}', other: '[trasladar] {amount:counter} de {on} a {to}' },
  },
  prevent: text('[prevent] {amount} of {event}', '[evitar] {amount} de {event}'),
  preventAll: text('[prevent] all of {event}', '[evitar] por completo {event}'),
  increase: text('[increase] {event} by {amount}', '[aumentar] {event} en {amount}'),
  increaseEventDamage: text('[increase] the damage of {on} by {amount}', '[aumentar] en {amount} el Daño que inflige {on}'),
  increaseEventThreat: text('[increase] the threat removed by {on} by {amount}', '[aumentar] en {amount} la Amenaza que quita {on}'),
  cancel: text('[cancel] {event}', '[anular] {event}'),
  placeDamageInstead: {
    en: { self: '[place] {event} here instead', other: '[place] {event} on {on} instead' },
    es: { self: 'en vez de eso, [colocar] {event} sobre esta carta', other: 'en vez de eso, [colocar] {event} sobre {on}' },
  },
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The verbs of `verbs/cards.ts`: what is done with cards, hands and decks. */
const ofCards = {
  draw: text('[draw] {amount:card}', '[robar] {amount:card}'),
  drawToHandSize: text('[draw] up to {your} hand size', '[robar] cartas hasta completar {your} tamaño de mano'),
  drawToPrintedHandSize: text('[draw] up to {your} printed hand size', '[robar] cartas hasta completar {your} tamaño de mano impreso'),
  discard: text('[discard] {on}', '[descartar] {on}'),
  discardAtRandom: text('[discard] {amount:card} at random from {your} hand', '[descartar] al azar {amount:card} de {your} mano'),
  discardFromDeck: text('[discard] {amount:topCard} of {your} deck', '[descartar] {amount:topCard} de {your} mazo'),
  discardFromEncounterDeck: text('[discard] {amount:topCard} of the encounter deck', '[descartar] {amount:topCard} del mazo de Encuentros'),
  discardDealingOwnSet: text(
    '[discard] {amount:topCard} of the encounter deck, and each time a card of this card’s set is discarded this way [receive] it facedown',
    '[descartar] {amount:topCard} del mazo de Encuentros y, cada vez que se descarte de este modo una carta del conjunto de esta, [recibir] esa carta boca abajo',
  ),
  returnToHand: text('[return] {on} to {your} hand', '[devolver] {on} a {your} mano'),
  returnFromDiscard: text(
    '[return] {on} to {your} hand from {your} discard pile',
    '[devolver] {on} a {your} mano desde {your} pila de descartes',
  ),
  shuffleIntoDeck: text('[shuffle] {on} into {your} deck', '[barajar] {on} en {your} mazo'),
  shuffleIntoEncounterDeck: text('[shuffle] {on} into the encounter deck', '[barajar] {on} en el mazo de Encuentros'),
  removeFromGame: text('[remove] {on} from the game', '[retirar] {on} del juego'),
  removeFromCampaign: text('[remove] {on} from the campaign', '[retirar] {on} de la campaña'),
  attach: {
    en: { self: '[attach] to {to}', other: '[attach] {on} to {to}' },
    es: { self: '[vincular] esta carta a {to}', other: '[vincular] {on} a {to}' },
  },
  swap: text('[swap] {on} with {to}', '[intercambiar] {on} y {to}'),
  takeControl: text('[take] control of {on}', '[tomar] el control de {on}'),
  enterUnderControl: text('{self} [enter] play under the control of {player}', '{self} [entrar] en juego bajo el control de {player}'),
  putIntoPlay: text('[put] {on} into play', '[poner] {on} en juego'),
  searchDeck: {
    ...text(
      '[search] {your} deck for {one} and {value}, then [shuffle] {your} deck',
      '[buscar] {one} en {your} mazo y {value}; luego [barajar] {your} mazo',
    ),
    asks: choosesOne,
    values: placedText,
  },
  searchEncounterDeck: {
    ...text(
      '[search] the encounter deck and discard pile for {one} and {value}, then [shuffle] the encounter deck',
      '[buscar] {one} en el mazo de Encuentros y en su pila de descartes y {value}; luego [barajar] el mazo de Encuentros',
    ),
    asks: choosesOne,
    values: placedText,
  },
  discardUntil: {
    ...text(
      '[discard] cards from the encounter deck until {one} is discarded, and {value}',
      '[descartar] cartas del mazo de Encuentros hasta que se descarte {one} y {value}',
    ),
    values: placedText,
  },
  reduceCost: text(
    '[reduce] the resource cost of {your} next card this phase by {amount}',
    '[reducir] en {amount} el coste en recursos de {your} próxima carta en esta fase',
  ),
  generate: { ...text('[generate] {amount}', '[generar] {amount}'), units: unitsByType },
  generateForOwnEvents: {
    ...text(
      '[generate] {amount} for an event of {your} identity’s set',
      '[generar] {amount} para un Evento del conjunto de {your} Superhéroe',
    ),
    units: unitsByType,
  },
  generateForAttackOrDefense: {
    ...text('[generate] {value} for an Attack or Defense event', '[generar] {value} para un Evento de Ataque o Defensa'),
    values: (type) => resourceText(type as ResourceType),
  },
  generateForAttackWithMore: {
    ...text(
      '[generate] {value} for an Attack event, which deals 1 additional damage',
      '[generar] {value} para un Evento de Ataque, que inflige 1 de Daño adicional',
    ),
    values: (type) => resourceText(type as ResourceType),
  },
  generateLikeTopDiscard: text(
    '[generate] the resources of the top card of {your} discard pile',
    '[generar] los recursos de la primera carta de {your} pila de descartes',
  ),
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The verbs of `verbs/scenario.ts`: what enemies do, and what is done with encounter cards. */
const ofScenario = {
  enemyAttacks: { ...text('{on} [attack] you', '{on} te [atacar]'), alone: true },
  enemyAttacksAlly: text('{on} [attack] {to}', '{on} [atacar] a {to}'),
  attackApart: text('[make] an attack that deals {amount:damage} to {on}', '[realizar] un ataque que inflija {amount:damage} a {on}'),
  attackAdditionally: text('[deal] {amount:damage} to {on} additionally', '[infligir] {amount:damage} a {on} de forma adicional'),
  thwartAdditionally: text('[remove] {amount:threat} from {on} additionally', '[quitar] {amount:threat} de {on} de forma adicional'),
  raiseAttack: text('[add] {amount:damage} to that attack', '[añadir] {amount:damage} a ese ataque'),
  raisePower: text('[add] {amount} to the power for this use', '[añadir] {amount} al atributo para este uso'),
  cancelBoostIcons: text('[cancel] the boost icons of {on}', '[anular] los iconos de Aumento de {on}'),
  declareDefender: text('[declare] {on} as the defender without exhausting', '[declarar] a {on} como defensor sin agotarse'),
  enemySchemes: { ...text('{on} [scheme]', '{on} [ejecutar] el Plan'), alone: true },
  enemyActivates: { ...text('{on} [activate] against {you}', '{on} se [activar] contra {you}'), alone: true },
  giveBoost: text('[give] {on} a boost card', '[dar] una carta de aumento a {on}'),
  surge: { ...text('this card gains surge', 'esta carta gana Oleada'), alone: true },
  revealFromDeck: text('[reveal] {amount:topCard} of the encounter deck', '[mostrar] {amount:topCard} del mazo de Encuentros'),
  dealEncounter: text('[receive] {amount:encounterCard} facedown', '[recibir] {amount:encounterCard} boca abajo'),
  dealEncounterToFirst: {
    ...text('the first player receives {amount:encounterCard} facedown', 'el jugador inicial recibe {amount:encounterCard} boca abajo'),
    alone: true,
  },
  accelerate: text('[give] {on} {amount:accelerationToken}', '[dar] {amount:accelerationToken} a {on}'),
  engage: text('[put] {on} into play engaged with {you}', '[poner] {on} en juego <enfrentado|enfrentada|enfrentados|enfrentadas> a {you}'),
  engageInstead: text('[let] it engage you instead', '[hacer] que se enfrente a ti'),
  enterPlay: text('[put] {on} into play', '[poner] {on} en juego'),
  bringNemesis: text(
    'your nemesis minion, engaged with you, and your nemesis side scheme enter play, and the rest of your nemesis set is shuffled into the encounter deck; if the minion does not enter play this way, this card gains surge',
    'tu Esbirro Archienemigo, enfrentado a ti, y el Plan secundario de tu Archienemigo entran en juego, y el resto de su conjunto se baraja en el mazo de Encuentros; si el Esbirro no entra en juego de este modo, esta carta gana Oleada',
  ),
  winGame: { ...text('the players win the game', 'los jugadores ganan la partida'), alone: true },
  loseGame: { ...text('the players lose the game', 'los jugadores pierden la partida'), alone: true },
  shuffleEncounterDeck: text('[shuffle] the encounter deck', '[barajar] el mazo de Encuentros'),
  changeForm: text('[change] form', '[cambiar] de identidad'),
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The verbs of `verbs/unusual.ts`: what few cards say. */
const unusual = {
  placeDamage: {
    en: { self: '[place] {amount:damage} here', other: '[place] {amount:damage} on {on}' },
    es: { self: '[colocar] {amount:damage} sobre esta carta', other: '[colocar] {amount:damage} sobre {on}' },
  },
  moveCounters: text('[move] {amount:counter} from {on} to {to}', '[trasladar] {amount:counter} de {on} a {to}'),
  becomeMinion: text('{on} [become] a minion engaged with its controller', '{on} [pasar] a ser un Esbirro enfrentado a quien lo controla'),
  becomeAlly: text('[take] control of {on} as an ally', '[tomar] el control de {on} como Aliado'),
  tuckAtRandom: {
    en: {
      self: '[tuck] 1 card at random from {your} hand facedown under this card',
      other: '[tuck] 1 card at random from {your} hand facedown under {on}',
    },
    es: {
      self: '[meter] al azar 1 carta de {your} mano boca abajo debajo de esta carta',
      other: '[meter] al azar 1 carta de {your} mano boca abajo debajo de {on}',
    },
  },
  returnTucked: {
    en: { self: '[return] each card under this one to its owner’s hand', other: '[return] each card under {on} to its owner’s hand' },
    es: {
      self: '[devolver] a la mano de su propietario cada carta que esté debajo de esta',
      other: '[devolver] a la mano de su propietario cada carta que esté debajo de {on}',
    },
  },
  takeAsDamage: text('{on} [take] {event} as damage instead', '{on} [sufrir] {event} como Daño en vez de eso'),
  threatForTypes: text(
    '[place] 1 threat on {on} for each different type of resource printed on the cards discarded this way',
    '[colocar] 1 de Amenaza sobre {on} por cada tipo de recurso distinto impreso en las cartas descartadas de este modo',
  ),
  spendForDamage: {
    ...text('[spend] X {value} → deal X damage to {on}', '[gastar] X {value} → inflige X de Daño a {on}'),
    values: manyResources,
  },
  spendForDamageIgnoringTough: {
    ...text(
      '[spend] X {value} → deal X damage to {on}, ignoring tough status cards',
      '[gastar] X {value} → inflige X de Daño a {on}, sin tener en cuenta las cartas de Estado «Duro»',
    ),
    values: manyResources,
  },
  spendForCounters: {
    en: { self: '[spend] X {value} → put X counters here', other: '[spend] X {value} → put X counters on {on}' },
    es: { self: '[gastar] X {value} → coloca X contadores sobre esta carta', other: '[gastar] X {value} → coloca X contadores sobre {on}' },
    values: manyResources,
  },
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The verbs of `verbs/klaw.ts`. */
const ofKlaw = {
  spend: { ...text('[spend] {value}', '[gastar] {value}'), values: sumOfResources },
  attackEngagedHero: {
    ...text(
      '{on} [attack] the hero that <it is|they are> engaged with',
      '{on} [atacar] al Héroe <al que está enfrentado|a la que está enfrentada|al que están enfrentados|al que están enfrentadas>',
    ),
    alone: true,
  },
  attackOtherHeroes: text(
    '[resolve] {event} against each other hero as well',
    '[resolver] {event} también contra cada uno de los demás Héroes',
  ),
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The verbs of `verbs/facedown.ts`. */
const ofFacedown = {
  engageFacedown: text(
    '[put] {amount:topCard} of {your} deck facedown into play as a Drone minion engaged with {you}',
    '[poner] {amount:topCard} de {your} mazo boca abajo en juego como Esbirro Dron enfrentado a {you}',
  ),
  firstEngagesFacedown: {
    ...text(
      'the first player puts {amount:topCard} of their deck facedown into play as Drone minions engaged with them',
      'el jugador inicial pone {amount:topCard} de su mazo boca abajo en juego como Esbirros Dron enfrentados a él',
    ),
    alone: true,
  },
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The verbs of `verbs/forms.ts` and `verbs/play-free.ts`. */
const ofForms = {
  playIgnoringCost: text('[play] {on}, ignoring its resource cost', '[jugar] {on} ignorando su coste en recursos'),
  changeExtraForm: text('[flip] {on} to change form', '[dar] la vuelta a {on} para cambiar de identidad'),
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The verbs of `verbs/piles.ts`, `verbs/specials.ts` and `verbs/allies.ts`. */
const ofHeroes = {
  takeOneOfTop: {
    ...text(
      '[look] at {amount:topCard} of {your} deck, [take] one of them into {your} hand, and [discard] the others',
      '[mirar] {amount:topCard} de {your} mazo, [añadir] una de ellas a {your} mano y [descartar] las demás',
    ),
    asks: text(
      '[choose] one of these cards, [take] it into {your} hand, and [discard] the others',
      '[elegir] una de estas cartas, [añadir] esa carta a {your} mano y [descartar] las demás',
    ),
  },
  shuffleDifferentIntoDeck: text(
    '[shuffle] up to {amount} different cards from {your} discard pile into {your} deck',
    '[barajar] en {your} mazo hasta {amount} cartas distintas de {your} pila de descartes',
  ),
  resolveSpecials: {
    en: {
      self: '[resolve] the “Special” abilities of this card in any order',
      other: '[resolve] the “Special” ability of {on} in any order',
    },
    es: {
      self: '[resolver] en cualquier orden las capacidades «Especial» de esta carta',
      other: '[resolver] en cualquier orden la capacidad «Especial» de {on}',
    },
  },
  payIntoPlay: text(
    '[pay] the printed cost of {one} and [put] it into play under {your} control',
    '[pagar] el coste impreso de {one} y [poner] esa carta en juego bajo {your} control',
  ),
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The verbs of `verbs/beyond-core.ts`. */
const beyondCore = {
  indirectDamage: text('[take] {amount:indirectDamage}', '[sufrir] {amount:indirectDamage}'),
  indirectDamageToGroup: text(
    '[deal] {amount:indirectDamage} to the players as a group',
    '[infligir] {amount:indirectDamage} a los jugadores como grupo',
  ),
  moveThreat: text('[move] {amount:threat} from {on} to {to}', '[trasladar] {amount:threat} de {on} a {to}'),
  flip: {
    en: { self: '[flip] this card', other: '[flip] {on}' },
    es: { self: '[dar] la vuelta a esta carta', other: '[dar] la vuelta a {on}' },
  },
  setAside: text('[set] {on} aside', '[apartar] {on}'),
  lookAtTop: text('[look] at {amount:topCard} of {your} deck', '[mirar] {amount:topCard} de {your} mazo'),
  advanceScheme: { ...text('the main scheme deck advances', 'el mazo del Plan principal avanza'), alone: true },
  addToEach: text(
    '[add] {amount} to each damage that this card deals and to each removal of threat by it',
    '[añadir] {amount} a cada Daño que inflige esta carta y a cada Amenaza que quita',
  ),
  putNemesis: text('[put] {your} nemesis side scheme into play', '[poner] en juego el Plan secundario de {your} Archienemigo'),
  findAndReveal: {
    ...text('[find] {one} and [reveal] it', '[localizar] {one} y [mostrar] esa carta'),
    asks: text('[choose] {one} and [reveal] it', '[elegir] {one} y [mostrar] esa carta'),
  },
} satisfies Partial<Wordings<CardWords>['verbs']>;

/** The sentences of the verbs. */
export const verbs: Wordings<CardWords>['verbs'] = {
  ...ofCharacters,
  ...ofCards,
  ...ofScenario,
  ...unusual,
  ...ofKlaw,
  ...ofFacedown,
  ...ofForms,
  ...ofHeroes,
  ...beyondCore,
};

/** How long what texts give lasts. */
export const durations: Wordings<CardWords>['durations'] = {
  phase: { en: 'until the end of the phase', es: 'hasta el final de la fase' },
  round: { en: 'until the end of the round', es: 'hasta el final de la ronda' },
  activation: { en: 'until the end of the activation', es: 'hasta el final de la activación' },
  game: { en: 'for the rest of the game', es: 'durante el resto de la partida' },
  setOff: { en: '', es: '' },
};
