import { type Problem, type Result, languages, ok } from '@crupier/kernel';
import * as z from 'zod';
import { chatWords } from './chat-words.ts';
import { findExcess, jsonShapes, problemOfExcess } from './json-shape.ts';
import { limits } from './limits.ts';
import { playerName } from './player-name.ts';
import { passingEnds, yieldAnswers } from './pass-setting.ts';
import { passEnds } from './server-message.ts';
import { problemsOf } from './schema-problems.ts';
import { absentCourses } from './table-terms.ts';

/** Names a command so that sending it again does not do it again: letters, digits, `-` and `_`, of the client's choosing. */
export const commandId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(limits.commandLengthMax);
/** Names a match. */
export const matchId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(64);
const seat = z.int().min(0).max(7);
const entryCount = z.int().min(0).max(1_000_000);

const hello = z.strictObject({
  kind: z.literal('hello'),
  match: matchId,
  /** Which of the sender's seats, where it has several; `-1` to watch without a seat. The first of them if left out. */
  seat: z.int().min(-1).max(7).optional(),
  /** The last `seq` that the sender has, so that it is told only the events after it. */
  since: entryCount.optional(),
  language: z.enum(languages).optional(),
  /** What the sender is called among those who watch. */
  name: playerName.optional(),
});

const answer = z.strictObject({
  kind: z.literal('answer'),
  command: commandId,
  /** The id of the question, from `pending`. */
  decision: z.int().min(0),
  /** Indexes into the options of `pending.ask`, in the order chosen. */
  chosen: z.array(z.int().min(0)).max(limits.chosenMax),
  /** The verb of the place at which a dragged card was let go of: until the next answer, a moot question that offers it is answered with it. */
  spot: z.string().max(200).optional(),
  /** For which of the sender's seats; that through whose eyes the sender looks, if left out. */
  seat: seat.optional(),
});

const undo = z.strictObject({
  kind: z.literal('undo'),
  command: commandId,
  /** Back to the state after so many entries: one of the offered points, or any other where the sender chose freely. */
  to: entryCount,
});

const consent = z.strictObject({
  kind: z.literal('consent'),
  command: commandId,
  /** Which request, from `info.request`. */
  request: z.int().min(1),
  accept: z.boolean(),
  /** For a shortcut: it ends before the choice at this place, where the sender will do something else. */
  stop: z.int().min(0).max(limits.shortcutChoicesMax).optional(),
});

const draw = z.strictObject({ kind: z.literal('draw'), command: commandId });

const shortcut = z.strictObject({
  kind: z.literal('shortcut'),
  command: commandId,
  course: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pass'), until: z.enum(passEnds) }),
    z.strictObject({
      kind: z.literal('repeat'),
      /** The sender's last acts that make up what is repeated. */
      acts: z.int().min(1).max(limits.shortcutActsMax),
      times: z.int().min(1).max(limits.shortcutChoicesMax),
    }),
  ]),
});

const leave = z.strictObject({ kind: z.literal('leave'), command: commandId });

const moments = z.array(z.string().max(40)).max(limits.momentsMax);

const codeName = z.string().max(200);
const yielded = z.strictObject({ about: codeName, card: codeName, answer: z.enum(yieldAnswers) });

/** When a table passes for a seat: see `PassSetting`. */
export const passSetting = z.strictObject({
  /** The moments at which the sender wants to be asked in their own turns, and in those of others. */
  own: moments,
  others: moments,
  /** Passes everything until another player's object is to be responded to, or until the sender's next turn. */
  until: z.enum(passingEnds).optional(),
  /** Asks whenever the rules ask, also where there is one answer only. */
  everything: z.boolean(),
  /** Asks at the usual moments also where all that could be done can wait. */
  waiting: z.boolean().optional(),
  /** Asks before the sender's own turn or phase ends where nothing else is left to do. */
  ends: z.boolean().optional(),
  /** What is always answered alike for the sender. */
  yields: z.array(yielded).max(limits.yieldsMax).optional(),
});

