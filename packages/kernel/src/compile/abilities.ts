import { compileAppliesToCard, compileAppliesToSeat } from '../expressions/applies-to.ts';
import type { CompiledLoan, CompiledMoves, CompiledStatic, CompiledTrigger, SpeaksOf } from '../match/ability.ts';
import type { Context } from '../match/context.ts';
import { contextOf } from '../derived/contexts.ts';
import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Ability, AppliesTo, Change, Clause, Condition, When } from '../language/effects.ts';
import { freeze } from '../language/freeze.ts';
import { compileCondition, compileWhen } from '../expressions/conditions.ts';
import { type Compiler, compileAmount, compileSelector, otherField } from '../expressions/expressions.ts';
import { compileFit } from '../expressions/filters.ts';
import { listenerKey } from '../match/listener-index.ts';
import type { CompiledAbility, Lexicon, Manners, Match, Step } from '../match/match.ts';
import { abilityProgram } from '../match/make-program.ts';
import { assert } from '../state/result.ts';
import type { CardId, CoreState, Seat } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { conditionBeforeChoices } from '../language/own-choices.ts';
import { word } from '../language/look-up.ts';
import { amountHas, type Search } from '../language/search.ts';
import type { Occasion } from '../language/occasion.ts';
import { announcedTargets, announceSteps, compileAnnounced } from './announcement.ts';
import { compileCan, compileTargets } from './feasibility.ts';
import { checkWords } from './check-words.ts';
import { asksOutcome, clauseSteps, collectSlots } from './clauses.ts';
import { compileFirstOffer } from './offers.ts';
import { handOverStep, type ClauseCompiler } from './targets.ts';
import { earlyEndAbilities, unlessIgnored } from './early-end.ts';
import { isForEach } from '../language/each-clause.ts';
import { additionsOf, speaksOfEvent } from './order.ts';
import { compilePrice, priceOf } from './prices.ts';
import type { CompileTables } from '../expressions/tables.ts';

const NOTHING: Clause = { do: [] };

/** The header under which `headed` finds the additional and alternative costs of a card, its own and those lent to it. */
export const COST_HEADER = 'cost';

/** Turns a card's abilities into what runs. An ability with several headers counts once a header; lent ones follow their lenders. */
export function compileAbilities<S extends CoreState>(
  tables: CompileTables<S>,
  name: string,
  abilities: readonly Ability[],
): CompiledAbility<S>[] {
  const own: CompiledAbility<S>[] = [];
  const expanded = abilities.flatMap((ability) => [ability, ...companionsOf(tables, ability)]);
  expanded.forEach((ability, at) => {
    checkWords(tables.words, ability);
    const headers = headersOf(ability);
    for (const header of headers) own.push(compileAbility(tables, `${name}/${at}${header}`, { ability, header, when: 0 }));
    const others = ability.kind === 'triggered' ? (ability.also ?? []) : [];
    others.forEach((_, also) => own.push(compileAbility(tables, `${name}/${at}also${also}`, { ability, header: '', when: also + 1 })));
  });
  const all = [...own];
  own.forEach((ability, at) => {
    const lent = lendAbilities(tables, `${name}/${at}`, ability);
    if (lent.length > 0) Object.assign(ability.static, { lends: lent.map((_, place) => all.length + place) });
    all.push(...lent);
  });
  return all;
}

/** The abilities that stand behind one: those that a keyword stands for, and that by which a static one is ignored. */
function companionsOf<S extends CoreState>(tables: CompileTables<S>, ability: Ability): readonly Ability[] {
  if (ability.kind === 'keyword') return tables.expandKeyword?.(ability) ?? [];
  if (ability.kind !== 'static' || ability.ignorable === undefined) return [];
  const { until, ...how } = ability.ignorable;
  return earlyEndAbilities(tables.manners, how, until);
}

/** The headers under which an ability is looked for: a card's costs have one of their own. */
function headersOf(ability: Ability): readonly string[] {
  if (ability.kind === 'activated') return ability.headers;
  return ability.kind === 'cost' ? [COST_HEADER] : [''];
}

