import type { AppliesTo } from '../language/effects.ts';
import { compileSelector, type Compiler } from './expressions.ts';
import { compileFit } from './filters.ts';
import type { CompiledStatic } from '../match/ability.ts';
import type { Match } from '../match/match.ts';
import { isOpponent } from '../derived/players.ts';
import type { CoreState } from '../state/state.ts';
import { cardOf } from '../state/state.ts';

/** Whether a static ability works on a card. Cheap for what is written most: itself, its host, a filter. */
export function compileAppliesToCard<S extends CoreState>(
  compiler: Compiler<S>,
  applies: AppliesTo,
): CompiledStatic<Match<S>>['appliesToCard'] {
  switch (applies.kind) {
    case 'player':
      return () => false;
    case 'self':
      return (_match, card, { self }) => card === self;
    case 'host':
      return (match, card, { self }) => match.state.cards[self]?.host === card;
    case 'each':
      return compileFit(compiler, applies);
    default: {
      const cards = compileSelector(compiler, applies);
      return (match, card, context) => cards(match, context).some((each) => cardOf(each) === card);
    }
  }
}

/** Whether a static ability works on a seat. */
export function compileAppliesToSeat<S extends CoreState>(applies: AppliesTo): CompiledStatic<Match<S>>['appliesToSeat'] {
  if (applies.kind !== 'player') return () => false;
  const { who } = applies;
  if (who === 'each') return () => true;
  if (who === 'you') return (_match, seat, context) => seat === context.seat;
  return (match, seat, context) => isOpponent(match, context.seat, seat);
}
