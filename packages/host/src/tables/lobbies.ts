import type { NewMatch } from '@crupier/table';
import type { Lobby } from './lobby.ts';

/** Whose tables are counted: those of a user, and those of the address that the user comes from. */
export interface Opener {
  readonly user: string;
  /** The address, as accounts name it. */
  readonly network: string;
}

/** How many tables may wait at once. */
export interface WaitingMax {
  readonly perUser: number;
  readonly perAddress: number;
}

/** What keeps another table from waiting. */
export type WaitingLimit = keyof WaitingMax;

/** Tables that wait for their players. One for which nobody comes expires after `WAITING_DAYS`. */
export interface Lobbies {
  readonly find: (id: string) => Promise<Lobby | undefined>;
  /** Stores a new table, unless as many wait as may; then it says which limit is reached. */
  readonly open: (lobby: Lobby, opener: Opener) => Promise<WaitingLimit | undefined>;
  /** Stores what has changed of a table that waits. */
  readonly save: (lobby: Lobby) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /**
   * Stores the match that a table was dealt as, and the table is waiting no more: both at once or neither. Where one of its players has
   * as many matches running as may, neither happens, and this is that user.
   */
  readonly deal: (match: NewMatch) => Promise<string | undefined>;
  /** Those in which a user has a seat, without their cards. */
  readonly list: (user: string) => Promise<readonly Lobby[]>;
}

/** Days after which a table for which nobody has come is no more. */
export const WAITING_DAYS = 7;
/** How many tables of a user and of an address wait at once on an ordinary server. */
export const ordinaryWaitingMax: WaitingMax = { perUser: 12, perAddress: 60 };
/** How many matches of a user run at once on an ordinary server: those that are over do not count. */
export const ordinaryRunningMax = 100;
