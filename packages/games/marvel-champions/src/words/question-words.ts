import type { Both } from '@crupier/kernel/cards';
import { endings, phases, statuses } from '../state/state.ts';
import { endingNames, phaseNames, statusNames } from './labels.ts';

/** What is being asked; `{source}` is the card that asks. */
export const purposes = {
  // Set-up
  whoGoesFirst: { en: 'Who is the first player?', es: '¿Quién es el jugador inicial?' },
  mulligan: {
    en: 'Which cards of your starting hand do you discard? You draw up to your hand size again.',
    es: '¿Qué cartas de tu mano inicial descartas? Vuelves a robar hasta el tamaño de tu mano.',
  },
  // Turns
  takeTurn: { en: 'It is your turn.', es: 'Es tu turno.' },
  forcedAction: { en: 'Which forced action do you resolve?', es: '¿Qué acción obligada resuelves?' },
  askedForAction: { en: 'You are asked for an action.', es: 'Se te pide una acción.' },
  payForCard: { en: 'How do you pay for {source}?', es: '¿Cómo pagas {source}?' },
  payForAbility: { en: 'How do you pay for {source}?', es: '¿Cómo pagas {source}?' },
  howManyToSpend: { en: '{source}: how many resources do you spend?', es: '{source}: ¿cuántos recursos gastas?' },
  whomToAttack: { en: 'Whom does {source} attack?', es: '¿A quién ataca {source}?' },
  whatToThwart: { en: 'Which scheme does {source} thwart?', es: '¿Contra qué Plan interviene {source}?' },
  allyLimit: { en: 'You control too many allies: which one do you discard?', es: 'Controlas demasiados Aliados: ¿cuál descartas?' },
  restrictedLimit: {
    en: 'You control too many restricted cards: which one do you discard?',
    es: 'Controlas demasiadas cartas Restringidas: ¿cuál descartas?',
  },
  sideSchemeLimit: {
    en: 'Too many player side schemes are in play: which one do you discard?',
    es: 'Hay demasiados Planes secundarios de jugador en juego: ¿cuál descartas?',
  },
  payToReady: { en: 'Do you pay to ready {source}?', es: '¿Pagas para preparar {source}?' },
  discardAtEnd: { en: 'Which cards do you discard before you draw?', es: '¿Qué cartas descartas antes de robar?' },
  // The villain phase
  declareDefender: { en: '{source} attacks: who defends?', es: '{source} ataca: ¿quién defiende?' },
  whichMinion: { en: 'Which minion activates next?', es: '¿Qué Esbirro se activa ahora?' },
  whichActivation: { en: 'Which enemy activates next?', es: '¿Qué enemigo se activa ahora?' },
  // Windows
  mayInterrupt: { en: 'Do you use an interrupt?', es: '¿Usas una interrupción?' },
  mayRespond: { en: 'Do you use a response?', es: '¿Usas una respuesta?' },
  whichAbilityNext: { en: 'Which ability resolves next?', es: '¿Qué capacidad se resuelve ahora?' },
  whichReplacement: { en: 'Which effect applies first?', es: '¿Qué efecto se aplica primero?' },
  whichReplaceThemselves: {
    en: 'For which of these do you use their own replacement effect?',
    es: '¿Para cuáles de estas usas su propio efecto de sustitución?',
  },
  // Texts of cards
  whichSpecial: { en: '{source}: which ability resolves next?', es: '{source}: ¿qué capacidad se resuelve ahora?' },
  searchFor: { en: '{source}: which card do you choose?', es: '{source}: ¿qué carta eliges?' },
  payIntoPlay: { en: '{source}: which card do you pay for and put into play?', es: '{source}: ¿qué carta pagas y pones en juego?' },
  shuffleIn: {
    en: '{source}: which other card do you shuffle into your deck?',
    es: '{source}: ¿qué otra carta barajas en tu mazo?',
  },
  whichAbility: { en: 'Which ability of {source} do you use?', es: '¿Qué capacidad de {source} usas?' },
  chooseTarget: { en: '{source}: make your choice.', es: '{source}: haz tu elección.' },
  chooseMode: { en: '{source}: choose one.', es: '{source}: elige una opción.' },
  chooseNumber: { en: '{source}: choose a number.', es: '{source}: elige un número.' },
  choosePlayer: { en: '{source}: choose a player.', es: '{source}: elige un jugador.' },
  nextPlayer: { en: '{source}: which player is next?', es: '{source}: ¿a qué jugador le toca ahora?' },
  chooseStandIn: {
    en: '{source}: who does it for the player who has left?',
    es: '{source}: ¿quién lo hace por el jugador que ya no está?',
  },
  assignDamage: { en: '{source}: to whom do you assign the damage?', es: '{source}: ¿a quién asignas el Daño?' },
  divideRest: { en: '{source}: who gets the rest?', es: '{source}: ¿quién recibe el resto?' },
  mayDo: { en: '{source}: do you do it?', es: '{source}: ¿lo haces?' },
} as const satisfies Readonly<Record<string, Both>>;

