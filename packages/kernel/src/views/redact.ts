import type { FactShape, Field } from '../match/facts.ts';
import type { Match, Sight } from '../match/match.ts';
import { includesViewer } from '../state/viewers.ts';
import type { CoreState, GameEvent } from '../state/state.ts';
import { NO_CARD, type CardId } from '../state/state.ts';
import { handleOf, handleNow, mayKnow } from './handles.ts';
import type { Handle, SeenEvent, SeenReference } from './view.ts';
import type { Viewer } from '../state/viewers.ts';

/** The key by which people know a definition: that of its card, where it was made of one. */
export function shownKey(definition: { readonly key: string; readonly shownAs?: string } | undefined): string {
  return definition?.shownAs ?? definition?.key ?? '';
}

/** A card that something is told of: what the viewer calls it, and what it is. */
export interface SeenSource {
  readonly card: Handle;
  readonly definition: string;
}

/** A card as a source of what a viewer is told; undefined for one that the viewer may not know. */
export function seeSource<S extends CoreState>(match: Match<S>, viewer: Viewer, card: CardId): SeenSource | undefined {
  if (card === NO_CARD || !mayKnow(match, viewer, card)) return undefined;
  const definition = shownKey(match.game.definitions[match.state.cards[card]?.definition ?? 0]);
  return { card: handleNow(match, viewer, card), definition };
}

/** A committed event with who could know its cards before and after: what an observer keeps. */
export interface Happened {
  readonly event: GameEvent;
  readonly before: readonly Sight[];
  readonly after: readonly Sight[];
  /** The state's revision after it. */
  readonly revision: number;
}

const CARD_FIELDS = ['card', 'other', 'source'] as const;

/** An event as a viewer may know it. */
export function seeEvent<S extends CoreState>(match: Match<S>, viewer: Viewer, happened: Happened): SeenEvent {
  const { event, before } = happened;
  const shape = match.game.facts.shapes[event.kind] as FactShape;
  const seats = match.state.viewerKeys.length - 1;
  const seesCard = knows(happened, 0, viewer, seats);
  const visible = (field: Field): boolean => {
    const seen = shape.carries[field];
    if (seen === undefined || seen === 'none') return false;
    return seen === 'all' || (seen === 'card' ? seesCard : event.seat === viewer);
  };
  const references = CARD_FIELDS.flatMap((field, at) => {
    const carried = field === 'source' ? event.source !== NO_CARD : visible(field);
    return carried && before[at]?.card !== NO_CARD ? [[field, seeReference(match, viewer, happened, at)] as const] : [];
  });
  return {
    name: match.game.facts.names[event.kind] ?? '',
    ...Object.fromEntries(references),
    ...(visible('seat') && { seat: event.seat }),
    ...(visible('amount') && { amount: event.amount }),
    ...(visible('value') && { value: event.value }),
  };
}

function knows({ before, after }: Happened, at: number, viewer: Viewer, seats: number): boolean {
  return includesViewer((before[at]?.knownBy ?? 0) | (after[at]?.knownBy ?? 0), viewer, seats);
}

function seeReference<S extends CoreState>(match: Match<S>, viewer: Viewer, happened: Happened, at: number): SeenReference {
  const seats = match.state.viewerKeys.length - 1;
  const before = happened.before[at] as Sight;
  const after = happened.after[at] as Sight;
  if (!knows(happened, at, viewer, seats)) return {};
  const name = (sight: Sight): string => shownKey(match.game.definitions[sight.definition]);
  const knewBefore = includesViewer(before.knownBy, viewer, seats);
  // A card that goes into hiding keeps its old handle in this event: the new one would let it be followed.
  if (!includesViewer(after.knownBy, viewer, seats))
    return { handle: handleOf(match, viewer, before.card, before.hidings), definition: name(before) };
  const was = knewBefore && before.hidings !== after.hidings ? { was: handleOf(match, viewer, before.card, before.hidings) } : {};
  return { handle: handleOf(match, viewer, after.card, after.hidings), definition: name(after), ...was };
}
