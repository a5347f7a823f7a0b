import type { SeenEvent } from '@crupier/protocol';

/** What one entry of a match made happen, as a replay tells it. */
export interface RecordedEntry {
  /** How many entries the match had after it. */
  readonly at: number;
  readonly events: readonly SeenEvent[];
  /** Where it was an undo: to the state after so many entries. */
  readonly back?: number | undefined;
}

/** What happened in a match from its deal to its end, without what was taken back. Entries may come in any order. */
export function recordOf(entries: readonly RecordedEntry[]): readonly SeenEvent[] {
  const kept: RecordedEntry[] = [];
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    const { back } = entry;
    if (back === undefined) kept.push(entry);
    else while ((kept.at(-1)?.at ?? 0) > back) kept.pop();
  }
  return kept.flatMap(({ events }) => events);
}