/** The abilities that a static one lends, each to be appended to the definition. */
function lendAbilities<S extends CoreState>(tables: CompileTables<S>, name: string, lender: CompiledAbility<S>): CompiledAbility<S>[] {
  const { data } = lender;
  if (data.kind !== 'static') return [];
  const lent = data.changes.flatMap((change) => (change.kind === 'ability' ? [change.ability] : []));
  if (lent.length === 0) return [];
  const { appliesToCard } = lender.static;
  const loan: CompiledLoan<Match<S>> = {
    bearers: compileBearers(tables, lender),
    isBearer: (match, card, self) => appliesToCard(match, card, contextOf(match, self)),
  };
  const made = compileAbilities(tables, `${name}/lent`, lent);
  assert(
    made.every((ability) => ability.static.lends.length === 0),
    'A lent ability lends none.',
  );
  return made.map((ability) => ({ ...ability, lent: loan }));
}

function compileBearers<S extends CoreState>(
  tables: CompileTables<S>,
  lender: CompiledAbility<S>,
): (match: Match<S>, self: CardId) => readonly CardId[] {
  const { data } = lender;
  if (data.kind !== 'static' || data.applies.kind === 'player') return () => [];
  const compiler = compilerFor(tables, { data, clause: NOTHING, when: undefined });
  const cards = compileSelector(compiler, data.applies);
  const holds = data.if && compileCondition(compiler, data.if);
  return (match, self) => {
    const context = contextOf(match, self);
    const found = holds === undefined || holds(match, context) ? cards(match, context).map(cardOf) : [];
    return data.ignorable === undefined ? found : found.filter((card) => lender.static.appliesToCard(match, card, context));
  };
}

/** The compiler of an ability: the names of its text, of its price, and of the costs and numbers that it asks about. */
function compilerFor<S extends CoreState>({ words, manners, factKind }: CompileTables<S>, { data, clause, when }: Occurring): Compiler<S> {
  const slots = collectSlots(clause, priceOf(data), data);
  const occasionCard = when === undefined ? 'card' : (word(words.occasions, when.occasion, 'occasion').card ?? 'card');
  return { words, manners, factKind, slots, occasionCard };
}

/** The clause of an ability; of a cost, its condition. */
function clauseOf(ability: Ability): Clause {
  if (ability.kind === 'keyword') return NOTHING;
  if ('clause' in ability) return ability.clause;
  return ability.kind === 'cost' && ability.if !== undefined ? { if: ability.if, do: [] } : NOTHING;
}

/** One of an ability's headers or occasions: each is compiled by itself. */
interface Facet {
  readonly ability: Ability;
  readonly header: string;
  /** Which of its occasions. */
  readonly when: number;
}

function compileAbility<S extends CoreState>(
  tables: CompileTables<S>,
  name: string,
  { ability, header, when: at }: Facet,
): CompiledAbility<S> {
  const { manners } = tables;
  const data = freeze(ability);
  const clause = clauseOf(data);
  const when = occasionsOf(data)[at];
  const compiler = compilerFor(tables, { data, clause, when });
  const drops = data.kind === 'replacement' && data.drops;
  const { steps: priceSteps, ...price } = compilePrice(tables, compiler, data);
  const tracks = asksOutcome(clause);
  // What each player chooses is chosen when it is done.
  const announced = isForEach(clause) ? NOTHING : clause;
  const announcing = manners.announces ? announceSteps({ tables, compiler, path: '', announced: true }, announced) : [];
  return {
    data,
    header,
    once: 'once' in data && data.once === true,
    slots: compiler.slots,
    locals: (event) => ({ event, bound: [], numbers: [], outcome: tracks ? [] : undefined, since: 0 }),
    program: abilityProgram(name, citing(manners, clauseSteps(tables, compiler, clause, { drops, triggers: data.kind === 'triggered' }))),
    resolveFrom: announcing.length,
    canDo: compileCan(tables, compiler, clause),
    trigger: compileTrigger({ tables, compiler, path: '' }, { data, when, clause }),
    static: compileStatic(tables, compiler, data),
    announced: {
      program:
        announcing.length === 0 ? undefined : abilityProgram(`${name}/announced`, citing(manners, [...announcing, handOverStep<S>()])),
      targets: announcedTargets(announced).map(([, target]) => ({
        candidates: compileTargets(tables, target),
        isMeant: target.if === undefined ? (): boolean => true : compileCondition(compiler, target.if),
        min: target.min,
        max: target.max,
      })),
      numbers: Object.entries(announced.numbers ?? {}).map(([called, { least, most }]) => ({
        slot: word(compiler.slots.numbers, called, 'number'),
        least,
        most: compileAmount(compiler, most),
      })),
      ...compileAnnounced(tables, compiler, announced),
    },
    price: { ...price, program: priceSteps.length === 0 ? undefined : abilityProgram(`${name}/price`, citing(manners, priceSteps)) },
    lent: undefined,
  };
}

