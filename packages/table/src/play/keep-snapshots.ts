import { settle } from '../store/storage-problem.ts';
import type { TableParts } from '../table-parts.ts';
import type { Jobs } from '../ticks/jobs.ts';
import { unsaid } from './refusal.ts';

/** What stores the state of a table's match when so many entries have been written since the last that was. A failure hinders nothing. */
export function snapshotKeeper({ id, running, store, snapshotEvery, onTrouble }: TableParts, jobs: Jobs): () => Promise<void> {
  let keptAt = running.seq;
  return async () => {
    const { now, match, seq } = running;
    if (seq - keptAt < snapshotEvery) return;
    keptAt = seq;
    const state = match.save();
    const kept = await jobs.away(() => settle(() => store.snapshot(id, { seq: now.seq, state })));
    if (!kept.ok) onTrouble(kept.problems[0] ?? unsaid);
  };
}
