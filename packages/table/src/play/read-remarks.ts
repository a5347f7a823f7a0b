import type { JournalEntry } from '@crupier/kernel';
import { absentCourses, passSetting } from '@crupier/protocol';
import * as z from 'zod';
import type { StoredRemark } from '../store/journal-store.ts';
import { parseJson } from './journal-lines.ts';
import { type Remark, Talk } from './talk.ts';

const seat = z.int().min(0).max(7);
const seats = z.array(seat).readonly();
const chosen = z.array(z.tuple([z.string(), z.number(), z.number()]).readonly()).readonly();
// JSON says null where the talk of a shortcut has a choice without a known card.
const card = z.union([z.string(), z.null().transform(() => undefined)]);

const talk = z.object({
  seat,
  choices: z.array(z.object({ seat, chosen })).readonly(),
  stops: z.array(z.int()).readonly(),
  cards: z.array(card).readonly(),
  waiting: seats,
  isRejected: z.boolean(),
});

const step = z.object({
  seat,
  verb: z.string(),
  card: z.string().optional(),
  value: z.number(),
  turn: z.number(),
  moment: z.string(),
  stop: z.boolean(),
});

const wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('undo'), to: z.int().min(0) }),
  z.object({ kind: z.literal('draw'), voters: seats }),
  z.object({ kind: z.literal('absent'), of: seat, course: z.enum(absentCourses) }),
  z.object({ kind: z.literal('shortcut'), talk, steps: z.array(step).readonly() }),
]);

const milliseconds = z.array(z.number()).readonly();

const remark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), request: z.object({ id: z.int().min(1), seat, wish, waiting: seats, refused: seats.optional() }) }),
  z.object({ kind: z.literal('declined'), of: z.enum(['undo', 'draw', 'shortcut', 'absent']), seat }),
  z.object({ kind: z.literal('withdrawn'), seat }),
  z.object({ kind: z.literal('standIn'), seat, of: seat }),
  z.object({ kind: z.literal('clock'), banks: milliseconds, question: z.int(), used: milliseconds, rewarded: z.array(z.int()).optional() }),
  z.object({
    kind: z.literal('passing'),
    seat,
    setting: passSetting,
  }),
]);

/** Makes what holds at a table again, of what was said there and of what was played after each remark. */
export function talkAfter(stored: readonly StoredRemark[], entries: readonly JournalEntry[]): Talk {
  const made = new Talk();
  let played = 0;
  const playUntil = (seq: number): void => {
    for (const entry of entries.slice(played, seq)) made.afterEntry(entry);
    played = Math.max(played, seq);
  };
  for (const { seq, text } of stored) {
    playUntil(seq);
    const parsed = remark.safeParse(parseJson(text));
    made.hear(parsed.success ? (parsed.data as Remark) : undefined);
  }
  playUntil(entries.length);
  // Who is away is known while a table is in memory: it is waited for them anew.
  if (made.request?.wish.kind === 'absent') made.endRequest();
  return made;
}
