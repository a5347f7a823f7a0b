/** A report of something that went wrong at a table, to be kept as a file: what its reader may know of the match and no more. */

import { PROTOCOL_VERSION } from './version.ts';
import type { Language, Seat, SeenDecision, View, Viewer } from '@crupier/kernel';

/** What a report is made of. */
export interface ReportParts {
  /** What the reader says about it. */
  readonly words: string;
  readonly language: Language;
  /** What the reader plays with, such as the browser and the size of its window. */
  readonly device: Readonly<Record<string, string>>;
  /** Which match it is, at which entry, and as whom the reader sees it. */
  readonly place: {
    readonly match: string;
    readonly game: string;
    readonly entry: number;
    readonly seat: Viewer;
    readonly seats: readonly Seat[];
  };
  /** What the reader's own seat was shown. */
  readonly seen: { readonly info?: unknown; readonly view: View; readonly pending: SeenDecision | undefined; readonly log: unknown };
  /** The whole match with its seed, where the reader may know it. */
  readonly whole: { readonly seed: string; readonly replay: unknown } | undefined;
}

/** The report as a record of JSON. It says what it contains: all that is hidden, or what one seat may know. */
export function makeReport({ words, language, device, place, seen, whole }: ReportParts): Readonly<Record<string, unknown>> {
  const { info, view, pending, log } = seen;
  return {
    format: 'crupier report 1',
    protocol: PROTOCOL_VERSION,
    words,
    language,
    ...device,
    ...place,
    contains: whole === undefined ? 'what this seat may know, its hand included' : 'the whole match: all hands, the decks and the seed',
    ...(info !== undefined && { info }),
    view,
    ...(pending && { pending }),
    log,
    ...whole,
  };
}
