/** What the answers to a question may cost, as the viewer may know it. */

import type { Match } from '../match/match.ts';
import type { Option } from '../state/decision.ts';
import { NO_CARD, type CardId, type CoreState } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { handleNow, mayKnow } from './handles.ts';
import type { SeenAsk, SeenLoss, SeenOdds, SeenOption } from './view.ts';

/** What a card may lose. Every figure is of what all viewers know. */
export interface Loss extends Omit<SeenLoss, 'card'> {
  readonly card: CardId;
}

/** What the answers to a question may cost. */
export interface AnswerLosses {
  /** What the card of an option may lose by it. */
  readonly ofOption: (option: Option) => Loss | undefined;
  /** What choosing nothing may cost; undefined where that costs nothing, or may not be chosen. */
  readonly declined: Loss | undefined;
  readonly odds?: SeenOdds;
}

/** What an option may cost its card. */
export function seeLossOf(losses: AnswerLosses | undefined, option: Option): Pick<SeenOption, 'loss'> {
  const found = losses?.ofOption(option);
  if (found === undefined) return {};
  const { card: _own, ...loss } = found;
  return { loss };
}

/** What choosing nothing may cost, and what the losses depend on. */
export function seeDeclinedLoss<S extends CoreState>(
  match: Match<S>,
  viewer: Viewer,
  losses: AnswerLosses | undefined,
): Pick<SeenAsk, 'declinedLoss' | 'odds'> {
  if (losses === undefined) return {};
  const { declined, odds } = losses;
  const isTold = declined !== undefined && declined.card !== NO_CARD && mayKnow(match, viewer, declined.card);
  return {
    ...(isTold && { declinedLoss: { ...declined, card: handleNow(match, viewer, declined.card) } }),
    ...(odds !== undefined && { odds }),
  };
}
