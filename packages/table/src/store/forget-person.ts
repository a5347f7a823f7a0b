import type { Kysely } from 'kysely';
import { seatSealOf } from './hash-chain.ts';
import type { JournalTables } from './schema.ts';
import { deleteChat } from './sql-chat.ts';
import { FORGOTTEN } from './stored-head.ts';

/** Takes a user and their name from every seat, and deletes what was said there. */
export async function forgetPerson(db: Kysely<JournalTables>, user: string): Promise<void> {
  const { name } = FORGOTTEN;
  await db.transaction().execute(async (trx) => {
    const seats = await trx.selectFrom('seat').select(['match_id', 'seat', 'kind']).where('user_id', '=', user).execute();
    for (const { match_id, seat, kind } of seats) {
      const seal = seatSealOf(match_id, { seat, kind, name, user: undefined });
      await trx.updateTable('seat').set({ user_id: null, name, seal }).where('match_id', '=', match_id).where('seat', '=', seat).execute();
      await deleteChat(trx, match_id, seat);
    }
  });
}
