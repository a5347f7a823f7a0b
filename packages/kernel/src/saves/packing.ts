import { assert } from '../state/result.ts';
import { CARDS_MAX } from '../state/state.ts';

/**
 * How saves are kept small: a record tells only how it differs from another of its shape. Cards differ from the blank card 0, what was
 * kept to be taken back to differs from the state that keeps it.
 */

/** The fields in which a record differs from another of its shape; one that has no value here is undefined. */
export function difference(record: object, base: object): object {
  const [now, before] = [record as Readonly<Record<string, unknown>>, base as Readonly<Record<string, unknown>>];
  const different: Record<string, unknown> = {};
  for (const field in now) if (!isSame(now[field], before[field])) different[field] = now[field];
  return different;
}

/** Values of plain data; most are numbers or empty lists. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length === 0 && other.length === 0) return true;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Cards, each but the blank one as it differs from that. `say` says a record for a save. */
export function packCards(cards: readonly object[], say: (fields: object) => object): readonly object[] {
  const [blank = {}] = cards;
  return cards.map((card, at) => say(at === 0 ? card : difference(card, blank)));
}

/** The cards that were packed. */
export function unpackCards(packed: readonly object[]): readonly object[] {
  const [blank = {}] = packed;
  return packed.map((fields) => ({ ...blank, ...fields }));
}

/** Cards as they were: how many there were, and how some differed from what they are now, by their ids. */
export interface CardsBefore {
  readonly count: number;
  readonly changed: Readonly<Record<string, object>>;
}

/** Cards as they were, told by the cards as they are. `say` says a record for a save. */
export function packBefore(before: readonly object[], now: readonly object[], say: (fields: object) => object): CardsBefore {
  const changed = before.flatMap((card, id) => {
    const fields = difference(card, now[id] ?? {});
    return Object.keys(fields).length === 0 ? [] : [[String(id), say(fields)] as const];
  });
  return { count: before.length, changed: Object.fromEntries(changed) };
}

/** The cards that were packed so. */
export function unpackBefore({ count, changed }: CardsBefore, now: readonly object[]): readonly object[] {
  assert(count <= CARDS_MAX, 'A state holds no more cards than there are ids.');
  return Array.from({ length: count }, (_, id) => ({ ...now[id], ...changed[id] }));
}
