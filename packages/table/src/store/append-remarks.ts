import type { RunStatement } from './append-statements.ts';
import type { Batch } from './journal-store.ts';
import { remarkLinkOf, talkSealOf } from './remark-chain.ts';

/** How many remarks a match has. */
export async function countRemarks(run: RunStatement, match: string): Promise<number> {
  return (await run('findLastRemark', { match }))?.number ?? 0;
}

/** What the next remark is written after. */
export interface TalkEnd {
  /** The first hash of the match's chains. */
  readonly root: string;
  /** How many remarks were written. */
  readonly remarks: number;
}

/** Writes the remarks of a batch whose entries are written, and the new end of their chain. */
export async function writeRemarks(
  run: RunStatement,
  { match, command, after, entries, remarks = [] }: Batch,
  end: TalkEnd,
): Promise<void> {
  if (remarks.length === 0) return;
  let last = end.remarks === 0 ? end.root : await hashOf(run, match, end.remarks);
  const rows = remarks.map((text, at) => {
    const remark = { number: end.remarks + at + 1, seq: after + entries.length, text };
    const cmd_id = at === 0 && entries.length === 0 ? (command ?? null) : null;
    last = remarkLinkOf(last, { ...remark, ...(cmd_id !== null && { command: cmd_id }) });
    return { ...remark, match_id: match, cmd_id, hash: last };
  });
  for (const row of rows) await run('addRemark', row);
  const written = end.remarks + rows.length;
  await run('sealRemarks', { match_id: match, remarks: written, talk: talkSealOf(written, last) });
}

/** The hash of a remark: nothing fits that of one which is gone. */
async function hashOf(run: RunStatement, match: string, number: number): Promise<string> {
  return (await run('findRemark', { match, number }))?.hash ?? '';
}
