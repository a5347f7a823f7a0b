import { soleOption } from '../state/decision.ts';
import { clauseOption } from '../match/ability-options.ts';
import type { Ability, Act, Amount, Clause } from '../language/effects.ts';
import { compileCondition } from '../expressions/conditions.ts';
import { type Compiler, compileAmount } from '../expressions/expressions.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { announceSteps, lateTargets, modeName } from './announcement.ts';
import { divideSteps } from './divisions.ts';
import { eachSteps } from './each-player.ts';
import { type EachClause, isForEach } from '../language/each-clause.ts';
import { inTurnSteps } from './each-in-turn.ts';
import { doneSteps, markStep } from './outcome.ts';
import { compileChoosable, compileMeans, guardSteps, paidSteps } from './offers.ts';
import { timesInAllName, timesName } from './part-of-several.ts';
import { againStep, BEGIN, offeredOnceSteps, repeats, START } from './repeats.ts';
import { actSteps, gathersEveryTime, togetherStep } from './acts.ts';
import { wordSteps } from './chosen-words.ts';
import { standInSteps } from './stand-ins.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { conditionAfterChoices } from '../language/own-choices.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import { contextIn } from '../match/context.ts';
import { compileAffects, compileCould } from './needs.ts';
import { compileMootTarget, howMuch } from './moot-targets.ts';
import { numbersOf, numberSteps } from './number-choices.ts';
import { bind, deciderOf, differentTargets, playerSteps, setNumber, targetSteps } from './targets.ts';
import { dropHappening, isHappening } from '../events/batch.ts';
import { actorName, playerName } from '../derived/players.ts';
import type { CoreState } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { earlierName, numbersRead, paidNames } from '../language/names.ts';
import { numbersAfterTargets } from '../language/numbers-up-to.ts';
import { clauseHas, type Search } from '../language/search.ts';
import { textRule } from '../language/text-rules.ts';
import { applies, type Site } from '../state/site.ts';
import type { Slots } from '../match/ability-locals.ts';

/** What is special about a clause. */
export interface ClauseOptions<S extends CoreState> {
  /** It takes the place of the event that set it off. */
  readonly drops?: boolean;
  /** Where it stands in the ability: see `collectSlots`. */
  readonly path?: string;
  /** It is the text of a triggered ability. */
  readonly triggers?: boolean;
  /** It is a price: what a card that is chosen for one part of it leaves for the others. */
  readonly payment?: ClauseCompiler<S>['payment'];
}

/** The clause's parts as steps, in the order in which a text is followed. */
export function clauseSteps<S extends CoreState>(
  tables: CompileTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
  { drops = false, triggers = false, payment, path = '' }: ClauseOptions<S> = {},
): AbilityStep<S>[] {
  const isAnnounced = tables.manners.announces && payment === undefined && !isForEach(clause);
  const clauseCompiler: ClauseCompiler<S> = {
    tables,
    compiler,
    path,
    triggers,
    root: clause,
    ...(payment && { payment }),
    ...(isAnnounced && { announced: true }),
  };
  const announcing = isAnnounced ? announceSteps(clauseCompiler, clause) : [];
  // What is repeated is done anew, but not announced anew.
  const start = repeats(clause) ? [label<S>(START)] : [];
  return [...announcing, ...start, ...compileClause(clauseCompiler, clause, drops ? [dropStep(clauseCompiler, clause)] : [])];
}

