import type { Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { CardWords } from '../meanings/builders.ts';
import { counterNames } from '../state/state.ts';

const triggerNames: Readonly<Record<string, Both>> = {
  afterReap: { en: '“After Reap:”', es: '«Después de cosechar:»' },
  afterFight: { en: '“After Fight:”', es: '«Después de luchar:»' },
  play: { en: '“Play:”', es: '«Jugar:»' },
};

const tokenPlaceNames: Readonly<Record<string, Both>> = {
  leftFlank: { en: 'on {your} left flank', es: 'en {your} flanco izquierdo' },
  rightFlank: { en: 'on {your} right flank', es: 'en {your} flanco derecho' },
  leftOfThis: { en: 'immediately to the left of this creature', es: 'justo a la izquierda de esta criatura' },
};

/** The unit of each counter by its name. */
const counterUnits: Readonly<Record<string, string>> = Object.fromEntries(counterNames.map((name) => [name, `${name}Counter`]));

/** The sentences of the verbs. */
export const verbs: Wordings<CardWords>['verbs'] = {
  gain: { en: '[gain] {amount:aember}', es: '[obtener] {amount:aember}' },
  gainSpent: { en: '[gain] that Æ', es: '[obtener] ese Æ' },
  lose: { en: '[lose] {amount:aember}', es: '[perder] {amount:aember}' },
  steal: { en: '[steal] {amount:aember}', es: '[robar] {amount:aember}' },
  pay: {
    en: { opponent: '[have] your opponent pay you {amount:aember}', other: '[pay] {amount:aember} to {your} opponent' },
    es: { opponent: '[hacer] que tu oponente te pague {amount:aember}', other: '[pagar] {amount:aember} a {your} oponente' },
  },
  give: {
    en: { opponent: '[have] your opponent give you {amount:aember}', other: '[give] {amount:aember} to {your} opponent' },
    es: { opponent: '[hacer] que tu oponente te entregue {amount:aember}', other: '[entregar] {amount:aember} a {your} oponente' },
  },
  giveAll: {
    en: { opponent: '[take] all of your opponent’s Æ', other: '[give] all of {your} Æ to {your} opponent' },
    es: { opponent: '[tomar] todo el Æ de tu oponente', other: '[entregar] todo {your} Æ a {your} oponente' },
  },
  capture: {
    en: {
      self: '[capture] {amount:aember}',
      divided: '[capture] {amount:aember}, distributed as you choose among {on}',
      other: '{on} [capture] {amount:aember}',
    },
    es: {
      self: '[capturar] {amount:aember}',
      divided: '[capturar] {amount:aember}, a repartir como quieras entre {on}',
      other: '{on} [capturar] {amount:aember}',
    },
  },
  captureInstead: {
    en: {
      divided: '{amount:aember} is captured by {on}',
      other: '{amount:aember} is captured by {on}',
    },
    es: {
      divided: '{on} [capturar] {amount:aember}',
      other: '{on} [capturar] {amount:aember}',
    },
  },
  captureGained: {
    en: { self: '[capture] it', other: '{on} [capture] it' },
    es: { self: '[capturar] ese Æ', other: '{on} [capturar] ese Æ' },
  },
  captureFromOwn: {
    en: '{on} [capture] {amount:aember} from its own side',
    es: '{on} [capturar] {amount:aember} de la reserva de su controlador',
  },
  captureFromPools: {
    en: {
      self: '[capture] {amount:aember} from any combination of players',
      other: '{on} [capture] {amount:aember} from any combination of players',
    },
    es: {
      self: '[capturar] {amount:aember} de cualquier combinación de jugadores',
      other: '{on} [capturar] {amount:aember} de cualquier combinación de jugadores',
    },
  },
  exalt: { en: '[exalt] {on}', es: '[exaltar] a {on}' },
  placeAember: {
    en: '[place] {amount:aember} from the common supply on {on}',
    es: '[poner] {amount:aember} de la reserva común sobre {on}',
  },
  moveToPool: {
    en: { opponent: '[move] {amount:aember} from {on} to your opponent’s pool', other: '[move] {amount:aember} from {on} to {your} pool' },
    es: {
      opponent: '[mover] {amount:aember} de {on} a la reserva de tu oponente',
      other: '[mover] {amount:aember} de {on} a {your} reserva',
    },
  },
  moveAllToPool: { en: '[move] each Æ from {on} to {your} pool', es: '[mover] todo el Æ de {on} a {your} reserva' },
  moveFromPool: { en: '[move] {amount:aember} from {your} pool to {on}', es: '[mover] {amount:aember} de {your} reserva a {on}' },
  discardAember: {
    en: '[move] {amount:aember} from {on} to the common supply',
    es: '[mover] {amount:aember} de {on} a la reserva común',
  },
  discardAllAember: { en: '[move] each Æ from {on} to the common supply', es: '[mover] todo el Æ de {on} a la reserva común' },
  redistributeDamage: {
    en: '[redistribute] the damage on {on} among those creatures',
    es: '[redistribuir] el daño que haya sobre {on} entre esas criaturas',
  },
  redistributeAember: {
    en: '[redistribute] the Æ on {on} among them',
    es: '[redistribuir] entre sí el Æ que haya sobre {on}',
  },
  moveAllAember: { en: '[move] each Æ from {on} to {to}', es: '[mover] todo el Æ de {on} a {to}' },
  moveAember: { en: '[move] {amount:aember} from {on} to {to}', es: '[mover] {amount:aember} de {on} a {to}' },
  makeToken: { en: '[make] {amount:token}', es: '[crear] {amount:token}' },
  makeTokenAt: {
    en: '[make] {amount:token} {value}',
    es: '[crear] {amount:token} {value}',
    values: (place): Both => tokenPlaceNames[place] ?? { en: place, es: place },
  },
  makeNamedToken: { en: '[make] {amount}', es: '[crear] {amount}', units: { blorb: 'blorb', 'niffle-brute': 'niffle-brute' } },
  makeIntoToken: {
    en: '[put] {on} into play facedown as <a token creature|token creatures>',
    es: '[poner] {on} en juego boca abajo como <una criatura ficha|criaturas ficha>',
  },
  flipFacedown: { en: '[flip] {on} facedown', es: '[poner] {on} boca abajo' },
  flipFaceup: { en: '[flip] {on} faceup', es: '[poner] {on} boca arriba' },
  draw: { en: '[draw] {amount:card}', es: '[robar] {amount:card}' },
  refillHand: {
    en: '[refill] {your} hand as if it were the end of {your} turn',
    es: '[reponer] {your} mano como si fuera el final de {your} turno',
  },
  discard: { en: '[discard] {on}', es: '[descartar] {on}' },
  archiveFromHand: { en: '[archive] {amount:card}', es: '[archivar] {amount:card}' },
  discardFromHand: { en: '[discard] {amount:card}', es: '[descartar] {amount:card}' },
  returnAember: {
    en: '[return] {amount:aember} from {on} to its opponent’s pool',
    es: '[devolver] {amount:aember} de {on} a la reserva de su oponente',
  },
  discardFromDeck: {
    en: '[discard] {amount:topCard} of {your} deck',
    es: '[descartar] {amount:topCard} de {your} mazo',
  },
  discardArchivedAtRandom: {
    en: '[discard] {amount:randomCard} from {your} archives',
    es: '[descartar] {amount:randomCard} de {your}s archivos',
  },
  discardAtRandom: { en: '[discard] {amount:card} at random', es: '[descartar] {amount:card} al azar' },
  purgeAtRandom: { en: '[purge] {amount:randomCard} from {your} hand', es: '[purgar] {amount:randomCard} de {your} mano' },
  revealAtRandom: { en: '[reveal] a random card from {your} hand', es: '[revelar] una carta al azar de {your} mano' },
  archiveAtRandom: { en: '[archive] {amount:randomCard} from {your} hand', es: '[archivar] {amount:randomCard} de {your} mano' },
  discardUntil: {
    en: '[discard] cards from the top of {your} deck until {you} [discard] {such} or [run] out of cards',
    es: '[descartar] cartas de la parte superior de {your} mazo hasta descartar {such} o hasta que no queden cartas',
  },
  lookAt: { en: '[look] at {on}', es: '[mirar] {on}' },
  addToHand: { en: '[put] {on} into {your} hand', es: '[poner] {on} en {your} mano' },
  search: {
    en: '[search] for {one}, [reveal] it and [add] it to {your} hand. Shuffle that deck',
    es: '[buscar] {one}, [revelar] lo encontrado y [añadir] esa carta a {your} mano. Baraja ese mazo',
  },
  searchSecretly: {
    en: '[search] for {one} and [add] it to {your} hand. Shuffle that deck',
    es: '[buscar] {one} y [añadir] esa carta a {your} mano. Baraja ese mazo',
  },
  searchAll: {
    en: '[search] for {on}, [reveal] what you find and [add] it to {your} hand. Shuffle that deck',
    es: '[buscar] {on}, [revelar] lo encontrado y [añadir] esas cartas a {your} mano. Baraja ese mazo',
  },
  shuffleDiscardIntoDeck: {
    en: '[shuffle] {your} discard pile into {your} deck',
    es: '[barajar] {your} pila de descartes en {your} mazo',
  },
  swapDeckAndDiscard: { en: '[swap] {your} deck and {your} discard pile', es: '[intercambiar] {your} mazo y {your} pila de descartes' },
  supply: {
    en: '{amount:aember} is taken from the common supply instead',
    es: '{amount:aember} se toma de la reserva común en vez de eso',
  },
  shuffleDeck: { en: '[shuffle] {your} deck', es: '[barajar] {your} mazo' },
  purgeArchived: { en: '[purge] an archived card', es: '[purgar] una carta archivada' },
  putIntoDiscard: {
    en: '[put] {on} into <its owner’s discard pile|their owners’ discard piles>',
    es: '[poner] {on} en <la pila de descartes de su propietario|las pilas de descartes de sus propietarios>',
  },
  putIntoOwnArchives: {
    en: '[put] {on} into <its owner’s|their owners’> archives',
    es: '[poner] {on} en los archivos de <su propietario|sus propietarios>',
  },
  putUnder: { en: '[put] {on} facedown under {to}', es: '[poner] {on} boca abajo debajo de {to}' },
  resolveScrap: { en: '[resolve] its Scrap ability', es: '[resolver] su habilidad Desguazar' },
  archive: { en: '[archive] {on}', es: '[archivar] {on}' },
  putIntoArchives: {
    en: '[put] {on} into {your} archives. If <that card leaves|those cards leave> {your} archives, put <it in its owner’s hand|them in their owners’ hands> instead',
    es: '[poner] {on} en {your}s archivos. Si <esa carta abandona|esas cartas abandonan> {your}s archivos, en vez de eso <va a la mano de su propietario|van a las manos de sus propietarios>',
  },
  putIntoOpponentsArchives: {
    en: '[put] {on} into {your} opponent’s archives',
    es: '[poner] {on} en los archivos de {your} oponente',
  },
  purge: { en: '[purge] {on}', es: '[purgar] {on}' },
  purgeAndNote: { en: '[purge] {on}', es: '[purgar] {on}' },
  returnToHand: {
    en: { own: '[return] {on} to your hand', other: '[return] {on} to <its owner’s hand|their owners’ hands>' },
    es: { own: '[devolver] {on} a tu mano', other: '[devolver] {on} a <la mano de su propietario|las manos de sus propietarios>' },
  },
  putOnDeck: {
    en: { own: '[put] {on} on top of your deck', other: '[put] {on} on top of <its owner’s deck|their owners’ decks>' },
    es: {
      own: '[poner] {on} en la parte superior de tu mazo',
      other: '[poner] {on} en la parte superior de<l mazo de su propietario| los mazos de sus propietarios>',
    },
  },
  putBack: { en: '[put] {on} back in any order', es: '[volver] a poner {on} donde <estaba|estaban> en cualquier orden' },
  putUnderDeck: {
    en: { own: '[put] {on} on the bottom of your deck', other: '[put] {on} on the bottom of <its owner’s deck|their owners’ decks>' },
    es: {
      own: '[poner] {on} en la parte inferior de tu mazo',
      other: '[poner] {on} en la parte inferior de<l mazo de su propietario| los mazos de sus propietarios>',
    },
  },
  shuffleIntoDeck: {
    en: { own: '[shuffle] {on} into your deck', other: '[shuffle] {on} into <its owner’s deck|their owners’ decks>' },
    es: { own: '[barajar] {on} en tu mazo', other: '[barajar] {on} en <el mazo de su propietario|los mazos de sus propietarios>' },
  },
  reveal: { en: '[reveal] {on}', es: '[revelar] {on}' },
  graft: { en: '[graft] {on} onto {to}', es: '[injertar] {on} en {to}' },
  play: { en: '[play] {on}', es: '[jugar] {on}' },
  resolveIcons: {
    en: '[resolve] the bonus icons of {on} as if you had played <it|them>',
    es: '[resolver] los iconos de bonificación de {on} como si <lo|la|los|las> hubieras jugado',
  },
  playAsYours: { en: '[play] {on} as if it were yours', es: '[jugar] {on} como si <fuera tuyo|fuera tuya|fueran tuyos|fueran tuyas>' },
  playArchivedAtRandom: {
    en: '[play] a random card from {your} opponent’s archives as if it were yours',
    es: '[jugar] una carta al azar de los archivos de {your} oponente como si fuera tuya',
  },
  returnToPlay: { en: '[return] to play {on}', es: '[devolver] al juego {on}' },
  putIntoPlay: { en: '[put] {on} into play', es: '[poner] {on} en juego' },
  putInPlaceOf: {
    en: '[put] {on} into play where {to} stood in the battleline',
    es: '[poner] {on} en juego donde estaba {to} en la línea de batalla',
  },
  putUnderYourControl: { en: '[put] {on} into play under {your} control', es: '[poner] {on} en juego bajo {your} control' },
  damage: {
    en: { divided: '[deal] {amount:damage}, divided as you choose among {on}', other: '[deal] {amount:damage} to {on}' },
    es: { divided: '[infligir] {amount:damage}, a repartir como quieras entre {on}', other: '[infligir] {amount:damage} a {on}' },
  },
  dealDamage: { en: '{on} [deal] {amount:damage} to {to}', es: '{on} [infligir] {amount:damage} a {to}' },
  damagePiercing: {
    en: '[deal] {amount:damage} that armor cannot prevent to {on}',
    es: '[infligir] {amount:damage} que la Armadura no puede evitar a {on}',
  },
  damageWithSplash: {
    en: '[deal] {amount:damage} to {on}, with {value} splash damage',
    es: '[infligir] {amount:damage} a {on} y {value} de daño de dispersión',
  },
  heal: { en: '[heal] {amount:damage} from {on}', es: '[curar] {amount:damage} a {on}' },
  fullyHeal: { en: 'fully [heal] {on}', es: '[curar] por completo a {on}' },
  moveDamage: { en: '[move] {amount:damage} from {on} to {to}', es: '[mover] {amount:damage} de {on} a {to}' },
  destroy: { en: '[destroy] {on}', es: '[destruir] {on}' },
  sacrifice: { en: '[sacrifice] {on}', es: '[sacrificar] {on}' },
  save: { en: '{on} [survive]', es: '{on} [sobrevivir]' },
  stun: { en: '[stun] {on}', es: '[aturdir] a {on}' },
  unstun: { en: '[remove] the stun from {on}', es: '[retirar] el aturdimiento de {on}' },
  ward: { en: '[ward] {on}', es: '[escudar] a {on}' },
  enrage: { en: '[enrage] {on}', es: '[enfurecer] a {on}' },
  addCounters: { en: '[put] {amount:powerCounter} on {on}', es: '[poner] {amount:powerCounter} sobre {on}' },
  doubleCounters: {
    en: '[double] the number of +1 power counters on {on}',
    es: '[duplicar] el número de contadores de Poder +1 sobre {on}',
  },
  removeCounters: { en: '[remove] {amount:powerCounter} from {on}', es: '[retirar] {amount:powerCounter} de {on}' },
  addNamed: { en: '[put] {amount} on {on}', es: '[poner] {amount} sobre {on}', units: counterUnits },
  removeNamed: { en: '[remove] {amount} from {on}', es: '[retirar] {amount} de {on}', units: counterUnits },
  ready: { en: '[ready] {on}', es: '[preparar] {on}' },
  exhaust: { en: '[exhaust] {on}', es: '[agotar] {on}' },
  use: { en: '[use] {on}', es: '[usar] {on}' },
  useAsYours: { en: '[use] {on} as if it were yours', es: '[usar] {on} como si <fuera tuyo|fuera tuya|fueran tuyos|fueran tuyas>' },
  trigger: {
    en: '[trigger] the {value} ability of {on} as if you controlled it',
    es: '[resolver] la habilidad {value} de {on} como si la controlases',
    values: (ability): Both => triggerNames[ability] ?? { en: ability, es: ability },
  },
  callFightOff: { en: '[exhaust] {on} with no effect', es: '[agotar] {on} sin efecto' },
  strikeInstead: {
    en: '[deal] damage to {on} instead of to the creature that this creature fights',
    es: '[infligir] el daño a {on} en vez de a la criatura contra la que lucha esta',
  },
  fightEach: {
    en: '[fight] {to} with a different one of {on}, ignoring taunt. Resolve these fights one at a time',
    es: '[luchar] contra {to} con una distinta de {on}, ignorando Provocar. Resuelve estas luchas de una en una',
  },
  fightWith: { en: '[fight] with {on}', es: '[luchar] con {on}' },
  readyAndFight: {
    en: '[ready] and [fight] with {on} {amount:time}, against a different enemy creature each time',
    es: '[preparar] {on} y [luchar] con <él|ella|ellos|ellas> {amount:time}, contra una criatura enemiga distinta cada vez',
  },
  purgeInstead: { en: '[purge] {on} instead', es: '[purgar] {on} en vez de eso' },
  reapWith: { en: '[reap] with {on}', es: '[cosechar] con {on}' },
  takeControl: { en: '[take] control of {on}', es: '[tomar] el control de {on}' },
  giveControl: { en: '[give] control of {on} to {your} opponent', es: '[ceder] el control de {on} a {your} oponente' },
  moveCreature: {
    en: '[move] {on} {value} its controller’s battleline',
    es: '[mover] {on} {value} la línea de batalla de su controlador',
    values: (place): Both =>
      place === 'flank' ? { en: 'to a flank of', es: 'a un flanco de' } : { en: 'anywhere in', es: 'a cualquier posición de' },
  },
  resolvePlayAbilities: {
    en: '[resolve] each “Play:” ability of {on} as an “After Reap:” ability',
    es: '[resolver] cada habilidad «Jugar:» de {on} como habilidad «Después de cosechar:»',
  },
  gainTextBox: {
    en: '{on} [gain] the text box of {to} for the remainder of the turn',
    es: '{on} [obtener] el recuadro de texto de {to} durante el resto del turno',
  },
  joinLine: { en: '[put] {on} on a flank of {your} battleline', es: '[poner] {on} en un flanco de {your} línea de batalla' },
  swap: { en: '[swap] {on} with {to}', es: '[intercambiar] las posiciones de {on} y {to}' },
  swapControl: { en: '[swap] control of {on} and {to}', es: '[intercambiar] el control de {on} y {to}' },
  attach: { en: '[attach] {on} to {to}', es: '[vincular] {on} a {to}' },
  forge: { en: '[forge] a key at current cost', es: '[forjar] una llave al coste actual' },
  forgeAtMore: { en: '[forge] a key at +{amount:aember} current cost', es: '[forjar] una llave al coste actual +{amount:aember}' },
  forgeFree: { en: '[forge] a key at no cost', es: '[forjar] una llave sin coste' },
  forgeAtLess: {
    en: '[forge] a key at current cost, reduced by {amount:aember}',
    es: '[forjar] una llave al coste actual, menos {amount:aember}',
  },
  unforge: {
    en: { opponent: '[unforge] one of your opponent’s keys', other: '[unforge] one of {your} keys' },
    es: { opponent: '[desforjar] una de las llaves de tu oponente', other: '[desforjar] una de {your}s llaves' },
  },
  unforgeLast: {
    en: {
      opponent: '[unforge] a key that your opponent forged on their previous turn',
      other: '[unforge] a key forged on {your} previous turn',
    },
    es: {
      opponent: '[desforjar] una llave que tu oponente haya forjado en su turno anterior',
      other: '[desforjar] una llave forjada en {your} turno anterior',
    },
  },
  gainChains: { en: '[gain] {amount:chain}', es: '[obtener] {amount:chain}' },
  raiseTide: { en: '[raise] the tide', es: '[subir] la marea' },
  endEffect: { en: '[end] this effect', es: '[terminar] este efecto' },
};
