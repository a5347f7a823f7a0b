/** A report of something that went wrong at a table, as the page makes it. */

import { makeReport, type JournalFile, type Language } from '@crupier/protocol';
import type { MatchState } from '../wire/match-state.ts';

/** What the page makes a report of. */
export interface ReportParts {
  readonly match: MatchState;
  /** What the reader says about it. */
  readonly words: string;
  readonly language: Language;
  /** The browser, and the size of its window. */
  readonly browser: string;
  readonly window: string;
  /** The whole match with its seed, once it may be shown. */
  readonly journal: JournalFile | undefined;
}

/** The report as a record of JSON. While the match runs it has what was sent to the reader's own seat, and nothing else of the match. */
export function reportOf({ match, words, language, browser, window, journal }: ReportParts): Readonly<Record<string, unknown>> {
  const { info, seat, seats, seq, view, pending, log } = match;
  return makeReport({
    words,
    language,
    device: { browser, window },
    place: { match: info.match, game: info.game, entry: seq, seat, seats },
    seen: { info, view, pending, log },
    whole: journal && { seed: journal.journal.start.seed, replay: journal },
  });
}

/** The name of a report's file. */
export function reportName({ info, seq }: MatchState): string {
  return `crupier-report-${info.match}-${seq}.json`;
}
