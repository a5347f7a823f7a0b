import { compileAppliesToCard, compileAppliesToSeat } from './applies-to.ts';
import type { AbilityLocals, LoweredNumber, LoweredTarget, ReadAs } from '../match/ability.ts';
import type { Ability, Change, Clause, Condition, NumberRange, Target, When } from '../language/effects.ts';
import { freeze } from '../language/effects.ts';
import type { Compiler, Scope } from './expressions.ts';
import { compileAmount, compileCondition, compileFit, compileSelector, compileWhen, staticScope } from './expressions.ts';
import { listenerKey } from '../match/listener-index.ts';
import type { LoweredAbility, Match, Program, Step, Vocabulary } from '../match/match.ts';
import { abilityProgram } from '../match/make-program.ts';
import { assert } from '../state/result.ts';
import type { CardId, CoreState, GameEvent, Seat } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { word } from '../language/vocabulary.ts';
import { announcedTargets, announceSteps, compileAnnounced } from './announcement.ts';
import { compileCan, compileTargets } from './feasibility.ts';
import { asksOutcome, clauseSteps, collectSlots } from './clauses.ts';
import { compileFirstOffer } from './offers.ts';
import { handOverStep } from './targets.ts';
import { riddanceIn, unlessIgnored } from './early-end.ts';
import { isForEach } from './each-player.ts';
import { lowerPrice, priceOf } from './prices.ts';
import type { LoweringTables } from './tables.ts';

const NOTHING: Clause = { do: [] };

/** The header under which `headed` finds the additional and alternative costs of a card, its own and those lent to it. */
export const COST_HEADER = 'cost';

/** Turns a card's abilities into what runs. An ability with several headers counts once a header; lent ones follow their lenders. */
export function lowerAbilities<S extends CoreState>(
  tables: LoweringTables<S>,
  name: string,
  abilities: readonly Ability[],
): LoweredAbility<S>[] {
  const lowered: LoweredAbility<S>[] = [];
  const expanded = abilities.flatMap((ability) => [ability, ...companionsOf(tables, ability)]);
  expanded.forEach((ability, at) => {
    const headers = headersOf(ability);
    for (const header of headers) lowered.push(lowerAbility(tables, `${name}/${at}${header}`, { ability, header, when: 0 }));
    const others = ability.kind === 'triggered' ? (ability.also ?? []) : [];
    others.forEach((_, also) => lowered.push(lowerAbility(tables, `${name}/${at}also${also}`, { ability, header: '', when: also + 1 })));
  });
  const all = [...lowered];
  lowered.forEach((ability, at) => {
    const lent = lendAbilities(tables, `${name}/${at}`, ability);
    if (lent.length > 0) Object.assign(ability, { lends: lent.map((_, place) => all.length + place) });
    all.push(...lent);
  });
  return all;
}

/** The abilities that stand behind one: those that a keyword stands for, and that by which a static one is ignored. */
function companionsOf<S extends CoreState>(tables: LoweringTables<S>, ability: Ability): readonly Ability[] {
  if (ability.kind === 'keyword') return tables.expandKeyword?.(ability) ?? [];
  if (ability.kind !== 'static' || ability.ignorable === undefined) return [];
  const { until, ...how } = ability.ignorable;
  return riddanceIn(tables.words, how, until);
}

/** The headers under which an ability is looked for: a card's costs have one of their own. */
function headersOf(ability: Ability): readonly string[] {
  if (ability.kind === 'activated') return ability.headers;
  return ability.kind === 'cost' ? [COST_HEADER] : [''];
}

/** The abilities that a static one lends, each to be appended to the definition. */
function lendAbilities<S extends CoreState>(tables: LoweringTables<S>, name: string, lender: LoweredAbility<S>): LoweredAbility<S>[] {
  const { data } = lender;
  if (data.kind !== 'static') return [];
  const lent = data.changes.flatMap((change) => (change.kind === 'ability' ? [change.ability] : []));
  if (lent.length === 0) return [];
  const lentTo = compileBearers(tables, lender);
  const made = lowerAbilities(tables, `${name}/lent`, lent);
  assert(
    made.every(({ lends }) => lends.length === 0),
    'A lent ability lends none.',
  );
  return made.map((ability) => ({ ...ability, lentTo, isLentTo: lender.appliesToCard }));
}

function compileBearers<S extends CoreState>(
  tables: LoweringTables<S>,
  lender: LoweredAbility<S>,
): (match: Match<S>, self: CardId) => readonly CardId[] {
  const { data } = lender;
  if (data.kind !== 'static' || data.applies.kind === 'player') return () => [];
  const compiler = compilerFor(tables, data, NOTHING);
  const cards = compileSelector(compiler, data.applies);
  const holds = data.if && compileCondition(compiler, data.if);
  return (match, self) => {
    const scope = staticScope(match, self);
    const found = holds === undefined || holds(match, scope) ? cards(match, scope).map(cardOf) : [];
    return data.ignorable === undefined ? found : found.filter((card) => lender.appliesToCard(match, card, self));
  };
}

