import type { CoreState, DeepReadonly } from '../state/state.ts';

/** Whether two states are the same. Which records each shares with its copies is no part of it. */
export function isSameState<S extends CoreState>(one: DeepReadonly<S>, other: DeepReadonly<S>): boolean {
  return isSame(withoutSharing(one), withoutSharing(other));
}

function withoutSharing(state: DeepReadonly<CoreState>): object {
  const { checkpoint } = state;
  return { ...state, shared: undefined, checkpoint: checkpoint && withoutSharing(checkpoint) };
}

/**
 * Whether two values are the same to the last field. One that is undefined counts as absent, as in saves. It takes a fraction of the
 * time in which texts of both could be compared.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const [first, second] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  let held = 0;
  for (const field in first) {
    const value = first[field];
    if (value !== second[field] && !isSame(value, second[field])) return false;
    if (value !== undefined) held++;
  }
  return held === countHeld(second, held);
}

/** How many fields of a record hold a value. Where `expected` of them are known to, and there are no more fields, none is read. */
function countHeld(record: Readonly<Record<string, unknown>>, expected: number): number {
  let fields = 0;
  for (const _ in record) fields++;
  if (fields === expected) return fields;
  return Object.values(record).filter((value) => value !== undefined).length;
}

function isSameList(one: object, other: object): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at] && !isSame(one[at], other[at])) return false;
  return true;
}