/** `dropping` is done once the condition holds and the offer is taken: it drops the event that a replacement replaces. */
function compileClause<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  dropping: readonly AbilityStep<S>[],
): AbilityStep<S>[] {
  const { tables, path } = clauseCompiler;
  const first = clause.instead === true ? [dropStep(clauseCompiler, clause)] : dropping;
  const otherwise = `${path}otherwise`;
  const choices = choiceSteps({ ...clauseCompiler, repeats: clause.times !== undefined }, clause);
  const condition = conditionSteps(clauseCompiler, clause, otherwise);
  if (isForEach(clause) && tables.manners.eachInTurn) return inTurnClause(clauseCompiler, clause, first);
  if (isForEach(clause)) {
    const offer = (declined: string): AbilityStep<S>[] => guardSteps(clauseCompiler, clause, declined);
    const paid = (declined: string): AbilityStep<S>[] => paidSteps(clauseCompiler, clause, declined);
    // Modes are chosen and done by one player after the other: nobody has to know beforehand what the others choose.
    const ifDone = [
      ...modeSteps(clauseCompiler, clause.modes ?? []),
      ...(clause.ifDone === undefined ? [] : compileClause(inside(clauseCompiler, 'then'), clause.ifDone, [])),
    ];
    // Without a condition, what is done otherwise is done by each who has not done it.
    const isEachElse = clause.if === undefined && clause.else !== undefined;
    const other = isEachElse ? compileClause(inside(clauseCompiler, 'else'), clause.else, []) : [];
    const { else: _, ...rest } = clause;
    return [
      ...condition,
      ...first,
      ...eachSteps(clauseCompiler, clause, { choices, offer, paid, ifDone, otherwise: other }),
      ...followingSteps(clauseCompiler, isEachElse ? rest : clause),
    ];
  }
  const asked = [...condition, ...guardSteps(clauseCompiler, clause, otherwise)];
  const isAskedAfter = conditionAfterChoices(clause) !== undefined;
  const gathers = gathersEveryTime(tables, clause);
  const times = clause.times === undefined ? undefined : timesSteps(clauseCompiler, clause, clause.times, gathers);
  return [
    ...offeredOnceSteps(clauseCompiler, clause),
    ...(isAskedAfter ? [] : asked),
    ...(times?.before ?? []),
    ...choices,
    ...(isAskedAfter ? asked : []),
    ...first,
    ...paidSteps(clauseCompiler, clause, otherwise),
    markStep(clauseCompiler, clause, `${path}${BEGIN}`),
    ...actSteps(clause.may ? { ...clauseCompiler, offered: true } : clauseCompiler, clause, gathers),
    ...modeSteps(clauseCompiler, clause.modes ?? []),
    ...doneSteps(clauseCompiler, clause, otherwise),
    ...(clause.ifDone === undefined ? [] : compileClause(inside(clauseCompiler, 'then'), clause.ifDone, [])),
    ...(times?.after ?? []),
    ...(gathers ? [togetherStep(clauseCompiler, clause.do[0] as Act, `${path}together`)] : []),
    ...(clause.again === undefined ? [] : [againStep(clauseCompiler, clause.again)]),
    ...followingSteps(clauseCompiler, clause),
  ];
}

/** A clause that each player follows to its end before the next one begins. What it says otherwise of its condition, and next, is said once. */
function inTurnClause<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: EachClause,
  first: readonly AbilityStep<S>[],
): AbilityStep<S>[] {
  const { path } = clauseCompiler;
  const { each: _, eachIf: __, if: condition, else: otherwise, next, ...own } = clause;
  const ofEach = condition === undefined && otherwise !== undefined ? { ...own, else: otherwise } : own;
  const ofAll = condition !== undefined && otherwise !== undefined ? compileClause(inside(clauseCompiler, 'else'), otherwise, []) : [];
  const [isFalse, afterwards] = [`${path}for nobody`, `${path}after all`];
  return [
    ...conditionSteps(clauseCompiler, clause, isFalse),
    ...first,
    ...inTurnSteps(clauseCompiler, clause, compileClause(clauseCompiler, ofEach, [])),
    jump<S>(`${path}all players are done`, afterwards),
    label<S>(isFalse),
    ...ofAll,
    label<S>(afterwards),
    ...(next === undefined ? [] : compileClause(inside(clauseCompiler, 'next'), next, [])),
  ];
}

/** What is chosen when a clause is done: all of it, or what was not announced before. */
function choiceSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): AbilityStep<S>[] {
  const { announced, payment } = clauseCompiler;
  const targets = announced ? lateTargets(clause) : Object.entries(clause.targets ?? {});
  const affecting = payment === undefined && { affects: (name: string) => compileAffects(clauseCompiler, clause, name) };
  const numbers = announced ? [] : numbersOf(clauseCompiler, clause);
  // In the order of the sentence: "heal up to 2 damage from a creature" asks for the creature first.
  const upTo = numbersAfterTargets(clause);
  const actWith = (name: string): Act | undefined => upTo.find((each) => each.name === name)?.act;
  const [first, afterwards] = [false, true].map((isAfter) => numbers.filter(([name]) => (actWith(name) !== undefined) === isAfter));
  return [
    ...wordSteps(clauseCompiler, clause),
    ...numberSteps(clauseCompiler, first ?? []),
    ...(announced ? [] : playerSteps(clauseCompiler, clause, compileMeans(clauseCompiler, clause))),
    ...standInSteps(clauseCompiler, clause, targets),
    ...targetSteps({ ...clauseCompiler, ...affecting, mootIf: (name) => compileMootTarget(clauseCompiler, clause, name) }, clause, targets),
    ...divideSteps(clauseCompiler, targets),
    ...numberSteps(clauseCompiler, afterwards ?? [], (name) => howMuch(clauseCompiler, actWith(name))),
  ];
}

