import type { AbilityLocals, LoweredAbility } from './ability.ts';
import type { Ability, Act, Amount, Clause, Target } from './effects.ts';
import type { Compiler, Expression, Slots } from './expressions.ts';
import { compileAmount, compileCondition, compileFilter, compilePointOfView, compileSelector, staticScope } from './expressions.ts';
import type { LoweringTables } from './lower.ts';
import { compileDeed, verbOf } from './lower-act.ts';
import { clauseSteps } from './lower-clause.ts';
import type { AbilityStep, Lowering } from './lower-target.ts';
import { handOverStep, scopeOf } from './lower-target.ts';
import type { Match } from './match.ts';
import type { CardId, CardRef, CoreState, Frame, Seat } from './state.ts';
import { cardOf, pin } from './state.ts';
import { word } from './vocabulary.ts';

/** What is paid for an ability, or for a card that has a cost: see `LoweredAbility`. */
export interface LoweredPrice<S extends CoreState> extends Pick<LoweredAbility<S>, 'energy' | 'canPay'> {
  readonly steps: readonly AbilityStep<S>[];
}

/** What is paid besides energy; undefined for most abilities. */
export function priceOf(ability: Ability): Clause | undefined {
  return ability.kind === 'activated' || ability.kind === 'cost' ? ability.price : undefined;
}

function energyOf(ability: Ability): Amount {
  if (ability.kind === 'activated') return ability.cost;
  return ability.kind === 'cost' ? (ability.energy ?? 0) : 0;
}

/** Lowers what an ability costs. Whatever its price asks for is asked of different cards: one card pays once. *Rule:* INF-117.10. */
export function lowerPrice<S extends CoreState>(tables: LoweringTables<S>, compiler: Compiler<S>, ability: Ability): LoweredPrice<S> {
  const price = priceOf(ability);
  const energy = compileAmount(compiler, energyOf(ability));
  const wants = price === undefined ? [] : chainOf(price).flatMap((clause) => requirementsOf(tables, compiler, clause));
  const needs = price === undefined ? [] : chainOf(price).flatMap((clause) => needsOf(tables, compiler, clause));
  const mayTake: NonNullable<Lowering<S>['mayTake']> = (match, frame, bound, card) => leavesEnough({ match, frame, wants }, bound, card);
  return {
    energy: (match, self, seat, numbers = []) => {
      const scope = staticScope(match, self);
      return energy(match, { ...scope, seat, locals: { ...scope.locals, numbers } });
    },
    canPay: (match, self, seat, numbers = []) => {
      if (price === undefined) return true;
      const frame = paying(match, { self, seat, numbers });
      return needs.every((need) => need(match, frame)) && canAssign(wants.flatMap((want) => placesOf(want, match, frame)));
    },
    steps: price === undefined ? [] : [...clauseSteps(tables, compiler, price, { mayTake, path: 'price ' }), handOverStep<S>()],
  };
}

/** A clause and those that follow it. */
function chainOf(clause: Clause): Clause[] {
  return [clause, ...(clause.next === undefined ? [] : chainOf(clause.next))];
}

/** A frame in which nothing is paid yet. */
function paying<S extends CoreState>(
  match: Match<S>,
  { self, seat, numbers }: { readonly self: CardId; readonly seat: Seat; readonly numbers: readonly number[] },
): Frame<AbilityLocals> {
  const { locals } = staticScope(match, self);
  return { program: -1, step: 0, source: self, seat, locals: { ...locals, numbers } };
}

/** So many different cards, which somebody chooses. */
interface Requirement<S extends CoreState> {
  readonly name: string;
  readonly slot: number;
  readonly count: Expression<S, number>;
  readonly candidates: (match: Match<S>, frame: Frame<AbilityLocals>) => readonly CardId[];
}

function requirementsOf<S extends CoreState>(tables: LoweringTables<S>, compiler: Compiler<S>, clause: Clause): Requirement<S>[] {
  return Object.entries(clause.targets ?? {}).map(([name, target]) => ({
    name,
    slot: word(compiler.slots.cards, name, 'target'),
    count: compileAmount(compiler, target.min === 0 ? 0 : (target.count ?? target.min)),
    candidates: compileCandidates({ tables, compiler, path: '' }, name, target, clause),
  }));
}

/** The cards of a choice with which all that is done to them could be done. */
function compileCandidates<S extends CoreState>(
  lowering: Lowering<S>,
  name: string,
  target: Target,
  clause: Clause,
): Requirement<S>['candidates'] {
  const { tables, compiler } = lowering;
  const slot = word(compiler.slots.cards, name, 'target');
  const cards = compileFilter(compiler.words, target);
  const seen = compilePointOfView(compiler, target);
  const among: Expression<S, readonly CardRef[]> | undefined = target.among && compileSelector(compiler, target.among);
  const doable = clause.do.filter(({ on }) => on?.kind === 'bound' && on.name === name).map((deed) => compileNeed(lowering, deed));
  const refusals = clause.do
    .filter(({ on }) => on?.kind === 'bound' && on.name === name)
    .flatMap(({ verb }) => tables.words.verbs[verb]?.mayChoose ?? []);
  return (match, frame) => {
    const allowed = among?.(match, scopeOf(frame)).map(cardOf);
    return cards(match, seen(match, scopeOf(frame)), frame.source).filter((card) => {
      if (allowed !== undefined && !allowed.includes(card)) return false;
      if (!refusals.every((mayChoose) => mayChoose(match, card))) return false;
      const bound: (readonly CardRef[])[] = [...frame.locals.bound];
      while (bound.length <= slot) bound.push([]);
      bound[slot] = [card];
      const chosen: Frame<AbilityLocals> = { ...frame, locals: { ...frame.locals, bound } };
      return doable.every((need) => need(match, chosen));
    });
  };
}

