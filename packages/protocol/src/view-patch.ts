import { type Handle, type SeenCard, type SeenZone, type Shown, type View, type Viewer, assert } from '@crupier/kernel';
import * as mergePatch from 'json-merge-patch';

/**
 * A view as it travels: seats and zones stand under names (`1`, `hand/0`) instead of in lists, so that a change in one zone
 * costs that zone and no other.
 */
export interface WireView {
  readonly viewer: Viewer;
  readonly table: Readonly<Record<string, Shown>>;
  readonly seats: Readonly<Record<string, Readonly<Record<string, Shown>>>>;
  readonly zones: Readonly<Record<string, WireZone>>;
  readonly cards: Readonly<Record<Handle, SeenCard>>;
}

/** A zone without its kind and seat, which are its name. */
export interface WireZone {
  readonly count: number;
  readonly cards: readonly Handle[];
}

/** A difference between two views of one viewer: a JSON merge patch (RFC 7396). Views hold no null, so none is lost. */
export type ViewPatch = Readonly<Record<string, unknown>>;

/** Packs a view for travelling. */
export function packView(view: View): WireView {
  const zones: Record<string, WireZone> = {};
  for (const zone of view.zones) {
    const { name, packed } = packZone(zone);
    assert(zones[name] === undefined, `A seat has one zone of each kind, but the view shows ${name} twice.`);
    zones[name] = packed;
  }
  const seats = Object.fromEntries(view.seats.map((values, seat) => [String(seat), values]));
  return { viewer: view.viewer, table: view.table, seats, zones, cards: view.cards };
}

/** A zone with its name. */
interface PackedZone {
  readonly name: string;
  readonly packed: WireZone;
}

/** Zones that were packed before: one that has not changed is the same in many views. */
const packedZones = new WeakMap<SeenZone, PackedZone>();

function packZone(zone: SeenZone): PackedZone {
  const known = packedZones.get(zone);
  if (known !== undefined) return known;
  const { kind, seat, count, cards } = zone;
  const made: PackedZone = { name: `${kind}/${seat}`, packed: { count, cards } };
  packedZones.set(zone, made);
  return made;
}

/** Unpacks a view that has travelled. */
export function unpackView(wire: WireView): View {
  const zones = Object.entries(wire.zones).map(([name, { count, cards }]): SeenZone => {
    const cut = name.lastIndexOf('/');
    return { kind: name.slice(0, cut), seat: Number(name.slice(cut + 1)), count, cards };
  });
  return { viewer: wire.viewer, table: wire.table, seats: Object.values(wire.seats), zones, cards: wire.cards };
}

/** What turns one view into another. Both must be views of the same viewer: redact first, then compare. */
export function diffViews(before: WireView, after: WireView): ViewPatch {
  return difference(before as unknown as Values, after as unknown as Values) ?? {};
}

type Values = Readonly<Record<string, unknown>>;

/** The merge patch from one record to another; undefined where they are the same. */
function difference(before: Values, after: Values): Values | undefined {
  let patch: Record<string, unknown> | undefined;
  const change = (key: string, value: unknown): void => {
    patch ??= {};
    patch[key] = value;
  };
  for (const key of Object.keys(after)) {
    const was = before[key];
    const is = after[key];
    if (was === is || is === undefined) continue;
    if (!isRecord(was) || !isRecord(is)) {
      if (!isSame(was, is)) change(key, is);
      continue;
    }
    const inner = difference(was, is);
    if (inner !== undefined) change(key, inner);
  }
  for (const key of Object.keys(before)) if (before[key] !== undefined && after[key] === undefined) change(key, null);
  return patch;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  return isRecord(one) && isRecord(other) && difference(one, other) === undefined;
}

/** The view after a patch. The view before it is left as it was; what the patch does not touch is the same in both. */
export function patchView(before: WireView, patch: ViewPatch): WireView {
  return mergePatch.apply<WireView>(copyAlong(before, patch) as WireView, patch as object as WireView);
}

/** A copy of those records that a patch goes into, for it is applied in place. */
function copyAlong(value: unknown, patch: unknown): unknown {
  if (!isRecord(value) || !isRecord(patch)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(patch)) copy[key] = copyAlong(copy[key], patch[key]);
  return copy;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
