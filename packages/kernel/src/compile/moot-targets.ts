import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Act, Clause } from '../language/effects.ts';
import { compileDoing } from './act-parts.ts';
import { compileDoer } from './acts.ts';
import { verbOf } from './deeds.ts';
import { compileOpenNeed, type Need, type Open } from './needs.ts';
import type { ClauseCompiler } from './targets.ts';
import type { Match } from '../match/match.ts';
import { actHas, amountHas, clauseHas, type Search } from '../language/search.ts';
import { clausesAfter } from '../language/clauses-after.ts';
import { numbersAfterTargets } from '../language/numbers-up-to.ts';
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

/**
 * Whether it makes no difference which cards are chosen for a name of a clause: nothing could come of the acts that are done to them, and
 * nothing else speaks of them, or nothing at all could come of what is left of the text. Undefined where that is never so.
 */
export function compileMootTarget<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  name: string,
): Need<S> | undefined {
  const { root, path, payment, announced } = clauseCompiler;
  const target = clause.targets?.[name];
  const isFollowed = root !== undefined && payment === undefined && (announced !== true || target?.late === true);
  if (!isFollowed || target === undefined || target.different || target.divide !== undefined || hasEach(root)) return undefined;
  const after = clausesAfter(root, path);
  if (after === undefined || after.some((each) => clauseHas(ofName(name), each))) return undefined;
  const couldBe = isForActsAlone(clause, name) ? actsUpTo(clauseCompiler, clause, name) : allOf(clauseCompiler, clause, [], true);
  return couldBe && ((match, frame) => !couldBe.some((need) => need(match, frame)));
}

function hasEach(clause: Clause): boolean {
  return clauseHas({ clause: ({ each }) => each !== undefined }, clause);
}

/** What speaks of the cards of a name, or of what one of them was given. */
function ofName(name: string): Search {
  return {
    selector: (selector) => selector.kind === 'bound' && selector.name === name,
    amount: (amount) => amount.kind === 'share' && amount.of === name,
  };
}

/** Whether nothing but acts of a clause speaks of the cards that it chooses for a name. */
function isForActsAlone(clause: Clause, name: string): boolean {
  const { [name]: _, ...others } = clause.targets ?? {};
  return !clauseHas(ofName(name), { ...clause, targets: others, do: [] });
}

/** Whether something could come of the acts of a clause up to the last that is done to the cards of a name. */
function actsUpTo<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause, name: string): readonly Need<S>[] | undefined {
  const last = clause.do.findLastIndex((act) => actHas(ofName(name), act));
  return allEffects(
    clauseCompiler,
    clause.do.slice(0, last + 1),
    openIn(clause),
    numbersAfterTargets(clause).map((each) => each.name),
  );
}

/** Whether something could come of any part of a clause that is done; undefined where that cannot be told of each. */
function allOf<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  outer: Open['targets'],
  isBegun: boolean,
): readonly Need<S>[] | undefined {
  const { words, players, modes, times, instead, may, numbers, again, ifDone, else: otherwise, next } = clause;
  const isMore = [words, players, modes, times, instead, again].some((part) => part !== undefined);
  if (isMore || (!isBegun && (may === true || numbers !== undefined))) return undefined;
  const open = openIn(clause, outer);
  const own = allEffects(
    clauseCompiler,
    clause.do,
    open,
    numbersAfterTargets(clause).map((each) => each.name),
  );
  const inner = [ifDone, otherwise, next].flatMap((each) => (each === undefined ? [] : [allOf(clauseCompiler, each, open.targets, false)]));
  return [own, ...inner].reduce((all, some) => all && some && [...all, ...some], []);
}

function openIn({ targets = {}, players }: Clause, outer: Open['targets'] = []): Open {
  return { targets: [...outer, ...Object.entries(targets)], players };
}

/** Whether something could come of each of some acts. A number that is chosen later may be any. */
function allEffects<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  acts: readonly Act[],
  open: Open,
  later: readonly string[],
): readonly Need<S>[] | undefined {
  const isLater: Search = { amount: (amount) => amount.kind === 'number' && later.includes(amount.name) };
  if (acts.some((act) => act.grants !== undefined || verbOf(clauseCompiler.tables, act).most === undefined)) return undefined;
  return acts.map((act) => {
    const isOpen = act.amount !== undefined && amountHas(isLater, act.amount);
    return compileOpenNeed(clauseCompiler, isOpen ? { ...act, amount: 1 } : act, open, 'effect');
  });
}
