import { type JournalEntry, type Problem, type Result, fail, ok } from '@crupier/kernel';
import { botLevels, SCRIPTED, tableTerms } from '@crupier/protocol';
import * as z from 'zod';
import type { MatchHead, StoredLine, StoredMatch } from '../store/journal-store.ts';
import { FORGOTTEN } from '../store/stored-head.ts';

/** Options in one answer of a journal: more than any question has. */
const CHOSEN_MAX = 2000;
const SEATS_MAX = 8;

/** A list that is looked into only where it is no longer than it may be: of a long one that is wrong all through one thing is told. */
function listOf<T extends z.ZodType>(each: T, most: number) {
  return z.array(z.unknown()).max(most).readonly().pipe(z.array(each).readonly());
}

const seat = z.int().min(0).max(7);
const hash = z.string();

/** An entry of a journal. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer'),
    seat,
    by: z.enum(['person', 'policy', 'bot']),
    decision: z.int(),
    chosen: listOf(z.tuple([z.string(), z.number(), z.number()]).readonly(), CHOSEN_MAX),
    hash,
  }),
  z.strictObject({ kind: z.literal('undo'), to: z.int().min(0), hash }),
  z.strictObject({ kind: z.literal('leave'), seat, hash }),
  z.strictObject({ kind: z.literal('draw'), seats: listOf(seat, SEATS_MAX), hash }),
]);

/** How a journal begins. */
export const startSchema = z.object({
  format: z.literal(1),
  game: z.string(),
  engine: z.string(),
  definitions: z.string(),
  configuration: z.unknown(),
  series: z
    .object({
      toWin: z.int().min(1),
      wins: z.array(z.int().min(0)).max(SEATS_MAX),
      games: z.int().min(0),
      chooser: seat.optional(),
    })
    .optional(),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  hash,
});

const head = z.object({
  start: startSchema,
  seats: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('person') }),
      z.object({ kind: z.literal('bot'), level: z.enum([...botLevels, SCRIPTED]), name: z.string() }),
    ]),
  ),
  origin: z.object({ secret: z.string(), commitment: z.string(), nonces: z.array(z.string()) }),
  terms: tableTerms.optional(),
});

/** Reads how a match begins. *Errors:* `journal.corruptHead` with the place. */
export function readHead({ head: text, persons }: Pick<StoredMatch, 'head' | 'persons'>): Result<MatchHead> {
  const parsed = head.safeParse(parseJson(text));
  if (!parsed.success) return fail('journal.corruptHead', 'start', { what: sayIssue(parsed.error) });
  const seats = parsed.data.seats.map((each, at) => (each.kind === 'person' ? { ...each, ...(persons[at] ?? FORGOTTEN) } : each));
  return ok({ ...parsed.data, seats } as MatchHead);
}

/** What is wrong with an undo that leads on instead of back; undefined where nothing is. */
export function wrongUndo(read: JournalEntry, number: number): string | undefined {
  return read.kind === 'undo' && read.to >= number ? `undo to ${read.to}` : undefined;
}

/** Entries up to the first that cannot be read, and what is wrong with that one: `journal.corrupt` or `journal.missing`. */
export interface ReadLines {
  readonly entries: readonly JournalEntry[];
  readonly problem: Problem | undefined;
}

/** Reads the lines of a journal. */
export function readLines(lines: readonly StoredLine[]): ReadLines {
  const entries: JournalEntry[] = [];
  for (const line of lines) {
    const number = entries.length + 1;
    const at = `entry ${number}`;
    if (line.seq !== number) return { entries, problem: { code: 'journal.missing', at, values: { entry: number } } };
    const parsed = entrySchema.safeParse(parseJson(line.text));
    if (!parsed.success)
      return { entries, problem: { code: 'journal.corrupt', at, values: { entry: number, what: sayIssue(parsed.error) } } };
    const what = wrongUndo(parsed.data, number);
    if (what !== undefined) return { entries, problem: { code: 'journal.corrupt', at, values: { entry: number, what } } };
    entries.push(parsed.data);
  }
  return { entries, problem: undefined };
}

/** Reads JSON. What no JSON text says is undefined, which no schema takes. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function sayIssue({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue === undefined ? '' : `${issue.path.join('.')} ${issue.code}`.trim();
}
