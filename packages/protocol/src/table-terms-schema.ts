import * as z from 'zod';
import { awayCourses, guestSeatCounts, timeUps } from './table-terms.ts';

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(10).max(86_400) }),
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(30).max(86_400), increment: z.int().min(0).max(600) }),
]);

const delay = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('entries'), count: z.int().min(1).max(200) }),
  z.strictObject({ kind: z.literal('minutes'), count: z.int().min(1).max(60) }),
]);

/** The schema of what is agreed for a table beside its game, by whoever opens it. */
export const tableTerms = z.strictObject({
  clock: clock.optional(),
  timeUp: z.enum(timeUps).optional(),
  away: z.strictObject({ minutes: z.int().min(1).max(1440), course: z.enum(awayCourses) }).optional(),
  delay: delay.optional(),
  guestSeats: z.enum(guestSeatCounts).optional(),
});
