import { sha256 } from '@crupier/table';

/** A row of a table that waits, as far as its hash is of it. */
interface SealedLobby {
  readonly id: string;
  readonly created_at: number;
  readonly plan: string;
  readonly opened_by: string;
  readonly opened_from: string;
}

/** A session's row, as far as its hash is of it. */
interface SealedSession {
  readonly token_hash: string;
  readonly user_id: string;
  readonly created_at: number;
}

/** The hash of a table that waits, but for its cards. */
export function lobbySealOf({ id, created_at, plan, opened_by, opened_from }: SealedLobby): string {
  return sha256(JSON.stringify(['lobby', id, Number(created_at), plan, opened_by, opened_from]));
}

/** The hash of a file of own cards that waits with its table. */
export function cardsSealOf({ id, text }: { readonly id: string; readonly text: string }): string {
  return sha256(JSON.stringify(['cards', id, text]));
}

/** The hash of whose a session is, and since when. */
export function sessionSealOf({ token_hash, user_id, created_at }: SealedSession): string {
  return sha256(JSON.stringify(['session', token_hash, user_id, Number(created_at)]));
}
