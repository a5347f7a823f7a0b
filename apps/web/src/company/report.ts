/** A report of something that went wrong at a table, as a file: what its reader may know of the match and no more. */

import { PROTOCOL_VERSION, type JournalFile, type Language } from '@crupier/protocol';
import type { MatchState } from '../wire/match-state.ts';

/** What a report is made of. */
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
  return {
    format: 'crupier report 1',
    protocol: PROTOCOL_VERSION,
    words,
    language,
    browser,
    window,
    match: info.match,
    game: info.game,
    entry: seq,
    seat,
    seats,
    contains: journal === undefined ? 'what this seat may know, its hand included' : 'the whole match: all hands, the decks and the seed',
    info,
    view,
    ...(pending && { pending }),
    log,
    ...(journal && { seed: journal.journal.start.seed, replay: journal }),
  };
}

/** The name of a report's file. */
export function reportName({ info, seq }: MatchState): string {
  return `crupier-report-${info.match}-${seq}.json`;
}
