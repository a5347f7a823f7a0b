import type { PlayableGame, PlayableMatch, SeenEvent, Viewer } from '@crupier/kernel';
import type { Speech } from '@crupier/protocol';
import { sayEvent } from '@crupier/protocol';
import type { Io } from '../io.ts';

/** A fact in words, with the rule it carried out. */
export interface LogLine {
  readonly event: SeenEvent;
  readonly text: string;
  /** A ledger id, or an empty text. */
  readonly rule: string;
}

/** What a viewer saw happen from a place on, in words. Facts that have nothing to say are left out. */
export function logLines(match: PlayableMatch, viewer: Viewer, from: number, speech: Speech): readonly LogLine[] {
  return sayEvents(match.events(viewer, from), speech);
}

/** Facts in words. Those that have nothing to say are left out. */
export function sayEvents(events: readonly SeenEvent[], speech: Speech): readonly LogLine[] {
  return events.flatMap((event) => {
    const text = sayEvent(event, speech);
    return text === '' ? [] : [{ event, text, rule: (speech.words.eventRules[event.name] ?? '').split(' ', 1)[0] ?? '' }];
  });
}

/** A log line as it is printed. */
export function formatLogLine({ text, rule }: LogLine): string {
  return rule === '' ? text : `${text} [${rule}]`;
}

/** Log lines as they are printed, with what happened several times in a row told once: `Ana draws a card. ×3`. */
export function formatLog(lines: readonly LogLine[]): readonly string[] {
  const told: { readonly line: string; times: number }[] = [];
  for (const line of lines.map(formatLogLine)) {
    const last = told.at(-1);
    if (last?.line === line) last.times++;
    else told.push({ line, times: 1 });
  }
  return told.map(({ line, times }) => (times === 1 ? line : `${line} ×${times}`));
}

/** All that is needed to put a game's codes into words, with card sheets read once. */
export function speechFor(io: Pick<Io, 'language'>, game: PlayableGame, seats: readonly string[]): Speech {
  const sheets = new Map<string, ReturnType<PlayableGame['card']>>();
  const card: Speech['card'] = (definition) => {
    if (!sheets.has(definition)) sheets.set(definition, game.card(definition));
    return sheets.get(definition);
  };
  return { words: game.words, language: io.language, card, seats };
}
