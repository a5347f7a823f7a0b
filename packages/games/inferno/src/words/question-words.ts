import type { Both } from '@crupier/kernel/cards';
import { counterNames } from '../state/counters.ts';
import { paths } from '../state/printed.ts';
import { environments } from '../state/state.ts';
import { subtypes } from '../state/subtypes.ts';
import { counterWords, environmentNames, stepNames } from './labels.ts';
import { subtypeNames } from './subtypes.ts';
import { pathNames } from './paths.ts';

/** What is being asked; `{source}` is the card that asks. */
export const purposes = {
  fetchScenario: { en: 'Do you put a scenario from your deck into play?', es: '¿Pones un escenario de tu mazo en juego?' },
  whoBegins: { en: 'You lost the game before: who begins?', es: 'Perdiste la partida anterior: ¿quién empieza?' },
  redrawHand: { en: 'Do you return your hand and draw another?', es: '¿Devuelves tu mano y tomas otra?' },
  priority: { en: 'You have priority.', es: 'Tienes prioridad.' },
  whichResource: { en: 'Which resource do you add?', es: '¿Qué recurso agregas?' },
  whichAbilityNext: { en: 'Which ability goes on the chain next?', es: '¿Qué habilidad va ahora a la cadena?' },
  tributeOrder: { en: '{source}: where does its ability go on the chain?', es: '{source}: ¿dónde va su habilidad en la cadena?' },
  whichReplacement: { en: 'Which effect applies first?', es: '¿Qué efecto se aplica primero?' },
  whichReplaceThemselves: {
    en: 'For which of these do you use their own replacement effect?',
    es: '¿Para cuáles de estas usas su propio efecto de reemplazo?',
  },
  howToPay: { en: 'How do you pay for {source}?', es: '¿Cómo pagas {source}?' },
  addCost: { en: '{source}: do you pay the additional cost?', es: '{source}: ¿pagas el coste adicional?' },
  chooseX: { en: '{source}: what is X?', es: '{source}: ¿cuánto vale X?' },
  payEnergy: { en: '{source}: tap resources for {value} energy.', es: '{source}: gira recursos para pagar {value} de energía.' },
  chooseTarget: { en: '{source}: choose the target.', es: '{source}: escoge el objetivo.' },
  chooseMode: { en: '{source}: choose one.', es: '{source}: escoge una opción.' },
  chooseNumber: { en: '{source}: choose a number.', es: '{source}: escoge un número.' },
  mayDo: { en: '{source}: do you do it?', es: '{source}: ¿lo haces?' },
  chooseDefender: { en: 'Whom does {source} attack?', es: '¿A quién ataca {source}?' },
  orderDamage: { en: '{source}: in which order are they dealt damage?', es: '{source}: ¿en qué orden reciben el daño?' },
  howMuchDamage: { en: '{source}: how much damage?', es: '{source}: ¿cuánto daño?' },
  discardToLimit: { en: 'Discard down to your hand limit.', es: 'Descarta hasta el límite de tu mano.' },
  discard: { en: '{source}: what do you discard?', es: '{source}: ¿qué descartas?' },
  destroyOwn: { en: '{source}: which of your allies is destroyed?', es: '{source}: ¿cuál de tus aliados es destruido?' },
  payOrLose: { en: '{source} will be cancelled: do you pay?', es: '{source} será cancelada: ¿pagas?' },
  arrangeTop: { en: '{source}: in which order, the top card first?', es: '{source}: ¿en qué orden, primero la superior?' },
  orderInfierno: {
    en: 'In which order do they lie in your Infierno, the last on top?',
    es: '¿En qué orden quedan en tu Infierno, la última encima?',
  },
  orderDeck: {
    en: 'In which order do they lie in your deck, the first on top?',
    es: '¿En qué orden quedan en tu mazo, la primera encima?',
  },
  chooseBody: { en: '{source}: which strength and toughness?', es: '{source}: ¿qué FUE y RES?' },
  chooseCopied: { en: '{source}: what does it enter play as a copy of?', es: '{source}: ¿de qué entra en juego como copia?' },
  choosePath: { en: '{source}: choose a path.', es: '{source}: escoge una senda.' },
  choosePlayer: { en: '{source}: choose a player.', es: '{source}: escoge un jugador.' },
  chooseStandIn: {
    en: '{source}: who does it for the player who has left?',
    es: '{source}: ¿quién lo hace por el jugador que ha dejado el juego?',
  },
  divideRest: { en: '{source}: who gets the rest?', es: '{source}: ¿quién recibe el resto?' },
  energyAbilities: { en: '{source}: do you activate energy abilities?', es: '{source}: ¿activas habilidades de energía?' },
  orderAges: { en: 'Which of these effects is older?', es: '¿Cuál de estos efectos es anterior?' },
  orderSources: { en: '{source}: which source comes first?', es: '{source}: ¿qué fuente va primero?' },
  payAsTold: { en: '{source}: do you activate energy abilities to pay?', es: '{source}: ¿activas habilidades de energía para pagar?' },
  payEntering: { en: '{source}: do you pay as it enters play?', es: '{source}: ¿pagas en cuanto entra en juego?' },
  playNow: { en: '{source}: do you play the card?', es: '{source}: ¿juegas la carta?' },
  whatIsPaidNext: { en: '{source}: which part of the cost is paid next?', es: '{source}: ¿qué parte del coste pagas ahora?' },
  whichBond: { en: '{source}: by which bond is it exiled?', es: '{source}: ¿por cuál vínculo se exilia?' },
  keepUnique: { en: 'Which of the unique cards stays?', es: '¿Cuál de las cartas únicas permanece en juego?' },
  keepScenario: { en: 'Which scenario stays?', es: '¿Qué escenario permanece en juego?' },
  newTargets: { en: '{source}: do you choose new targets for it?', es: '{source}: ¿escoges nuevos objetivos?' },
  newTarget: { en: '{source}: choose the new target.', es: '{source}: escoge el nuevo objetivo.' },
  firstPile: { en: '{source}: which cards make the first pile?', es: '{source}: ¿qué cartas forman la primera pila?' },
  whichPile: { en: '{source}: which pile goes to the hand?', es: '{source}: ¿qué pila va a la mano?' },
  arrangeInfierno: { en: '{source}: in which order, the top card first?', es: '{source}: ¿en qué orden, primero la superior?' },
  nameCard: { en: '{source}: name a card.', es: '{source}: nombra una carta.' },
  whichWord: { en: '{source}: which word is changed?', es: '{source}: ¿qué palabra se cambia?' },
  intoWhichWord: { en: '{source}: into which other?', es: '{source}: ¿por cuál otra?' },
  chooseSubtype: { en: '{source}: choose a subtype.', es: '{source}: escoge un subtipo.' },
} as const satisfies Readonly<Record<string, Both>>;

