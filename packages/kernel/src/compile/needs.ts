import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Act, Clause, Target } from '../language/effects.ts';
import { compileCondition } from '../expressions/conditions.ts';
import { type Compiler, type Expression, compileAmount, compilePointOfView, compileSelector } from '../expressions/expressions.ts';
import { compileFilter } from '../expressions/filters.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { compileDoing } from './act-parts.ts';
import { compileDoer } from './acts.ts';
import { verbOf } from './deeds.ts';
import type { ClauseCompiler } from './targets.ts';
import { compileFitting } from '../expressions/candidates.ts';
import { contextIn } from '../match/context.ts';
import { withBound, withNumber } from './targets.ts';
import type { Match, Verb } from '../match/match.ts';
import { eachOf, playerName } from '../derived/players.ts';
import type { CardId, CoreState, Frame, Seat } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import type { Deed } from '../language/deed.ts';
import { word } from '../language/look-up.ts';
import { objectsHave, selectorHas, type Search } from '../language/search.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';
import { conditionBeforeChoices } from '../language/own-choices.ts';

/** What of the acts of a clause must be possible: all of them, as for a price, any of them, or that any has an effect at all. */
export type Quantifier = 'all' | 'any' | 'effect';

/** Whether something could be done where a text is followed. */
export type Need<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>) => boolean;

/** So many different cards, which somebody chooses. */
export interface Requirement<S extends CoreState> {
  readonly name: string;
  readonly slot: number;
  readonly count: Expression<S, number>;
  readonly candidates: (match: Match<S>, frame: Frame<AbilityLocals>) => readonly CardId[];
}

/** The cards that a clause asks for, each with those that would do. */
export function requirementsOf<S extends CoreState>(tables: CompileTables<S>, compiler: Compiler<S>, clause: Clause): Requirement<S>[] {
  return Object.entries(clause.targets ?? {}).map(([name, target]) => ({
    name,
    slot: word(compiler.slots.cards, name, 'target'),
    count: compileAmount(compiler, target.min === 0 ? 0 : (target.count ?? target.min)),
    candidates: compileCandidates({ tables, compiler, path: '' }, name, target, clause),
  }));
}

/** The cards of a choice with which all that is done to them could be done. */
function compileCandidates<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  name: string,
  target: Target,
  clause: Clause,
): Requirement<S>['candidates'] {
  const { compiler } = clauseCompiler;
  const slot = word(compiler.slots.cards, name, 'target');
  const fitting = compileFitting(compiler, clause, { bound: name, target, isDeclared: false });
  const doable = doneTo(clause, name).map((deed) => compileNeed(clauseCompiler, deed, 'all'));
  return (match, frame) =>
    fitting(match, frame).filter((card) => {
      const chosen = withBound(frame, slot, [card]);
      return doable.every((need) => need(match, chosen));
    });
}

/** The acts of a clause that are done to the cards of a name. */
function doneTo(clause: Clause, name: string): readonly Act[] {
  return clause.do.filter(({ on }) => on?.kind === 'bound' && on.name === name);
}

/** What must hold besides the choices: the condition, and that all could be done that is done to no chosen card. */
export function needsOf<S extends CoreState>(tables: CompileTables<S>, compiler: Compiler<S>, clause: Clause): Need<S>[] {
  const asked = conditionBeforeChoices(clause);
  const holds = asked && compileCondition(compiler, asked);
  const chosen = Object.keys(clause.targets ?? {});
  return [
    ...(holds === undefined ? [] : [(match: Match<S>, frame: Frame<AbilityLocals>) => holds(match, contextIn(frame))]),
    ...clause.do
      .filter(({ on }) => on?.kind !== 'bound' || !chosen.includes(on.name))
      .map((deed) => compileNeed({ tables, compiler, path: '' }, deed, 'all')),
  ];
}

