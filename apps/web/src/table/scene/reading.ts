/** Reads values out of a view, whose names belong to the game: what is absent or of another sort is as nothing. */

import { baseOf, type Handle, type Seat, type SeenZone, type Shown, type View } from '@crupier/protocol';

/** A record of values as views and sheets show them. */
export type Values = Readonly<Record<string, Shown | readonly string[]>>;

/** A number, or 0. */
export function readNumber(values: Values | undefined, name: string): number {
  const value = values?.[name];
  return typeof value === 'number' ? value : 0;
}

/** A number, or undefined where there is none. */
export function maybeNumber(values: Values | undefined, name: string): number | undefined {
  const value = values?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** A text, or an empty one. */
export function readText(values: Values | undefined, name: string): string {
  const value = values?.[name];
  return typeof value === 'string' ? value : '';
}

/** A list of texts, or an empty one. */
export function readList(values: Values | undefined, name: string): readonly string[] {
  const value = values?.[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Whether a value is there and true. */
export function isSet(values: Values | undefined, name: string): boolean {
  const value = values?.[name];
  return value === true || (typeof value === 'number' && value > 0);
}

const nothing: SeenZone = { kind: '', seat: -1, count: 0, cards: [] };

/** A seat's zone, or an empty one. */
export function zoneOf(view: View, kind: string, seat: Seat): SeenZone {
  return view.zones.find((zone) => zone.kind === kind && zone.seat === seat) ?? nothing;
}

/** What is attached to a card or lies under it. */
export function attachedTo(view: View, host: Handle): readonly Handle[] {
  return view.zones
    .filter((zone) => zone.kind !== 'effects')
    .flatMap((zone) => zone.cards.filter((handle) => view.cards[handle]?.host === host));
}

/** Lasting effects, one of those that the same card gave the same player for the same host. */
export function effectsOf(view: View): readonly Handle[] {
  const told = new Set<string>();
  return view.zones
    .filter((zone) => zone.kind === 'effects')
    .flatMap((zone) => zone.cards)
    .filter((handle) => {
      const card = view.cards[handle];
      const key = card === undefined ? handle : `${baseOf(card.definition)} ${card.controller} ${card.host ?? ''}`;
      if (told.has(key)) return false;
      told.add(key);
      return true;
    });
}
