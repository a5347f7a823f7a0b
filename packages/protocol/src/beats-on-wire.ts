import type { Seat, View } from '@crupier/kernel';
import type { SeenBeat } from './server-message.ts';
import { diffViews, packView, patchView, type WireView } from './view-patch.ts';

/** A moment between two questions that is shown before a match goes on. */
export interface ViewedBeat {
  /** What it shows, by the game's names. */
  readonly kind: string;
  /** Whose doing it is; absent where it is no player's. */
  readonly by?: Seat;
  /** How many of the events that are told with it had happened. */
  readonly events: number;
  readonly view: View;
}

/** Beats as they travel beside a view: the first as what differs from that, each other as what differs from the one before. */
export function packBeats(beats: readonly ViewedBeat[], from: WireView): readonly SeenBeat[] {
  let before = from;
  return beats.map(({ view, ...beat }): SeenBeat => {
    const wire = packView(view);
    const patch = diffViews(before, wire);
    before = wire;
    return { ...beat, patch };
  });
}

/** A beat that has travelled. */
export interface UnpackedBeat extends Omit<SeenBeat, 'patch'> {
  readonly wire: WireView;
}

/** Unpacks beats that have travelled beside a view. */
export function unpackBeats(beats: readonly SeenBeat[], from: WireView): readonly UnpackedBeat[] {
  let wire = from;
  return beats.map(({ patch, ...beat }) => {
    wire = patchView(wire, patch);
    return { ...beat, wire };
  });
}
