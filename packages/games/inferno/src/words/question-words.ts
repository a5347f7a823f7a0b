import type { Both } from '@crupier/kernel';
import { counterNames } from '../state/counters.ts';
import { environments } from '../state/state.ts';
import { counterWords, environmentNames, stepNames } from './labels.ts';

/** What is being asked; `{source}` is the card that asks. */
export const purposes = {
  fetchScenario: { en: 'Do you put a scenario from your deck into play?', es: '¿Pones un escenario de tu mazo en juego?' },
  redrawHand: { en: 'Do you return your hand and draw another?', es: '¿Devuelves tu mano y tomas otra?' },
  priority: { en: 'You have priority.', es: 'Tienes prioridad.' },
  whichResource: { en: 'Which resource do you add?', es: '¿Qué recurso agregas?' },
  whichAbilityNext: { en: 'Which ability goes on the chain next?', es: '¿Qué habilidad va ahora a la cadena?' },
  whichReplacement: { en: 'Which effect applies first?', es: '¿Qué efecto se aplica primero?' },
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
  discard: { en: '{source}: which cards do you discard?', es: '{source}: ¿qué cartas descartas?' },
  destroyOwn: { en: '{source}: which of your allies is destroyed?', es: '{source}: ¿cuál de tus aliados es destruido?' },
  payOrLose: { en: '{source} will be cancelled: do you pay?', es: '{source} será cancelada: ¿pagas?' },
  arrangeTop: { en: '{source}: in which order, the top card first?', es: '{source}: ¿en qué orden, primero la superior?' },
  keepUnique: { en: 'Which of the unique cards stays?', es: '¿Cuál de las cartas únicas permanece en juego?' },
  keepScenario: { en: 'Which scenario stays?', es: '¿Qué escenario permanece en juego?' },
} as const satisfies Readonly<Record<string, Both>>;

const same = { en: '{card}', es: '{card}' } as const;

/** What an option does. */
export const optionVerbs = {
  pass: { en: 'Pass', es: 'Pasar' },
  play: { en: 'Play {card}', es: 'Jugar {card}' },
  activate: { en: 'Activate {card}', es: 'Activar {card}' },
  attack: { en: 'Attack with {card}', es: 'Atacar con {card}' },
  defender: same,
  target: same,
  choose: same,
  chain: same,
  resolve: same,
  replace: same,
  assign: same,
  keep: same,
  discard: { en: 'Discard {card}', es: 'Descartar {card}' },
  fetch: same,
  fetchNothing: { en: 'No scenario', es: 'Ningún escenario' },
  redraw: { en: 'Draw another hand', es: 'Tomar otra mano' },
  tapForEnergy: { en: 'Tap {card}', es: 'Girar {card}' },
  payBy: { en: 'Pay for {card}', es: 'Pagar {card}' },
  payFor: { en: 'Pay {amount} energy', es: 'Pagar {amount} de energía' },
  addCost: { en: 'Pay it', es: 'Pagarlo' },
  addFromDeck: { en: 'The top card of your deck', es: 'La carta superior de tu mazo' },
  addResource: { en: '{card}, {value}', es: '{card}, {value}' },
  yes: { en: 'Yes', es: 'Sí' },
  mode: { en: 'Option {value}', es: 'Opción {value}' },
  number: { en: '{amount}', es: '{amount}' },
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
  addResource: sources,
  resourceAdded: sources,
  stepSkipped: Object.values(stepNames),
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
};
