import type { PlayableGame, SeenEvent } from '@crupier/kernel';
import type { Speech, ToldLine } from '@crupier/protocol';
import { baseOf, countedText, sayEvent } from '@crupier/protocol';
import { headingsOf, ruleGames } from '@crupier/rulebook';
import type { Io } from '../io.ts';

/** A fact in words, with the rule it carried out. */
export interface LogLine {
  readonly event: SeenEvent;
  readonly text: string;
  /** A ledger id, or an empty text. */
  readonly rule: string;
}

/** Facts in words. Those that have nothing to say are left out. */
export function sayEvents(events: readonly SeenEvent[], speech: Speech): readonly LogLine[] {
  return events.flatMap((event) => {
    const text = sayEvent(event, speech);
    return text === '' ? [] : [{ event, text, rule: (speech.words.eventRules[event.name] ?? '').split(' ', 1)[0] ?? '' }];
  });
}

/** A log line as it is printed. */
export function formatLogLine({ text, rule }: Pick<LogLine, 'text' | 'rule'>): string {
  return rule === '' ? text : `${text} [${rule}]`;
}

/** Log lines as they are printed: what follows from an act is indented under it. */
export function formatLog(lines: readonly ToldLine[]): readonly string[] {
  return lines.map((line) => `${line.isUnderAct ? '  ' : ''}${formatLogLine({ ...line, text: countedText(line) })}`);
}

/** The same speech, which can also say where in its rulebook a rule of the game stands. */
export async function citingRules(speech: Speech, game: Pick<PlayableGame, 'id'>): Promise<Speech> {
  const ruled = ruleGames.find((each) => each === game.id);
  return ruled === undefined ? speech : { ...speech, words: { ...speech.words, ruleHeadings: await headingsOf(ruled) } };
}

/** All that is needed to put a game's codes into words, with card sheets read once. */
export function speechFor(io: Pick<Io, 'language'>, game: PlayableGame, seats: readonly string[]): Speech {
  const sheets = new Map<string, ReturnType<PlayableGame['card']>>();
  const card: Speech['card'] = (definition) => {
    if (!sheets.has(definition)) sheets.set(definition, game.card(definition) ?? game.card(baseOf(definition)));
    return sheets.get(definition);
  };
  return { words: game.words, language: io.language, card, seats };
}
