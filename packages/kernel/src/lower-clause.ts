import type { AbilityLocals, LoweredAbility } from './ability.ts';
import type { Act, Amount, Clause } from './effects.ts';
import type { Compiler, Slots } from './expressions.ts';
import { compileAmount, compileCondition, compileFilter, staticScope } from './expressions.ts';
import type { LoweringTables } from './lower.ts';
import { actSteps, gathersEveryTime, setNumber, togetherStep } from './lower-act.ts';
import type { AbilityStep, Lowering } from './lower-target.ts';
import { deciderOf, innerClauses, scopeOf, targetSteps } from './lower-target.ts';
import type { Match } from './match.ts';
import { dropHappening } from './pipeline.ts';
import { option } from './program.ts';
import type { CoreState, Frame, GameEvent } from './state.ts';
import { NO_CARD } from './state.ts';
import { word } from './vocabulary.ts';

/** The clause's parts as steps, in the order in which a text is followed. */
export function clauseSteps<S extends CoreState>(
  tables: LoweringTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
  drops: boolean,
): AbilityStep<S>[] {
  const lowering: Lowering<S> = { tables, compiler, path: '' };
  const steps = lowerClause(lowering, clause, drops ? [dropStep<S>()] : []);
  return JSON.stringify(clause).includes('"again"') ? [label<S>(START), ...steps] : steps;
}

/** Where a repeated text begins anew. */
const START = 'from the start';

/** `first` is done once the condition holds and the offer is taken: it drops the event that a replacement replaces. */
function lowerClause<S extends CoreState>(lowering: Lowering<S>, clause: Clause, first: readonly AbilityStep<S>[]): AbilityStep<S>[] {
  const { tables, path } = lowering;
  const otherwise = `${path}otherwise`;
  const choices = [...numberSteps(lowering, clause), ...targetSteps(lowering, clause)];
  const guard: AbilityStep<S>[] = [
    ...(clause.if === undefined ? [] : [conditionStep(lowering, clause.if, otherwise)]),
    ...(clause.may ? [offerStep<S>(`${path}offer it`, otherwise)] : []),
  ];
  const gathers = gathersEveryTime(tables, clause);
  const times = clause.times === undefined ? undefined : timesSteps(lowering, clause.times, gathers);
  return [
    ...(tables.words.announces && path === ''
      ? [...choices, ...guard, ...(times?.before ?? [])]
      : [...guard, ...(times?.before ?? []), ...choices]),
    ...first,
    markStep<S>(`${path}begin`),
    ...actSteps(lowering, clause, gathers),
    ...modeSteps(lowering, clause.modes ?? []),
    ...(clause.ifDone === undefined ? [] : ifDoneSteps(lowering, clause, otherwise)),
    ...(times?.after ?? []),
    ...(gathers ? [togetherStep(lowering, clause.do[0] as Act, `${path}together`)] : []),
    ...(clause.again === undefined ? [] : [againStep(lowering, clause.again)]),
    jump<S>(`${path}done`, clause.else === undefined ? undefined : `${path}next`),
    label<S>(otherwise),
    ...(clause.else === undefined ? [] : lowerClause({ ...lowering, path: `${path}else ` }, clause.else, [])),
    label<S>(`${path}next`),
    ...(clause.next === undefined ? [] : lowerClause({ ...lowering, path: `${path}next ` }, clause.next, [])),
  ].filter((step) => step !== undefined);
}

function label<S extends CoreState>(name: string): AbilityStep<S> {
  return { name, rule: 'CARD-TEXT', do: () => undefined };
}

function jump<S extends CoreState>(name: string, to: string | undefined): AbilityStep<S> {
  return { name, rule: 'CARD-TEXT', do: () => to };
}

/** Remembers what had been brought about before the clause's own acts: "if you do" asks what came after. */
function markStep<S extends CoreState>(name: string): AbilityStep<S> {
  return {
    name,
    rule: 'CARD-TEXT',
    do: (_match, { locals }) => {
      locals.since = locals.outcome?.length ?? 0;
    },
  };
}

