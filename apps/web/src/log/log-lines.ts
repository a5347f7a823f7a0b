/** Turns what happened into lines whose card names can be followed. Pure. */

import { sayEvent, type CardSheet, type SeenEvent, type SeenReference, type Speech } from '@crupier/protocol';
import type { LogGroup } from '../wire/match-state.ts';

/** A piece of a line: plain text, or the name of a card. */
export type LogPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly text: string; readonly reference: SeenReference };

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  readonly pieces: readonly LogPiece[];
  /** Whose doing it is, where the event names a seat. */
  readonly seat: number | undefined;
  /** The rule that it carries out; empty where none is cited. */
  readonly rule: string;
  /** A change of turn or step, which stands as a heading. */
  readonly heading: boolean;
}

/** Signs that no text of ours holds: they stand around a card's name while a line is put together. */
const open = '\u{E000}';
const close = '\u{E001}';

/** The line of an event; undefined for one that has nothing to say. */
export function lineOf(event: SeenEvent, speech: Speech, key: string): LogLine | undefined {
  const references = [event.card, event.other, event.source];
  const marked: Speech = { ...speech, card: (definition) => mark(speech.card(definition), definition) };
  const said = sayEvent(event, marked);
  if (said.trim() === '') return undefined;
  const pieces = said.split(/(\u{E000}[^\u{E001}]*\u{E001})/u).flatMap((part): readonly LogPiece[] => {
    if (part === '') return [];
    if (!part.startsWith(open)) return [{ kind: 'text', text: part }];
    const [definition = '', text = ''] = part.slice(1, -1).split('\n');
    const reference = references.find((each) => each?.definition === definition) ?? { definition };
    return [{ kind: 'card', text, reference }];
  });
  return { key, pieces, seat: event.seat, rule: speech.words.eventRules[event.name] ?? '', heading: headings.has(event.name) };
}

/** Events that open a part of the match. */
const headings: ReadonlySet<string> = new Set(['turnBegan', 'turnStarted', 'roundBegan']);

function mark(sheet: CardSheet | undefined, definition: string): CardSheet | undefined {
  if (sheet === undefined) return undefined;
  const around = (name: string): string => `${open}${definition}\n${name}${close}`;
  return { ...sheet, name: { en: around(sheet.name.en), es: around(sheet.name.es) } };
}

/** What was said before need not be put into words again: groups and speeches do not change. */
const said = new WeakMap<Speech, WeakMap<LogGroup, readonly LogLine[]>>();

/** The lines of a whole log, oldest first. */
export function linesOf(log: readonly LogGroup[], speech: Speech): readonly LogLine[] {
  const known = said.get(speech) ?? new WeakMap<LogGroup, readonly LogLine[]>();
  said.set(speech, known);
  return log.flatMap((group) => {
    const lines = known.get(group) ?? linesOfGroup(group, speech);
    known.set(group, lines);
    return lines;
  });
}

function linesOfGroup(group: LogGroup, speech: Speech): readonly LogLine[] {
  return group.events.flatMap((event, at): readonly LogLine[] => {
    const line = lineOf(event, speech, `${group.seq}.${at}`);
    return line === undefined ? [] : [line];
  });
}

/** A line as plain text. */
export function textOf(line: LogLine): string {
  return line.pieces.map((piece) => piece.text).join('');
}