/** What the damage of an attack depends on. */
export const oddsWords = {
  boostIcons: {
    en: 'Boost icons of the {cards} hidden cards: {list}.',
    es: 'Iconos de aumento de las {cards} cartas ocultas: {list}.',
  },
} as const satisfies Readonly<Record<string, Both>>;

const same = { en: '{card}', es: '{card}' } as const;

/** What an option does. */
export const optionVerbs = {
  first: { en: '{seat}', es: '{seat}' },
  discard: { en: 'Discard {card}', es: 'Descartar {card}' },
  changeForm: { en: 'Change form', es: 'Cambiar de identidad' },
  play: { en: 'Play {card}', es: 'Jugar {card}' },
  attack: { en: 'Attack: {card}', es: 'Atacar: {card}' },
  thwart: { en: 'Thwart: {card}', es: 'Intervenir: {card}' },
  recover: { en: 'Recover', es: 'Recuperarse' },
  use: { en: 'Use {card}', es: 'Usar capacidad de {card}' },
  askForAction: { en: 'Ask {seat} for an action', es: 'Pedir una acción a {seat}' },
  endTurn: { en: 'End your turn', es: 'Terminar tu turno' },
  spend: { en: 'Spend {card}', es: 'Gastar {card}' },
  generate: { en: 'Use {card}', es: 'Usar capacidad de {card}' },
  defend: { en: 'Defend with {card}', es: 'Defender con {card}' },
  activate: same,
  resolve: same,
  replace: same,
  choose: same,
  player: { en: '{seat}', es: '{seat}' },
  number: { en: '{amount}', es: '{amount}' },
  share: { en: '{card}, up to {amount}', es: '{card}, hasta {amount}' },
  mode: { en: 'Option {value}', es: 'Opción {value}' },
  yes: { en: 'Yes', es: 'Sí' },
  cannot: { en: 'It cannot be done', es: 'No se puede hacer' },
} as const satisfies Readonly<Record<string, Both>>;

const MODES_MAX = 12;
/** Modes are numbered from 0, and people count from 1. */
const ordinals: readonly Both[] = Array.from({ length: MODES_MAX }, (_, at) => ({ en: String(at + 1), es: String(at + 1) }));

/** Words for the values of options and facts. */
export const valueWords: Readonly<Record<string, readonly Both[]>> = {
  mode: ordinals,
  phaseBegan: phases.map((phase) => phaseNames[phase]),
  phaseEnded: phases.map((phase) => phaseNames[phase]),
  ended: endings.map((ending) => endingNames[ending]),
  statusGiven: statuses.map((status) => statusNames[status]),
  statusLost: statuses.map((status) => statusNames[status]),
  looked: [
    { en: 'their deck', es: 'su mazo' },
    { en: 'the encounter deck', es: 'el mazo de Encuentros' },
  ],
};