function conditionStep<S extends CoreState>(
  lowering: Lowering<S>,
  condition: NonNullable<Clause['if']>,
  otherwise: string,
): AbilityStep<S> {
  const holds = compileCondition(lowering.compiler, condition);
  return {
    name: `${lowering.path}check the condition`,
    rule: 'CARD-IF',
    do: (match, frame) => (holds(match, scopeOf(frame)) ? undefined : otherwise),
  };
}

function offerStep<S extends CoreState>(name: string, otherwise: string): AbilityStep<S> {
  return {
    name,
    rule: 'CARD-MAY',
    ask: (match, { seat, source }) => ({
      kind: 'may',
      seat: deciderOf(match, seat),
      purpose: 'mayDo',
      min: 0,
      options: [option('yes', source)],
    }),
    take: (_match, _frame, chosen) => (chosen.length === 0 ? otherwise : undefined),
  };
}

function dropStep<S extends CoreState>(): AbilityStep<S> {
  return { name: 'instead of the event', rule: 'CARD-INSTEAD', do: (match) => dropHappening(match) };
}

/** A clause done several times: its choices are made anew each time. */
function timesSteps<S extends CoreState>(
  lowering: Lowering<S>,
  times: Amount,
  gathers: boolean,
): { before: AbilityStep<S>[]; after: AbilityStep<S>[] } {
  const { compiler, path } = lowering;
  const slot = word(compiler.slots.numbers, `${path}times`, 'number');
  const count = compileAmount(compiler, times);
  const start = `${path}once more`;
  return {
    before: [
      { name: `${path}count`, rule: 'CARD-TIMES', do: (match, frame) => setNumber(frame.locals, slot, count(match, scopeOf(frame))) },
      {
        name: start,
        rule: 'CARD-TIMES',
        do: (_match, { locals }) => {
          const left = locals.numbers[slot] ?? 0;
          if (left <= 0) return gathers ? `${path}together` : `${path}done`;
          setNumber(locals, slot, left - 1);
          return undefined;
        },
      },
    ],
    after: [jump<S>(`${path}again`, start)],
  };
}

function numberSteps<S extends CoreState>({ compiler, path }: Lowering<S>, clause: Clause): AbilityStep<S>[] {
  return Object.entries(clause.numbers ?? {}).map(([name, { least, most }]) => {
    const slot = word(compiler.slots.numbers, name, 'number');
    const highest = compileAmount(compiler, most);
    return {
      name: `${path}choose ${name}`,
      rule: 'CARD-NUMBER',
      ask: (match, frame) => {
        const count = Math.max(0, highest(match, scopeOf(frame)) - least) + 1;
        const options = Array.from({ length: count }, (_, at) => option('number', NO_CARD, least + at));
        return { kind: 'number', seat: deciderOf(match, frame.seat), purpose: 'chooseNumber', options };
      },
      take: (_match, { locals }, [chosen]) => setNumber(locals, slot, chosen?.value ?? least),
    };
  });
}

/** Words that announce an option for a mode: the mode's place is the option's value. */
function modeSteps<S extends CoreState>(lowering: Lowering<S>, modes: readonly Clause[]): AbilityStep<S>[] {
  if (modes.length === 0) return [];
  const { path } = lowering;
  const end = `${path}chosen`;
  return [
    {
      name: `${path}choose one`,
      rule: 'CARD-MODE',
      ask: (match, { seat, source }) => ({
        kind: 'mode',
        seat: deciderOf(match, seat),
        purpose: 'chooseMode',
        options: modes.map((_, at) => option('mode', source, at)),
      }),
      take: (_match, _frame, [chosen]) => `${path}mode ${chosen?.value ?? 0}`,
    },
    ...modes.flatMap((mode, at) => [
      label<S>(`${path}mode ${at}`),
      ...lowerClause({ ...lowering, path: `${path}mode ${at} ` }, mode, []),
      jump<S>(`${path}end of mode ${at}`, end),
    ]),
    label<S>(end),
  ];
}

