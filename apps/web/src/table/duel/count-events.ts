/** Counts what happened in a duel. Pure. */

import type { SeenEvent, SeenReference } from '@crupier/protocol';

/** A card, how much it did, and how often. */
export interface CardCount {
  readonly definition: string;
  readonly amount: number;
  readonly times: number;
}

/** Events of some names. */
export function eventsNamed(events: readonly SeenEvent[], ...names: readonly string[]): readonly SeenEvent[] {
  return events.filter(({ name }) => names.includes(name));
}

/** The sum of their amounts; an event without one counts once. */
export function sumOf(events: readonly SeenEvent[]): number {
  return events.reduce((sum, { amount = 1 }) => sum + amount, 0);
}

/** The card that did most of what the events tell, by what of an event is its card; undefined where no card is known. */
export function mostBy(events: readonly SeenEvent[], cardOf: (event: SeenEvent) => SeenReference | undefined): CardCount | undefined {
  const byCard = Map.groupBy(events, (event) => cardOf(event)?.definition ?? '');
  const counts = [...byCard]
    .filter(([definition]) => definition !== '')
    .map(([definition, own]) => ({ definition, amount: sumOf(own), times: own.length }));
  return counts.toSorted((one, other) => other.amount - one.amount)[0];
}
