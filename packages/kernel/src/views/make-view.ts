import type { Match } from '../match/match.ts';
import type { CardId, CoreState, Seat } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { handleNow, handleOf, hiddenHandles, mayKnow } from './handles.ts';
import { shownKey } from './redact.ts';
import { keptValues, type ShownValues } from './shown-values.ts';
import type { Handle, SeenCard, SeenZone, View } from './view.ts';

/** One zone as a game's view lists it. */
export interface ZoneToShow {
  readonly kind: string;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  /** For decks: cards that the viewer does not know are counted and not listed. */
  readonly countOnly?: true;
}

/** What a game's own `view` gives: its values and zones, and what each card shows. The kernel hides what must be hidden. */
export interface Showing {
  readonly table: ShownValues;
  readonly seats: readonly ShownValues[];
  readonly zones: readonly ZoneToShow[];
  /** The values of a card whose face the viewer may know. */
  readonly now: (card: CardId) => ShownValues;
}

/** A card that a viewer knows, with its handle. */
interface KnownCard {
  readonly handle: Handle;
  readonly hidings: number;
  readonly seen: SeenCard;
}

/** The view that was made last for a viewer, whose records are used again where nothing has changed. */
interface LastView {
  readonly cards: (KnownCard | undefined)[];
  /** The known cards in the order of the view. */
  listed: readonly KnownCard[];
  view: View;
}

const lastViews = new WeakMap<object, Map<Viewer, LastView>>();

function lastViewOf(match: object, viewer: Viewer): LastView {
  const views = lastViews.get(match) ?? new Map<Viewer, LastView>();
  if (views.size === 0) lastViews.set(match, views);
  const last = views.get(viewer) ?? { cards: [], listed: [], view: { viewer, table: {}, seats: [], zones: [], cards: {} } };
  views.set(viewer, last);
  return last;
}

/**
 * Makes a view of what a game shows. Hidden cards keep nothing but a handle, and are listed in an order that says nothing. What has not
 * changed since the viewer's last view of this match is the same record, so that views are quickly compared.
 */
export function makeView<S extends CoreState>(match: Match<S>, viewer: Viewer, showing: Showing): View {
  const last = lastViewOf(match.toldWith ?? match, viewer);
  const known: KnownCard[] = [];
  const before = last.view;
  const zones = showing.zones.map((zone, at): SeenZone => {
    const hidden: CardId[] = [];
    const listed: Handle[] = [];
    for (const id of zone.cards) {
      if (!mayKnow(match, viewer, id)) {
        hidden.push(id);
        continue;
      }
      const card = knowCard(match, viewer, id, { now: showing.now(id), before: last.cards[id] });
      last.cards[id] = card;
      known.push(card);
      listed.push(card.handle);
    }
    // Not even the order of the known ones tells of the others.
    if (zone.countOnly !== true && hidden.length > 0) {
      listed.push(...hiddenHandles(match, viewer, hidden));
      listed.sort();
    }
    return keptZone(before.zones[at], { kind: zone.kind, seat: zone.seat, count: zone.cards.length, cards: listed });
  });
  const view: View = {
    viewer,
    table: keptValues(before.table, showing.table),
    seats: showing.seats.map((values, seat) => keptValues(before.seats[seat], values)),
    zones,
    cards: isSameList(last.listed, known) ? before.cards : byHandle(known),
  };
  last.listed = known;
  last.view = view;
  return view;
}

function byHandle(known: readonly KnownCard[]): View['cards'] {
  const cards: Record<Handle, SeenCard> = {};
  for (const { handle, seen } of known) cards[handle] = seen;
  return cards;
}

function knowCard<S extends CoreState>(
  match: Match<S>,
  viewer: Viewer,
  card: CardId,
  { now, before }: { readonly now: ShownValues; readonly before: KnownCard | undefined },
): KnownCard {
  const record = match.state.cards[card];
  const { definition = 0, owner = -1, controller = -1, host = NO_CARD, hidings = 0 } = record ?? {};
  const name = shownKey(match.game.definitions[definition]);
  // What an ability came from may have gone into hiding since: its handle there would let it be followed.
  const on = host !== NO_CARD && mayKnow(match, viewer, host) ? handleNow(match, viewer, host) : undefined;
  const values = keptValues(before?.seen.now, now);
  if (before?.hidings === hidings) {
    const { seen } = before;
    if (seen.now === values && seen.definition === name && seen.owner === owner && seen.controller === controller && seen.host === on)
      return before;
  }
  const seen: SeenCard = { definition: name, owner, controller, ...(on !== undefined && { host: on }), now: values };
  return { handle: handleOf(match, viewer, card, hidings), hidings, seen };
}

function keptZone(before: SeenZone | undefined, now: SeenZone): SeenZone {
  if (before?.kind !== now.kind || before.seat !== now.seat || before.count !== now.count) return now;
  return isSameList(before.cards, now.cards) ? before : now;
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
