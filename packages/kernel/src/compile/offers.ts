import type { AbilityLocals, Offer } from '../match/ability-locals.ts';
import type { Clause, Filter } from '../language/effects.ts';
import { lateTargets } from './announcement.ts';
import type { Need, Open } from './needs.ts';
import { compileCould } from './needs.ts';
import { compileCondition } from '../expressions/conditions.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { contextIn } from '../match/context.ts';
import { deciderOf } from './targets.ts';
import { isForEach } from '../language/each-clause.ts';
import type { CompiledAbility, Manners, Match } from '../match/match.ts';
import { enclosing } from '../match/stack.ts';
import { option } from '../match/program.ts';
import { wasTaken } from '../events/replacements.ts';
import type { CoreState, Frame } from '../state/state.ts';
import { objectsHave, type Search } from '../language/search.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';
import { conditionBeforeChoices } from '../language/own-choices.ts';

/** Whether what a clause does is a price that is paid while the text is followed. */
export function isPaid<S extends CoreState>({ ifDoneAsks }: Manners<S>, clause: Clause): boolean {
  if (ifDoneAsks !== 'choice' || clause.do.length === 0) return false;
  return clause.ifDone !== undefined || (clause.else !== undefined && (clause.may === true || clause.if === undefined));
}

/** What is chosen of a clause when it is done. */
function openIn<S extends CoreState>({ announced }: ClauseCompiler<S>, clause: Clause): Open {
  if (announced) return { targets: lateTargets(clause), players: undefined };
  return { targets: Object.entries(clause.targets ?? {}), players: clause.players };
}

/** Whether a clause that is about to be done could be: all of what is paid, any of the rest. */
function compilePossible<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): Need<S> {
  const open = openIn(clauseCompiler, clause);
  if (isPaid(clauseCompiler.tables.manners, clause)) return compilePaid(clauseCompiler, clause, open);
  return compileCould(clauseCompiler, clause, open, 'any');
}

/** Whether all of what is paid could be. */
function compilePaid<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause, open: Open): Need<S> {
  const all = compileCould(clauseCompiler, clause, open, 'all');
  const any = compileCould(clauseCompiler, clause, open, 'any');
  const paid = textRule(clauseCompiler.compiler.manners, 'TEXT-PAID');
  return (match, frame) => (applies(match, paid) ? all : any)(match, frame);
}

/** The same where a game lets players try whatever they may do. */
function compileOfferable<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): Need<S> {
  return clauseCompiler.tables.manners.offersImpossible ? (): boolean => true : compilePossible(clauseCompiler, clause);
}

/**
 * Whether a mode may be chosen while the text is followed: where the game bars those that are impossible, one that could do something, now
 * or in what follows. Of cards that opponents cannot see it is not asked.
 */
export function compileChoosable<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, mode: Clause): Need<S> {
  const { compiler, tables } = clauseCompiler;
  if (tables.manners.barsImpossibleModes !== true || isSecret(clauseCompiler, mode)) return () => true;
  const asked = mode.else === undefined ? conditionBeforeChoices(mode) : undefined;
  const holds = asked && compileCondition(compiler, asked);
  const could = mode.do.length === 0 ? [] : [compilePossible(clauseCompiler, mode)];
  const after = [mode.else, mode.next, ...(mode.modes ?? [])].flatMap((each) =>
    each === undefined ? [] : [compileChoosable(clauseCompiler, each)],
  );
  const any = [...could, ...after];
  const idle = textRule(compiler.manners, 'TEXT-IDLE-MODE');
  return (match, frame) => {
    const isPossible = any.length === 0 || any.some((need) => need(match, frame));
    return ((holds === undefined || holds(match, contextIn(frame))) && isPossible) || !applies(match, idle);
  };
}

/** Whether it hangs on cards that opponents cannot see what a clause can do. How many lie in a pile everybody sees. */
function isSecret<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): boolean {
  const { nouns } = clauseCompiler.tables.words;
  const isHidden = ({ noun }: Filter): boolean => nouns[noun]?.hidden === true;
  const ofHidden: Search = { selector: (selector) => selector.kind === 'each' && isHidden(selector) };
  return (
    openIn(clauseCompiler, clause).targets.some(([, target]) => isHidden(target)) || clause.do.some((deed) => objectsHave(ofHidden, deed))
  );
}