/** The steps of a card's text, each citing the rows of the game's ledger that it carries out. */
function citing<S extends CoreState>({ cites }: Manners<S>, steps: readonly Step<S, AbilityLocals>[]): readonly Step<S, AbilityLocals>[] {
  if (cites === undefined) return steps;
  return steps.map((step) => (cites[step.rule] === undefined ? step : { ...step, rule: `${step.rule} ${cites[step.rule]}` }));
}

const NO_KEYS: readonly number[] = [];

/** Events of any value are heard. */
const ANY_VALUE = -1;

/** Where an event must name the ability's own card, if it must. */
function fieldOfSelf<S extends CoreState>({ occasions }: CompileTables<S>['words'], when: When | undefined): 'card' | 'other' | undefined {
  if (when === undefined || (when.card !== 'self' && when.other !== 'self')) return undefined;
  const { card: field = 'card' } = word(occasions, when.occasion, 'occasion');
  return when.card === 'self' ? field : otherField(field);
}

/** An ability with one of its occasions. */
interface Occurring {
  readonly data: Ability;
  readonly when: When | undefined;
  readonly clause: Clause;
}

function compileTrigger<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  { data, when, clause }: Occurring,
): CompiledTrigger<Match<S>> {
  const { words } = clauseCompiler.tables;
  const occasion = when && word(words.occasions, when.occasion, 'occasion');
  return {
    key: occasion ? listenerKey(occasion.event, occasion.moment) : -1,
    alsoKeys: occasion?.also?.map((also) => listenerKey(also, occasion.moment)) ?? NO_KEYS,
    isOncePerBatch: isOncePerBatch(occasion, when),
    nth: occasion && when && compileNth(occasion, when),
    moves: occasion && compileMoves(occasion),
    eventValue: typeof occasion?.value === 'number' ? occasion.value : ANY_VALUE,
    selfField: fieldOfSelf(words, when),
    ...compileMatching(clauseCompiler.compiler, { data, when, clause }),
    speaksOfEvent: occasion?.moment !== 'after' || speaksOfEvent(data),
    adds: additionsOf(clauseCompiler.tables, data),
    firstOffer: data.kind === 'replacement' ? compileFirstOffer(clauseCompiler, clause) : undefined,
  };
}

function isOncePerBatch(occasion: Occasion | undefined, when: When | undefined): boolean {
  if (when?.oneOrMore !== true) return false;
  assert(
    occasion?.moment === 'after' && occasion.oneOrMore === true,
    `The occasion ${when.occasion} is not waited for once for one or more.`,
  );
  return true;
}

function compileNth({ history, moment }: Occasion, { occasion, nth, by }: When): CompiledTrigger<never>['nth'] {
  if (nth === undefined) return undefined;
  assert(history !== undefined && moment === 'after', `Of the occasion ${occasion} no history is kept.`);
  return { history, count: nth, apart: by !== undefined };
}

function compileMoves({ from, to, card: field = 'card' }: Occasion): CompiledMoves | undefined {
  return from === undefined && to === undefined ? undefined : { field, from, to };
}

