import type { MatchHead, Person, SeatRecord } from './journal-store.ts';

/** In the place of a person who has asked to be forgotten. */
export const FORGOTTEN: Person = { user: '', name: '—' };

/** A seat as the head has it: without the person who sits there. */
type StoredSeatRecord = Exclude<SeatRecord, { readonly kind: 'person' }> | { readonly kind: 'person' };

/** How a match begins, as JSON without its persons: who they are is kept apart, and can be forgotten. */
export function headText({ seats, ...head }: MatchHead): string {
  const stored = seats.map((seat): StoredSeatRecord => (seat.kind === 'person' ? { kind: 'person' } : seat));
  return JSON.stringify({ ...head, seats: stored });
}

/** The persons of a match, seat by seat. */
export function personsOf({ seats }: MatchHead): readonly (Person | undefined)[] {
  return seats.map((seat) => (seat.kind === 'person' ? { user: seat.user, name: seat.name } : undefined));
}
