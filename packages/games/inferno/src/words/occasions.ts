import { tableOf, type OccasionWording, type Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { environments } from '../state/state.ts';
import type { CardWords } from '../meanings/builders.ts';
import { chainOccasions } from './chain-words.ts';
import { keywordNames } from './keywords.ts';

/** What is said of anybody's event, of yours and of an opponent's. */
interface Texts {
  readonly anyone: Both;
  readonly you?: Both;
  readonly opponent?: Both;
}

const names = { card: 'ally', other: 'ally' } as const;

function when(texts: Texts, more: Partial<OccasionWording> = {}): OccasionWording {
  return { names, ...texts, ...more };
}

/** The beginning of a step or a phase. */
function beginning(en: string, es: string): OccasionWording {
  return when({
    anyone: { en: `at the beginning of each ${en}`, es: `al principio de cada ${es}` },
    you: { en: `at the beginning of your ${en}`, es: `al principio de tu ${es}` },
    opponent: { en: `at the beginning of an opponent’s ${en}`, es: `al principio de la ${es} de un oponente` },
  });
}

/** An environment begins or ceases to be active. */
const environmentOccasions = tableOf(
  environments.flatMap((environment) => {
    const { en, es } = keywordNames[environment];
    return [
      [`${environment}Activated`, when({ anyone: { en: `when ${en} is activated`, es: `cuando se active ${es}` } })] as const,
      [`${environment}Deactivated`, when({ anyone: { en: `when ${en} is deactivated`, es: `cuando se desactive ${es}` } })] as const,
    ];
  }),
);

const discarding = {
  discarded: when(
    {
      anyone: { en: 'whenever a player discards {card}', es: 'siempre que un jugador descarte {card}' },
      you: { en: 'whenever you discard {card}', es: 'siempre que descartes {card}' },
      opponent: { en: 'whenever an opponent discards {card}', es: 'siempre que un oponente descarte {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
  wouldBeDiscarded: when(
    {
      anyone: { en: 'if a player would discard {card}', es: 'si un jugador fuese a descartar {card}' },
      you: { en: 'if you would discard {card}', es: 'si fueses a descartar {card}' },
      opponent: { en: 'if an opponent would discard {card}', es: 'si un oponente fuese a descartar {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
};

/** What would take a card off the chain, for what is exiled instead. */
const leavingChain = {
  wouldGoToInfierno: when({
    anyone: { en: 'if {card} would go to an Infierno', es: 'si {card} fuese a ser <puesto|puesta|puestos|puestas> en un infierno' },
  }),
  wouldGoToHand: when({
    anyone: { en: 'if {card} would go to a hand', es: 'si {card} fuese a ser <puesto|puesta|puestos|puestas> en una mano' },
  }),
  wouldGoToDeck: when({
    anyone: { en: 'if {card} would go to a deck', es: 'si {card} fuese a ser <puesto|puesta|puestos|puestas> en un mazo' },
  }),
  wouldBeCancelled: when({
    anyone: { en: 'if {card} would be cancelled', es: 'si {card} fuese a ser <cancelado|cancelada|cancelados|canceladas>' },
  }),
};

const fromYourHand = {
  en: 'impulse — when {card} is played from your hand',
  es: 'impulso — cuando {card} sea <jugado|jugada|jugados|jugadas> desde tu mano',
} as const;

/** How it is said when abilities are set off. */
export const occasions: Wordings<CardWords>['occasions'] = {
  entered: when({
    anyone: { en: 'when {card} enters play', es: 'cuando {card} entre en juego' },
    you: { en: 'whenever {card} enters play under your control', es: 'siempre que {card} entre en juego bajo tu control' },
    opponent: {
      en: 'whenever {card} enters play under an opponent’s control',
      es: 'siempre que {card} entre en juego bajo el control de un oponente',
    },
  }),
  destroyed: when({
    anyone: { en: 'when {card} is destroyed', es: 'cuando {card} sea <destruido|destruida|destruidos|destruidas>' },
  }),
  eachDestroyed: when({
    anyone: { en: 'whenever {card} is destroyed', es: 'siempre que {card} sea <destruido|destruida|destruidos|destruidas>' },
  }),
  coupDeGrace: when({
    anyone: { en: 'coup de grâce — whenever {other} destroys {card}', es: 'golpe de gracia — siempre que {other} destruya a {card}' },
  }),
  thrust: when({
    anyone: {
      en: 'thrust — whenever {other} deals combat damage to {card}',
      es: 'estocada — cada vez que {other} haga daño de combate a {card}',
    },
  }),
  damaged: when({
    anyone: { en: 'whenever {other} deals damage to {card}', es: 'siempre que {other} haga daño a {card}' },
  }),
  attacked: when({ anyone: { en: 'whenever {card} attacks', es: 'siempre que {card} ataque' } }),
  targeted: when({
    anyone: {
      en: 'whenever {card} becomes the target of a card or ability on the chain',
      es: 'siempre que {card} sea objetivo de una carta o habilidad en la cadena',
    },
  }),
  played: when(
    {
      anyone: { en: 'whenever a player plays {card}', es: 'siempre que un jugador juegue {card}' },
      you: { en: 'whenever you play {card}', es: 'siempre que juegues {card}' },
      opponent: { en: 'whenever an opponent plays {card}', es: 'siempre que un oponente juegue {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
  impulse: when({ anyone: fromYourHand, you: fromYourHand }, { names: { card: 'anyCard' } }),
  bonded: when(
    { anyone: { en: 'when {card} is exiled by its bond', es: 'cuando {card} sea <exiliado|exiliada|exiliados|exiliadas> por su vínculo' } },
    { prefix: { en: 'Bond', es: 'Vínculo' }, names: { card: 'anyCard' } },
  ),
  replicated: when(
    {
      anyone: {
        en: 'whenever you play a card with its name from your hand while it is in your Infierno',
        es: 'siempre que juegues una carta con su nombre desde tu mano mientras está en tu Infierno',
      },
    },
    { names: { card: 'anyCard' } },
  ),
  tributeShown: when(
    {
      anyone: {
        en: 'when {card} is shown at the beginning of your Restore step',
        es: 'cuando {card} sea <mostrado|mostrada|mostrados|mostradas> al comienzo de tu restauración',
      },
    },
    { names: { card: 'anyCard' } },
  ),
  detached: when({ anyone: { en: 'when {card} is detached', es: 'cuando {card} sea desanexada' } }, { names: { card: 'weapon' } }),
  wouldBeMilled: when(
    {
      anyone: {
        en: 'if {card} would go from your deck to your Infierno',
        es: 'si {card} fuese a ser <puesto|puesta|puestos|puestas> en el infierno desde tu mazo',
      },
    },
    { names: { card: 'anyCard' } },
  ),
  wouldMillByDamage: when(
    {
      anyone: {
        en: 'if {card} would be put into an Infierno by damage of {other}',
        es: 'si {card} fuese a ser <puesto|puesta|puestos|puestas> en un infierno como resultado de daño de {other}',
      },
    },
    { names: { card: 'anyCard' } },
  ),
  destroyedByEffect: when({ anyone: { en: 'effects cannot destroy {card}', es: 'los efectos no pueden destruir {card}' } }),
  destroyedAsCost: when({
    anyone: {
      en: '{card} cannot be destroyed as a cost',
      es: '{card} no puede ser <destruido|destruida|destruidos|destruidas> como coste',
    },
  }),
  shuffled: when({
    anyone: { en: 'whenever a player shuffles their deck', es: 'siempre que un jugador mezcle su mazo' },
    you: { en: 'whenever you shuffle your deck', es: 'siempre que mezcles tu mazo' },
    opponent: { en: 'whenever an opponent shuffles their deck', es: 'siempre que un oponente mezcle su mazo' },
  }),
  untapped: when({
    anyone: { en: 'whenever {card} becomes untapped', es: 'siempre que {card} sea <enderezado|enderezada|enderezados|enderezadas>' },
  }),
  ...environmentOccasions,
  ...leavingChain,
  ...discarding,
  flipped: when({ anyone: { en: 'when {card} is flipped', es: 'cuando {card} sea volteado' } }, { names: { card: 'demon' } }),
  tappedForEnergy: when(
    { anyone: { en: 'whenever {card} is tapped for energy', es: 'siempre que {card} sea girado por energía' } },
    { names: { card: 'resource' } },
  ),
  tapped: when({
    anyone: { en: 'whenever {card} becomes tapped', es: 'siempre que {card} sea <girado|girada|girados|giradas>' },
  }),
  drew: when({
    anyone: { en: 'whenever a player draws a card', es: 'siempre que un jugador tome una carta' },
    you: { en: 'whenever you draw a card', es: 'siempre que tomes una carta' },
    opponent: { en: 'whenever an opponent draws a card', es: 'siempre que un oponente tome una carta' },
  }),
  resourceAdded: when({
    anyone: { en: 'whenever a player adds a resource', es: 'siempre que un jugador agregue un recurso' },
    you: { en: 'whenever you add a resource', es: 'siempre que agregues un recurso' },
    opponent: { en: 'whenever an opponent adds a resource', es: 'siempre que un oponente agregue un recurso' },
  }),
  combatStart: when({
    anyone: { en: 'at the beginning of each combat', es: 'al principio de cada combate' },
    you: { en: 'at the beginning of each combat that you propose', es: 'al principio de cada combate que propongas' },
    opponent: { en: 'at the beginning of each combat of an opponent', es: 'al principio de cada combate de un oponente' },
  }),
  combatEnd: when({
    anyone: { en: 'at the end of the combat', es: 'al final del combate' },
    you: { en: 'at the end of each combat that you proposed', es: 'al final de cada combate que hayas propuesto' },
    opponent: { en: 'at the end of each combat of an opponent', es: 'al final de cada combate de un oponente' },
  }),
  cleanupStart: beginning('Cleanup step', 'Limpieza'),
  restoreStart: beginning('Restore step', 'Restauración'),
  mainStart: beginning('main phase', 'fase principal'),
  endStart: when({
    anyone: { en: 'at the end of the turn', es: 'al final del turno' },
    you: { en: 'at the end of your turn', es: 'al final de tu turno' },
    opponent: { en: 'at the end of an opponent’s turn', es: 'al final del turno de un oponente' },
  }),
  anyTime: when({ anyone: { en: 'at any time', es: 'en cualquier momento' } }),
  wouldBeDestroyed: when({
    anyone: { en: 'if {card} would be destroyed', es: 'si {card} fuese a ser <destruido|destruida|destruidos|destruidas>' },
  }),
  wouldBeDamaged: when({
    anyone: { en: 'if {card} would be dealt damage', es: 'si {card} fuese a recibir daño' },
  }),
  wouldDealDamage: when({
    anyone: { en: 'if {other} would deal damage to {card}', es: 'si {other} fuese a hacer daño a {card}' },
  }),
  wouldDealCombatDamage: when({
    anyone: { en: 'if {other} would deal combat damage to {card}', es: 'si {other} fuese a hacer daño de combate a {card}' },
  }),
  wouldBeDealtCombatDamage: when({
    anyone: { en: 'if {card} would be dealt combat damage', es: 'si {card} fuese a recibir daño de combate' },
  }),
  wouldBeDamagedByEffect: when({
    anyone: { en: 'if an effect would deal damage to {card}', es: 'si un efecto fuese a hacer daño a {card}' },
  }),
  wouldAddResource: when(
    {
      anyone: { en: 'if a player would add a resource', es: 'si un jugador fuese a agregar un recurso' },
      you: { en: 'if you would add a resource', es: 'si fueses a agregar un recurso' },
      opponent: { en: 'if an opponent would add a resource', es: 'si un oponente fuese a agregar un recurso' },
    },
    { names: { card: 'anyCard' } },
  ),
  wouldDraw: when(
    {
      anyone: { en: 'if a player would draw a card', es: 'si un jugador fuese a tomar una carta' },
      you: { en: 'if you would draw a card', es: 'si fueses a tomar una carta' },
      opponent: { en: 'if an opponent would draw a card', es: 'si un oponente fuese a tomar una carta' },
    },
    { names: { card: 'anyCard' } },
  ),
  ...chainOccasions,
};
