import { NO_CARD, type Ask, type CardId, type DecisionKind, type Option, type Seat } from '@crupier/kernel/rules';
import type { KeyForgeMatch } from '../state/state.ts';
import { sideFor } from './enter.ts';
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

/**
 * A fight is an act with a creature, and the choice of a creature against which another fights; a flank is one's own or the opponent's.
 * *Rule:* KF-FIGHT-1, KF-FIGHT-2, KF-FLANK-2.
 */
export function verbOf(match: KeyForgeMatch, { verb, card }: Option, kind: DecisionKind): string {
  if (verb === 'fight' && kind === 'target') return 'fightAgainst';
  if (verb !== 'leftFlank' && verb !== 'rightFlank') return verb;
  return sideEntered(match, card) === match.state.active ? verb : `${verb}OfOpponent`;
}

/** Whose battleline a card comes to by what runs now: that of whom control is given, or of whoever puts it into play. */
function sideEntered(match: KeyForgeMatch, card: CardId): Seat {
  const { frames, active } = match.state;
  const frame = frames.at(-1);
  const { to } = (frame?.locals ?? {}) as { readonly to?: Seat };
  return to ?? sideFor(match, card, frame?.seat ?? active);
}