/** Whether an act could be done with what is chosen; one by each player, by any of them. */
export function compileNeed<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, quantifier: Quantifier): Need<S> {
  const verb = verbOf(clauseCompiler.tables, deed);
  const { tell, deeds } = compileDoing(clauseCompiler, deed);
  const whose = compileDoer(clauseCompiler, deed);
  const can = possibilityOf(verb, quantifier);
  const could = (match: Match<S>, frame: Frame<AbilityLocals>, seat: Seat): boolean => {
    if (tell === undefined) {
      const parts = deeds(match, frame, seat);
      const isPossible = (told: Deed): boolean => can === undefined || can(match, told);
      return parts.length > 0 && (quantifier === 'all' ? parts.every(isPossible) : parts.some(isPossible));
    }
    const told = tell(match, frame, seat);
    return told !== undefined && (can === undefined || can(match, told));
  };
  if (deed.who !== 'each' && deed.who !== 'eachOpponent') return (match, frame) => could(match, frame, whose(match, frame));
  const whom = deed.who === 'each' ? 'player' : 'opponent';
  return (match, frame) => eachOf(match, frame.seat, whom).some((seat) => could(match, frame, seat));
}

/** Whether a deed of a verb is possible in one of these senses. */
function possibilityOf<S extends CoreState>({ can, canPay, most }: Verb<S>, quantifier: Quantifier): Verb<S>['can'] {
  if (quantifier === 'effect') return most && ((match, deed) => Math.min(deed.amount, most(match, deed)) > 0);
  return quantifier === 'all' ? (canPay ?? can) : can;
}

/** A requirement's places, each with the cards that could fill it. */
export function placesOf<S extends CoreState>(
  { count, candidates }: Requirement<S>,
  match: Match<S>,
  frame: Frame<AbilityLocals>,
): (readonly CardId[])[] {
  const places = Math.max(0, count(match, contextIn(frame)));
  return places === 0 ? [] : new Array<readonly CardId[]>(places).fill(candidates(match, frame));
}

/** What of a clause is still to be chosen when it is asked whether it could be done. */
export interface Open {
  readonly targets: readonly (readonly [name: string, target: Target])[];
  readonly players: Clause['players'];
}

/** Whether a clause could be done before what is open of it is chosen: all of its acts in full, or any of them. A clause without acts can. */
export function compileCould<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  open: Open,
  quantifier: Quantifier,
): Need<S> {
  const { compiler } = clauseCompiler;
  const required = open.targets
    .filter(([, { min }]) => min > 0)
    .map(([name, target]) => ({
      target,
      slot: word(compiler.slots.cards, name, 'target'),
      count: compileAmount(compiler, target.count ?? target.min),
      candidates: compileAffectable(clauseCompiler, clause, name, target),
    }));
  const acts = clause.do.map((deed) => compileOpenNeed(clauseCompiler, deed, open, quantifier));
  const isEnough = (match: Match<S>, frame: Frame<AbilityLocals>): boolean =>
    required.every(({ count, candidates }) =>
      quantifier === 'all' ? candidates.count(match, frame) >= count(match, contextIn(frame)) : candidates.isAny(match, frame),
    );
  return (match, frame) => {
    if (!isEnough(match, frame)) return false;
    const could = (need: Need<S>): boolean => need(match, frame);
    return acts.length === 0 || (quantifier === 'all' ? acts.every(could) : acts.some(could));
  };
}

/** An act of which something is still to be chosen: whether there is a choice with which it could be done. */
export function compileOpenNeed<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  deed: Act,
  open: Open,
  quantifier: Quantifier,
): Need<S> {
  const { compiler } = clauseCompiler;
  const names = open.targets.filter(([name]) =>
    objectsHave({ selector: (selector) => selector.kind === 'bound' && selector.name === name }, deed),
  );
  const choose = names.reduce<Need<S>>(
    (need, [name, target]) => {
      const slot = word(compiler.slots.cards, name, 'target');
      const candidates = compileChoosable(compiler, target);
      return (match, frame) => candidates(match, frame).some((card) => need(match, withBound(frame, slot, [card])));
    },
    compileNeed(clauseCompiler, deed, quantifier),
  );
  const players = Object.entries(open.players ?? {}).filter(([name]) => isAboutPlayer(deed, name));
  return players.reduce<Need<S>>((need, [name, { whose }]) => {
    const slot = word(compiler.slots.numbers, playerName(name), 'player');
    const whom = whose === 'any' ? 'player' : 'opponent';
    return (match, frame) => eachOf(match, contextIn(frame).seat, whom).some((seat) => need(match, withNumber(frame, slot, seat)));
  }, choose);
}

