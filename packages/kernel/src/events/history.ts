import type { HistoryWordOn } from '../language/history-word.ts';
import type { Match, Meanings } from '../match/match.ts';
import type { CoreState, GameEvent, Recorded } from '../state/state.ts';

/** A history word with its name. */
export interface NamedHistory<M> {
  readonly name: string;
  readonly word: HistoryWordOn<M>;
}

/** The history words by the kinds of event that they count; undefined for a kind that none counts. */
export function historyByKind<S extends CoreState>(
  { history = {} }: Meanings<S>,
  kinds: number,
): readonly (readonly NamedHistory<Match<S>>[] | undefined)[] {
  const named = Object.entries(history).map(([name, word]) => ({ name, word }));
  return Array.from({ length: kinds }, (_, kind) => {
    const found = named.filter(({ word }) => word.event === kind || word.also?.includes(kind) === true);
    return found.length === 0 ? undefined : found;
  });
}

/** What is to be recorded of an event, looked at before it is written. For commits. */
export function recordsOf<S extends CoreState>(
  match: Match<S>,
  words: readonly NamedHistory<Match<S>>[],
  event: GameEvent,
): readonly Recorded[] {
  return words.flatMap(({ name, word: { per, counts, seat } }) =>
    counts?.(match, event) === false ? [] : [{ history: name, per, card: event.card, seat: seat?.(match, event) ?? event.seat }],
  );
}
