import { tableOf, type Occasion } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { damageBy, destroyedBy, exiledBy, flipping, kind } from '../state/facts.ts';
import { chainOccasions } from './chain-words.ts';
import { keywordWords } from './keywords.ts';
import { environments, placeOfZone, steps, type Step } from '../state/state.ts';

/** What is said of anybody's event, of yours and of an opponent's. */
interface Texts {
  readonly anyone: Both;
  readonly you?: Both;
  readonly opponent?: Both;
}

const names = { card: 'ally', other: 'ally' } as const;
/** No event has this value: only the rules set off what waits for it. */
const BY_THE_RULES = -1;

function when(event: number, texts: Texts, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'after', names, ...texts, ...more };
}

function would(event: number, texts: Texts, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'replace', names, ...texts, ...more };
}

/** The beginning of a step or a phase. */
function beginning(step: Step, en: string, es: string): Occasion {
  return when(
    kind.stepBegan,
    {
      anyone: { en: `at the beginning of each ${en}`, es: `al principio de cada ${es}` },
      you: { en: `at the beginning of your ${en}`, es: `al principio de tu ${es}` },
      opponent: { en: `at the beginning of an opponent’s ${en}`, es: `al principio de la ${es} de un oponente` },
    },
    { value: steps.indexOf(step) },
  );
}

/** An environment begins or ceases to be active. *Rule:* INF-122.2, INF-702.8b. */
const environmentOccasions = tableOf(
  environments.flatMap((environment, value) => {
    const { en, es } = keywordWords[environment];
    const on = when(kind.environmentActivated, { anyone: { en: `when ${en} is activated`, es: `cuando se active ${es}` } }, { value });
    const off = when(
      kind.environmentDeactivated,
      { anyone: { en: `when ${en} is deactivated`, es: `cuando se desactive ${es}` } },
      { value },
    );
    return [[`${environment}Activated`, on] as const, [`${environment}Deactivated`, off] as const];
  }),
);

