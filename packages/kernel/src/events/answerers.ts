import { isPlaying, turnOrder } from '../derived/players.ts';
import type { Match } from '../match/match.ts';
import type { ManySeatsQuestion, OneSeatQuestion, Question } from '../match/program.ts';
import { assert } from '../state/result.ts';
import type { CoreState, Seat } from '../state/state.ts';

/**
 * A question as it is asked: in place of a player who has left, and of nobody, a stand-in answers. Of several seats those whose players
 * have left are not asked; undefined where none of them is left.
 */
export function answerable<S extends CoreState>(match: Match<S>, question: Question): Question | undefined {
  if ('asks' in question) return ofThoseStillThere(match, question);
  return isPlaying(match, question.seat) ? question : { ...question, seat: standInFor(match, question) };
}

function ofThoseStillThere<S extends CoreState>(match: Match<S>, question: ManySeatsQuestion): ManySeatsQuestion | undefined {
  if (question.asks.every(({ seat }) => isPlaying(match, seat))) return question;
  const asks = question.asks.filter(({ seat }) => isPlaying(match, seat));
  return asks.length === 0 ? undefined : { ...question, asks };
}

function standInFor<S extends CoreState>(match: Match<S>, question: OneSeatQuestion): Seat {
  const { seat, purpose } = question;
  const { standIn } = match.game.players;
  assert(seat >= 0 || standIn !== undefined, `Nobody is asked ${purpose}, and no policy says who answers.`);
  const named = standIn === undefined ? turnOrder(match, seat)[0] : standIn(match, seat, question);
  assert(named !== undefined && isPlaying(match, named), `Whoever stands in at ${purpose} is still in the match.`);
  return named;
}
