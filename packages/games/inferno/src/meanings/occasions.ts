import { tableOf, type Meanings, type Occasion } from '@crupier/kernel/rules';
import { damageBy, destroyedBy, exiledBy, flipping, kind } from '../state/facts.ts';
import { chainOccasions } from './chain-words.ts';
import { environments, placeOfZone, steps, type Inferno, type Step } from '../state/state.ts';

/** No event has this value: only the rules set off what waits for it. */
const BY_THE_RULES = -1;

function when(event: number, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'after', ...more };
}

function would(event: number, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'replace', ...more };
}

/** The beginning of a step or a phase. */
function beginning(step: Step): Occasion {
  return when(kind.stepBegan, { value: steps.indexOf(step) });
}

/** An environment begins or ceases to be active. *Rule:* INF-122.2, INF-702.8b. */
const environmentOccasions = tableOf(
  environments.flatMap((environment, value) => [
    [`${environment}Activated`, when(kind.environmentActivated, { value })] as const,
    [`${environment}Deactivated`, when(kind.environmentDeactivated, { value })] as const,
  ]),
);

/** *Rule:* INF-701.7a, INF-701.7c. */
const discarding = {
  discarded: when(kind.cardDiscarded),
  wouldBeDiscarded: would(kind.cardDiscarded),
};

/** What would take a card off the chain, for what is exiled instead. *Rule:* INF-702.7a. */
const leavingChain = {
  wouldGoToInfierno: would(kind.cardToInfierno),
  wouldGoToHand: would(kind.cardToHand),
  wouldGoToDeck: would(kind.cardToDeck),
  wouldBeCancelled: would(kind.cancelled),
};

/** When abilities are set off. *Rule:* INF-603.1. */
export const occasions = {
  /** A resource is put into play too. *Rule:* INF-305.1, INF-110.6b. */
  entered: when(kind.cardEntered, { also: [kind.resourceAdded] }),
  destroyed: when(kind.destroyed),
  eachDestroyed: when(kind.destroyed),
  /** The other is what destroyed it. *Rule:* INF-702.10. */
  coupDeGrace: when(kind.struckDown),
  /** The other is the source of the damage. *Rule:* INF-702.15. */
  thrust: when(kind.damageDealt, { value: damageBy.combat }),
  damaged: when(kind.damageDealt),
  attacked: when(kind.attacked),
  targeted: when(kind.targeted),
  played: when(kind.cardPlayed),
  /** A neutral card is one without a path: ruling C-42. *Rule:* INF-702.20a. */
  impulse: when(kind.cardPlayed, { value: placeOfZone('hand') }),
  /** Exiled in place of its way from the deck to the Infierno. *Rule:* INF-702.9d. */
  bonded: when(kind.cardExiled, { value: exiledBy.bond }),
  /** For what the rules set off themselves: a card of its name was played from hand. *Rule:* INF-702.16a. */
  replicated: when(kind.cardPlayed, { value: BY_THE_RULES }),
  /** For what the rules set off themselves. *Rule:* INF-702.23b. */
  tributeShown: when(kind.cardRevealed, { value: BY_THE_RULES }),
  detached: when(kind.detached),
  /** A card of a deck on its way to an Infierno. *Rule:* INF-702.9b. */
  wouldBeMilled: would(kind.cardMilled),
  /** The other is the source of the damage. *Rule:* INF-702.13a. */
  wouldMillByDamage: would(kind.cardMilled, { value: 1 }),
  /** *Rule:* INF-702.12a. */
  destroyedByEffect: would(kind.destroyed, { value: destroyedBy.effect, moment: 'prohibit' }),
  destroyedAsCost: would(kind.destroyed, { value: destroyedBy.cost, moment: 'prohibit' }),
  shuffled: when(kind.deckShuffled),
  untapped: when(kind.cardUntapped),
  ...environmentOccasions,
  ...leavingChain,
  ...discarding,
  flipped: when(kind.demonFlipped, { value: flipping.over }),
  tappedForEnergy: when(kind.tappedForEnergy),
  tapped: when(kind.cardTapped),
  drew: when(kind.cardDrawn),
  resourceAdded: when(kind.resourceAdded),
  /** *Rule:* INF-507.6. */
  combatStart: when(kind.combatBegan),
  /** *Rule:* INF-510.1. */
  combatEnd: when(kind.combatEnding),
  cleanupStart: beginning('cleanup'),
  restoreStart: beginning('restore'),
  mainStart: beginning('main'),
  endStart: when(kind.stepBegan, { value: steps.indexOf('end') }),
  /** For abilities that a state sets off, which is their condition. *Rule:* INF-603.8. */
  anyTime: { ...when(kind.stateLooked), isState: true },
  wouldBeDestroyed: would(kind.destroyed),
  wouldBeDamaged: would(kind.damageDealt),
  wouldDealDamage: would(kind.damageDealt),
  wouldDealCombatDamage: would(kind.damageDealt, { value: damageBy.combat }),
  wouldBeDealtCombatDamage: would(kind.damageDealt, { value: damageBy.combat }),
  wouldBeDamagedByEffect: would(kind.damageDealt, { value: [damageBy.effect, damageBy.unpreventable] }),
  wouldAddResource: would(kind.resourceAdded),
  wouldDraw: would(kind.cardDrawn),
  ...chainOccasions,
} satisfies Meanings<Inferno>['occasions'];
