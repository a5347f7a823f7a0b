/** Which cards move between two views, and from where to where. Pure: places are named, and measured by others. */

import type { Handle, Seat, SeenEvent, View } from '@crupier/protocol';

/** A zone of a seat, or of nobody (-1). */
export interface ZonePlace {
  readonly zone: string;
  readonly seat: Seat;
}

/** What a card does between two views. */
export type Move =
  /** It comes to a zone: from its place in another where it was known before, or from that zone as a whole. */
  | {
      readonly kind: 'arrive';
      readonly card: Handle;
      readonly was: Handle | undefined;
      readonly from: ZonePlace | undefined;
      readonly to: ZonePlace;
    }
  /** It is to be seen no more. */
  | { readonly kind: 'leave'; readonly card: Handle; readonly to: ZonePlace | undefined }
  /** It shows another face at its place. */
  | { readonly kind: 'flip'; readonly card: Handle }
  /** A card that nobody here knows goes from a zone to another. */
  | { readonly kind: 'back'; readonly from: ZonePlace; readonly to: ZonePlace };

/** Where a known card lies. */
type Places = ReadonlyMap<Handle, ZonePlace>;

/** Zones whose cards are found first where it is not told which one a card came from. */
const likelySources = ['hand', 'deck', 'encounterDeck', 'dealt', 'archives', 'discard'];

/** The moves between two views, in the order in which they are to be seen. A hidden card has no name here: it is counted. */
export function movesBetween(before: View, after: View, events: readonly SeenEvent[]): readonly Move[] {
  const former = formerNames(events);
  const [old, now] = [placesOf(before), placesOf(after)];
  const hidden = new HiddenCounts(before, after);
  const arrivals: Move[] = [];
  const known = new Set<Handle>();
  for (const [card, place] of now) {
    const was = [card, ...(former.get(card) ?? [])].find((each) => old.has(each));
    if (was !== undefined) known.add(was);
    const from = was === undefined ? undefined : old.get(was);
    if (from === undefined)
      arrivals.push({ kind: 'arrive', card, was: undefined, from: hidden.takeFrom(place, after.cards[card]?.owner), to: place });
    else if (!isSame(from, place)) arrivals.push({ kind: 'arrive', card, was, from, to: place });
    else if (was === card && before.cards[card]?.definition !== after.cards[card]?.definition) arrivals.push({ kind: 'flip', card });
  }
  const leaving = [...old].filter(([card]) => !known.has(card));
  const departures = leaving.map(([card, place]): Move => ({ kind: 'leave', card, to: hidden.putInto(place, before.cards[card]?.owner) }));
  return [...departures, ...arrivals, ...hidden.rest()];
}

/** The names that each card had before, the latest first. */
function formerNames(events: readonly SeenEvent[]): ReadonlyMap<Handle, readonly Handle[]> {
  const names = new Map<Handle, readonly Handle[]>();
  for (const reference of events.flatMap(({ card, other, source }) => [card, other, source])) {
    if (reference?.handle === undefined || reference.was === undefined || reference.was === reference.handle) continue;
    names.set(reference.handle, [reference.was, ...(names.get(reference.was) ?? [])]);
  }
  return names;
}

function placesOf(view: View): Places {
  const known = view.zones
    .filter(({ kind }) => kind !== 'effects')
    .flatMap(({ kind, seat, cards }) =>
      cards.filter((card) => view.cards[card] !== undefined).map((card) => [card, { zone: kind, seat }] as const),
    );
  return new Map(known);
}

function isSame(one: ZonePlace, other: ZonePlace): boolean {
  return one.zone === other.zone && one.seat === other.seat;
}

/** How many hidden cards each zone has gained or lost, as far as no move is known that explains it. */
class HiddenCounts {
  readonly #changes: { readonly place: ZonePlace; by: number }[];

  constructor(before: View, after: View) {
    const counts = hiddenIn(before);
    this.#changes = [...hiddenIn(after)].map(([key, { place, count }]) => ({ place, by: count - (counts.get(key)?.count ?? 0) }));
  }

  /** The zone that a card came from which was hidden before. */
  takeFrom(to: ZonePlace, owner: Seat | undefined): ZonePlace | undefined {
    const lost = this.#changes.filter(({ place, by }) => by < 0 && !isSame(place, to));
    const found = likeliest(lost, [to.seat, owner]);
    if (found !== undefined) found.by++;
    return found?.place;
  }

  /** The zone in which a card is hidden that was known before. */
  putInto(from: ZonePlace, owner: Seat | undefined): ZonePlace | undefined {
    const gained = this.#changes.filter(({ place, by }) => by > 0 && !isSame(place, from));
    const found = likeliest(gained, [from.seat, owner]);
    if (found !== undefined) found.by--;
    return found?.place;
  }

  /** What is left: as many cards as a zone has lost go to the zones of the same seat that have gained some, or to those of others. */
  rest(): readonly Move[] {
    const moves: Move[] = [];
    for (const lost of this.#changes) {
      while (lost.by < 0) {
        const gained = this.#changes.filter(({ by }) => by > 0);
        const to = gained.find(({ place }) => place.seat === lost.place.seat) ?? gained[0];
        if (to === undefined) return moves;
        moves.push({ kind: 'back', from: lost.place, to: to.place });
        lost.by++;
        to.by--;
      }
    }
    return moves;
  }
}

function hiddenIn(view: View): ReadonlyMap<string, { readonly place: ZonePlace; readonly count: number }> {
  return new Map(
    view.zones.map(({ kind, seat, count, cards }) => [
      `${kind} ${seat}`,
      { place: { zone: kind, seat }, count: count - cards.filter((card) => view.cards[card] !== undefined).length },
    ]),
  );
}

/** Of several zones one of a seat that the card belongs to, and of those the likeliest. */
function likeliest<T extends { readonly place: ZonePlace }>(zones: readonly T[], seats: readonly (Seat | undefined)[]): T | undefined {
  const rank = ({ zone, seat }: ZonePlace): number =>
    (seats.includes(seat) ? 0 : likelySources.length + 1) +
    (likelySources.includes(zone) ? likelySources.indexOf(zone) : likelySources.length);
  return zones.toSorted((one, other) => rank(one.place) - rank(other.place))[0];
}