const same = { en: '{card}', es: '{card}' } as const;

/** What an option does. */
export const optionVerbs = {
  special: { en: 'Special action of {card}', es: 'Acción especial de {card}' },
  pass: { en: 'Pass', es: 'Pasar' },
  play: { en: 'Play {card}', es: 'Jugar {card}' },
  activate: { en: 'Activate {card}', es: 'Activar {card}' },
  attack: { en: 'Attack with {card}', es: 'Atacar con {card}' },
  defender: same,
  target: same,
  choose: same,
  chain: same,
  chainBeneath: { en: 'Beneath {card}', es: 'Debajo de {card}' },
  chainAbove: { en: 'Above them', es: 'Encima de ellas' },
  chainRest: { en: 'All of them, in this order', es: 'Todas, en este orden' },
  resolve: same,
  replace: same,
  assign: same,
  keep: same,
  lay: same,
  discard: { en: 'Discard {card}', es: 'Descartar {card}' },
  fetch: same,
  begin: { en: '{seat} takes the first turn', es: '{seat} toma el primer turno' },
  fetchNothing: { en: 'No scenario', es: 'Ningún escenario' },
  redraw: { en: 'Draw another hand', es: 'Tomar otra mano' },
  tapForEnergy: { en: 'Tap {card} for energy', es: 'Girar {card} para tener energía' },
  payBy: { en: 'Pay for {card}', es: 'Pagar {card}' },
  payFor: { en: 'Pay {amount} energy', es: 'Pagar {amount} de energía' },
  addCost: { en: 'Pay the additional cost', es: 'Pagar el coste adicional' },
  addNothing: { en: 'Do not pay it', es: 'No pagarlo' },
  leaveIt: { en: 'Do not play {card}', es: 'No jugar {card}' },
  addFromDeck: { en: 'The top card of your deck', es: 'La carta superior de tu mazo' },
  addResource: { en: '{card}, {value}', es: '{card}, {value}' },
  activateFromHand: { en: 'Activate {card} from hand', es: 'Activar {card} desde la mano' },
  body: { en: 'Number {value}', es: 'La número {value}' },
  bond: { en: 'Bond {value}', es: 'Vínculo {value}' },
  copy: same,
  older: same,
  path: { en: '{value}', es: '{value}' },
  payPart: { en: 'Part {value}', es: 'Parte {value}' },
  player: { en: '{seat}', es: '{seat}' },
  share: { en: '{card}, up to {amount}', es: '{card}, hasta {amount}' },
  shieldFrom: same,
  showTribute: { en: 'Show {card}', es: 'Mostrar {card}' },
  yes: { en: 'Yes', es: 'Sí' },
  cannot: { en: 'It cannot be done', es: 'No se puede' },
  mode: { en: 'Option {value}', es: 'Opción {value}' },
  number: { en: '{amount}', es: '{amount}' },
  firstPile: { en: 'The first pile', es: 'La primera pila' },
  otherPile: { en: 'The other pile', es: 'La otra pila' },
  newTargets: { en: 'Choose new targets', es: 'Escoger nuevos objetivos' },
  keepTarget: { en: 'Leave the target as it is', es: 'Dejar el objetivo como está' },
  nameCard: { en: 'Card {value}', es: 'Carta {value}' },
  subtype: { en: '{value}', es: '{value}' },
  pile: same,
} as const satisfies Readonly<Record<string, Both>>;

