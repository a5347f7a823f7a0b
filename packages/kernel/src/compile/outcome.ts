import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Act, Clause } from '../language/effects.ts';
import { compileSelector, type Compiler, type Expression } from '../expressions/expressions.ts';
import { contextIn } from '../match/context.ts';
import { isPaid } from './offers.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import type { CompileTables } from '../expressions/tables.ts';
import type { Match } from '../match/match.ts';
import type { CoreState, Frame, GameEvent } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';

/** Remembers what had been brought about before the clause's own acts, and to how many cards each is to be done: for "if you do". */
export function markStep<S extends CoreState>({ compiler, tables }: ClauseCompiler<S>, clause: Clause, name: string): AbilityStep<S> {
  const asks = clause.ifDone !== undefined && tables.manners.ifDoneAsks === 'events';
  const counts = asks ? clause.do.map((deed) => compileCount(compiler, clause, deed)) : [];
  return {
    name,
    rule: 'CARD-TEXT',
    do: (match, frame) => {
      const { locals } = frame;
      locals.since = locals.outcome?.length ?? 0;
      if (asks) locals.due = counts.map((count) => count(match, contextIn(frame)));
    },
  };
}

/** To how many cards a deed is to be done: to as many as the text says where it says how many are chosen, and to one at least. */
function compileCount<S extends CoreState>(compiler: Compiler<S>, { targets }: Clause, { on }: Act): Expression<S, number> {
  if (on === undefined) return () => 1;
  const cards = compileSelector(compiler, on);
  const least = Math.max(1, on.kind === 'bound' ? (targets?.[on.name]?.min ?? 1) : 1);
  return (match, context) => Math.max(least, cards(match, context).length);
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
    const wanted = places.reduce((sum, at) => sum + (due[at] ?? 1), 0);
    return isReached(match, since, wanted);
  };
}

/** Whether events are all that an act asks for, done to so many cards. */
export type Reached<S extends CoreState> = (match: Match<S>, since: readonly GameEvent[], due: number) => boolean;

/** Compiles whether events are all that an act asks for. */
export function compileReached<S extends CoreState>({ words, manners, factKind }: CompileTables<S>, deed: Act): Reached<S> {
  const { fact, orFacts = [], single } = word(words.verbs, deed.verb, 'verb');
  if (fact === undefined) return (_match, since) => since.length > 0;
  const kinds = new Set([fact, ...orFacts].map(factKind));
  // A number fixed in the text must be reached for every card; one worked out from the table is reached by doing it at all.
  const asked = typeof deed.amount === 'number' && single !== true ? deed.amount : 1;
  const atAll = textRule(manners, 'TEXT-DONE');
  const inFull = textRule(manners, 'TEXT-DONE-IN-FULL');
  return (match, since, due) => {
    const done = since.reduce((sum, event) => sum + (kinds.has(event.kind) ? Math.min(asked, Math.max(1, event.amount)) : 0), 0);
    return done >= asked * due || !applies(match, done === 0 ? atAll : inFull);
  };
}
