import type { HappenLocals, Telling, Told } from '../match/happening.ts';
import type { Match } from '../match/match.ts';
import { enclosing } from '../match/stack.ts';
import { assert } from '../state/result.ts';
import type { CoreState, GameEvent } from '../state/state.ts';
import { cardOf } from '../state/state.ts';

/** In `Telling.places`: an event that a replacement has added. */
const ADDED = -1;

/** Keeps some events of a batch; whoever raised the others is told that they were replaced or, by default, cancelled. */
export function keepEvents(locals: HappenLocals, isKept: (event: GameEvent, at: number) => boolean, fate?: 'replaced'): void {
  const { events, telling } = locals;
  const kept = events.map(isKept);
  locals.events = events.filter((_, at) => kept[at]);
  if (telling === undefined) return;
  const gone = telling.places.filter((_, at) => !kept[at]);
  locals.telling = {
    ...telling,
    places: telling.places.filter((_, at) => kept[at]),
    replaced: fate === 'replaced' ? [...telling.replaced, ...gone] : telling.replaced,
  };
}

/** Drops the events that befall nothing any more, as the game says. */
export function dropLapsed<S extends CoreState>(match: Match<S>, locals: HappenLocals): void {
  const { isExpired } = match.game.policy;
  if (isExpired !== undefined) keepEvents(locals, (event) => !isExpired(match, event));
}

/** A batch of which whoever raises it is to be told. */
export function tellingOf(raised: readonly GameEvent[]): Telling {
  return { raised, places: raised.map((_, at) => at), replaced: [] };
}

/** What came of each raised event, when the batch was written as `written`. */
export function toldOf({ raised, places, replaced }: Telling, written: readonly GameEvent[]): readonly Told[] {
  return raised.map((event, at): Told => {
    const as = written[places.indexOf(at)];
    if (as === undefined) return { how: replaced.includes(at) ? 'replaced' : 'cancelled', event: undefined };
    return { how: isSame(event, as) ? 'happened' : 'changed', event: as };
  });
}

function isSame(one: GameEvent, other: GameEvent): boolean {
  const { kind, seat, amount, value } = one;
  if (kind !== other.kind || seat !== other.seat || amount !== other.amount || value !== other.value) return false;
  return cardOf(one.card) === cardOf(other.card) && cardOf(one.other) === cardOf(other.other);
}

/** The event being replaced. For the verbs of replacement abilities. */
export function happening<S extends CoreState>(match: Match<S>): GameEvent {
  const frame = enclosing(match, match.game.happen);
  const event = frame?.locals.events[frame.locals.index];
  assert(event !== undefined, 'Only an event on its way can be looked at.');
  return event;
}

/** Whether the event that an ability heard is still on its way: another text, or another act of the same one, may have taken it away. */
export function isHappening<S extends CoreState>(match: Match<S>, heard: GameEvent | undefined): boolean {
  const frame = enclosing(match, match.game.happen);
  const event = frame?.locals.events[frame.locals.index];
  return event !== undefined && event.kind === heard?.kind && cardOf(event.card) === cardOf(heard.card);
}

/** Drops the event being replaced. A step of the replacing ability, after its condition and its offer. */
export function dropHappening<S extends CoreState>(match: Match<S>): void {
  const frame = enclosing(match, match.game.happen);
  assert(frame !== undefined, 'Only an event on its way can be replaced.');
  const { locals } = frame;
  keepEvents(locals, (_, at) => at !== locals.index, 'replaced');
  locals.used = [];
}

/** Cancels the event being interrupted: whoever raised it is told so. A step of the ability that cancels. */
export function cancelHappening<S extends CoreState>(match: Match<S>): void {
  const frame = enclosing(match, match.game.happen);
  assert(frame !== undefined, 'Only an event on its way can be cancelled.');
  const { locals } = frame;
  keepEvents(locals, (_, at) => at !== locals.index);
}

/** Brings an event of a batch forward to be the next that is replaced. It stays among those that happen at the same time. */
export function bringForward(locals: HappenLocals, from: number): void {
  const { events, index, telling } = locals;
  locals.events = moved(events, from, index);
  if (telling !== undefined) locals.telling = { ...telling, places: moved(telling.places, from, index) };
}

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** Puts another event in the place of the one being replaced. Replacements already used on it stay used. */
export function rewriteHappening<S extends CoreState>(match: Match<S>, change: (event: GameEvent) => GameEvent): void {
  const frame = enclosing(match, match.game.happen);
  assert(frame !== undefined, 'Only an event on its way can be rewritten.');
  const { locals } = frame;
  locals.events = locals.events.map((event, at) => (at === locals.index ? change(event) : event));
}

/** Lets other events happen at the same time as the one being replaced: those `before` it are not replaced any more. */
export function joinHappening<S extends CoreState>(match: Match<S>, before: readonly GameEvent[], after: readonly GameEvent[]): void {
  const frame = enclosing(match, match.game.happen);
  assert(frame !== undefined, 'Only an event on its way can be joined.');
  const { locals } = frame;
  const { events, index } = locals;
  locals.events = [...events.slice(0, index), ...before, ...events.slice(index, index + 1), ...after, ...events.slice(index + 1)];
  locals.index += before.length;
  const { telling } = locals;
  if (telling !== undefined) {
    const { places } = telling;
    locals.telling = {
      ...telling,
      places: [
        ...places.slice(0, index),
        ...before.map(() => ADDED),
        ...places.slice(index, index + 1),
        ...after.map(() => ADDED),
        ...places.slice(index + 1),
      ],
    };
  }
}
