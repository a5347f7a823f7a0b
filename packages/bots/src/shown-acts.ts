import type { PlannedAct } from '@crupier/kernel';

/**
 * What everybody may be told of a plan: its acts with cards that all knew when it began, up to the first other one. That one may be with a
 * card of the bot's hand, and what comes after it may depend on it: an act told from behind it would say that there is one, and which of
 * the known cards it serves. The end of the turn is an act without a card and never told, for it would say that the hand is done with.
 */
export function shownActs(acts: readonly PlannedAct[]): readonly PlannedAct[] {
  const hidden = acts.findIndex(({ isPublic, definition }) => isPublic !== true || definition === undefined);
  return (hidden < 0 ? acts : acts.slice(0, hidden)).map(({ isPublic: _known, ...act }) => act);
}
