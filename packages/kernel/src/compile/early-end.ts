import type { Ability, EarlyEnd } from '../language/effects.ts';
import type { Context } from '../match/context.ts';
import type { Manners, Match } from '../match/match.ts';
import { assert } from '../state/result.ts';
import type { CardId, CoreState, Seat } from '../state/state.ts';

/** The ability that ends an effect early, or lets a player ignore it for a while. */
export function earlyEndAbilities<S extends CoreState>({ earlyEnd }: Manners<S>, how: EarlyEnd, until?: string): readonly Ability[] {
  assert(earlyEnd !== undefined, 'The game has no ability for ending effects early.');
  return [earlyEnd(how, until)];
}

type Works<S extends CoreState> = (match: Match<S>, on: CardId | Seat, context: Context) => boolean;

/** A static ability that may be ignored works neither on a player who does nor on that player's cards. */
export function unlessIgnored<S extends CoreState>(
  { ignores }: Manners<S>,
  data: Ability,
  seatOf: (match: Match<S>, on: CardId | Seat) => Seat,
  works: Works<S>,
): Works<S> {
  if (data.kind !== 'static' || data.ignorable === undefined || ignores === undefined) return works;
  return (match, on, context) => works(match, on, context) && !ignores(match, context.self, seatOf(match, on));
}
