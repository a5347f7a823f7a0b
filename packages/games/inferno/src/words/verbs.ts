import { tableOf, type VerbWording, type Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { creating, tokens } from '../state/tokens.ts';
import type { Step } from '../state/state.ts';
import type { CardWords } from '../meanings/builders.ts';
import { chainTexts } from './chain-words.ts';
import { counterText, stepNames } from './labels.ts';
import { unitOf } from './tokens.ts';

const kindsOfWords: Readonly<Record<string, Both>> = {
  subtype: { en: 'one ally type into another', es: 'un tipo de aliado por otro' },
  path: { en: 'one path into another', es: 'una senda por otra' },
};

const tokenTexts = tableOf(
  tokens.map(({ id }) => {
    const unit = `{amount:${unitOf(id)}}`;
    const text: VerbWording = { en: `[create] ${unit}`, es: `[crear] ${unit}` };
    return [creating(id), text] as const;
  }),
);

/** The sentences of the verbs. */
export const verbs: Wordings<CardWords>['verbs'] = {
  ...chainTexts,
  demonDamage: {
    en: {
      divided: 'your demon deals {amount:damage} divided as you choose among {on}',
      other: 'your demon deals {amount:damage} to {on}',
    },
    es: {
      divided: 'tu demonio hace {amount:damage} divididos como quieras entre {on}',
      other: 'tu demonio hace {amount:damage} a {on}',
    },
  },
  demonDamageController: {
    en: 'your demon deals {amount:damage} to its controller’s demon',
    es: 'tu demonio hace {amount:damage} al demonio de su controlador',
  },
  demonDamageSurely: {
    en: 'your demon deals {amount:damage} to {on}; that damage cannot be prevented',
    es: 'tu demonio hace {amount:damage} a {on}; ese daño no puede ser prevenido',
  },
  damage: {
    en: { divided: '{self} [deal] {amount:damage} divided as you choose among {on}', other: '{self} [deal] {amount:damage} to {on}' },
    es: { divided: '{self} [hacer] {amount:damage} divididos como quieras entre {on}', other: '{self} [hacer] {amount:damage} a {on}' },
  },
  strike: { en: '{on} [deal] {amount:damage} to {to}', es: '{on} [hacer] {amount:damage} a {to}' },
  putDamageCounters: { en: '[put] {amount:damageCounter} on {on}', es: '[colocar] {amount:damageCounter} sobre {on}' },
  removeDamageCounters: { en: '[remove] {amount:damageCounter} from {on}', es: '[remover] {amount:damageCounter} de {on}' },
  removeAllDamageCounters: {
    en: '[remove] all damage counters from {on}',
    es: '[remover] todos los contadores de daño de {on}',
  },
  putCounters: {
    en: '[put] {amount:counter} of {value} on {on}',
    es: '[colocar] {amount:counter} de {value} sobre {on}',
    values: counterText,
  },
  moveCounters: {
    en: '[move] {amount:counter} of {value} from {on} to {to}',
    es: '[mover] {amount:counter} de {value} desde {on} hacia {to}',
    values: counterText,
  },
  shield: {
    en: '[prevent] {amount:nextDamage} that would be dealt to {on} this turn',
    es: '[prevenir] {amount:nextDamage} a {on} este turno',
  },
  useShield: { en: '[prevent] it', es: '[prevenir] ese daño' },
  shieldAgainst: {
    en: '[prevent] the damage that {to} would deal to {on} the next time this turn',
    es: '[prevenir] el daño que {to} fuese a hacer a {on} la próxima vez este turno',
  },
  useSourceShield: { en: '[prevent] it', es: '[prevenir] ese daño' },
  redirectNext: {
    en: 'the next time {on} would be dealt damage this turn, {to} is dealt it instead',
    es: 'la próxima vez que {on} fuese a recibir daño este turno, en vez de eso lo recibe {to}',
  },
  useRedirection: { en: 'that damage is dealt to another instead', es: 'en vez de eso ese daño se hace a otro' },
  preventDamage: { en: '[prevent] {amount:damage} of it', es: '[prevenir] {amount:damage}' },
  preventAllDamage: { en: '[prevent] that damage', es: '[prevenir] ese daño' },
  increaseDamage: {
    en: 'it deals that much damage plus {amount} instead',
    es: 'en vez de eso hace esa misma cantidad de daño más {amount}',
  },
  redirectDamage: { en: 'that damage is dealt to {on} instead', es: 'en vez de eso ese daño se hace a {on}' },
  destroy: { en: '[destroy] {on}', es: '[destruir] {on}' },
  tap: { en: '[tap] {on}', es: '[girar] {on}' },
  untap: { en: '[untap] {on}', es: '[enderezar] {on}' },
  flip: { en: '[flip] {on}', es: '[voltear] {on}' },
  gainControl: { en: '[gain] control of {on}', es: '[ganar] el control de {on}' },
  swapRoles: { en: '[exchange] {on} with {to}', es: '[intercambiar] {on} con {to}' },
  protect: { en: '[tap] {on} and [exchange] it with the defender', es: '[girar] {on} e [intercambiar] con el defensor' },
  exchangeCards: { en: '[exchange] {on} with {to}', es: '[intercambiar] {on} con {to}' },
  exchangeZones: {
    en: '[exchange] two of {your} zones',
    es: '[intercambiar] dos de {your} zonas',
  },
  separateTop: {
    en: '[reveal] {amount:topCard} of {your} deck and [separate] them into two piles, of which an opponent chooses the one that goes to {your} hand',
    es: '[mostrar] {amount:topCard} de {your} mazo y [separar] esas cartas en dos pilas, de las que un oponente elige la que va a {your} mano',
  },
  arrangeInfierno: {
    en: '[put] {amount:topCard} of {your} Infierno into any order',
    es: '[ordenar] {amount:topCard} de {your} Infierno',
  },
  shuffleThese: { en: '[shuffle] {on} into {your} deck', es: '[mezclar] {on} en {your} mazo' },
  becomeCopy: { en: '{on} [become] a copy of {to}', es: '{on} se [convertir] en una copia de {to}' },
  copyChained: {
    en: '[copy] {on}; you may choose new targets for the copy',
    es: '[copiar] {on}; puedes escoger nuevos objetivos para la copia',
  },
  copyAsItIs: { en: '[copy] {on}', es: '[copiar] {on}' },
  playCopy: { en: '[play] a copy of {on}', es: '[jugar] una copia de {on}' },
  nameCard: { en: '[name] a card', es: '[nombrar] una carta' },
  chooseSubtype: { en: '[choose] a subtype', es: '[elegir] un subtipo' },
  changeWord: {
    en: '[change] {value} in the text of {on}',
    es: '[cambiar] {value} en el texto de {on}',
    values: (kind) => kindsOfWords[kind] ?? { en: kind, es: kind },
  },
  turnFaceUp: { en: '[turn] {on} face up', es: '[voltear] {on}' },
  putIntoOwnersPlay: {
    en: '[put] {on} into play under <its owner’s|their owners’> control',
    es: '[poner] {on} en juego bajo el control de <su propietario|sus propietarios>',
  },
  attach: { en: '[attach] {on} to {to}', es: '[anexar] {on} a {to}' },
  becomeResource: { en: '[put] {on} face down as a resource', es: '[poner] {on} boca abajo como recurso' },
  exile: { en: '[exile] {on}', es: '[exiliar] {on}' },
  returnToHand: {
    en: { own: '[return] {on} to your hand', other: '[return] {on} to <its owner’s hand|their owners’ hands>' },
    es: { own: '[regresar] {on} a tu mano', other: '[regresar] {on} a la mano de <su propietario|sus propietarios>' },
  },
  putIntoPlay: { en: '[put] {on} into play', es: '[poner] {on} en juego' },
  bury: {
    en: '[put] {amount:topCard} of {your} Infierno on the bottom of {your} deck',
    es: '[poner] {amount:topCard} de {your} Infierno en el fondo de {your} mazo',
  },
  putIntoDeck: {
    en: '[put] {on} {amount:plain} from the top of <its owner’s deck|their owners’ decks>',
    es: '[poner] {on} en el lugar {amount:plain} desde la parte superior del mazo de <su propietario|sus propietarios>',
  },
  putUnderDeck: {
    en: '[put] {on} on the bottom of <its owner’s deck|their owners’ decks>',
    es: '[poner] {on} en el fondo del mazo de <su propietario|sus propietarios>',
  },
  shuffleIntoDeck: { en: '[shuffle] {on} into {your} deck', es: '[mezclar] {on} en {your} mazo' },
  exileFromDeck: { en: '[exile] {amount:topCard} of {your} deck', es: '[exiliar] {amount:topCard} de {your} mazo' },
  mill: {
    en: '[put] {amount:topCard} of {your} deck into {your} Infierno',
    es: '[poner] {amount:topCard} de {your} mazo en {your} Infierno',
  },
  searchDeck: { en: '[search] {your} deck', es: '[buscar] en {your} mazo' },
  lookAtHands: { en: '[look] at each opponent’s hand', es: '[mirar] la mano de cada oponente' },
  link: { en: '[choose] {on}', es: '[escoger] {on}' },
  exchangeControl: { en: '[exchange] control of {on} and {to}', es: '[intercambiar] el control de {on} y de {to}' },
  cancelUnlessPaid: {
    en: '[cancel] {on} unless its controller pays {amount:energy}',
    es: '[cancelar] {on} a menos que su controlador pague {amount:energy}',
  },
  cancel: { en: '[cancel] {on}', es: '[cancelar] {on}' },
  discard: { en: '[discard] {amount:card}', es: '[descartar] {amount:card}' },
  discardAtRandom: { en: '[discard] {amount:card} at random', es: '[descartar] {amount:card} al azar' },
  discardIntoDeck: {
    en: 'it goes to the {value} of its owner’s deck instead',
    es: 'en vez de eso va {value} del mazo de su propietario',
    values: (place) => (place === 'top' ? { en: 'top', es: 'a la parte superior' } : { en: 'bottom', es: 'al fondo' }),
  },
  discardChosen: { en: '[discard] {on}', es: '[descartar] {on}' },
  destroyOwn: { en: '[destroy] one of {your} allies', es: '[destruir] uno de {your}s aliados' },
  reveal: { en: '[reveal] {on}', es: '[mostrar] {on}' },
  shuffleDeck: { en: '[shuffle] {your} deck', es: '[mezclar] {your} mazo' },
  draw: { en: '[draw] {amount:card}', es: '[tomar] {amount:card}' },
  addEnergy: { en: '[add] {amount:energy}', es: '[agregar] {amount:energy}' },
  pay: { en: '[pay] {amount:energy}', es: '[pagar] {amount:energy}' },
  exileByBond: { en: '[exile] {on} instead', es: 'en vez de eso [exiliar] {on}' },
  exileByAbyss: { en: '[exile] it instead', es: 'en vez de eso es [exiliar]' },
  exileRecovered: { en: '[exile] it instead', es: 'en vez de eso [exiliar] esa carta' },
  playReplica: { en: '[play] {on} for its replica cost', es: '[jugar] {on} pagando su coste de réplica' },
  payTribute: {
    en: '[put] {on} into play face down as a resource and [skip] {your} next Add Resource step',
    es: '[poner] {on} en juego boca abajo como recurso y [saltear] {your} próximo paso de Agregar un Recurso',
  },
  addResource: { en: '[add] {amount:resource}', es: '[agregar] {amount:resource}' },
  createCopy: { en: '[create] a token that is a copy of {on}', es: '[crear] una ficha que es una copia de {on}' },
  arrangeTop: {
    en: '[look] at {amount:topCard} of {your} deck and put them back in any order',
    es: '[mirar] {amount:topCard} de {your} mazo y ordénalas como quieras',
  },
  skipResource: { en: '[skip] {your} next Add Resource step', es: '[saltear] {your} próximo paso de Agregar un Recurso' },
  loseGame: { en: '[lose] the game', es: '[perder] la partida' },
  winGame: { en: '[win] the game', es: '[ganar] la partida' },
  drawGame: { en: 'the game ends in a draw', es: 'la partida termina en empate' },
  addStep: {
    en: '[add] a step after this one: {value}',
    es: '[agregar] un paso después de este: {value}',
    values: (step) => stepNames[step as Step] ?? { en: step, es: step },
  },
  endEffect: { en: '[end] this effect', es: '[terminar] este efecto' },
  ignoreEffect: { en: '[ignore] what {on} says', es: '[ignorar] lo que dice {on}' },
  extraTurn: { en: '[take] an extra turn after this one', es: '[tomar] un turno extra después de este' },
  ...tokenTexts,
};

/** What is said of a duration before what lasts so long. */
export const durationTexts: Wordings<CardWords>['durations'] = {
  setOff: { en: '', es: '' },
  turn: { en: 'until the end of the turn', es: 'hasta el final del turno' },
  combat: { en: 'until the end of the combat', es: 'hasta el final del combate' },
  match: { en: 'until the end of the game', es: 'hasta el final de la partida' },
  phase: { en: 'until the end of the phase', es: 'hasta el final de la fase' },
  while: { en: '', es: '' },
  mainPhase: { en: 'until the next main phase', es: 'hasta la próxima Fase Principal' },
  whileSource: { en: 'for as long as this card stays in play', es: 'mientras esta carta permanezca en juego' },
};