/** A clause inside another, whose choices nobody has announced. */
function inside<S extends CoreState>({ tables, compiler, path, payment, root }: ClauseCompiler<S>, place: string): ClauseCompiler<S> {
  return { tables, compiler, path: `${path}${place} `, ...(payment && { payment }), ...(root && { root }) };
}

/** What is done otherwise, and what is done next in either case. */
function followingSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): AbilityStep<S>[] {
  const { path } = clauseCompiler;
  return [
    jump<S>(`${path}done`, clause.else === undefined ? undefined : `${path}next`),
    label<S>(`${path}otherwise`),
    ...(clause.else === undefined ? [] : compileClause(inside(clauseCompiler, 'else'), clause.else, [])),
    label<S>(`${path}next`),
    ...(clause.next === undefined ? [] : compileClause(inside(clauseCompiler, 'next'), clause.next, [])),
  ];
}

function label<S extends CoreState>(name: string): AbilityStep<S> {
  return { name, rule: 'CARD-TEXT', do: () => undefined };
}

function jump<S extends CoreState>(name: string, to: string | undefined): AbilityStep<S> {
  return { name, rule: 'CARD-TEXT', do: () => to };
}

/** The steps that ask for the condition of a clause; none where it has none. */
function conditionSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause, otherwise: string): AbilityStep<S>[] {
  if (clause.if === undefined) return [];
  const { compiler, path } = clauseCompiler;
  const holds = compileCondition(compiler, clause.if);
  const instead = clause.else && textRule(compiler.manners, 'TEXT-OTHERWISE');
  const asks = askingRule(clauseCompiler, clause);
  return [
    {
      name: `${path}check the condition`,
      rule: 'CARD-IF',
      do: (match, frame) => {
        if (instead !== undefined && !applies(match, instead)) return otherwise;
        if (asks !== undefined && !applies(match, asks)) return undefined;
        return holds(match, contextIn(frame)) ? undefined : otherwise;
      },
    },
  ];
}

/** The rule by which a condition is asked, where it might have been asked once for all before: when the ability was set off or the text begun. */
function askingRule<S extends CoreState>({ compiler, path, triggers = false }: ClauseCompiler<S>, clause: Clause): Site | undefined {
  if (path !== '') return textRule(compiler.manners, 'TEXT-IF-LATER');
  const isAskedBefore = triggers && clause.else === undefined && clause.next === undefined;
  return isAskedBefore ? textRule(compiler.manners, 'TEXT-ASKED-AGAIN') : undefined;
}

/** The event is dropped, whether or not anything can be done in its place. */
function dropStep<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): AbilityStep<S> {
  const idle = textRule(clauseCompiler.compiler.manners, 'TEXT-IDLE-INSTEAD');
  const could = compileCould(clauseCompiler, clause, { targets: [], players: undefined }, 'any');
  return {
    name: `${clauseCompiler.path}instead of the event`,
    rule: 'CARD-INSTEAD',
    do: (match, frame) => {
      // What comes to this part of a text once more finds the event gone.
      if (!isHappening(match, frame.locals.event)) return;
      if (applies(match, idle) || could(match, frame)) dropHappening(match);
    },
  };
}

