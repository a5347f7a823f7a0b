/** Turns what happened into lines whose card names can be followed. Pure. */

import {
  countedText,
  nothingTold,
  tellOn,
  type CardSheet,
  type Seat,
  type SeenEvent,
  type SeenReference,
  type Speech,
} from '@crupier/protocol';
import type { Telling, ToldLine } from '@crupier/protocol';
import type { LogGroup } from '../wire/match-state.ts';

/** A piece of a line: plain text, or the name of a card. */
export type LogPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly text: string; readonly reference: SeenReference };

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  /** The events that it tells: several where they are gathered, none for an undo. */
  readonly told: readonly SeenEvent[];
  /** What it says; of an undo, what was the first thing that it took back. */
  readonly pieces: readonly LogPiece[];
  /** Whose doing it is, where the event names a seat. */
  readonly seat: Seat | undefined;
  /** The rule that it carries out; empty where none is cited. */
  readonly rule: string;
  /** A part of the match begins, such as a turn. */
  readonly heading: boolean;
  /** Whether it follows from the act above it. */
  readonly isUnderAct: boolean;
  /** Whether it marks that the match went back; `seat` is then who wished it. */
  readonly isUndo: boolean;
  /** Whether it adds up what happened, such as an attack. */
  readonly hasFigures: boolean;
}

/** Signs that no text of ours holds: they stand around a card's name while a line is put together. */
const open = '\u{E000}';
const close = '\u{E001}';

/** The line of an event alone; undefined for one that has nothing to say. */
export function lineOf(event: SeenEvent, speech: Speech, key: string): LogLine | undefined {
  const [line] = tellOn(nothingTold, [event], marking(speech)).lines;
  return line && toLogLine(line, key, speech);
}

/** What a log tells up to one of its groups. */
interface ToldLog {
  readonly groups: number;
  readonly last: LogGroup | undefined;
  /** Everything that is not told any further: up to the last undo. */
  readonly before: readonly LogLine[];
  readonly telling: Telling;
}

const nothing: ToldLog = { groups: 0, last: undefined, before: [], telling: nothingTold };

/** What was told last need not be put into words again: a log mostly grows by a group, and speeches do not change. */
const told = new WeakMap<Speech, ToldLog>();

/** The lines of a whole log, oldest first: what follows from an act stands under it, equal lines are gathered, an undo has a line. */
export function linesOf(log: readonly LogGroup[], speech: Speech): readonly LogLine[] {
  const known = told.get(speech);
  const begun = known !== undefined && known.groups <= log.length && known.last === log[known.groups - 1] ? known : nothing;
  const marked = marking(speech);
  const now = log.slice(begun.groups).reduce((before, group) => tellGroup(before, group, marked), begun);
  // A log of a few groups, such as that of the last step, is not kept in place of the whole.
  if (log.length > 1) told.set(speech, now);
  return [...now.before, ...linesOfTelling(now.telling, speech)];
}

/** Lines of some events of a log. */
export function linesOfEvents(events: readonly SeenEvent[], speech: Speech): readonly LogLine[] {
  return linesOfTelling(tellOn(nothingTold, events, marking(speech)), speech);
}

function tellGroup(told: ToldLog, group: LogGroup, speech: Speech): ToldLog {
  noteKeys(group);
  const { before, telling } = group.takenBack
    ? { before: [...told.before, ...linesOfTelling(told.telling, speech), undoLine(group, speech)], telling: nothingTold }
    : told;
  return { groups: told.groups + 1, last: group, before, telling: tellOn(telling, group.events, speech) };
}

/** The keys of lines, by the event that each begins with. */
const keys = new WeakMap<SeenEvent, string>();

/** Gives each event of a group its key, by which its line is known. */
export function noteKeys({ seq, events }: LogGroup): void {
  for (const [at, event] of events.entries()) keys.set(event, `${seq}.${at}`);
}

function linesOfTelling({ lines }: Telling, speech: Speech): readonly LogLine[] {
  return lines.map((line) => toLogLine(line, keyOfLine(line), speech));
}

function keyOfLine({ events: [first] }: ToldLine): string {
  return (first && keys.get(first)) ?? '';
}

function undoLine(group: LogGroup, speech: Speech): LogLine {
  const [first] = tellOn(nothingTold, group.undone?.events ?? [], speech).lines;
  const pieces = first === undefined ? [] : piecesOf(first);
  return {
    key: `${group.seq}.undo`,
    told: [],
    pieces,
    seat: group.undone?.by,
    rule: '',
    heading: false,
    isUnderAct: false,
    isUndo: true,
    hasFigures: false,
  };
}

function toLogLine(line: ToldLine, key: string, { words }: Speech): LogLine {
  const { rule, rank, isUnderAct } = line;
  return {
    key,
    told: line.events,
    pieces: piecesOf(line),
    seat: line.events[0]?.seat,
    rule,
    heading: rank === 'part',
    isUnderAct,
    isUndo: false,
    hasFigures: line.events.some(({ name }) => words.figures?.[name] !== undefined),
  };
}

function piecesOf(line: ToldLine): readonly LogPiece[] {
  const references = line.events.flatMap(({ card, other, source }) => [card, other, source]);
  return countedText(line)
    .split(/(\u{E000}[^\u{E001}]*\u{E001})/u)
    .flatMap((part): readonly LogPiece[] => {
      if (part === '') return [];
      if (!part.startsWith(open)) return [{ kind: 'text', text: part }];
      const [definition = '', text = ''] = part.slice(1, -1).split('\n');
      const reference = references.find((each) => each?.definition === definition) ?? { definition };
      return [{ kind: 'card', text, reference }];
    });
}

const markings = new WeakMap<Speech, Speech>();

/** The same speech with a sign around each card's name. */
function marking(speech: Speech): Speech {
  const known = markings.get(speech) ?? { ...speech, card: (definition: string) => mark(speech.card(definition), definition) };
  markings.set(speech, known);
  return known;
}

function mark(sheet: CardSheet | undefined, definition: string): CardSheet | undefined {
  if (sheet === undefined) return undefined;
  const around = (name: string): string => `${open}${definition}\n${name}${close}`;
  return { ...sheet, name: { en: around(sheet.name.en), es: around(sheet.name.es) } };
}

/** A line as plain text. */
export function textOf(line: LogLine): string {
  return line.pieces.map((piece) => piece.text).join('');
}