/** The compiler of an ability: the names of its text, of its price, and of the costs and numbers that it asks about. */
function compilerFor<S extends CoreState>(tables: LoweringTables<S>, ability: Ability, clause: Clause): Compiler<S> {
  const slots = collectSlots(clause, priceOf(ability), ability);
  return { words: tables.words, factKind: tables.factKind, slots };
}

/** The clause of an ability; of a cost, its condition. */
function clauseOf(ability: Ability): Clause {
  if (ability.kind === 'keyword') return NOTHING;
  if ('clause' in ability) return ability.clause;
  return ability.kind === 'cost' && ability.if !== undefined ? { if: ability.if, do: [] } : NOTHING;
}

/** One of an ability's headers or occasions: each is lowered by itself. */
interface Facet {
  readonly ability: Ability;
  readonly header: string;
  /** Which of its occasions. */
  readonly when: number;
}

function lowerAbility<S extends CoreState>(
  tables: LoweringTables<S>,
  name: string,
  { ability, header, when: at }: Facet,
): LoweredAbility<S> {
  const { words } = tables;
  const data = freeze(ability);
  const when = occasionsOf(data)[at];
  const clause = clauseOf(data);
  const compiler = compilerFor(tables, data, clause);
  const occasion = when && word(words.occasions, when.occasion, 'occasion');
  const drops = data.kind === 'replacement' && data.drops;
  const program: Program<S, AbilityLocals> = abilityProgram(name, citing(words, clauseSteps(tables, compiler, clause, { drops })));
  const { energy, canPay, pricePlaces, steps: priceSteps } = lowerPrice(tables, compiler, data);
  const tracks = asksOutcome(clause);
  // What each player chooses is chosen when it is done.
  const announced = isForEach(clause) ? NOTHING : clause;
  const announcing = words.announces ? announceSteps({ tables, compiler, path: '', announced: true }, announced) : [];
  return {
    data,
    key: occasion ? listenerKey(occasion.event, occasion.moment) : -1,
    alsoKey: occasion?.also === undefined ? -1 : listenerKey(occasion.also, occasion.moment),
    header,
    ...compileHears(compiler, { data, when, clause }),
    hearsValue: typeof occasion?.value === 'number' ? occasion.value : ANY_VALUE,
    hearsOfItselfAs: fieldOfSelf(words, when),
    appliesToCard: unlessIgnored(
      words,
      data,
      (match, card) => words.ownerOf(match, card),
      compileStatic(compiler, data, (applies) => compileAppliesToCard(compiler, applies)),
    ),
    appliesToSeat: unlessIgnored(
      words,
      data,
      (_match, seat) => seat,
      compileStatic(compiler, data, (applies) => compileAppliesToSeat(applies)),
    ),
    amounts: compileAmounts(compiler, data),
    speaksOf: compileSpeaksOf(compiler, data),
    excepts: data.kind === 'static' ? data.changes.map((change) => exceptOf(tables, change)) : [],
    canDo: compileCan(tables, compiler, clause),
    program,
    offersFirst: data.kind === 'replacement' ? compileFirstOffer({ tables, compiler, path: '' }, clause) : undefined,
    locals: (event) => ({ event, bound: [], numbers: [], outcome: tracks ? [] : undefined, since: 0 }),
    targets: announcedTargets(announced).map(([, target]) => ({
      candidates: compileTargets(tables, target),
      isMeant: compileMeant(compiler, target),
      min: target.min,
      max: target.max,
    })),
    numbers: Object.entries(announced.numbers ?? {}).map(([called, range]) => lowerNumber(compiler, called, range)),
    slots: compiler.slots,
    energy,
    canPay,
    pricePlaces,
    announcement:
      announcing.length === 0 ? undefined : abilityProgram(`${name}/announced`, citing(words, [...announcing, handOverStep<S>()])),
    ...compileAnnounced(tables, compiler, announced),
    priceProgram: priceSteps.length === 0 ? undefined : abilityProgram(`${name}/price`, citing(words, priceSteps)),
    resolveFrom: announcing.length,
    once: 'once' in data && data.once === true,
    lentTo: undefined,
    isLentTo: () => false,
    lends: [],
  };
}

/** The steps of a card's text, each citing the rows of the game's ledger that it carries out. */
function citing<S extends CoreState>(
  { cites }: Vocabulary<S>,
  steps: readonly Step<S, AbilityLocals>[],
): readonly Step<S, AbilityLocals>[] {
  if (cites === undefined) return steps;
  return steps.map((step) => (cites[step.rule] === undefined ? step : { ...step, rule: `${step.rule} ${cites[step.rule]}` }));
}

