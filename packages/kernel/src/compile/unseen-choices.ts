import type { AbilityLocals } from '../match/ability-locals.ts';
import { contextIn } from '../match/context.ts';
import type { Match, Noun } from '../match/match.ts';
import type { Target } from '../language/effects.ts';
import { compilePointOfView, type Compiler } from '../expressions/expressions.ts';
import { compileAmong } from '../expressions/filters.ts';
import type { CardId, CoreState, Frame, Seat } from '../state/state.ts';

/**
 * Whether a choice that has nothing to choose is asked all the same: the others cannot see that there is no such card among those that who
 * chooses holds. Never of cards that all can see.
 */
export function compileConcealed<S extends CoreState>(
  compiler: Compiler<S>,
  target: Target,
): (match: Match<S>, frame: Frame<AbilityLocals>, chooser: Seat) => boolean {
  const among = compiler.words.nouns[target.noun]?.concealedAmong;
  if (among === undefined) return () => false;
  const isAmong = compileAmong(compiler, target);
  const seen = compilePointOfView(compiler, target);
  return (match, frame, chooser) => {
    const context = contextIn(frame);
    const seat = seen(match, context);
    const held = among(match, seat, context).filter((card) => isAmong === undefined || isAmong(match, card, context, seat));
    return held.some((card) => isKnownTo(match, chooser, card));
  };
}

function isKnownTo<S extends CoreState>({ state, game, probe }: Match<S>, seat: Seat, card: CardId): boolean {
  return (game.knownBy(state, card, probe) & (1 << seat)) !== 0;
}

/** Whether who chooses sees none of the cards, so that chance chooses. */
export function isBlind<S extends CoreState>(match: Match<S>, seat: Seat, noun: Noun<S> | undefined, cards: readonly CardId[]): boolean {
  return noun?.unseen === true && cards.length > 0 && cards.every((card) => !isKnownTo(match, seat, card));
}
