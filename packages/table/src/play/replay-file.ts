import {
  type Journal,
  type JournalEntry,
  type JournalStart,
  type Resumable,
  type Result,
  fail,
  itemAt,
  ok,
  runToEnd,
} from '@crupier/kernel';
import { playerName } from '@crupier/protocol';
import type * as z from 'zod';
import { entrySchema, startSchema, wrongUndo } from './journal-lines.ts';

/** A match in a file. */
export interface ReplayFile {
  readonly journal: Journal;
  /** Who sat at the seats, where the file says it; an empty text where it says nothing that can be read as a name. */
  readonly names: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Where the journal may stand in a file: the terminal's own, a server's, and the reports of both. */
const places: readonly (readonly string[])[] = [['replay', 'journal'], ['replay'], ['journal'], []];
/** Entries that are read between two pauses. */
const PAUSE_EVERY = 100;
/** The most seats of a match. */
const SEATS_MAX = 8;

/**
 * Reads the match in a file of JSON: the one that the terminal writes, the one that a server gives (under `journal`), or a report of a
 * whole match (under `replay`). *Errors:* `replay.ofOneSeat` for a report of what one seat was shown, `replay.none`, `replay.otherFormat`
 * and `replay.corrupt` with the place.
 */
export function readReplayFile(file: unknown): Result<ReplayFile> {
  return runToEnd(readingReplayFile(file));
}

/** The same with pauses, for a long file takes a while. */
export function* readingReplayFile(file: unknown): Resumable<Result<ReplayFile>> {
  const whole = fieldsOf(file);
  const path = places.find((each) => 'entries' in inside(whole, each));
  if (path === undefined) return fail(whole['view'] === undefined ? 'replay.none' : 'replay.ofOneSeat');
  const journal = yield* readJournal(inside(whole, path), path.map((field) => `${field}.`).join(''));
  return journal.ok ? ok({ journal: journal.value, names: namesIn(whole) }) : journal;
}

function* readJournal({ start, entries }: Fields, path: string): Resumable<Result<Journal>> {
  const { format } = fieldsOf(start);
  if (start === undefined || !Array.isArray(entries)) return fail('replay.none');
  if (format !== undefined && format !== 1) return fail('replay.otherFormat', `${path}start.format`, { format: String(format) });
  const begun = startSchema.safeParse(start);
  if (!begun.success) return corrupt(`${path}start`, begun.error);
  const read: JournalEntry[] = [];
  for (const [index, each] of entries.entries()) {
    const place = itemAt(`${path}entries`, index);
    const parsed = entrySchema.safeParse(each);
    if (!parsed.success) return corrupt(place, parsed.error);
    const what = wrongUndo(parsed.data, index + 1);
    if (what !== undefined) return fail('replay.corrupt', `${place}.to`, { what });
    read.push(parsed.data);
    if (index % PAUSE_EVERY === 0) yield;
  }
  return ok({ start: begun.data as JournalStart, entries: read });
}

/** The first thing that is wrong, at its path. */
function corrupt(place: string, { issues: [issue] }: z.ZodError): Result<never> {
  const at = (issue?.path ?? []).reduce<string>(
    (path, step) => (typeof step === 'number' ? itemAt(path, step) : `${path}.${String(step)}`),
    place,
  );
  return fail('replay.corrupt', at, { what: issue?.code ?? '' });
}

/** The names that a server's file has beside its journal, or that a report tells of its table. */
function namesIn(whole: Fields): readonly string[] {
  const { names } = fieldsOf(whole['replay'] ?? whole);
  const { seats } = fieldsOf(whole['info']);
  const told: readonly unknown[] = listIn(names) ?? (listIn(seats) ?? []).map((seat) => fieldsOf(seat)['name']);
  return told.slice(0, SEATS_MAX).map((name) => playerName.safeParse(name).data ?? '');
}

function inside(whole: Fields, path: readonly string[]): Fields {
  return path.reduce((fields, field) => fieldsOf(fields[field]), whole);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function listIn(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
