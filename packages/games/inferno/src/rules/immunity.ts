import { applies, cardOf, NO_CARD, rulesOnCard, site, topics, type CardRef } from '@crupier/kernel/rules';
import { hasKeyword } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';

const about = topics('immune');

/** A source is any object that a filter describes; nothing keeps a Protector out of the combat. Ruling C-43. */
const noTarget = site('INF-702.21b INF-702.21a', 'what is immune to a source is no target of it');
const noAttack = site('INF-702.21b', 'what is immune to a source is not attacked by it');
const noDamage = site('INF-702.21b', 'what is immune to a source is dealt no damage by it');

const sideBySide = site('INF-702.21c', 'immunities to several sources are independent');
/** That it is not destroyed is lent by the keyword. */
export const indestructible = site('INF-702.12a', 'what is indestructible is not destroyed, and dealt no damage');

/** Whether one of its immunities speaks of a source. *Rule:* INF-702.21c. */
function isImmune(match: InfernoMatch, card: CardRef, source: CardRef): boolean {
  const rules = rulesOnCard(match, cardOf(card), about.immune);
  if (rules.length === 0 || source === NO_CARD) return false;
  const counted = rules.length === 1 || applies(match, sideBySide) ? rules : rules.slice(0, 1);
  // Of a source that has left play what is last known counts. *Rule:* INF-607.2g.
  return counted.some(({ speaksOf }) => speaksOf(source));
}

/** Whether a card cannot be a target of a source. *Rule:* INF-702.21b. */
export function isImmuneToTargeting(match: InfernoMatch, card: CardRef, source: CardRef): boolean {
  return isImmune(match, card, source) && applies(match, noTarget);
}

/** Whether a card cannot be attacked by an attacker. *Rule:* INF-702.21b. */
export function isImmuneToAttack(match: InfernoMatch, card: CardRef, attacker: CardRef): boolean {
  return isImmune(match, card, attacker) && applies(match, noAttack);
}

/** Whether a source deals no damage to a card: it is immune to it, or indestructible. *Rule:* INF-702.21b, INF-702.12a. */
export function isImmuneToDamage(match: InfernoMatch, card: CardRef, source: CardRef): boolean {
  if (isImmune(match, card, source) && applies(match, noDamage)) return true;
  return isIndestructible(match, card);
}

/** Whether effects and costs do not destroy it, and no damage is dealt to it. *Rule:* INF-702.12a, ruling C-40. */
export function isIndestructible(match: InfernoMatch, card: CardRef): boolean {
  return hasKeyword(match, card, 'indestructible') && applies(match, indestructible);
}
