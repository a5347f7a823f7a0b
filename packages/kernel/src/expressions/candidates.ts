import type { Looking } from '../match/ability-locals.ts';
import type { Clause, Target } from '../language/effects.ts';
import { contextIn } from '../match/context.ts';
import { type Compiler, compilePointOfView, compileSelector } from './expressions.ts';
import { compileFilter } from './filters.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import { earlierName } from '../language/names.ts';
import { textRule } from '../language/text-rules.ts';
import type { Match, Verb, Meanings } from '../match/match.ts';
import type { CardId, CoreState } from '../state/state.ts';
import { applies } from '../state/site.ts';
import { cardOf, isCurrent } from '../state/state.ts';
import type { Targeting } from '../language/deed.ts';

/** A card that is to be a target of the text that somebody follows. */
export function targetingOf(looking: Looking, card: CardId): Targeting {
  return { card, source: looking.source, seat: contextIn(looking).seat };
}

/** Compiles which cards may be chosen for a target of a clause; `isDeclared` where it is announced, so that the game's rules of targets hold. */
export function compileFitting<S extends CoreState>(
  compiler: Compiler<S>,
  clause: Clause,
  { bound, target, isDeclared }: { readonly bound: string; readonly target: Target; readonly isDeclared: boolean },
): (match: Match<S>, looking: Looking) => readonly CardId[] {
  const cards = compileFilter(compiler, target);
  const seen = compilePointOfView(compiler, target);
  const among = target.among && compileSelector(compiler, target.among);
  const besides = target.besides && compileSelector(compiler, target.besides);
  const earlier = target.different === true ? compiler.slots.cards[earlierName(bound)] : undefined;
  const differs = textRule(compiler.manners, 'TEXT-DIFFERENT');
  const refusals = refusalsOf(compiler.words, bound, clause);
  const mayTarget = isDeclared ? compiler.manners.mayTarget : undefined;
  return (match, looking) => {
    const context = contextIn(looking);
    let fitting: readonly CardId[] = cards(match, context, seen(match, context), among?.(match, context).map(cardOf));
    if (besides !== undefined) {
      const excluded = besides(match, context).map(cardOf);
      fitting = fitting.filter((card) => !excluded.includes(card));
    }
    if (earlier !== undefined) {
      const chosen = (context.locals.bound[earlier] ?? []).filter((ref) => isCurrent(match.state, ref)).map(cardOf);
      fitting = fitting.filter((card) => !chosen.includes(card) || !applies(match, differs));
    }
    for (const mayChoose of refusals) fitting = fitting.filter((card) => mayChoose(match, card));
    return mayTarget === undefined ? fitting : fitting.filter((card) => mayTarget(match, targetingOf(looking, card)));
  };
}

/** What forbids a card for one of the acts that a clause, or one inside it, does to a target. */
function refusalsOf<S extends CoreState>(words: Meanings<S>, bound: string, clause: Clause): NonNullable<Verb<S>['mayChoose']>[] {
  const own = clause.do
    .filter(({ on }) => on?.kind === 'bound' && on.name === bound)
    .flatMap(({ verb }) => words.verbs[verb]?.mayChoose ?? []);
  return [...own, ...innerClauses(clause).flatMap(([inner]) => refusalsOf(words, bound, inner))];
}
