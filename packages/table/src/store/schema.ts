/** The tables of journals, in the part of SQL that SQLite and Postgres share: text, integer, bigint, JSON as text. */
export type JournalTables = {
  readonly match: {
    readonly id: string;
    readonly game: string;
    readonly created_at: number;
    /** How often the match was claimed: only the latest claim may write. */
    readonly fence: number;
    readonly head: string;
    readonly outcome: string | null;
  };
  /** A match's hashes, which change with every entry: apart from its head, which is long. */
  readonly chain: {
    readonly match_id: string;
    /** Hash of the beginning, without its persons. */
    readonly root: string;
    /** How many entries were written. */
    readonly length: number;
    /** Hash of the length, the last entry's hash and the outcome. */
    readonly seal: string;
    /** How many remarks were written. */
    readonly remarks: number;
    /** Hash of that number and the last remark's hash. */
    readonly talk: string;
    /** The seats whose answers the open question waits for, as JSON; null where that was never written. Follows from the entries, and is in no hash. */
    readonly asked: string | null;
  };
  readonly seat: {
    readonly match_id: string;
    readonly seat: number;
    readonly kind: string;
    readonly name: string;
    readonly user_id: string | null;
    /** Hash of the row. */
    readonly seal: string;
  };
  readonly event: {
    readonly match_id: string;
    readonly seq: number;
    /** Of the first entry that a command caused. */
    readonly cmd_id: string | null;
    readonly entry: string;
    /** Hash of the entry and of the hash before it. */
    readonly hash: string;
  };
  /** What was said at a table beside playing. */
  readonly remark: {
    readonly match_id: string;
    readonly number: number;
    /** How many entries the journal had then. */
    readonly seq: number;
    readonly cmd_id: string | null;
    readonly text: string;
    /** Hash of the remark and of the hash before it. */
    readonly hash: string;
  };
  /** What was said at a table: no part of the journal, and of no hash chain. */
  readonly chat: {
    readonly match_id: string;
    readonly number: number;
    readonly seat: number;
    /** How many entries the journal had then. */
    readonly seq: number;
    readonly cmd_id: string;
    /** The words as JSON. */
    readonly text: string;
    /** Hash of the row. */
    readonly seal: string;
  };
  readonly snapshot: {
    readonly match_id: string;
    readonly seq: number;
    readonly state: string;
  };
};
