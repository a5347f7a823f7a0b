/** Which cards of others are shown large before the match goes on, one after another. Pure. */

import type { Handle, SeenEvent, SeenReference } from '@crupier/protocol';
import type { MatchState } from './match-state.ts';
import type { ShownCard, ShowRules } from './shown-card.ts';

/** The most cards of one step that are shown; the others are told by the log alone. */
const shownMax = 4;

/** The cards that the last step of a match shows: those of the reader's own seats only where the scenario turns them up. */
export function shownIn({ log, seats }: MatchState, rules: ShowRules): readonly ShownCard[] {
  const group = log.at(-1);
  if (group === undefined || group.takenBack) return [];
  return group.events
    .flatMap((event, at): readonly ShownCard[] => {
      const kind = rules[event.name];
      const { card, seat } = event;
      if (kind === undefined || card?.definition === undefined) return [];
      if (kind !== 'turned' && (seat === undefined || seats.includes(seat))) return [];
      return [{ key: `${group.seq}.${at}`, kind, card, seat, event, targets: targetsOf(card, group.events.slice(at + 1)) }];
    })
    .slice(0, shownMax);
}

/** What came of a card: what its abilities did to others, and what it was aimed at. */
function targetsOf({ handle }: SeenReference, events: readonly SeenEvent[]): readonly Handle[] {
  if (handle === undefined) return [];
  const aimed = events.flatMap(({ card, other, source }) => {
    if (source?.handle === handle) return [card?.handle];
    return card?.handle === handle ? [other?.handle] : [];
  });
  return [...new Set(aimed)].filter((each): each is Handle => each !== undefined && each !== handle);
}

/** A match while a card is shown: nobody is asked yet. */
export function whileShown(match: MatchState, shown: ShownCard): MatchState {
  const { pending } = match;
  if (pending === undefined) return { ...match, shown };
  const { ask: _later, ...rest } = pending;
  return { ...match, shown, pending: { ...rest, waiting: shown.seat === undefined ? rest.waiting : [shown.seat] } };
}