/** Whether a player of a name does an act, or it is done to that player's cards. */
function isAboutPlayer(deed: Act, name: string): boolean {
  return (typeof deed.who === 'object' && deed.who.player === name) || objectsHave({ filter: ({ of }) => of?.player === name }, deed);
}

function compileChoosable<S extends CoreState>(compiler: Compiler<S>, target: Target): Requirement<S>['candidates'] {
  const cards = compileFilter(compiler, target.of === undefined ? target : { ...target, whose: 'any' });
  const seen = compilePointOfView(compiler, target);
  const among = target.among && compileSelector(compiler, target.among);
  const besides = target.besides && compileSelector(compiler, target.besides);
  return (match, frame) => {
    const context = contextIn(frame);
    const fitting = cards(match, context, seen(match, context), among?.(match, context).map(cardOf));
    if (besides === undefined) return fitting;
    const excluded = besides(match, context).map(cardOf);
    return fitting.filter((card) => !excluded.includes(card));
  };
}

/** The cards of a choice that something of the clause could affect: how many there are, or whether there is any. */
function compileAffectable<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  name: string,
  target: Target,
): { readonly count: (match: Match<S>, frame: Frame<AbilityLocals>) => number; readonly isAny: Need<S> } {
  const choosable = compileChoosable(clauseCompiler.compiler, target);
  const affects = compileAffects(clauseCompiler, clause, name) ?? always;
  return {
    count: (match, frame) => choosable(match, frame).filter((card) => affects(match, frame, card)).length,
    isAny: (match, frame) => choosable(match, frame).some((card) => affects(match, frame, card)),
  };
}

const always = (): boolean => true;

/** Whether something of a text could affect a card. */
export type Affects<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>, card: CardId) => boolean;

/**
 * Whether some act that a clause does to the cards of a name could be done to a card: those of its first sentence that speaks of them, for
 * later ones speak of what that has chosen. Whatever the amounts will be. Undefined where the game lets any card be chosen, and where nothing
 * is done to the chosen ones.
 */
export function compileAffects<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  name: string,
): Affects<S> | undefined {
  const { manners, slots } = clauseCompiler.compiler;
  const deeds = manners.barsIdleTargets === true ? deedsOn(clause, name) : [];
  if (deeds.length === 0) return undefined;
  const slot = word(slots.cards, name, 'target');
  const rule = textRule(manners, 'TEXT-IDLE-TARGET');
  const others = Object.entries(clause.targets ?? {}).filter(([other]) => other !== name);
  const needs = deeds.map((deed) => compileNeed(clauseCompiler, { ...deed, amount: 1 }, 'any'));
  const open = { targets: others, players: clause.players };
  const openNeeds = deeds.map((deed) => compileOpenNeed(clauseCompiler, { ...deed, amount: 1 }, open, 'any'));
  const isOpen = compileIsOpen(clauseCompiler.compiler, open);
  return (match, frame, card) => {
    const chosen = withBound(frame, slot, [card]);
    return (isOpen(frame) ? openNeeds : needs).some((need) => need(match, chosen)) || !applies(match, rule);
  };
}

/** Whether something of a clause is still to be chosen where its text is followed. */
function compileIsOpen<S extends CoreState>({ slots }: Compiler<S>, { targets, players }: Open): (frame: Frame<AbilityLocals>) => boolean {
  const cards = targets.map(([name]) => word(slots.cards, name, 'target'));
  const numbers = Object.keys(players ?? {}).map((name) => word(slots.numbers, playerName(name), 'player'));
  return ({ locals }) =>
    cards.some((slot) => (locals.bound[slot] ?? []).length === 0) || numbers.some((slot) => locals.numbers[slot] === undefined);
}

/** The acts of the first sentence of a clause that works on the cards of a name. */
function deedsOn(clause: Clause, name: string): readonly Act[] {
  const isOn: Search = { selector: (selector) => selector.kind === 'bound' && selector.name === name };
  const own = clause.do.filter(({ on, to }) => [on, to].some((each) => each !== undefined && selectorHas(isOn, each)));
  return own.length > 0 ? own : innerClauses(clause).flatMap(([inner]) => deedsOn(inner, name));
}
