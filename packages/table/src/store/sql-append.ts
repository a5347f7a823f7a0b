import type { Kysely, Transaction } from 'kysely';
import { linkOf, sealOf } from './hash-chain.ts';
import type { Appended, Batch } from './journal-store.ts';
import type { JournalTables } from './schema.ts';
import { countRemarks, type TalkEnd, writeRemarks } from './sql-remarks.ts';

/** Writes batches in one transaction: one bad batch spoils no other of its group. */
export function appendAll(db: Kysely<JournalTables>, batches: readonly Batch[]): Promise<readonly Appended[]> {
  return db.transaction().execute(async (trx) => {
    const outcomes: Appended[] = [];
    for (const batch of batches) outcomes.push(await append(trx, batch));
    return outcomes;
  });
}

/** What the next entry is written after. */
interface End {
  /** The last hash of the journal's chain. */
  readonly last: string;
  readonly outcome: string | undefined;
  readonly talk: TalkEnd;
}

/** Checks everything before it writes anything. */
async function append(trx: Transaction<JournalTables>, batch: Batch): Promise<Appended> {
  const { match, command, entries } = batch;
  const end = await findEnd(trx, batch);
  if ('kind' in end) return end;
  let { last } = end;
  const rows = entries.map((entry, at) => {
    const line = { seq: batch.after + at + 1, text: JSON.stringify(entry), ...(at === 0 && command !== undefined && { command }) };
    last = linkOf(last, line);
    return { match_id: match, seq: line.seq, cmd_id: line.command ?? null, entry: line.text, hash: last };
  });
  const length = batch.after + rows.length;
  if (rows.length > 0) await trx.insertInto('event').values(rows).execute();
  const talk = await writeRemarks(trx, batch, end.talk);
  const outcome = batch.outcome === undefined ? end.outcome : JSON.stringify(batch.outcome);
  const seal = sealOf(length, last, outcome);
  await trx
    .updateTable('chain')
    .set({ length, seal, ...talk })
    .where('match_id', '=', match)
    .execute();
  if (outcome !== end.outcome) await trx.updateTable('match').set({ outcome }).where('id', '=', match).execute();
  return { kind: 'appended', seq: length };
}

/** The end of the journal that a batch is for, or what stands in the batch's way. */
async function findEnd(trx: Transaction<JournalTables>, { match, command, fence, after, remarksAfter }: Batch): Promise<End | Appended> {
  const kept = await trx
    .selectFrom('match')
    .innerJoin('chain', 'chain.match_id', 'match.id')
    .select(['fence', 'root', 'length', 'outcome', 'remarks'])
    .where('id', '=', match)
    .executeTakeFirst();
  if (kept === undefined) return { kind: 'unknownMatch' };
  if (command !== undefined) {
    const before = await trx
      .selectFrom('event')
      .select('seq')
      .where('match_id', '=', match)
      .where('cmd_id', '=', command)
      .unionAll(trx.selectFrom('remark').select('seq').where('match_id', '=', match).where('cmd_id', '=', command))
      .executeTakeFirst();
    if (before !== undefined) return { kind: 'repeated', seq: before.seq };
  }
  if (kept.fence !== fence) return { kind: 'fenced' };
  const last = await trx
    .selectFrom('event')
    .select(['seq', 'hash'])
    .where('match_id', '=', match)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const seq = last?.seq ?? 0;
  // Entries that are gone are found when the match is opened again; until then nothing is written in their place.
  if (seq !== after || kept.length !== after) return { kind: 'gap', seq };
  if (remarksAfter !== undefined && (await countRemarks(trx, match)) !== remarksAfter) return { kind: 'gap', seq };
  const { root, remarks, outcome } = kept;
  return { last: last?.hash ?? root, outcome: outcome ?? undefined, talk: { root, remarks } };
}