/** Whether an event sets the ability off: the occasion, and the condition where nothing happens without it. */
function compileMatching<S extends CoreState>(
  compiler: Compiler<S>,
  { data, when, clause }: Occurring,
): Pick<CompiledTrigger<Match<S>>, 'matchesEvent' | 'conditionHolds'> {
  if (when === undefined) return { matchesEvent: () => false, conditionHolds: () => false };
  const occurs = compileWhen(compiler, when);
  const condition: Condition | undefined =
    clause.else === undefined && clause.next === undefined ? conditionBeforeChoices(clause) : undefined;
  if (condition === undefined) return { matchesEvent: occurs, conditionHolds: () => true };
  const conditionHolds = compileCondition(compiler, condition);
  // What works once waits for an event of which its condition is true.
  const waits = compiler.manners.triggersIgnoringCondition === true && data.kind === 'triggered' && data.once !== true;
  return { matchesEvent: waits ? occurs : (match, context) => occurs(match, context) && conditionHolds(match, context), conditionHolds };
}

const WORKS_ON_NOTHING = {
  appliesToCard: (): boolean => false,
  appliesToSeat: (): boolean => false,
  amounts: [],
  speaksOf: [],
  excepts: [],
  lends: [],
} as const;

function compileStatic<S extends CoreState>(tables: CompileTables<S>, compiler: Compiler<S>, data: Ability): CompiledStatic<Match<S>> {
  if (data.kind !== 'static') return { ...WORKS_ON_NOTHING };
  const { manners } = tables;
  return {
    appliesToCard: unlessIgnored(
      manners,
      data,
      (match, card) => manners.ownerOf(match, card),
      underCondition(compiler, data, compileAppliesToCard(compiler, data.applies)),
    ),
    appliesToSeat: unlessIgnored(manners, data, (_match, seat) => seat, underCondition(compiler, data, compileAppliesToSeat(data.applies))),
    amounts: data.changes.map((change) => compileAmountOfChange(compiler, data.applies, change)),
    speaksOf: data.changes.map((change) => compileSpeaksOf(tables, change)),
    excepts: data.changes.map((change) => exceptOf(tables, change)),
    lends: [],
  };
}

const ofEach: Search = { selector: ({ kind }) => kind === 'itself' };

/** The number of a change, which may be another for each of the cards that it works on. */
function compileAmountOfChange<S extends CoreState>(
  compiler: Compiler<S>,
  applies: AppliesTo,
  change: Change,
): (match: Match<S>, context: Context, card?: CardId) => number {
  const amount = 'amount' in change && change.amount !== undefined ? change.amount : 1;
  const count = compileAmount(compiler, amount);
  if (!amountHas(ofEach, amount)) return count;
  assert(applies.kind !== 'player', 'Only what changes something of cards speaks of each of them by itself.');
  return (match, context, card) => count(match, { ...context, itself: card });
}

function underCondition<S extends CoreState, P extends CardId | Seat>(
  compiler: Compiler<S>,
  { if: condition }: Ability & { kind: 'static' },
  works: (match: Match<S>, on: P, context: Context) => boolean,
): (match: Match<S>, on: P, context: Context) => boolean {
  if (condition === undefined) return works;
  const holds = compileCondition(compiler, condition);
  return (match, on, context) => works(match, on, context) && holds(match, context);
}

function exceptOf<S extends CoreState>(tables: CompileTables<S>, change: Change): number {
  return change.kind === 'rule' && change.except !== undefined ? tables.define(change.except, []) : 0;
}

function compileSpeaksOf<S extends CoreState>(lexicon: Lexicon<S>, change: Change): SpeaksOf<Match<S>> | undefined {
  if (change.kind !== 'rule' || change.of === undefined) return undefined;
  const { of } = change;
  const { nouns } = lexicon.words;
  const fits = compileFit(lexicon, of);
  const every = Object.keys(nouns).find((noun) => nouns[noun]?.every);
  const fitsAs = every === undefined ? fits : compileFit(lexicon, { ...of, noun: every });
  const covered = [of.noun, ...(nouns[of.noun]?.covers ?? [])];
  return (match, card, context, as) => {
    if (as !== undefined && of.noun !== every && !covered.includes(as)) return false;
    return (as === undefined ? fits : fitsAs)(match, card, context);
  };
}

function occasionsOf(data: Ability): readonly When[] {
  if (!('when' in data)) return [];
  return data.kind === 'triggered' ? [data.when, ...(data.also ?? [])] : [data.when];
}
