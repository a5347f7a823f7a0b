import { NO_CARD, type Ask, type DecisionKind, type Option } from '@crupier/kernel/rules';
import type { KeyForgeMatch } from '../state/state.ts';
import { isOfActiveHouse } from './restrictions.ts';

/**
 * What asks the player in the main step: whether the cards that may be played or used are of the active house, of others by a text or an
 * Omni ability, or both. *Rule:* KF-TURN-MAIN-2, KF-OFF-HOUSE-1, KF-OMNI-1.
 */
export function purposeOf(match: KeyForgeMatch, { options }: Ask, purpose: string): string {
  if (purpose !== 'mainStep') return purpose;
  const acts = options.filter(({ card }) => card !== NO_CARD);
  const others = acts.filter(({ card }) => !isOfActiveHouse(match, card)).length;
  if (others === 0) return purpose;
  return others === acts.length ? 'mainStepOnlyOthers' : 'mainStepAlsoOthers';
}

/** A fight is an act with a creature, and the choice of a creature against which another fights. *Rule:* KF-FIGHT-1, KF-FIGHT-2. */
export function verbOf(_match: KeyForgeMatch, { verb }: Option, kind: DecisionKind): string {
  return verb === 'fight' && kind === 'target' ? 'fightAgainst' : verb;
}