const MODES_MAX = 12;
/** Modes are numbered from 0, and people count from 1. */
const ordinals: readonly Both[] = Array.from({ length: MODES_MAX }, (_, at) => ({ en: String(at + 1), es: String(at + 1) }));

const sources: readonly Both[] = [
  { en: 'face down from the deck', es: 'boca abajo desde el mazo' },
  { en: 'from hand', es: 'desde la mano' },
  { en: 'from the Infierno', es: 'desde el Infierno' },
  { en: 'by Tribute', es: 'por Tributo' },
  { en: 'by an effect', es: 'por un efecto' },
];

/** Every set of environments, by its bits. */
const environmentSets: readonly Both[] = Array.from({ length: 1 << environments.length }, (_, bits) => {
  const active = environments.filter((_name, at) => (bits & (1 << at)) !== 0).map((name) => environmentNames[name]);
  if (active.length === 0) return { en: 'none', es: 'ninguno' };
  return { en: active.map(({ en }) => en).join(', '), es: active.map(({ es }) => es).join(', ') };
});

/** Words for the values of options and facts. */
export const valueWords: Readonly<Record<string, readonly Both[]>> = {
  mode: ordinals,
  body: ordinals,
  bond: ordinals,
  payPart: ordinals,
  path: paths.map((path) => pathNames[path]),
  addResource: sources,
  resourceAdded: sources,
  stepBegan: Object.values(stepNames),
  environmentActivated: environments.map((name) => environmentNames[name]),
  environmentDeactivated: environments.map((name) => environmentNames[name]),
  stepSkipped: Object.values(stepNames),
  stepAdded: Object.values(stepNames),
  playersLost: [
    { en: 'no card to draw', es: 'no hay carta que tomar' },
    { en: 'no card to add as a resource', es: 'no hay carta que agregar como recurso' },
    { en: 'no card for the damage', es: 'no hay carta para el daño' },
    { en: 'an effect says so', es: 'así lo dice un efecto' },
    { en: 'conceded', es: 'concede' },
  ],
  countersAdded: counterNames.map((name) => counterWords[name]),
  countersRemoved: counterNames.map((name) => counterWords[name]),
  combatEnded: [
    { en: 'is over', es: 'ha terminado' },
    { en: 'is cancelled', es: 'se cancela' },
  ],
  environmentChanged: environmentSets,
  subtype: subtypes.map((subtype) => subtypeNames[subtype]),
};