type Need<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>) => boolean;

/** What must hold besides the choices: the condition, and that all could be done that is done to no chosen card. */
function needsOf<S extends CoreState>(tables: LoweringTables<S>, compiler: Compiler<S>, clause: Clause): Need<S>[] {
  const holds = clause.if && compileCondition(compiler, clause.if);
  const chosen = Object.keys(clause.targets ?? {});
  return [
    ...(holds === undefined ? [] : [(match: Match<S>, frame: Frame<AbilityLocals>) => holds(match, scopeOf(frame))]),
    ...clause.do
      .filter(({ on }) => on?.kind !== 'bound' || !chosen.includes(on.name))
      .map((deed) => compileNeed({ tables, compiler, path: '' }, deed)),
  ];
}

function compileNeed<S extends CoreState>(lowering: Lowering<S>, deed: Act): Need<S> {
  const verb = verbOf(lowering.tables, deed);
  const tell = compileDeed(lowering, deed, verb);
  const canPay = verb.canPay ?? verb.can;
  return (match, frame) => {
    const told = tell(match, frame, frame.seat);
    return told !== undefined && (canPay === undefined || canPay(match, told));
  };
}

interface Paying<S extends CoreState> {
  readonly match: Match<S>;
  readonly frame: Frame<AbilityLocals>;
  readonly wants: readonly Requirement<S>[];
}

/** Whether a card may be chosen: it pays for nothing else yet, and what is still to be paid can be paid without it. */
function leavesEnough<S extends CoreState>({ match, frame, wants }: Paying<S>, bound: string, card: CardId): boolean {
  const at = wants.findIndex(({ name }) => name === bound);
  const want = wants[at];
  if (want === undefined) return true;
  const taken = wants.slice(0, at).flatMap(({ slot }) => (frame.locals.bound[slot] ?? []).map(cardOf));
  if (taken.includes(card) || !want.candidates(match, frame).includes(card)) return false;
  const rest = [...placesOf(want, match, frame).slice(1), ...wants.slice(at + 1).flatMap((each) => placesOf(each, match, frame))];
  return canAssign(rest.map((cards) => cards.filter((each) => each !== card && !taken.includes(each))));
}

/** A requirement's places, each with the cards that could fill it. */
function placesOf<S extends CoreState>(
  { count, candidates }: Requirement<S>,
  match: Match<S>,
  frame: Frame<AbilityLocals>,
): (readonly CardId[])[] {
  const places = Math.max(0, count(match, scopeOf(frame)));
  return places === 0 ? [] : new Array<readonly CardId[]>(places).fill(candidates(match, frame));
}

/** Whether every place can have a card of its own: a place that finds its cards taken asks the others to make room. */
function canAssign(places: readonly (readonly CardId[])[]): boolean {
  const holder = new Map<CardId, number>();
  const seat = (place: number, asked: Set<CardId>): boolean =>
    (places[place] ?? []).some((card) => {
      if (asked.has(card)) return false;
      asked.add(card);
      const other = holder.get(card);
      if (other !== undefined && !seat(other, asked)) return false;
      holder.set(card, place);
      return true;
    });
  return places.every((_, place) => seat(place, new Set()));
}

/** Numbers by slot for a run of an ability, from their names: `{ x: 3, 'paid kicker': 1 }`. Names that it does not read are left out. */
export function numbersOf(slots: Slots, named: Readonly<Record<string, number>>): number[] {
  const numbers: number[] = [];
  for (const [name, value] of Object.entries(named)) {
    const slot = slots.numbers[name];
    if (slot === undefined) continue;
    while (numbers.length <= slot) numbers.push(0);
    numbers[slot] = value;
  }
  return numbers;
}

/** Pins cards by the slots of their names, for a run whose targets were chosen elsewhere. */
export function boundOf<S extends CoreState>(
  match: Match<S>,
  slots: Slots,
  named: Readonly<Record<string, readonly CardRef[]>>,
): (readonly CardRef[])[] {
  const bound: (readonly CardRef[])[] = [];
  for (const [name, cards] of Object.entries(named)) {
    const slot = slots.cards[name];
    if (slot === undefined) continue;
    while (bound.length <= slot) bound.push([]);
    bound[slot] = cards.map((ref) => (ref === cardOf(ref) ? pin(match.state.cards[ref] as (typeof match.state.cards)[number]) : ref));
  }
  return bound;
}
