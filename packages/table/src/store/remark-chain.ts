import type { Problem } from '@crupier/kernel';
import type { Transaction } from 'kysely';
import { sha256 } from '../play/seed.ts';
import type { StoredMatch, StoredRemark } from './journal-store.ts';
import type { JournalTables } from './schema.ts';

/** The hash of a remark, given the one before it (the root's for the first). */
export function remarkLinkOf(before: string, { number, seq, command, text }: StoredRemark): string {
  return sha256(JSON.stringify(['remark', before, number, seq, command ?? '', text]));
}

/** The hash of all that was said: how many remarks there are, and the last one's hash. */
export function talkSealOf(remarks: number, last: string): string {
  return sha256(JSON.stringify(['remarks', remarks, last]));
}

/** Looks whether all remarks are there and as they were written. *Errors:* `journal.alteredRemark`, `journal.missingRemarks`. */
export function findAlteredRemark({ remarks, chain }: StoredMatch): Problem | undefined {
  if (chain === undefined) return undefined;
  let last = chain.root;
  for (const [at, remark] of remarks.entries()) {
    const number = at + 1;
    last = remarkLinkOf(last, remark);
    if (remark.number !== number || last !== chain.remarkLinks[at])
      return { code: 'journal.alteredRemark', at: `remark ${number}`, values: { remark: number } };
  }
  if (chain.remarks === remarks.length && talkSealOf(remarks.length, last) === chain.talk) return undefined;
  return { code: 'journal.missingRemarks', at: 'remarks', values: { remarks: remarks.length, written: chain.remarks } };
}

/** The fourth version: a hash chain over the remarks of every match. What was there is trusted once. */
export async function addRemarkChain(db: Transaction<JournalTables>): Promise<void> {
  await db.schema
    .alterTable('remark')
    .addColumn('hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('chain')
    .addColumn('remarks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('chain')
    .addColumn('talk', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const { match_id, root } of await db.selectFrom('chain').select(['match_id', 'root']).execute()) {
    const rows = await db
      .selectFrom('remark')
      .select(['number', 'seq', 'cmd_id', 'text'])
      .where('match_id', '=', match_id)
      .orderBy('number')
      .execute();
    let last = root;
    for (const { number, seq, cmd_id, text } of rows) {
      last = remarkLinkOf(last, { number, seq, text, ...(cmd_id !== null && { command: cmd_id }) });
      await db.updateTable('remark').set({ hash: last }).where('match_id', '=', match_id).where('number', '=', number).execute();
    }
    const talk = talkSealOf(rows.length, last);
    await db.updateTable('chain').set({ remarks: rows.length, talk }).where('match_id', '=', match_id).execute();
  }
}
