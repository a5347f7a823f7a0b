import { type Result, fail, ok } from '@crupier/kernel';
import type { JournalFile } from '@crupier/protocol';
import { isUndecided } from '../series.ts';
import { checkLines, findAlteredHead } from '../store/hash-chain.ts';
import type { JournalStore, MatchHead } from '../store/journal-store.ts';
import { readHead, readLines } from './journal-lines.ts';
import type { RunningMatch } from './running-match.ts';

type Kept = Pick<JournalFile, 'match' | 'outcome'> & { readonly head: MatchHead; readonly entries: JournalFile['journal']['entries'] };

/** The journal of a match at its table, with what proves its shuffle. *Errors:* `journal.notFinished`, `journal.seriesOpen`. */
export function journalOf(id: string, { outcome, head, timeline }: RunningMatch, isDisclosed: boolean): Result<JournalFile> {
  if (outcome === undefined) return fail('journal.notFinished');
  return isDisclosed ? ok(fileOf({ match: id, head, entries: timeline.entries, outcome })) : fail('journal.seriesOpen');
}

/**
 * The same as it is kept, of a match that these rules cannot even deal. *Errors:* those of `journalOf`, `match.unknown`, and what is wrong
 * with what is kept.
 */
export async function storedJournal(id: string, store: JournalStore): Promise<Result<JournalFile>> {
  const stored = await store.read(id);
  if (stored === undefined) return fail('match.unknown', '', { match: id });
  const head = readHead(stored);
  if (!head.ok) return head;
  const { entries, problem = checkLines(stored).problem ?? findAlteredHead(id, stored) } = readLines(stored.lines);
  if (problem !== undefined) return { ok: false, problems: [problem] };
  const outcome = (await store.find(id))?.outcome;
  if (outcome === undefined) return fail('journal.notFinished');
  if (await isUndecided({ id, head: head.value, outcome }, store)) return fail('journal.seriesOpen');
  return ok(fileOf({ match: id, head: head.value, entries, outcome }));
}

function fileOf({ match, head, entries, outcome }: Kept): JournalFile {
  const { secret, commitment, nonces } = head.origin;
  const names = head.seats.map(({ name }) => name);
  const fairness = { commitment, nonces, secret };
  return { match, names, journal: { start: head.start, entries }, fairness, ...(outcome && { outcome }) };
}