const passing = passSetting.extend({ kind: z.literal('passing'), command: commandId });

/** While a look is under way, of those that are asked for meanwhile only the last is shown. */
const watch = z.strictObject({
  kind: z.literal('watch'),
  /** The state after so many entries. */
  at: entryCount,
  /** Through whose eyes: any seat once the match is over and its series decided, otherwise only the sender's own. */
  seat: seat.or(z.literal(-1)).optional(),
});

/** Asks what a planner would answer to the question that the sender is asked. */
const hint = z.strictObject({
  kind: z.literal('hint'),
  /** The id of the question, from `pending`. */
  decision: z.int().min(0),
});

/** Asks what an answer to the question that the sender is asked would change for certain. Of those that wait only the last is looked at. */
const forecast = z.strictObject({
  kind: z.literal('forecast'),
  /** The id of the question, from `pending`. */
  decision: z.int().min(0),
  /** As in `answer`. */
  chosen: z.array(z.int().min(0)).max(limits.chosenMax),
  seat: seat.optional(),
});

/** Asks why no more can be done with a card that the sender knows; without a card, why the open question offers the sender no more. */
const whyNot = z.strictObject({
  kind: z.literal('whyNot'),
  card: z.string().max(16).optional(),
});

/** Asks where the values of a card that the sender knows, or of a seat, come from. */
const sources = z.strictObject({
  kind: z.literal('sources'),
  of: z.union([z.strictObject({ card: z.string().max(16) }), z.strictObject({ seat })]),
});

/** Says something to all who are at the table. */
const say = z.strictObject({ kind: z.literal('say'), command: commandId, words: chatWords });

/** Says what is to become of a seat whose person has been away for long. */
const absent = z.strictObject({ kind: z.literal('absent'), command: commandId, of: seat, course: z.enum(absentCourses) });

/** Takes the sender's own request back. */
const withdraw = z.strictObject({
  kind: z.literal('withdraw'),
  command: commandId,
  /** Which request, from `info.request`. */
  request: z.int().min(1),
});

/** The schema of everything that a client may send over the WebSocket. */
export const clientMessage = z.discriminatedUnion('kind', [
  hello,
  answer,
  undo,
  consent,
  draw,
  shortcut,
  leave,
  passing,
  watch,
  hint,
  forecast,
  whyNot,
  sources,
  say,
  withdraw,
  absent,
]);
/** A message from a client. */
export type ClientMessage = z.infer<typeof clientMessage>;
/** The kinds of message that a client may send. */
export const clientMessageKinds = [
  'hello',
  'answer',
  'undo',
  'consent',
  'draw',
  'shortcut',
  'leave',
  'passing',
  'watch',
  'hint',
  'forecast',
  'whyNot',
  'sources',
  'say',
  'withdraw',
  'absent',
] as const satisfies readonly ClientMessage['kind'][];

/**
 * Reads a message of a client. *Errors:* `message.tooLarge`, `message.tooDeep`, `message.tooManyItems`, `message.tooManyValues`,
 * `message.notJson`, `message.unknownKind` (with the known ones) and `message.malformed` (with the place and what is expected there).
 */
export function parseClientMessage(text: string): Result<ClientMessage> {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > limits.messageBytesMax) return refuse({ code: 'message.tooLarge', at: '', values: { bytes, max: limits.messageBytesMax } });
  const excess = findExcess(text, jsonShapes.message);
  if (excess !== undefined) return refuse(problemOfExcess(excess));
  const json = readJson(text);
  if (!json.ok) return json;
  const parsed = clientMessage.safeParse(json.value);
  return parsed.success ? ok(parsed.data) : { ok: false, problems: problemsOf(parsed.error) };
}

function readJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return refuse({ code: 'message.notJson', at: '', values: { reason: error instanceof Error ? error.message : String(error) } });
  }
}

function refuse<T>(problem: Problem): Result<T> {
  return { ok: false, problems: [problem] };
}
