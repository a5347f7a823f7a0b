import type { CompiledPrice } from '../match/ability.ts';
import { askingFrame } from '../match/context.ts';
import type { AbilityLocals, Slots } from '../match/ability-locals.ts';
import type { Ability, Act, Amount, Clause } from '../language/effects.ts';
import { type Compiler, compileAmount } from '../expressions/expressions.ts';
import { compileResourceCost } from '../expressions/resource-costs.ts';
import { failsPrice } from '../derived/payable.ts';
import { canEachHaveOne, firstWithoutOne } from '../state/distinct.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { compileDoing } from './act-parts.ts';
import { compileDoer } from './acts.ts';
import { verbOf } from './deeds.ts';
import { clauseSteps } from './clauses.ts';
import type { Requirement } from './needs.ts';
import { needsOf, placesOf, requirementsOf } from './needs.ts';
import type { AbilityStep, ClauseCompiler, Payment } from './targets.ts';
import { handOverStep } from './targets.ts';
import type { Match } from '../match/match.ts';
import type { CardId, CoreState, Frame } from '../state/state.ts';
import { cardOf } from '../state/state.ts';

/** What is paid besides the game's own currency; undefined for most abilities. */
export function priceOf(ability: Ability): Clause | undefined {
  return 'price' in ability && ability.kind !== 'keyword' ? ability.price : undefined;
}

function costOf(ability: Ability): Amount {
  if (ability.kind === 'activated' || ability.kind === 'triggered') return ability.cost ?? 0;
  return ability.kind === 'cost' ? (ability.energy ?? 0) : 0;
}

function fixedCost(ability: Ability): number | undefined {
  const cost = costOf(ability);
  return typeof cost === 'number' ? cost : undefined;
}

/** Compiles what an ability costs. Whatever its price asks for is asked of different cards: one card pays once. */
export function compilePrice<S extends CoreState>(
  tables: CompileTables<S>,
  compiler: Compiler<S>,
  ability: Ability,
): Omit<CompiledPrice<Match<S>>, 'program'> & { readonly steps: readonly AbilityStep<S>[] } {
  const price = priceOf(ability);
  const needs = price === undefined ? [] : chainOf(price).flatMap((clause) => needsOf(tables, compiler, clause));
  const parts = price === undefined ? [] : chainOf(price).flatMap((clause) => partsOf(tables, compiler, clause));
  return {
    fixed: fixedCost(ability),
    amount: compileAmount(compiler, costOf(ability)),
    resources: compileResourceCost(compiler, ability),
    canPay: (match, context) => {
      if (price === undefined) return true;
      const frame = askingFrame(context);
      if (needs.every((need) => need(match, frame)) && (parts.length === 0 || canEachHaveOne(placesFrom(parts, match, frame)))) return true;
      return match.probe === undefined ? false : failsPrice(match, firstUnpayable(parts, match, frame));
    },
    places: (match, context) => (parts.length === 0 ? NO_PLACES : placesFrom(parts, match, askingFrame(context))),
    steps:
      price === undefined
        ? []
        : [...clauseSteps(tables, compiler, price, { payment: paymentOf(parts), path: 'price ' }), handOverStep<S>()],
  };
}

const NO_PLACES: readonly (readonly CardId[])[] = [];

/** A clause and those that follow it. */
function chainOf(clause: Clause): Clause[] {
  return [clause, ...(clause.next === undefined ? [] : chainOf(clause.next))];
}

/** A part of a price that takes cards: those of a target, or those that somebody picks as an act is done. */
interface Part<S extends CoreState> {
  readonly want?: Requirement<S>;
  readonly deed?: Act;
  readonly places: (match: Match<S>, frame: Frame<AbilityLocals>) => readonly (readonly CardId[])[];
}

/** The parts of a clause in the order in which they are paid. */
function partsOf<S extends CoreState>(tables: CompileTables<S>, compiler: Compiler<S>, clause: Clause): Part<S>[] {
  const wants = requirementsOf(tables, compiler, clause).map((want): Part<S> => ({
    want,
    places: (match, frame) => placesOf(want, match, frame),
  }));
  return [...wants, ...clause.do.flatMap((deed) => picksOf(tables, compiler, deed))];
}