/**
 * What is asked before a clause is done, as the steps that ask it: what cannot be done is not offered, and what cannot be paid in full
 * is not begun. Where that hangs on cards which opponents cannot see, it is asked all the same.
 */
export function guardSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause, otherwise: string): AbilityStep<S>[] {
  const { tables, path } = clauseCompiler;
  // What is forced and asks for no choice is looked at when it is paid.
  if (!clause.may && !(isPaid(tables.manners, clause) && openIn(clauseCompiler, clause).targets.length > 0)) return [];
  const possible = compileOfferable(clauseCompiler, clause);
  const isAskedAnyway = clause.may === true && isSecret(clauseCompiler, clause);
  const could: AbilityStep<S> = {
    name: `${path}could it be done`,
    rule: 'CARD-COULD',
    do: (match, frame) => (possible(match, frame) ? undefined : otherwise),
  };
  return [
    ...(isAskedAnyway || tables.manners.offersImpossible ? [] : [could]),
    ...(clause.may ? [offerStep(clauseCompiler, possible, otherwise)] : []),
  ];
}

/**
 * What a text offers before all else, with nothing to be chosen or paid: to whom, where it could be done. Undefined where the text
 * begins otherwise.
 */
export function compileFirstOffer<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
): CompiledAbility<S>['trigger']['firstOffer'] {
  const { targets, players } = openIn(clauseCompiler, clause);
  const isMore = [players, clause.if, clause.numbers, clause.modes, clause.times, clause.again].some((part) => part !== undefined);
  if (!clause.may || isMore || targets.length > 0 || isForEach(clause) || isPaid(clauseCompiler.tables.manners, clause)) return undefined;
  const possible = compileOfferable(clauseCompiler, clause);
  return (match, frame) => (possible(match, frame) ? offerOf(match, frame, clauseCompiler.path) : undefined);
}

function offerStep<S extends CoreState>({ compiler, path }: ClauseCompiler<S>, possible: Need<S>, otherwise: string): AbilityStep<S> {
  const declined = textRule(compiler.manners, 'TEXT-MAY');
  return {
    name: `${path}offer it`,
    rule: 'CARD-MAY',
    choice: { sort: 'offer', clause: path, name: '' },
    ask: (match, frame) => {
      const batch = path === '' ? enclosing(match, match.game.happen) : undefined;
      if (batch !== undefined && wasTaken(batch.locals, frame)) return undefined;
      const offer = offerOf(match, frame, path);
      const isOpen = possible(match, frame) && match.game.policy.mayTake?.(match, offer) !== false;
      const min = applies(match, declined) ? 0 : 1;
      return { kind: 'may', seat: offer.seat, purpose: 'mayDo', min, options: [option(isOpen ? 'yes' : 'cannot', frame.source)] };
    },
    take: (match, frame, [chosen]) => {
      const isTaken = chosen?.verb === 'yes';
      match.game.policy.offered?.(match, offerOf(match, frame, path), isTaken);
      return isTaken ? undefined : otherwise;
    },
  };
}

function offerOf<S extends CoreState>(match: Match<S>, frame: Frame<AbilityLocals>, path: string): Offer {
  const { name = '' } = match.game.programs[frame.program] ?? {};
  return { seat: deciderOf(match, contextIn(frame).seat), source: frame.source, place: `${name} ${path}` };
}

/** Whether a player may be chosen: where it is asked, what is offered or what the text does could be done with that player. */
export function compileMeans<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): Need<S> | undefined {
  const { offersImpossible, barsImpossiblePlayers } = clauseCompiler.tables.manners;
  if (offersImpossible || !(clause.may || barsImpossiblePlayers)) return undefined;
  return compileCould(clauseCompiler, clause, { ...openIn(clauseCompiler, clause), players: undefined }, 'any');
}

/** What is paid while the text is followed is paid in full or not at all: asked again once its choices are made. */
export function paidSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause, otherwise: string): AbilityStep<S>[] {
  const { tables, path } = clauseCompiler;
  if (!isPaid(tables.manners, clause) || (clause.may && openIn(clauseCompiler, clause).targets.length === 0)) return [];
  const possible = compilePaid(clauseCompiler, clause, { targets: [], players: undefined });
  return [{ name: `${path}is it paid`, rule: 'CARD-PAID', do: (match, frame) => (possible(match, frame) ? undefined : otherwise) }];
}
