import type { RunStatement } from './append-statements.ts';
import { linkOf, sealOf } from './hash-chain.ts';
import type { Appended, Batch } from './journal-store.ts';
import { countRemarks, type TalkEnd, writeRemarks } from './append-remarks.ts';

/** Writes batches, as part of a transaction: one bad batch spoils no other of its group. */
export async function appendAll(run: RunStatement, batches: readonly Batch[]): Promise<readonly Appended[]> {
  const outcomes: Appended[] = [];
  for (const batch of batches) outcomes.push(await append(run, batch));
  return outcomes;
}

/** What the next entry is written after. */
interface End {
  /** The last hash of the journal's chain. */
  readonly last: string;
  readonly outcome: string | undefined;
  /** The seats that are asked, as they are kept. */
  readonly asked: string | null;
  readonly talk: TalkEnd;
}

/** Checks everything before it writes anything. */
async function append(run: RunStatement, batch: Batch): Promise<Appended> {
  const { match, command, entries } = batch;
  const end = await findEnd(run, batch);
  if ('kind' in end) return end;
  let { last } = end;
  const rows = entries.map((entry, at) => {
    const line = { seq: batch.after + at + 1, text: JSON.stringify(entry), ...(at === 0 && command !== undefined && { command }) };
    last = linkOf(last, line);
    return { match_id: match, seq: line.seq, cmd_id: line.command ?? null, entry: line.text, hash: last };
  });
  const length = batch.after + rows.length;
  for (const row of rows) await run('addEntry', row);
  await writeRemarks(run, batch, end.talk);
  const outcome = batch.outcome === undefined ? end.outcome : JSON.stringify(batch.outcome);
  const seal = sealOf(length, last, outcome);
  const asked = batch.asked === undefined ? end.asked : JSON.stringify(batch.asked);
  await run('sealEntries', { match_id: match, length, seal, asked });
  if (outcome !== end.outcome) await run('setOutcome', { match, outcome: outcome ?? null });
  return { kind: 'appended', seq: length };
}

/** The end of the journal that a batch is for, or what stands in the batch's way. */
async function findEnd(run: RunStatement, { match, command, fence, after, remarksAfter }: Batch): Promise<End | Appended> {
  const kept = await run('findMatch', { match });
  if (kept === undefined) return { kind: 'unknownMatch' };
  if (command !== undefined) {
    const before = await run('findCommand', { match, command });
    if (before !== undefined) return { kind: 'repeated', seq: before.seq };
  }
  if (kept.fence !== fence) return { kind: 'fenced' };
  const last = await run('findLastEntry', { match });
  const seq = last?.seq ?? 0;
  // Entries that are gone are found when the match is opened again; until then nothing is written in their place.
  if (seq !== after || kept.length !== after) return { kind: 'gap', seq };
  if (remarksAfter !== undefined && (await countRemarks(run, match)) !== remarksAfter) return { kind: 'gap', seq };
  const { root, remarks, outcome, asked } = kept;
  return { last: last?.hash ?? root, outcome: outcome ?? undefined, asked, talk: { root, remarks } };
}
