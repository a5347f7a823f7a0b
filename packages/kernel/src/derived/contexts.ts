import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Context } from '../match/context.ts';
import type { Match } from '../match/match.ts';
import type { CardId, CardRef, CoreState, GameEvent, Seat } from '../state/state.ts';
import { NO_SEAT } from '../state/state.ts';

/** Where a context differs from the usual one of a card. */
export interface ContextOptions {
  readonly seat?: Seat;
  readonly event?: GameEvent | undefined;
  /** All the events that set the ability off together, where several did. */
  readonly batch?: readonly GameEvent[] | undefined;
  readonly giver?: CardRef | undefined;
  readonly reader?: CardId;
  /** Numbers chosen before, by the ability's slots. */
  readonly numbers?: readonly number[];
}

const NOTHING_CHOSEN: AbilityLocals = { event: undefined, bound: [], numbers: [], outcome: undefined, since: 0 };
const AS_USUAL: ContextOptions = {};

/** The context of an ability that does not run: a static one, or one that is asked whether it hears, could act or can be paid. */
export function contextOf<S extends CoreState>(match: Match<S>, self: CardId, options: ContextOptions = AS_USUAL): Context {
  // Static abilities are asked about at every derived value.
  if (options === AS_USUAL) return usualContext(match, self, actingSeat(match, self));
  const seat = options.seat ?? actingSeat(match, self, options.event);
  return isUsual(options) ? usualContext(match, self, seat) : contextWith(self, seat, options);
}

/** The context of a card of which nothing but its seat is said: while the seat stays the same, so does the context. */
function usualContext<S extends CoreState>(match: Match<S>, self: CardId, seat: Seat): Context {
  const known = match.contexts[self];
  if (known?.seat === seat) return known;
  const made = contextWith(self, seat, AS_USUAL);
  match.contexts[self] = made;
  return made;
}

/** Whether nothing but the acting seat is said. */
function isUsual({ event, batch, giver, reader, numbers }: ContextOptions): boolean {
  return event === undefined && batch === undefined && giver === undefined && reader === undefined && numbers === undefined;
}

/** The context of an ability that hears an event: made for every ability that could. */
export function contextAfter<S extends CoreState>(match: Match<S>, self: CardId, event: GameEvent): Context {
  const seat = actingSeat(match, self, event);
  return {
    self,
    seat,
    event,
    giver: undefined,
    host: undefined,
    reader: self,
    words: undefined,
    itself: undefined,
    locals: NOTHING_CHOSEN,
  };
}

function contextWith(self: CardId, seat: Seat, { event, batch, giver, reader = self, numbers }: ContextOptions): Context {
  const chosen = numbers === undefined ? NOTHING_CHOSEN : { ...NOTHING_CHOSEN, numbers };
  const locals = batch === undefined ? chosen : { ...chosen, batch };
  return { self, seat, event, giver, host: undefined, reader, words: undefined, itself: undefined, locals };
}

/** Who acts for a card's ability: its controller, or whom the game names where nobody controls it. */
export function actingSeat<S extends CoreState>(match: Match<S>, self: CardId, event?: GameEvent): Seat {
  const controller = match.state.cards[self]?.controller ?? NO_SEAT;
  return controller === NO_SEAT ? (match.game.players.actsFor?.(match, self, event) ?? NO_SEAT) : controller;
}
