import type { Problem } from '@crupier/kernel';
import { checkFairness } from '@crupier/protocol';
import { type Kysely, sql } from 'kysely';
import { readHead, readLines } from '../play/journal-lines.ts';
import { checkLines, findAlteredHead } from './hash-chain.ts';
import type { MatchHead } from './journal-store.ts';
import { findAlteredRemark } from './remark-chain.ts';
import type { JournalTables } from './schema.ts';
import { findAlteredChat } from './sql-chat.ts';
import { readMatch } from './sql-store.ts';

/** Something wrong with a match. */
export interface MatchProblem {
  readonly match: string;
  readonly problem: Problem;
}

/** What came of looking through all journals. */
export interface JournalsChecked {
  readonly matches: number;
  readonly entries: number;
  readonly problems: readonly MatchProblem[];
}

/** Reads every journal and makes its hashes again. A match that cannot be read hides no other. Writes nothing. */
export async function checkJournals(db: Kysely<JournalTables>): Promise<JournalsChecked> {
  const ids = await db.selectFrom('match').select('id').orderBy('created_at').orderBy('id').execute();
  const problems: MatchProblem[] = [];
  let entries = 0;
  for (const { id } of ids) {
    const checked = await checkMatch(db, id);
    entries += checked.entries;
    if (checked.problem !== undefined) problems.push({ match: id, problem: checked.problem });
  }
  return { matches: ids.length, entries, problems };
}

/** The matches that have not as many entries as were written: found by counting, so that a server can look at each start. */
export async function findCutShort(db: Kysely<JournalTables>): Promise<readonly MatchProblem[]> {
  const rows = await db
    .selectFrom('match')
    .leftJoin('chain', 'chain.match_id', 'match.id')
    .select((each) => ['id', each.fn.coalesce('length', sql<number>`-1`).as('length')])
    .select((each) =>
      each
        .selectFrom('event')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('match_id', '=', 'match.id')
        .as('entries'),
    )
    .execute();
  return rows.flatMap(({ id, length, entries: counted }) => {
    const entries = Number(counted ?? 0);
    if (entries === length) return [];
    const code = entries < length ? 'journal.cutShort' : 'journal.alteredEnd';
    return [{ match: id, problem: { code, at: `entry ${entries + 1}`, values: { entries, length } } }];
  });
}

/** How many entries a match has, and the first thing that is wrong with it. */
async function checkMatch(
  db: Kysely<JournalTables>,
  id: string,
): Promise<{ readonly entries: number; readonly problem: Problem | undefined }> {
  try {
    const stored = await readMatch(db, id);
    if (stored === undefined) return { entries: 0, problem: { code: 'match.unknown', at: '', values: { match: id } } };
    const entries = stored.lines.length;
    const altered = findAlteredHead(id, stored);
    if (altered !== undefined) return { entries, problem: altered };
    const head = readHead(stored);
    if (!head.ok) return { entries, problem: head.problems[0] };
    return {
      entries,
      problem:
        checkLines(stored).problem ??
        findAlteredRemark(stored) ??
        readLines(stored.lines).problem ??
        (await findUnfair(head.value)) ??
        (await findWrongLine(db, id)),
    };
  } catch (error) {
    return {
      entries: 0,
      problem: { code: 'journal.unreadable', at: '', values: { reason: error instanceof Error ? error.message : String(error) } },
    };
  }
}

async function findWrongLine(db: Kysely<JournalTables>, id: string): Promise<Problem | undefined> {
  const line = await findAlteredChat(db, id);
  return line === undefined ? undefined : { code: 'journal.alteredChat', at: `chat ${line}`, values: { line } };
}

/** Whether the secret is the one that was committed to, and makes the seed that was dealt from. */
async function findUnfair({ start, origin }: MatchHead): Promise<Problem | undefined> {
  const unfair = await checkFairness({ fairness: origin, seed: start.seed });
  return unfair.length === 0 ? undefined : { code: 'journal.unfair', at: 'start', values: {} };
}
