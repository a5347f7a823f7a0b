import type { JournalEntry, JournalStart, Outcome, Seat } from '@crupier/kernel';
import type { BotLevel, TableTerms } from '@crupier/protocol';

/** A person at a seat. The user of who was forgotten is an empty text. */
export interface Person {
  readonly user: string;
  readonly name: string;
}

/** Who sits at a seat. */
export type SeatRecord = ({ readonly kind: 'person' } & Person) | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string };

/** Where a match's seed came from. The secret is shown to nobody before the match is over. */
export interface SeedOrigin {
  readonly secret: string;
  readonly commitment: string;
  readonly nonces: readonly string[];
}

/** How a match begins: all that does not change after the deal. */
export interface MatchHead {
  readonly start: JournalStart;
  readonly seats: readonly SeatRecord[];
  readonly origin: SeedOrigin;
  /** What is agreed for the table beside the game. */
  readonly terms?: TableTerms;
}

/** A match to be stored. */
export interface NewMatch {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly head: MatchHead;
  /** The seats whose answers the first question waits for, where that is known. */
  readonly asked?: readonly Seat[];
}

/** Entries to be written at once or not at all. */
export interface Batch {
  readonly match: string;
  /** The writer's claim: see `claim`. */
  readonly fence: number;
  /** How many entries the journal has, as the writer believes. */
  readonly after: number;
  /** The command that caused them; the same one is never written twice. */
  readonly command?: string;
  readonly entries: readonly JournalEntry[];
  /** How many remarks the match has, as the writer believes: another writer may have added some since it was read. */
  readonly remarksAfter?: number;
  /** What was said at the table beside playing, each as JSON: requests, answers to them, settings. */
  readonly remarks?: readonly string[];
  /** Present where the match is over with these entries. */
  readonly outcome?: Outcome;
  /** The seats whose answers the open question waits for after these entries; absent where that has not changed. */
  readonly asked?: readonly Seat[];
}

/** What became of a batch. Only `appended` wrote anything, and then it is on disk. */
export type Appended =
  /** `seq` is how many entries there are now. */
  | { readonly kind: 'appended'; readonly seq: number }
  /** The command was written before; `seq` is how many entries there were after it. */
  | { readonly kind: 'repeated'; readonly seq: number }
  /** Another writer has claimed the match since. */
  | { readonly kind: 'fenced' }
  /** The journal has another length, or another number of remarks, than the writer believes. */
  | { readonly kind: 'gap'; readonly seq: number }
  | { readonly kind: 'unknownMatch' };

/** One written line. */
export interface StoredLine {
  /** From 1. */
  readonly seq: number;
  readonly command?: string;
  /** A `JournalEntry` as JSON, if nothing has damaged it. */
  readonly text: string;
}

/** One written remark. */
export interface StoredRemark {
  /** From 1, in the order of writing. */
  readonly number: number;
  /** How many entries the journal had then, those of the same batch included. */
  readonly seq: number;
  readonly command?: string;
  readonly text: string;
}

/** A written line of the chat. */
export interface StoredChat {
  /** From 1, in the order of writing; numbers of deleted lines are missing. */
  readonly number: number;
  readonly seat: Seat;
  /** How many entries the journal had then. */
  readonly seq: number;
  readonly command: string;
  /** The words as JSON, if nothing has damaged them. */
  readonly text: string;
}

/** A match as it was written. Texts are not looked into: whoever reads them checks them. */
export interface StoredMatch {
  readonly createdAt: number;
  /** A `MatchHead` without its persons as JSON, if nothing has damaged it. */
  readonly head: string;
  /** Who plays, seat by seat. */
  readonly persons: readonly (Person | undefined)[];
  readonly lines: readonly StoredLine[];
  readonly remarks: readonly StoredRemark[];
  readonly chat: readonly StoredChat[];
  /** Absent where the store keeps none. */
  readonly chain?: StoredChain;
}

/** How a match began, as it was written. */
export type StoredBeginning = Pick<StoredMatch, 'createdAt' | 'head' | 'persons'>;

/** The hashes that a journal was written with, and what they are of beside its texts. Whoever reads it makes them again. */
export interface StoredChain {
  readonly game: string;
  readonly seats: readonly StoredSeat[];
  /** Of the beginning. */
  readonly root: string;
  /** Of each line, made from the one before. */
  readonly links: readonly string[];
  /** How many lines were written. */
  readonly length: number;
  /** An `Outcome` as JSON. */
  readonly outcome: string | undefined;
  /** Of the length, the last line's hash and the outcome. */
  readonly seal: string;
  /** Of each remark, made from the one before. */
  readonly remarkLinks: readonly string[];
  /** How many remarks were written. */
  readonly remarks: number;
  /** Of that number and the last remark's hash. */
  readonly talk: string;
}

/** A seat as it was written. */
export interface StoredSeat {
  readonly seat: Seat;
  readonly kind: string;
  readonly name: string;
  readonly user: string | undefined;
  readonly seal: string;
}

/** A state kept to make recovery short. */
export interface Snapshot {
  /** The state after so many entries. */
  readonly seq: number;
  readonly state: string;
}

/** A match of somebody's list. */
export interface ListedMatch {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  readonly entries: number;
  readonly seats: readonly { readonly seat: Seat; readonly kind: 'person' | 'bot'; readonly name: string; readonly user?: string }[];
  readonly outcome?: Outcome;
  /** The seats whose answers its open question waits for; absent where that was never written. */
  readonly asked?: readonly Seat[];
}

/**
 * Where journals are kept. Every promise that resolves has its effect on disk. *Errors:* a store whose disk or network fails
 * rejects; then it is not known whether a batch was written, and the writer reads again.
 */
export interface JournalStore {
  /** Stores a fresh match. Storing the same id again changes nothing. */
  readonly create: (match: NewMatch) => Promise<void>;
  /** Makes the caller the match's only writer, and gives the fence to write with. Undefined for an unknown match. */
  readonly claim: (match: string) => Promise<number | undefined>;
  readonly append: (batch: Batch) => Promise<Appended>;
  readonly read: (match: string) => Promise<StoredMatch | undefined>;
  /** Writes what was said at a table. */
  readonly say: (match: string, line: StoredChat) => Promise<void>;
  /** How a match began, without reading what was played. */
  readonly readHead: (match: string) => Promise<StoredBeginning | undefined>;
  /** Keeps a state; only the latest few of a match stay. */
  readonly snapshot: (match: string, snapshot: Snapshot) => Promise<void>;
  /** The latest kept state after at most so many entries. */
  readonly snapshotBefore: (match: string, seq: number) => Promise<Snapshot | undefined>;
  /** The matches in which a user has a seat, newest first: so many at most, or the latest few hundred. */
  readonly list: (user: string, most?: number) => Promise<readonly ListedMatch[]>;
  /** Takes a user and their name from every seat, and deletes what they have said. The journals stay as they are, and go on fitting their hashes. */
  readonly forget: (user: string) => Promise<void>;
  /** One match as lists show it. */
  readonly find: (match: string) => Promise<ListedMatch | undefined>;
  readonly close: () => Promise<void>;
}

/** How many snapshots of a match are kept. */
export const SNAPSHOTS_KEPT = 4;
