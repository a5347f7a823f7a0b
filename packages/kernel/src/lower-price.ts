import type { AbilityLocals, Slots } from './ability.ts';
import type { Ability, Amount, Clause } from './effects.ts';
import type { Compiler } from './expressions.ts';
import { canEachHaveOne } from './distinct.ts';
import { compileAmount, staticScope } from './expressions.ts';
import type { LoweringTables } from './lowering-tables.ts';
import { clauseSteps } from './lower-clause.ts';
import type { Requirement } from './lower-need.ts';
import { needsOf, placesOf, requirementsOf } from './lower-need.ts';
import type { AbilityStep, Lowering } from './lower-target.ts';
import { handOverStep } from './lower-target.ts';
import type { LoweredAbility, Match } from './match.ts';
import type { CardId, CardRef, CoreState, Frame, Seat } from './state.ts';
import { cardOf, pin } from './state.ts';

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
  const asked = energyOf(ability);
  const energy = compileAmount(compiler, asked);
  const wants = price === undefined ? [] : chainOf(price).flatMap((clause) => requirementsOf(tables, compiler, clause));
  const needs = price === undefined ? [] : chainOf(price).flatMap((clause) => needsOf(tables, compiler, clause));
  const mayTake: NonNullable<Lowering<S>['mayTake']> = (match, frame, bound, card) => leavesEnough({ match, frame, wants }, bound, card);
  return {
    // Most cost a plain number, and nothing is looked at to say so.
    energy: (match, self, seat, numbers = []) => {
      if (typeof asked === 'number') return asked;
      const scope = staticScope(match, self);
      return energy(match, { ...scope, seat, locals: { ...scope.locals, numbers } });
    },
    canPay: (match, self, seat, { numbers = [], giver } = {}) => {
      if (price === undefined) return true;
      const frame = paying(match, self, seat, { numbers, ...(giver !== undefined && { giver }) });
      return needs.every((need) => need(match, frame)) && canEachHaveOne(wants.flatMap((want) => placesOf(want, match, frame)));
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
  self: CardId,
  seat: Seat,
  known: Pick<AbilityLocals, 'numbers' | 'giver'>,
): Frame<AbilityLocals> {
  const { locals } = staticScope(match, self);
  return { program: -1, step: 0, source: self, seat, locals: { ...locals, ...known } };
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
  return canEachHaveOne(rest.map((cards) => cards.filter((each) => each !== card && !taken.includes(each))));
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
