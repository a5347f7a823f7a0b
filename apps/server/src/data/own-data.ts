import type { OwnData } from '@crupier/protocol';
import type { JournalStore, ListedMatch, TableHost } from '@crupier/table';
import { sql } from 'kysely';
import type { Lobby, Matches } from '@crupier/host';
import type { StoredLobbies } from './lobbies.ts';
import type { Database } from './server-tables.ts';
import type { Sessions } from './sessions.ts';

/** What a user's own data is collected from. */
export interface OwnDataParts {
  readonly db: Database;
  readonly store: JournalStore;
  readonly host: TableHost;
  readonly matches: Matches;
  readonly lobbies: StoredLobbies;
  readonly sessions: Sessions;
}

/** The name of a seat whose player has gone and for which another is awaited. */
const FREE_NAME = '—';

/** All that is kept of a user: who they are here, and at which tables they sit. Journals are at their own addresses. */
export async function exportOwnData({ store, matches, lobbies, sessions }: OwnDataParts, user: string): Promise<OwnData> {
  const [opened, waiting, played] = await Promise.all([
    sessions.openedBy(user),
    lobbies.list(user),
    store.list(user, Number.MAX_SAFE_INTEGER),
  ]);
  return {
    user,
    sessions: opened,
    waiting: waiting.map((lobby) => ({ ...matches.summaryOf(lobby, user), decks: ownDecks(lobby, user) })),
    matches: played.map((match) => ({
      ...matches.summaryOf(match, user),
      ...(match.outcome && { journal: `/api/matches/${match.id}/journal` }),
    })),
  };
}

function ownDecks({ seats, decks }: Lobby, user: string): readonly string[] {
  return decks.filter((_, at) => isAt(seats[at], user));
}

function isAt(seat: Lobby['seats'][number] | undefined, user: string): boolean {
  return seat?.kind === 'person' && seat.user === user;
}

/**
 * Deletes a user: they leave what they still play, their waiting tables are freed of them, their name goes from every seat, and
 * their sessions end. Matches stay, for the others. Begun again, it goes on where it was broken off: the session goes last.
 */
export async function deleteOwnData({ db, store, host, lobbies, sessions }: OwnDataParts, user: string): Promise<void> {
  const played = await store.list(user, Number.MAX_SAFE_INTEGER);
  for (const match of played) if (match.outcome === undefined) await leave(host, match, user);
  // What is deleted is also overwritten in the file.
  await sql`pragma secure_delete = on`.execute(db);
  try {
    for (const lobby of await lobbies.list(user)) await freeSeats(lobbies, lobby, user);
    await lobbies.forgetOpener(user);
    await store.forget(user);
    for (const { id } of played) await host.release(id);
    await sessions.endAll(user);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } finally {
    await sql`pragma secure_delete = off`.execute(db);
  }
}

/** Who cannot leave, because the match is paused or over, is forgotten all the same. */
async function leave(host: TableHost, { id, seats }: ListedMatch, user: string): Promise<void> {
  for (const { seat, user: sits } of seats) if (sits === user) await host.send(id, { kind: 'leave', command: 'forgotten', seat });
}

/** A table at which nobody else sits goes; at another the seat is open again. */
async function freeSeats(lobbies: StoredLobbies, lobby: Lobby, user: string): Promise<void> {
  const others = lobby.seats.some((seat) => seat.kind === 'person' && seat.user !== undefined && seat.user !== user);
  if (!others) return lobbies.remove(lobby.id);
  await lobbies.save({ ...lobby, seats: lobby.seats.map((seat) => (isAt(seat, user) ? { kind: 'person', name: FREE_NAME } : seat)) });
}
