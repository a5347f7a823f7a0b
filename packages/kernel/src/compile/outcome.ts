import type { AbilityLocals, DueAct } from '../match/ability-locals.ts';
import type { Act, Clause } from '../language/effects.ts';
import { compileAmount, compileSelector, type Expression } from '../expressions/expressions.ts';
import { contextIn } from '../match/context.ts';
import { isPaid } from './offers.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import type { CompileTables } from '../expressions/tables.ts';
import type { Match } from '../match/match.ts';
import type { CoreState, Frame, GameEvent } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { amountHas, type Search } from '../language/search.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';

/** Remembers what had been brought about before the clause's own acts, and what each of them is to do: for "if you do". */
export function markStep<S extends CoreState>({ compiler, tables }: ClauseCompiler<S>, clause: Clause, name: string): AbilityStep<S> {
  const asks = clause.ifDone !== undefined && tables.manners.ifDoneAsks === 'events';
  const dues = asks ? clause.do.map((deed) => compileDue({ compiler, tables }, clause, deed)) : [];
  return {
    name,
    rule: 'CARD-TEXT',
    do: (match, frame) => {
      const { locals } = frame;
      locals.since = locals.outcome?.length ?? 0;
      if (asks) locals.due = dues.map((due) => due(match, contextIn(frame)));
    },
  };
}

/** What a deed is to do: to as many cards as the text says where it says how many are chosen, and to one at least. */
function compileDue<S extends CoreState>(
  { compiler, tables }: Pick<ClauseCompiler<S>, 'compiler' | 'tables'>,
  { targets }: Clause,
  deed: Act,
): Expression<S, DueAct> {
  const { on } = deed;
  const amount = compileAmountDue({ compiler, tables }, deed);
  if (on === undefined) return (match, context) => ({ cards: 1, amount: amount(match, context) });
  const cards = compileSelector(compiler, on);
  const least = Math.max(1, on.kind === 'bound' ? (targets?.[on.name]?.min ?? 1) : 1);
  return (match, context) => ({ cards: Math.max(least, cards(match, context).length), amount: amount(match, context) });
}

/** Numbers that are known only as the act is done: of each of its cards, or of what the text has done by then. */
const knownLater: Search = { selector: ({ kind }) => kind === 'itself', counted: ({ kind }) => kind === 'thisWay' };

/** How much a deed is to do to each of its cards, counted before it is done; 1 where only the deed itself tells. */
export function compileAmountDue<S extends CoreState>(
  { compiler, tables }: Pick<ClauseCompiler<S>, 'compiler' | 'tables'>,
  { verb, amount = 1 }: Act,
): Expression<S, number> {
  if (word(tables.words.verbs, verb, 'verb').single === true || amountHas(knownLater, amount)) return () => 1;
  const counted = compileAmount(compiler, amount);
  return (match, context) => Math.max(1, counted(match, context));
}

/** "If you do": all that the clause's acts ask for happened. Of what is paid, only what may fail is asked about. */
export function doneSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause, otherwise: string): AbilityStep<S>[] {
  const { tables, path } = clauseCompiler;
  const paid = isPaid(tables.manners, clause);
  if (!paid && clause.ifDone === undefined) return [];
  const asked = paid ? clause.do.filter(({ verb }) => tables.words.verbs[verb]?.mayFail === true) : clause.do;
  const tests = asked.map((deed) => compileDone(tables, deed, placesOfSame(tables, clause, deed)));
  if (paid && tests.length === 0) return [];
  const all = textRule(tables.manners, 'TEXT-ALL-DONE');
  return [
    {
      name: `${path}if it was done`,
      rule: 'CARD-IF-DONE',
      do: (match, frame) => {
        const since = (frame.locals.outcome ?? []).slice(frame.locals.since);
        const isDone = (done: Done<S>): boolean => done(match, frame, since);
        if (tests.every(isDone) || (!applies(match, all) && tests.some(isDone))) return undefined;
        return clause.else === undefined ? `${path}done` : otherwise;
      },
    },
  ];
}

type Done<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>, since: readonly GameEvent[]) => boolean;

/** The places of the acts of a clause that the same events would show to be done: "lose 1Æ and your opponent loses 1Æ" wants two. */
function placesOfSame<S extends CoreState>({ words }: CompileTables<S>, clause: Clause, deed: Act): readonly number[] {
  const factOf = ({ verb }: Act): string | undefined => word(words.verbs, verb, 'verb').fact;
  const isSame = (each: Act): boolean => each === deed || (factOf(each) === factOf(deed) && each.amount === deed.amount);
  return clause.do.flatMap((each, at) => (isSame(each) ? [at] : []));
}

function compileDone<S extends CoreState>(tables: CompileTables<S>, deed: Act, places: readonly number[]): Done<S> {
  const isReached = compileReached(tables, deed);
  return (match, { locals: { due = [] } }, since) => {
    const cards = places.reduce((sum, at) => sum + (due[at]?.cards ?? 1), 0);
    return isReached(match, since, { cards, amount: due[places[0] ?? 0]?.amount ?? 1 });
  };
}

/** Whether events are all that an act was to do. */
export type Reached<S extends CoreState> = (match: Match<S>, since: readonly GameEvent[], due: DueAct) => boolean;

/** Compiles whether events are all that an act was to do: of each card as much as the text says. */
export function compileReached<S extends CoreState>({ words, manners, factKind }: CompileTables<S>, { verb }: Act): Reached<S> {
  const { fact, orFacts = [], isUndone } = word(words.verbs, verb, 'verb');
  if (fact === undefined) return (_match, since) => since.length > 0;
  const kinds = new Set([fact, ...orFacts].map(factKind));
  const atAll = textRule(manners, 'TEXT-DONE');
  const inFull = textRule(manners, 'TEXT-DONE-IN-FULL');
  const replaced = textRule(manners, 'TEXT-DONE-UNDONE');
  return (match, since, { cards, amount }) => {
    const counts = (event: GameEvent): boolean => kinds.has(event.kind) && (isUndone?.(match, event) !== true || !applies(match, replaced));
    const done = since.reduce((sum, event) => sum + (counts(event) ? Math.min(amount, Math.max(1, event.amount)) : 0), 0);
    return done >= amount * cards || !applies(match, done === 0 ? atAll : inFull);
  };
}
