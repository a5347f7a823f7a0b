import type { AppliesTo } from '../language/effects.ts';
import { compileFit, compileSelector, staticScope, type Compiler } from './expressions.ts';
import type { Match } from '../match/match.ts';
import { isOpponent } from '../derived/players.ts';
import type { CardId, CoreState, Seat } from '../state/state.ts';
import { cardOf } from '../state/state.ts';

/** Whether a static ability works on a card. Cheap for what is written most: itself, its host, a filter. */
export function compileAppliesToCard<S extends CoreState>(
  compiler: Compiler<S>,
  applies: AppliesTo,
): (match: Match<S>, card: CardId, self: CardId) => boolean {
  switch (applies.kind) {
    case 'player':
      return () => false;
    case 'self':
      return (_match, card, self) => card === self;
    case 'host':
      return (match, card, self) => match.state.cards[self]?.host === card;
    case 'each': {
      const fits = compileFit(compiler.words, applies);
      return (match, card, self) => fits(match, card, match.state.cards[self]?.controller ?? -1, self);
    }
    default: {
      const cards = compileSelector(compiler, applies);
      return (match, card, self) => cards(match, staticScope(match, self)).some((each) => cardOf(each) === card);
    }
  }
}

/** Whether a static ability works on a seat. */
export function compileAppliesToSeat<S extends CoreState>(applies: AppliesTo): (match: Match<S>, seat: Seat, self: CardId) => boolean {
  if (applies.kind !== 'player') return () => false;
  const { who } = applies;
  if (who === 'each') return () => true;
  if (who === 'you') return (match, seat, self) => seat === (match.state.cards[self]?.controller ?? -1);
  return (match, seat, self) => isOpponent(match, match.state.cards[self]?.controller ?? -1, seat);
}
