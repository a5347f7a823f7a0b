import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Act } from '../language/effects.ts';
import { compileDoing } from './act-parts.ts';
import { compileDoer } from './acts.ts';
import { verbOf } from './deeds.ts';
import type { ClauseCompiler } from './targets.ts';
import type { Match } from '../match/match.ts';
import type { CoreState, Frame } from '../state/state.ts';

/** A number that is worked out where a text is followed. */
export type HowMuch<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>) => number;

/** How much of its amount an act could do now, at most; undefined where that cannot be told. */
export function howMuch<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, act: Act | undefined): HowMuch<S> | undefined {
  const most = act && verbOf(clauseCompiler.tables, act).most;
  if (act === undefined || most === undefined) return undefined;
  const { deeds } = compileDoing(clauseCompiler, { ...act, amount: 1 });
  const whose = compileDoer(clauseCompiler, act);
  return (match, frame) => Math.max(0, ...deeds(match, frame, whose(match, frame)).map((deed) => most(match, deed)));
}
