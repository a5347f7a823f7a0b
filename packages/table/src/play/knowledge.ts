import {
  type PlayableGame,
  type PlayableMatch,
  type PlayedEntry,
  type SeenReference,
  type Viewer,
  playEntry,
  SPECTATOR,
} from '@crupier/kernel';

/**
 * Gives a function that plays entries on a match, those that follow at each call, and tells whether they drew from the random stream or
 * showed a viewer the face of a card that it did not know before. A face counts that was shown for a moment only, and one that the view
 * alone tells of. What has no sheet is no card: an ability on the chain was hidden nowhere before.
 */
export function watchKnowledge(match: PlayableMatch): (entries: readonly PlayedEntry[]) => boolean {
  const viewers: readonly Viewer[] = [SPECTATOR, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  const known = viewers.map((viewer) => ({ viewer, handles: new Set(Object.keys(match.view(viewer).cards)) }));
  const drawn = match.chanceDrawn();
  const teaches = (entry: PlayedEntry): boolean => {
    const from = match.eventCount();
    playEntry(match, entry);
    return match.chanceDrawn() !== drawn || known.some(({ viewer, handles }) => isNews(match, { viewer, handles, from }));
  };
  return (entries) => entries.some(teaches);
}

/** Whether what has happened from a place on shows a viewer a face that is not among those known. */
function isNews(
  match: PlayableMatch,
  { viewer, handles, from }: { readonly viewer: Viewer; readonly handles: Set<string>; readonly from: number },
): boolean {
  const told = match.events(viewer, from).flatMap(({ card, other, source }) => [card, other, source]);
  if (told.some((seen) => isCard(match, seen?.definition) && isNewFace(seen, handles))) return true;
  const seen = Object.entries(match.view(viewer).cards);
  return seen.some(([handle, { definition }]) => !handles.has(handle) && isCard(match, definition));
}

/** Whether keys are those of cards, by game: finding it out writes the texts of the card. */
const cards = new WeakMap<PlayableGame, Map<string, boolean>>();

function isCard({ game }: PlayableMatch, definition: string | undefined): boolean {
  if (definition === undefined) return false;
  const known = cards.get(game) ?? new Map<string, boolean>();
  cards.set(game, known);
  const is = known.get(definition) ?? game.card(definition) !== undefined;
  known.set(definition, is);
  return is;
}

/** Whether an event names a card that was not known. A known one that the event gave another handle stays known by that. */
function isNewFace(seen: SeenReference | undefined, known: Set<string>): boolean {
  if (seen?.definition === undefined) return false;
  const { handle = '', was = '' } = seen;
  if (!known.has(handle) && !known.has(was)) return true;
  known.add(handle);
  return false;
}