/** What somebody picks as an act is done; what each player does is no one player's to promise. */
function picksOf<S extends CoreState>(tables: CompileTables<S>, compiler: Compiler<S>, deed: Act): Part<S>[] {
  const clauseCompiler: ClauseCompiler<S> = { tables, compiler, path: '' };
  const verb = verbOf(tables, deed);
  const { picks } = verb;
  if (picks === undefined || deed.who === 'each' || deed.who === 'eachOpponent') return [];
  const { deeds } = compileDoing(clauseCompiler, deed);
  const whose = compileDoer(clauseCompiler, deed);
  const places: Part<S>['places'] = (match, frame) => deeds(match, frame, whose(match, frame)).flatMap((told) => picks(match, told));
  return [{ deed, places }];
}

function placesFrom<S extends CoreState>(
  parts: readonly Part<S>[],
  match: Match<S>,
  frame: Frame<AbilityLocals>,
): readonly (readonly CardId[])[] {
  return parts.flatMap(({ places }) => places(match, frame));
}

/** The first part of a price that no card is left for: the name of its target, or the verb by which somebody picks. */
function firstUnpayable<S extends CoreState>(parts: readonly Part<S>[], match: Match<S>, frame: Frame<AbilityLocals>): string | undefined {
  const places = parts.flatMap((part) => part.places(match, frame).map((cards) => ({ part, cards })));
  const { want, deed } = places[firstWithoutOne(places.map(({ cards }) => cards))]?.part ?? {};
  return want?.name ?? deed?.verb;
}

/** What a card that is chosen for one part of a price leaves for the later ones, and for what else is to be paid. */
function paymentOf<S extends CoreState>(parts: readonly Part<S>[]): Payment<S> {
  const indexOf = (bound: string): number => parts.findIndex(({ want }) => want?.name === bound);
  const takenBy = (frame: Frame<AbilityLocals>, end: number): CardId[] =>
    parts.slice(0, end).flatMap(({ want }) => (want === undefined ? [] : (frame.locals.bound[want.slot] ?? []).map(cardOf)));
  const rest = (match: Match<S>, frame: Frame<AbilityLocals>, at: number): (readonly CardId[])[] => {
    const taken = takenBy(frame, at + 1);
    const open = [...placesFrom(parts.slice(at + 1), match, frame), ...(frame.locals.promised ?? NO_PLACES)];
    return taken.length === 0 ? open : open.map((cards) => cards.filter((card) => !taken.includes(card)));
  };
  return {
    mayTake: (match, frame, bound, card) => {
      const at = indexOf(bound);
      const want = parts[at]?.want;
      if (want === undefined) return true;
      const taken = takenBy(frame, at + 1);
      if (taken.includes(card) || !want.candidates(match, frame).includes(card)) return false;
      const own = placesOf(want, match, frame).slice(1 + (frame.locals.bound[want.slot]?.length ?? 0));
      const open = [...own.map((cards) => cards.filter((each) => !taken.includes(each))), ...rest(match, frame, at)];
      return canEachHaveOne(open.map((cards) => cards.filter((each) => each !== card)));
    },
    isContested: (match, frame, bound) => rest(match, frame, indexOf(bound)).length > 0,
    after: (match, frame, deed) => {
      const at = parts.findIndex((part) => part.deed === deed);
      return at < 0 ? NO_PLACES : rest(match, frame, at);
    },
  };
}

/** Numbers by slot for a run of an ability, from their names: `{ x: 3, 'paid kicker': 1 }`. Names that it does not read are left out. */
export function numbersOf(slots: Slots, named: Readonly<Record<string, number>>): number[] {
  const numbers: number[] = [];
  // Most abilities read none.
  for (const name in slots.numbers) {
    const slot = slots.numbers[name] as number;
    const value = named[name];
    if (value === undefined) continue;
    while (numbers.length <= slot) numbers.push(0);
    numbers[slot] = value;
  }
  return numbers;
}