/** *Rule:* INF-701.7a, INF-701.7c. */
const discarding = {
  discarded: when(
    kind.cardDiscarded,
    {
      anyone: { en: 'whenever a player discards {card}', es: 'siempre que un jugador descarte {card}' },
      you: { en: 'whenever you discard {card}', es: 'siempre que descartes {card}' },
      opponent: { en: 'whenever an opponent discards {card}', es: 'siempre que un oponente descarte {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
  wouldBeDiscarded: would(
    kind.cardDiscarded,
    {
      anyone: { en: 'if a player would discard {card}', es: 'si un jugador fuese a descartar {card}' },
      you: { en: 'if you would discard {card}', es: 'si fueses a descartar {card}' },
      opponent: { en: 'if an opponent would discard {card}', es: 'si un oponente fuese a descartar {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
} as const;

/** What would take a card off the chain, for what is exiled instead. *Rule:* INF-702.7a. */
const leavingChain = {
  wouldGoToInfierno: would(kind.cardToInfierno, {
    anyone: { en: 'if {card} would go to an Infierno', es: 'si {card} fuese a ser puesta en un infierno' },
  }),
  wouldGoToHand: would(kind.cardToHand, { anyone: { en: 'if {card} would go to a hand', es: 'si {card} fuese a ser puesta en una mano' } }),
  wouldGoToDeck: would(kind.cardToDeck, { anyone: { en: 'if {card} would go to a deck', es: 'si {card} fuese a ser puesta en un mazo' } }),
  wouldBeCancelled: would(kind.cancelled, { anyone: { en: 'if {card} would be cancelled', es: 'si {card} fuese a ser cancelada' } }),
} as const;

/** *Rule:* INF-702.20. */
const fromYourHand = {
  en: 'impulse — when {card} is played from your hand',
  es: 'impulso — cuando {card} sea jugada desde tu mano',
} as const;

/** When abilities are set off. *Rule:* INF-603.1. */
export const occasions = {
  /** A resource is put into play too. *Rule:* INF-305.1, INF-110.6b. */
  entered: when(
    kind.cardEntered,
    {
      anyone: { en: 'when {card} enters play', es: 'cuando {card} entre en juego' },
      you: { en: 'whenever {card} enters play under your control', es: 'siempre que {card} entre en juego bajo tu control' },
      opponent: {
        en: 'whenever {card} enters play under an opponent’s control',
        es: 'siempre que {card} entre en juego bajo el control de un oponente',
      },
    },
    { also: [kind.resourceAdded] },
  ),
  destroyed: when(kind.destroyed, {
    anyone: { en: 'when {card} is destroyed', es: 'cuando {card} sea <destruido|destruida|destruidos|destruidas>' },
  }),
  eachDestroyed: when(kind.destroyed, {
    anyone: { en: 'whenever {card} is destroyed', es: 'siempre que {card} sea <destruido|destruida|destruidos|destruidas>' },
  }),
  /** The other is what destroyed it. *Rule:* INF-702.10. */
  coupDeGrace: when(kind.struckDown, {
    anyone: { en: 'coup de grâce — whenever {other} destroys {card}', es: 'golpe de gracia — siempre que {other} destruya a {card}' },
  }),
  /** The other is the source of the damage. *Rule:* INF-702.15. */
  thrust: when(
    kind.damageDealt,
    {
      anyone: {
        en: 'thrust — whenever {other} deals combat damage to {card}',
        es: 'estocada — cada vez que {other} haga daño de combate a {card}',
      },
    },
    { value: damageBy.combat },
  ),
  damaged: when(kind.damageDealt, {
    anyone: { en: 'whenever {other} deals damage to {card}', es: 'siempre que {other} haga daño a {card}' },
  }),
  attacked: when(kind.attacked, { anyone: { en: 'whenever {card} attacks', es: 'siempre que {card} ataque' } }),
  targeted: when(kind.targeted, {
    anyone: {
      en: 'whenever {card} becomes the target of a card or ability on the chain',
      es: 'siempre que {card} sea objetivo de una carta o habilidad en la cadena',
    },
  }),
  played: when(
    kind.cardPlayed,
    {
      anyone: { en: 'whenever a player plays {card}', es: 'siempre que un jugador juegue {card}' },
      you: { en: 'whenever you play {card}', es: 'siempre que juegues {card}' },
      opponent: { en: 'whenever an opponent plays {card}', es: 'siempre que un oponente juegue {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
  /** A neutral card is one without a path: ruling C-42. *Rule:* INF-702.20a. */
  impulse: when(kind.cardPlayed, { anyone: fromYourHand, you: fromYourHand }, { value: placeOfZone('hand'), names: { card: 'anyCard' } }),
  /** Exiled in place of its way from the deck to the Infierno. *Rule:* INF-702.9d. */
  bonded: when(
    kind.cardExiled,
    { anyone: { en: 'when {card} is exiled by its bond', es: 'cuando {card} sea exiliada por su vínculo' } },
    { value: exiledBy.bond, prefix: { en: 'Bond', es: 'Vínculo' }, names: { card: 'anyCard' } },
  ),
  /** For what the rules set off themselves: a card of its name was played from hand. *Rule:* INF-702.16a. */
  replicated: when(
    kind.cardPlayed,
    {
      anyone: {
        en: 'whenever you play a card with its name from your hand while it is in your Infierno',
        es: 'siempre que juegues una carta con su nombre desde tu mano mientras está en tu Infierno',
      },
    },
    { value: BY_THE_RULES, names: { card: 'anyCard' } },
  ),
  /** For what the rules set off themselves. *Rule:* INF-702.23b. */
  tributeShown: when(
    kind.cardRevealed,
    {
      anyone: {
        en: 'when {card} is shown at the beginning of your Restore step',
        es: 'cuando {card} sea mostrada al comienzo de tu restauración',
      },
    },
    { value: BY_THE_RULES, names: { card: 'anyCard' } },
  ),
  detached: when(
    kind.detached,
    { anyone: { en: 'when {card} is detached', es: 'cuando {card} sea desanexada' } },
    { names: { card: 'weapon' } },
  ),
  /** A card of a deck on its way to an Infierno. *Rule:* INF-702.9b. */
  wouldBeMilled: would(
    kind.cardMilled,
    {
      anyone: { en: 'if {card} would go from your deck to your Infierno', es: 'si {card} fuese a ser puesta en el infierno desde tu mazo' },
    },
    { names: { card: 'anyCard' } },
  ),
  /** The other is the source of the damage. *Rule:* INF-702.13a. */
  wouldMillByDamage: would(
    kind.cardMilled,
    {
      anyone: {
        en: 'if {card} would be put into an Infierno by damage of {other}',
        es: 'si {card} fuese a ser puesta en un infierno como resultado de daño de {other}',
      },
    },
    { value: 1, names: { card: 'anyCard' } },
  ),
  /** *Rule:* INF-702.12a. */
  destroyedByEffect: would(
    kind.destroyed,
    { anyone: { en: 'effects cannot destroy {card}', es: 'los efectos no pueden destruir {card}' } },
    { value: destroyedBy.effect, moment: 'prohibit' },
  ),
  destroyedAsCost: would(
    kind.destroyed,
    {
      anyone: {
        en: '{card} cannot be destroyed as a cost',
        es: '{card} no puede ser <destruido|destruida|destruidos|destruidas> como coste',
      },
    },
    { value: destroyedBy.cost, moment: 'prohibit' },
  ),
  shuffled: when(kind.deckShuffled, {
    anyone: { en: 'whenever a player shuffles their deck', es: 'siempre que un jugador mezcle su mazo' },
    you: { en: 'whenever you shuffle your deck', es: 'siempre que mezcles tu mazo' },
    opponent: { en: 'whenever an opponent shuffles their deck', es: 'siempre que un oponente mezcle su mazo' },
  }),
  untapped: when(kind.cardUntapped, {
    anyone: { en: 'whenever {card} becomes untapped', es: 'siempre que {card} sea <enderezado|enderezada|enderezados|enderezadas>' },
  }),
  ...environmentOccasions,
  ...leavingChain,
  ...discarding,
  flipped: when(
    kind.demonFlipped,
    { anyone: { en: 'when {card} is flipped', es: 'cuando {card} sea volteado' } },
    { names: { card: 'demon' }, value: flipping.over },
  ),
  tappedForEnergy: when(
    kind.tappedForEnergy,
    { anyone: { en: 'whenever {card} is tapped for energy', es: 'siempre que {card} sea girado por energía' } },
    { names: { card: 'resource' } },
  ),
  tapped: when(kind.cardTapped, {
    anyone: { en: 'whenever {card} becomes tapped', es: 'siempre que {card} sea <girado|girada|girados|giradas>' },
  }),
  drew: when(kind.cardDrawn, {
    anyone: { en: 'whenever a player draws a card', es: 'siempre que un jugador tome una carta' },
    you: { en: 'whenever you draw a card', es: 'siempre que tomes una carta' },
    opponent: { en: 'whenever an opponent draws a card', es: 'siempre que un oponente tome una carta' },
  }),
  resourceAdded: when(kind.resourceAdded, {
    anyone: { en: 'whenever a player adds a resource', es: 'siempre que un jugador agregue un recurso' },
    you: { en: 'whenever you add a resource', es: 'siempre que agregues un recurso' },
    opponent: { en: 'whenever an opponent adds a resource', es: 'siempre que un oponente agregue un recurso' },
  }),
  /** *Rule:* INF-507.6. */
  combatStart: when(kind.combatBegan, {
    anyone: { en: 'at the beginning of each combat', es: 'al principio de cada combate' },
    you: { en: 'at the beginning of each combat that you propose', es: 'al principio de cada combate que propongas' },
    opponent: { en: 'at the beginning of each combat of an opponent', es: 'al principio de cada combate de un oponente' },
  }),
  /** *Rule:* INF-510.1. */
  combatEnd: when(kind.combatEnding, {
    anyone: { en: 'at the end of the combat', es: 'al final del combate' },
    you: { en: 'at the end of each combat that you proposed', es: 'al final de cada combate que hayas propuesto' },
    opponent: { en: 'at the end of each combat of an opponent', es: 'al final de cada combate de un oponente' },
  }),
  cleanupStart: beginning('cleanup', 'Cleanup step', 'Limpieza'),
  restoreStart: beginning('restore', 'Restore step', 'Restauración'),
  mainStart: beginning('main', 'main phase', 'fase principal'),
  endStart: when(
    kind.stepBegan,
    {
      anyone: { en: 'at the end of the turn', es: 'al final del turno' },
      you: { en: 'at the end of your turn', es: 'al final de tu turno' },
      opponent: { en: 'at the end of an opponent’s turn', es: 'al final del turno de un oponente' },
    },
    { value: steps.indexOf('end') },
  ),
  /** For abilities that a state sets off, which is their condition. *Rule:* INF-603.8. */
  anyTime: { ...when(kind.stateLooked, { anyone: { en: 'at any time', es: 'en cualquier momento' } }), isState: true },
  wouldBeDestroyed: would(kind.destroyed, {
    anyone: { en: 'if {card} would be destroyed', es: 'si {card} fuese a ser <destruido|destruida|destruidos|destruidas>' },
  }),
  wouldBeDamaged: would(kind.damageDealt, {
    anyone: { en: 'if {card} would be dealt damage', es: 'si {card} fuese a recibir daño' },
  }),
  wouldDealDamage: would(kind.damageDealt, {
    anyone: { en: 'if {other} would deal damage to {card}', es: 'si {other} fuese a hacer daño a {card}' },
  }),
  wouldDealCombatDamage: would(
    kind.damageDealt,
    { anyone: { en: 'if {other} would deal combat damage to {card}', es: 'si {other} fuese a hacer daño de combate a {card}' } },
    { value: damageBy.combat },
  ),
  wouldBeDealtCombatDamage: would(
    kind.damageDealt,
    { anyone: { en: 'if {card} would be dealt combat damage', es: 'si {card} fuese a recibir daño de combate' } },
    { value: damageBy.combat },
  ),
  wouldBeDamagedByEffect: would(
    kind.damageDealt,
    { anyone: { en: 'if an effect would deal damage to {card}', es: 'si un efecto fuese a hacer daño a {card}' } },
    { value: [damageBy.effect, damageBy.unpreventable] },
  ),
  wouldAddResource: would(
    kind.resourceAdded,
    {
      anyone: { en: 'if a player would add a resource', es: 'si un jugador fuese a agregar un recurso' },
      you: { en: 'if you would add a resource', es: 'si fueses a agregar un recurso' },
      opponent: { en: 'if an opponent would add a resource', es: 'si un oponente fuese a agregar un recurso' },
    },
    { names: { card: 'anyCard' } },
  ),
  wouldDraw: would(
    kind.cardDrawn,
    {
      anyone: { en: 'if a player would draw a card', es: 'si un jugador fuese a tomar una carta' },
      you: { en: 'if you would draw a card', es: 'si fueses a tomar una carta' },
      opponent: { en: 'if an opponent would draw a card', es: 'si un oponente fuese a tomar una carta' },
    },
    { names: { card: 'anyCard' } },
  ),
  ...chainOccasions,
} as const satisfies Readonly<Record<string, Occasion>>;
