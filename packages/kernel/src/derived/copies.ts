import type { Match } from '../match/match.ts';
import type { DecisionKind, Option } from '../state/decision.ts';
import type { CardId, CoreState } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import { lookAlike } from './looks.ts';

/** The cards that an option of a payment stands for beside its own: as many as it may be chosen besides once. */
export function copiesOf<S extends CoreState>(match: Match<S>, kind: DecisionKind, { card, count = 1 }: Option): readonly CardId[] {
  const zone = match.state.cards[card]?.zone;
  if (kind !== 'pay' || count < 2 || card === NO_CARD || zone === undefined) return [];
  const others = (match.state.zones[zone] ?? []).filter((other) => other !== card && lookAlike(match, card, other));
  return others.slice(0, count - 1);
}
