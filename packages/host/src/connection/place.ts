import { type Problem, type Seat, type Viewer, SPECTATOR } from '@crupier/kernel';
import type { ClientMessage, WireView } from '@crupier/protocol';
import type { Notice, Subscription } from '@crupier/table';

/** A table that a connection is at. */
export interface Place {
  readonly match: string;
  readonly viewer: Viewer;
  readonly own: readonly Seat[];
  /** What the client is called among those who watch. */
  readonly name: string | undefined;
  subscription: Subscription | undefined;
  /** The view that the client has; patches are made on it. */
  wire: WireView | undefined;
  /** What was heard before the welcome was sent. */
  early: Notice[];
  seq: number;
}

/** An answer of which the client wants to know what it would change, at the place where it asked. */
export interface Foreseeing extends Pick<ClientMessage & { readonly kind: 'forecast' }, 'decision' | 'chosen' | 'seat'> {
  readonly place: Place;
}

/** A moment that the client wants to see, at the place where it asked. */
export interface Look {
  readonly place: Place;
  readonly at: number;
  readonly viewer: Viewer;
}

/** Whether somebody plays a seat, or looks through its eyes. */
export function isOwn({ viewer, own }: Pick<Place, 'viewer' | 'own'>, seat: Seat): boolean {
  return seat !== SPECTATOR && (seat === viewer || own.includes(seat));
}

/** That somebody speaks for a seat that is not theirs. */
export function notYours(seat: Seat): Problem {
  return { code: 'seat.notYours', at: '', values: { seat } };
}
