import type { Seat } from './ids.ts';

/** Who looks: a seat, or `SPECTATOR`, who sees what is public. */
export type Viewer = Seat;
/** Somebody who plays no seat. */
export const SPECTATOR: Viewer = -1;

/** Every seat and the spectators, as bits: a card whose face is public. */
export function everybody(seats: number): number {
  return (1 << (seats + 1)) - 1;
}

/** Whether a set of seats, as bits, has a viewer. The bit after the last seat stands for the spectators. */
export function includesViewer(known: number, viewer: Viewer, seats: number): boolean {
  return (known & (1 << (viewer === SPECTATOR ? seats : viewer))) !== 0;
}
