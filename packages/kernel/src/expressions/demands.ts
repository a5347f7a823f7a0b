import type { Clause, Target } from '../language/effects.ts';
import { compileCondition } from './conditions.ts';
import type { Compiler } from './expressions.ts';
import { mostThatHaveOne } from '../state/distinct.ts';
import { compileFitting, targetingOf } from './candidates.ts';
import { contextIn } from '../match/context.ts';
import { compileLimits } from './limits.ts';
import type { Match } from '../match/match.ts';
import type { CardId, CoreState } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import type { Looking } from '../match/ability-locals.ts';

/** What may be chosen for one target of a text. */
export interface Offered {
  /** Chosen without being asked about. */
  readonly sure: readonly CardId[];
  readonly fitting: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** How many may be chosen at once, if not all: what is chosen first decides what may be chosen next. */
  readonly atOnce?: 1;
}

type Demands<S extends CoreState> = (match: Match<S>, looking: Looking, offered: Offered) => Offered;

/**
 * Of what fits a target that is announced, what may be chosen so that as many as possible of the cards that must be targets become
 * targets of the text: of each instance of the word one that no later instance can take in its place.
 */
export function compileDemands<S extends CoreState>(compiler: Compiler<S>, clause: Clause, bound: string): Demands<S> {
  const { mustTarget } = compiler.manners;
  if (mustTarget === undefined) return (_match, _looking, offered) => offered;
  const all = Object.entries(clause.targets ?? {}).filter(([, { late }]) => late !== true);
  const at = all.findIndex(([name]) => name === bound);
  const before = all.slice(0, at + 1).map(([name]) => word(compiler.slots.cards, name, 'target'));
  const later = all.slice(at + 1).map(([name, target]) => compilePlaces(compiler, clause, name, target));
  return (match, looking, offered) => {
    const taken = before.flatMap((slot) => (looking.locals.bound[slot] ?? []).map(cardOf));
    const isDemanded = (card: CardId): boolean => !taken.includes(card) && mustTarget(match, targetingOf(looking, card));
    const demanded = offered.fitting.filter(isDemanded);
    if (demanded.length === 0) return offered;
    const places = later.flatMap((each) => each(match, looking)).map((cards) => cards.filter(isDemanded));
    return places.some((cards) => cards.length > 0) ? shared(offered, demanded, places) : alone(offered, demanded);
  };
}

/** As many as there are places for must be among those chosen. */
function alone({ fitting, min, max }: Offered, demanded: readonly CardId[]): Offered {
  if (demanded.length >= max) return { sure: [], fitting: demanded, min: max, max };
  const others = fitting.filter((card) => !demanded.includes(card));
  return { sure: demanded, fitting: others, min: Math.max(0, min - demanded.length), max: max - demanded.length };
}

/**
 * Some of them may be chosen later: only that is chosen now with which as many as possible still will be, and one card after the other
 * while any choice could spoil that.
 */
function shared(offered: Offered, demanded: readonly CardId[], places: readonly (readonly CardId[])[]): Offered {
  const { fitting, min, max } = offered;
  const most = mostOf(places, demanded, max);
  if (mostOf(places, demanded, 0) === most) return offered;
  const isWell = (card: CardId): boolean => {
    const without = (cards: readonly CardId[]): CardId[] => cards.filter((each) => each !== card);
    const obeyed = demanded.includes(card) ? 1 : 0;
    return obeyed + mostOf(places.map(without), without(demanded), max - 1) === most;
  };
  return { sure: [], fitting: fitting.filter(isWell), min: Math.max(1, min), max, atOnce: 1 };
}

/** How many of those that must be targets can become so, if so many of them may be chosen now and others for later places. */
function mostOf(places: readonly (readonly CardId[])[], demanded: readonly CardId[], now: number): number {
  return mostThatHaveOne([...places, ...Array.from({ length: now }, () => demanded)]);
}

/** The places of a target, each with the cards that could be chosen for it. */
function compilePlaces<S extends CoreState>(
  compiler: Compiler<S>,
  clause: Clause,
  bound: string,
  target: Target,
): (match: Match<S>, looking: Looking) => (readonly CardId[])[] {
  const candidates = compileFitting(compiler, clause, { bound, target, isDeclared: true });
  const limits = compileLimits(compiler, target);
  const isMeant = target.if && compileCondition(compiler, target.if);
  return (match, looking) => {
    const context = contextIn(looking);
    if (isMeant !== undefined && !isMeant(match, context)) return [];
    const cards = candidates(match, looking);
    return Array.from({ length: Math.min(limits(match, context).max, cards.length) }, () => cards);
  };
}
