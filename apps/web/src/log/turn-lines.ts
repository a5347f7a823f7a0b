/** The lines of a log by turns and other parts of the match. Pure. */

import type { LogLine } from './log-lines.ts';

/** The lines of one part. */
export interface TurnLines {
  /** The same as long as it is the same part. */
  readonly key: string;
  /** The line with which it begins; undefined before the first part. */
  readonly head: LogLine | undefined;
  /** The lines under its head. */
  readonly lines: readonly LogLine[];
  /** Whether it is of the recap. */
  readonly isNew: boolean;
}

/** A log by its parts, oldest first; `since` is the key of the recap's first line. */
export function turnsOfLog(lines: readonly LogLine[], since: string | undefined): readonly TurnLines[] {
  const parts: { head: LogLine | undefined; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (line.heading) parts.push({ head: line, lines: [] });
    else if (last === undefined) parts.push({ head: undefined, lines: [line] });
    else last.lines.push(line);
  }
  const from = since === undefined ? -1 : parts.findIndex((part) => [part.head, ...part.lines].some((line) => line?.key === since));
  return parts.map((part, at) => ({ ...part, key: part.head?.key ?? 'before', isNew: from >= 0 && at >= from }));
}

/** The part that lies open by itself: the newest one that tells anything. */
export function newestTold(turns: readonly TurnLines[]): string | undefined {
  return (turns.findLast(({ lines }) => lines.length > 0) ?? turns.at(-1))?.key;
}
