import type { Target } from '../language/effects.ts';
import { compileAmount, type Compiler } from './expressions.ts';
import type { Context } from '../match/context.ts';
import type { Match } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';

/** How many cards are chosen: as the target says, or a number; and not more than there is to divide. */
export function compileLimits<S extends CoreState>(
  compiler: Compiler<S>,
  { min, max, count, divide }: Target,
): (match: Match<S>, context: Context) => { readonly min: number; readonly max: number } {
  if (count === undefined && divide === undefined) return () => ({ min, max });
  const counted = compileAmount(compiler, count ?? max);
  const total = compileAmount(compiler, divide ?? max);
  return (match, context) => {
    const most = Math.max(0, Math.min(counted(match, context), divide === undefined ? Infinity : total(match, context)));
    return { min: Math.min(most, count === undefined || min === 0 ? min : most), max: most };
  };
}
