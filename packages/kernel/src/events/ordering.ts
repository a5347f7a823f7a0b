import type { OrderLocals } from '../match/happening.ts';
import { heardOption } from '../match/ability-options.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Match, Step } from '../match/match.ts';
import { option, type Flow } from '../match/program.ts';
import { isChoice, type Option } from '../state/decision.ts';
import type { CoreState, Seat } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import { alikeInOrder, areCopies } from './same-order.ts';

/** Abilities that wait, and the player who says which of them is next. */
export interface Turn<H extends Heard = Heard> {
  readonly seat: Seat;
  readonly waiting: readonly H[];
}

/** How a game has simultaneous abilities ordered. */
export interface Ordering<S extends CoreState, L extends OrderLocals, H extends Heard> {
  /** The step in which a player is asked; the one before it has the same name with "as they wait". */
  readonly name: string;
  /** The ledger rows that it carries out; those of the step before it. */
  readonly rule: string;
  readonly restRule?: string;
  /** What is offered for each ability: `resolve`, or what else the game does with it. */
  readonly verb: string;
  /** From so many abilities on a player may let all of them come in the order in which they wait, by one answer; default never. */
  readonly restFrom?: number;
  /** True where what is taken resolves before the next is: then abilities that only add come to the same in any order. */
  readonly atOnce?: boolean;
  /** Who says what is next now; undefined where nothing waits. */
  readonly turn: (match: Match<S>, locals: L) => Turn<H> | undefined;
  /** Does what is next. The last act of a step; returns where the program goes on. */
  readonly take: (match: Match<S>, locals: L, heard: H) => Flow;
}

/**
 * The steps in which simultaneous abilities are put in order, one after the other: each time the player whose turn it is says which is
 * next. Where one alone waits there is nothing to order, and nobody is asked.
 */
export function orderSteps<S extends CoreState, L extends OrderLocals, H extends Heard>(ordering: Ordering<S, L, H>): Step<S, L>[] {
  const asked = askStep(ordering);
  return ordering.restFrom === undefined ? [asked] : [restStep(ordering), asked];
}

function restName<S extends CoreState, L extends OrderLocals, H extends Heard>({ name }: Ordering<S, L, H>): string {
  return `${name}, as they wait`;
}

/** Those that a player has let come in the order in which they wait. */
function restStep<S extends CoreState, L extends OrderLocals, H extends Heard>(ordering: Ordering<S, L, H>): Step<S, L> {
  return {
    name: `${ordering.name}, as they wait`,
    rule: ordering.restRule ?? ordering.rule,
    do: (match, { locals }) => {
      const { ordered } = locals;
      if (ordered === undefined) return undefined;
      const turn = ordering.turn(match, locals);
      const [next] = turn?.waiting ?? [];
      const isTheirs = next !== undefined && turn?.seat === ordered.seat;
      locals.ordered = isTheirs && ordered.left > 1 ? { seat: ordered.seat, left: ordered.left - 1 } : undefined;
      if (!isTheirs) return undefined;
      const flow = ordering.take(match, locals, next);
      return locals.ordered === undefined ? flow : restName(ordering);
    },
  };
}

function askStep<S extends CoreState, L extends OrderLocals, H extends Heard>(ordering: Ordering<S, L, H>): Step<S, L> {
  const { name, rule, verb, restFrom = Infinity, atOnce = false } = ordering;
  return {
    name,
    rule,
    ask: (match, { locals }) => {
      const turn = ordering.turn(match, locals);
      if (turn === undefined) return undefined;
      const alike = alikeInOrder(match, turn.waiting, atOnce);
      const options = turn.waiting.map((heard, at): Option => {
        const offered = heardOption(match, verb, heard, at);
        return alike[at] === true ? { ...offered, alike: true } : offered;
      });
      // One alone comes as it waits anyhow.
      const isAnyOrder = options.filter(isChoice).length === 1;
      if (options.length >= restFrom) options.push({ ...option(`${verb}Rest`), ...(isAnyOrder && { alike: true }) });
      return { kind: 'next', seat: turn.seat, purpose: 'whichAbilityNext', source: NO_CARD, options };
    },
    take: (match, { locals }, [chosen]) => {
      const turn = ordering.turn(match, locals);
      if (chosen?.verb === `${verb}Rest`) {
        locals.ordered = turn && { seat: turn.seat, left: turn.waiting.length };
        return restName(ordering);
      }
      return ordering.take(match, locals, turn?.waiting[chosen?.value ?? 0] as H);
    },
    ...(atOnce && { moot: (match, { locals }) => areCopies(match, ordering.turn(match, locals)?.waiting ?? []) }),
  };
}

/** Each player orders their own: the turn of the first of several players who has any ability that waits. */
export function firstWhoWaits<H extends Heard>(players: readonly Seat[], waiting: readonly H[]): Turn<H> | undefined {
  if (waiting.length === 0) return undefined;
  for (const seat of players) {
    const theirs = waiting.filter((each) => each.seat === seat);
    if (theirs.length > 0) return { seat, waiting: theirs };
  }
  return undefined;
}

/** One player orders those of all. */
export function allInTurn<H extends Heard>(seat: Seat, waiting: readonly H[]): Turn<H> | undefined {
  return waiting.length === 0 ? undefined : { seat, waiting };
}