/** Whether a target that is chosen under a condition would be chosen now. */
function compileMeant<S extends CoreState>(compiler: Compiler<S>, target: Target): LoweredTarget<Match<S>>['isMeant'] {
  if (target.if === undefined) return () => true;
  const holds = compileCondition(compiler, target.if);
  return (match, self, seat) => holds(match, { ...staticScope(match, self), seat });
}

function lowerNumber<S extends CoreState>(compiler: Compiler<S>, called: string, { least, most }: NumberRange): LoweredNumber<Match<S>> {
  const read = compileAmount(compiler, most);
  return {
    slot: word(compiler.slots.numbers, called, 'number'),
    least,
    most: (match, self, seat) => read(match, { ...staticScope(match, self), seat }),
  };
}

/** Events of any value are heard. */
const ANY_VALUE = -1;

/** Where an event must name the ability's own card, if it must. */
function fieldOfSelf<S extends CoreState>({ occasions }: LoweringTables<S>['words'], when: When | undefined): 'card' | 'other' | undefined {
  if (when === undefined || (when.card !== 'self' && when.other !== 'self')) return undefined;
  const { card: field = 'card' } = word(occasions, when.occasion, 'occasion');
  const opposite = field === 'card' ? 'other' : 'card';
  return when.card === 'self' ? field : opposite;
}

/** Whether an event sets the ability off: the occasion, and the condition where nothing happens without it. */
function compileHears<S extends CoreState>(
  compiler: Compiler<S>,
  { data, when, clause }: { readonly data: Ability; readonly when: When | undefined; readonly clause: Clause },
): Pick<LoweredAbility<S>, 'hears' | 'holds'> {
  if (when === undefined) return { hears: () => false, holds: () => false };
  const occurs = compileWhen(compiler.words, when);
  const condition: Condition | undefined = clause.else === undefined && clause.next === undefined ? clause.if : undefined;
  if (condition === undefined) return { hears: occurs, holds: () => true };
  const isTrue = compileCondition(compiler, condition);
  const holds: LoweredAbility<S>['holds'] = (match, self, event) => isTrue(match, eventScope(match, self, event));
  // What works once waits for an event of which its condition is true.
  const waits = compiler.words.waitsWithoutCondition === true && data.kind === 'triggered' && data.once !== true;
  return { hears: waits ? occurs : (match, self, event) => occurs(match, self, event) && holds(match, self, event), holds };
}

function eventScope<S extends CoreState>(match: Match<S>, self: CardId, event: GameEvent): Scope {
  return staticScope(match, self, event);
}

function compileStatic<S extends CoreState, P extends CardId | Seat>(
  compiler: Compiler<S>,
  data: Ability,
  compile: (applies: (Ability & { kind: 'static' })['applies']) => (match: Match<S>, on: P, self: CardId) => boolean,
): (match: Match<S>, on: P, self: CardId) => boolean {
  if (data.kind !== 'static') return () => false;
  const works = compile(data.applies);
  if (data.if === undefined) return works;
  const holds = compileCondition(compiler, data.if);
  return (match, on, self) => works(match, on, self) && holds(match, staticScope(match, self));
}

function compileAmounts<S extends CoreState>(compiler: Compiler<S>, data: Ability): LoweredAbility<S>['amounts'] {
  if (data.kind !== 'static') return [];
  return data.changes.map((change) => {
    const amount = 'amount' in change && change.amount !== undefined ? change.amount : 1;
    const read = compileAmount(compiler, amount);
    return (match: Match<S>, self: CardId, seat?: Seat) => {
      const scope = staticScope(match, self);
      return read(match, seat === undefined ? scope : { ...scope, seat });
    };
  });
}

function exceptOf<S extends CoreState>(tables: LoweringTables<S>, change: Change): number {
  return change.kind === 'rule' && change.except !== undefined ? tables.define(change.except, []) : 0;
}

function compileSpeaksOf<S extends CoreState>({ words }: Compiler<S>, data: Ability): LoweredAbility<S>['speaksOf'] {
  if (data.kind !== 'static') return [];
  return data.changes.map((change) => {
    if (change.kind !== 'rule' || change.of === undefined) return undefined;
    const { of } = change;
    const fits = compileFit(words, of);
    const every = Object.keys(words.nouns).find((noun) => words.nouns[noun]?.every);
    const fitsAs = every === undefined ? fits : compileFit(words, { ...of, noun: every });
    return (match: Match<S>, card: CardId, self: CardId, read?: ReadAs) => {
      const as = read?.as;
      if (as !== undefined && of.noun !== as && of.noun !== every) return false;
      return (as === undefined ? fits : fitsAs)(match, card, read?.seat ?? match.state.cards[self]?.controller ?? -1, self);
    };
  });
}

function occasionsOf(data: Ability): readonly When[] {
  if (!('when' in data)) return [];
  return data.kind === 'triggered' ? [data.when, ...(data.also ?? [])] : [data.when];
}
