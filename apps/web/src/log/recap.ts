/** What happened while it was not the reader's turn, from the log. Pure. */

import type { Seat, SeenEvent, Speech } from '@crupier/protocol';
import type { LogGroup } from '../wire/match-state.ts';
import { linesOfEvents, noteKeys, type LogLine } from './log-lines.ts';

/** A stretch of a match in which it was not the reader's turn. */
export interface Recap {
  /** The same as long as it is the same stretch. */
  readonly key: string;
  /** Whose turns these were, in order. */
  readonly seats: readonly Seat[];
  /** Whether a part of them was nobody's turn, such as the villain phase. */
  readonly hasOthers: boolean;
  /** Whether the reader's own turn has begun since. */
  readonly isOver: boolean;
  readonly lines: readonly LogLine[];
}

/** Parts of the match that follow each other, none of them a turn of the reader's. */
interface Stretch {
  /** How many events the log has before it. */
  readonly at: number;
  readonly events: SeenEvent[];
  readonly owners: (Seat | undefined)[];
  isOver: boolean;
}

/**
 * What happened since the reader's last turn, or before the turn that they take now: each event that says something is in one of the lines.
 * Undefined where nothing was told but that parts of the match began. `mine` are the reader's seats.
 */
export function recapOf(log: readonly LogGroup[], mine: readonly Seat[], speech: Speech): Recap | undefined {
  let stretch: Stretch | undefined;
  log.forEach(noteKeys);
  for (const [at, event] of log.flatMap(({ events }) => events).entries()) {
    if (speech.words.eventRanks?.[event.name] === 'part') {
      if (event.seat !== undefined && mine.includes(event.seat)) endStretch(stretch);
      else {
        if (stretch?.isOver !== false) stretch = { at, events: [], owners: [], isOver: false };
        stretch.owners.push(event.seat);
      }
    }
    if (stretch?.isOver === false) stretch.events.push(event);
  }
  return stretch && tell(stretch, speech);
}

function endStretch(stretch: Stretch | undefined): void {
  if (stretch !== undefined) stretch.isOver = true;
}

function tell({ at, events, owners, isOver }: Stretch, speech: Speech): Recap | undefined {
  const lines = linesOfEvents(events, speech);
  const end = lines.findLastIndex(({ heading }) => !heading) + 1;
  if (end === 0) return undefined;
  const seats = [...new Set(owners.filter((owner) => owner !== undefined))];
  return { key: String(at), seats, hasOthers: owners.includes(undefined), isOver, lines: lines.slice(0, end) };
}
