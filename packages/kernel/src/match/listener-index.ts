import { MOMENTS, type Moment } from '../language/moment.ts';
import { unreachable } from '../state/result.ts';
import type { AbilityRef, CardId, GameEvent, Seat } from '../state/state.ts';

/** One ability that heard one event, and the card that has it: the card of the reference, or one it is lent to. */
export interface Heard {
  readonly ref: AbilityRef;
  readonly self: CardId;
  /** Who controlled that card when it heard the event: the player whose ability it is. */
  readonly seat: Seat;
  readonly event: GameEvent;
  /** For an ability that one or more events set off together: all of those, `event` the first. See `When.oneOrMore`. */
  readonly batch?: readonly GameEvent[];
}

/** An ability of a card by name, whatever it hears. */
export function nameOfHeard({ ref, self }: Pick<Heard, 'ref' | 'self'>): string {
  return `${ref}/${self}`;
}

/** The place of a (kind, moment) pair in the lists of an index. */
export function listenerKey(kind: number, moment: Moment): number {
  switch (moment) {
    case 'prohibit':
      return kind * MOMENTS;
    case 'replace':
      return kind * MOMENTS + 1;
    case 'interrupt':
      return kind * MOMENTS + 2;
    case 'after':
      return kind * MOMENTS + 3;
    default:
      return unreachable(moment);
  }
}

/** The listening abilities by what they listen for. Good as long as the same abilities listen: see `indexListeners`. */
export interface ListenerIndex {
  /** The list of the state that it was made from, and how long that was. */
  from: readonly AbilityRef[];
  length: number;
  /** Those of each pair of kind and moment, oldest first; undefined where there are none. See `listenerKey`. */
  readonly found: (readonly AbilityRef[] | undefined)[];
  /** Whether anything listens for a kind, at whatever moment. */
  readonly heard: boolean[];
  /** The pairs of kind and moment that anything listens for. */
  readonly keys: number[];
}

/** An index of no abilities. */
export function emptyListenerIndex(): ListenerIndex {
  return { from: [], length: -1, found: [], heard: [], keys: [] };
}

/**
 * The same index for a copy of the state, whose list of abilities is `from`. Lists that were found are never written to, so that copies
 * may have them together.
 */
export function copyListenerIndex({ length, found, heard, keys }: ListenerIndex, from: readonly AbilityRef[]): ListenerIndex {
  return { from, length, found: found.slice(), heard: heard.slice(), keys: keys.slice() };
}

/** Takes everything out of an index; of one that is new it makes a place for each of so many kinds. */
export function clearListenerIndex({ found, heard, keys }: ListenerIndex, kinds: number): void {
  while (heard.length < kinds) heard.push(false);
  while (found.length < kinds * MOMENTS) found.push(undefined);
  for (const key of keys) {
    found[key] = undefined;
    heard[kindOf(key)] = false;
  }
  keys.length = 0;
}

/** Adds an ability under one pair of kind and moment. */
export function note({ found, heard, keys }: ListenerIndex, key: number, ref: AbilityRef): void {
  const known = found[key];
  if (known !== undefined) {
    found[key] = [...known, ref];
    return;
  }
  found[key] = [ref];
  heard[kindOf(key)] = true;
  keys.push(key);
}

function kindOf(key: number): number {
  return Math.floor(key / MOMENTS);
}
