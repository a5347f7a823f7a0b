import type { Problem } from '@crupier/kernel';
import { sha256 } from '../play/seed.ts';
import type { StoredLine, StoredMatch, StoredSeat } from './journal-store.ts';

/** What the first hash of a journal is made from. Persons are not in it, so that who is forgotten leaves it as it is. */
export interface ChainRoot {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  /** As it is stored. */
  readonly head: string;
  /** How many there are. */
  readonly seats: number;
}

/** The hash of a journal's beginning. */
export function rootOf({ id, game, createdAt, head, seats }: ChainRoot): string {
  return sha256(JSON.stringify(['crupier journal', id, game, createdAt, seats, head]));
}

/** The hash of an entry, given the one before it (the root's for the first). */
export function linkOf(before: string, { seq, command, text }: StoredLine): string {
  return sha256(JSON.stringify([before, seq, command ?? '', text]));
}

/** The hash of a journal's end: its length, its last hash, and what became of the match. */
export function sealOf(length: number, last: string, outcome: string | undefined): string {
  return sha256(JSON.stringify([length, last, outcome ?? '']));
}

/** The hash of who sits at a seat, apart from the chain: it is made anew when a person is forgotten. */
export function seatSealOf(match: string, { seat, kind, name, user }: Omit<StoredSeat, 'seal'>): string {
  return sha256(JSON.stringify([match, seat, kind, name, user ?? '']));
}

/** Looks whether a match begins as it was stored. *Errors:* `journal.alteredHead`, `journal.alteredSeat`. */
export function findAlteredHead(id: string, { createdAt, head, chain }: StoredMatch): Problem | undefined {
  if (chain === undefined) return undefined;
  const { game, seats, root } = chain;
  if (rootOf({ id, game, createdAt, head, seats: seats.length }) !== root) return { code: 'journal.alteredHead', at: 'start', values: {} };
  const altered = seats.find((seat) => seatSealOf(id, seat) !== seat.seal);
  return altered && { code: 'journal.alteredSeat', at: `seat ${altered.seat + 1}`, values: { seat: altered.seat + 1 } };
}

/** How many lines of a journal are as they were written, and what is wrong after them. */
export interface CheckedLines {
  readonly intact: number;
  readonly problem: Problem | undefined;
}

/** Looks whether all entries are there and as they were written. *Errors:* `journal.missing`, `journal.altered`, `journal.cutShort`, `journal.alteredEnd`. */
export function checkLines({ lines, chain }: StoredMatch): CheckedLines {
  if (chain === undefined) return { intact: lines.length, problem: undefined };
  let last = chain.root;
  for (const [at, line] of lines.entries()) {
    const entry = at + 1;
    const wrong = (code: string): CheckedLines => ({ intact: at, problem: { code, at: `entry ${entry}`, values: { entry } } });
    if (line.seq !== entry) return wrong('journal.missing');
    last = linkOf(last, line);
    if (last !== chain.links[at]) return wrong('journal.altered');
  }
  const intact = lines.length;
  const { length, outcome, seal } = chain;
  if (length > intact)
    return { intact, problem: { code: 'journal.cutShort', at: `entry ${intact + 1}`, values: { entries: intact, length } } };
  if (length !== intact || sealOf(length, last, outcome) !== seal)
    return { intact, problem: { code: 'journal.alteredEnd', at: 'end', values: {} } };
  return { intact, problem: undefined };
}