/** A clause done several times: its choices are made anew each time. */
function timesSteps<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  times: Amount,
  gathers: boolean,
): { before: AbilityStep<S>[]; after: AbilityStep<S>[] } {
  const { compiler, path } = clauseCompiler;
  const slot = word(compiler.slots.numbers, timesName(path), 'number');
  const inAll = word(compiler.slots.numbers, timesInAllName(path), 'number');
  const count = compileAmount(compiler, times);
  const start = `${path}once more`;
  const earlier = differentTargets(clause).map((name) => word(compiler.slots.cards, earlierName(name), 'target'));
  return {
    before: [
      {
        name: `${path}count`,
        rule: 'CARD-TIMES',
        do: (match, frame) => {
          for (const each of earlier) bind(frame.locals, each, []);
          const times = count(match, contextIn(frame));
          setNumber(frame.locals, slot, times);
          setNumber(frame.locals, inAll, times);
        },
      },
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

/** Words that announce an option for a mode: the mode's place is the option's value. */
function modeSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, modes: readonly Clause[]): AbilityStep<S>[] {
  if (modes.length === 0) return [];
  const { path } = clauseCompiler;
  const end = `${path}chosen`;
  const one = textRule(clauseCompiler.compiler.manners, 'TEXT-ONE-MODE');
  return [
    ...(clauseCompiler.announced ? [announcedModeStep(clauseCompiler)] : chooseModeSteps(clauseCompiler, modes, end)),
    ...modes.flatMap((mode, at) => [
      label<S>(`${path}mode ${at}`),
      ...compileClause({ ...clauseCompiler, path: `${path}mode ${at} ` }, mode, []),
      {
        name: `${path}end of mode ${at}`,
        rule: 'CARD-TEXT',
        do: (match) => (applies(match, one) ? end : undefined),
      } satisfies AbilityStep<S>,
    ]),
    label<S>(end),
  ];
}

/** A mode is chosen among those that may be; where there is none, nothing is done. */
function chooseModeSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, modes: readonly Clause[], end: string): AbilityStep<S>[] {
  const { path, tables } = clauseCompiler;
  const isChoosable = modes.map((mode) => compileChoosable(clauseCompiler, mode));
  const couldOne: AbilityStep<S> = {
    name: `${path}could one be chosen`,
    rule: 'CARD-MODE',
    do: (match, frame) => (isChoosable.some((can) => can(match, frame)) ? undefined : end),
  };
  const choose: AbilityStep<S> = {
    name: `${path}choose one`,
    rule: 'CARD-MODE',
    ask: (match, frame) => {
      const options = modes.flatMap((_, at) =>
        isChoosable[at]?.(match, frame) === true ? [clauseOption(match, 'mode', frame, { value: at, clause: `${path}mode ${at} ` })] : [],
      );
      return { kind: 'mode', seat: deciderOf(match, contextIn(frame).seat), purpose: 'chooseMode', options };
    },
    take: (_match, _frame, chosen) => `${path}mode ${soleOption(chosen).value}`,
  };
  return tables.manners.barsImpossibleModes === true ? [couldOne, choose] : [choose];
}

/** Goes to the mode that was announced. */
function announcedModeStep<S extends CoreState>({ compiler, path }: ClauseCompiler<S>): AbilityStep<S> {
  const slot = word(compiler.slots.numbers, modeName(path), 'number');
  return { name: `${path}the one announced`, rule: 'CARD-MODE', do: (_match, { locals }) => `${path}mode ${locals.numbers[slot] ?? 0}` };
}

/** Every name that a clause and those inside it bind, with its slot; then those of the price, and the costs that it asks about. */
export function collectSlots(clause: Clause, price?: Clause, asking?: Ability): Slots {
  const cards: Record<string, number> = {};
  const numbers: Record<string, number> = { 'each player': 0 };
  const visit = (each: Clause, path: string): void => {
    for (const name of Object.keys(each.targets ?? {})) cards[name] ??= Object.keys(cards).length;
    for (const name of differentTargets(each)) cards[earlierName(name)] ??= Object.keys(cards).length;
    for (const name of Object.keys(each.numbers ?? {})) numbers[name] ??= Object.keys(numbers).length;
    for (const name of Object.keys(each.players ?? {}).flatMap((player) => [playerName(player), actorName(player)]))
      numbers[name] ??= Object.keys(numbers).length;
    // Where modes are announced, the one chosen is remembered.
    if (each.modes !== undefined) numbers[modeName(path)] = Object.keys(numbers).length;
    for (const name of each.times === undefined ? [] : [timesName(path), timesInAllName(path)]) numbers[name] = Object.keys(numbers).length;
    for (const slot of each.each === undefined ? [] : ['asked', 'at', 'chosen']) numbers[`${path}${slot}`] = Object.keys(numbers).length;
    if (each.again === 'preceding') numbers[`${path}repeated`] = Object.keys(numbers).length;
    for (const [inner, at] of innerClauses(each)) visit(inner, `${path}${at} `);
  };
  visit(clause, '');
  if (price !== undefined) visit(price, 'price ');
  for (const name of paidNames(price === undefined ? [clause] : [clause, price], asking))
    numbers[paidName(name)] ??= Object.keys(numbers).length;
  // A card's cost reads numbers that its text announces.
  if (asking?.kind === 'cost') for (const name of numbersRead(asking)) numbers[name] ??= Object.keys(numbers).length;
  return { cards, numbers };
}

/** The name under which a running text is told that a named cost was paid: a number above 0. */
export function paidName(cost: string): string {
  return `paid ${cost}`;
}

/** What this resolution brought about. */
const thisWay: Search = {
  counted: ({ kind }) => kind === 'thisWay',
  selector: ({ kind }) => kind === 'thisWay',
  condition: ({ kind }) => kind === 'befell',
};

/** Whether a clause, or one inside it, asks what this resolution brought about. */
export function asksOutcome(clause: Clause): boolean {
  return (
    clause.ifDone !== undefined ||
    (clause.else !== undefined && (clause.may === true || clause.if === undefined)) ||
    clauseHas(thisWay, clause) ||
    innerClauses(clause).some(([inner]) => asksOutcome(inner))
  );
}
