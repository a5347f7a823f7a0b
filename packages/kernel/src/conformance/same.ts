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
  for (const field in first) if (first[field] !== second[field] && !isSame(first[field], second[field])) return false;
  for (const field in second) if (second[field] !== undefined && first[field] === undefined) return false;
  return true;
}

function isSameList(one: object, other: object): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at] && !isSame(one[at], other[at])) return false;
  return true;
}