/** "If you do": all that the clause's acts ask for happened. */
function ifDoneSteps<S extends CoreState>(lowering: Lowering<S>, clause: Clause, otherwise: string): AbilityStep<S>[] {
  const { compiler, tables, path } = lowering;
  const tests = clause.do.map((deed) => compileDone(compiler, tables, deed));
  const follow = clause.ifDone as Clause;
  return [
    {
      name: `${path}if it was done`,
      rule: 'CARD-IF-DONE',
      do: (match, frame) => {
        const since = (frame.locals.outcome ?? []).slice(frame.locals.since);
        if (tests.every((done) => done(match, frame, since))) return undefined;
        return clause.else === undefined ? `${path}done` : otherwise;
      },
    },
    ...lowerClause({ ...lowering, path: `${path}then ` }, follow, []),
  ];
}

type Done<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>, since: readonly GameEvent[]) => boolean;

function compileDone<S extends CoreState>(compiler: Compiler<S>, { words, factKind }: LoweringTables<S>, deed: Act): Done<S> {
  const { fact } = word(words.verbs, deed.verb, 'verb');
  if (fact === undefined) return (_match, _frame, since) => since.length > 0;
  const kind = factKind(fact);
  // A number fixed in the text must be reached; one worked out from the table is reached by doing it at all.
  const asked = typeof deed.amount === 'number' ? deed.amount : 1;
  return (_match, _frame, since) => since.reduce((sum, event) => sum + (event.kind === kind ? Math.max(1, event.amount) : 0), 0) >= asked;
}

/** "Repeat this effect", or once more what stands before. */
function againStep<S extends CoreState>({ compiler, tables, path }: Lowering<S>, again: NonNullable<Clause['again']>): AbilityStep<S> {
  if (again === 'effect') {
    const mayRepeat = tables.words.mayRepeat ?? ((): boolean => true);
    return { name: `${path}repeat`, rule: 'CARD-REPEAT', do: (match, { source }) => (mayRepeat(match, source) ? START : undefined) };
  }
  const slot = word(compiler.slots.numbers, `${path}repeated`, 'number');
  return {
    name: `${path}repeat what precedes`,
    rule: 'CARD-PRECEDING',
    do: (_match, { locals }) => {
      if ((locals.numbers[slot] ?? 0) > 0) return undefined;
      setNumber(locals, slot, 1);
      return START;
    },
  };
}

/** Every name that a clause and those inside it bind, with its slot. */
export function collectSlots(clause: Clause): Slots {
  const cards: Record<string, number> = {};
  const numbers: Record<string, number> = { 'each player': 0 };
  const visit = (each: Clause, path: string): void => {
    for (const name of Object.keys(each.targets ?? {})) cards[name] ??= Object.keys(cards).length;
    for (const name of Object.keys(each.numbers ?? {})) numbers[name] ??= Object.keys(numbers).length;
    if (each.times !== undefined) numbers[`${path}times`] = Object.keys(numbers).length;
    if (each.again === 'preceding') numbers[`${path}repeated`] = Object.keys(numbers).length;
    for (const [inner, at] of innerClauses(each)) visit(inner, `${path}${at} `);
  };
  visit(clause, '');
  return { cards, numbers };
}

/** Whether a clause, or one inside it, asks what this resolution brought about. */
export function asksOutcome(clause: Clause): boolean {
  return (
    clause.ifDone !== undefined ||
    JSON.stringify(clause).includes('"thisWay"') ||
    innerClauses(clause).some(([inner]) => asksOutcome(inner))
  );
}

/** Whether every required target exists and some verb could do something. */
export function compileCan<S extends CoreState>(
  tables: LoweringTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
): LoweredAbility<S>['canDo'] {
  const needed = Object.values(clause.targets ?? {})
    .filter((target) => target.min > 0)
    .map((target) => compileFilter(tables.words, target));
  const holds = clause.if && clause.else === undefined ? compileCondition(compiler, clause.if) : undefined;
  return (match, self) => {
    const scope = staticScope(match, self);
    if (holds !== undefined && !holds(match, scope)) return false;
    return needed.every((candidates) => candidates(match, scope.seat, self).length > 0);
  };
}
