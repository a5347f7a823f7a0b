import type { Handle, Seat, SeenEvent, SeenReference } from '@crupier/protocol';

/** Why a card is shown: somebody else plays or reveals it, or the scenario turns it up for whoever it meets. */
export type ShowKind = 'played' | 'revealed' | 'turned';

/** A card that is shown large. */
export interface ShownCard {
  /** The same as long as it is the same showing. */
  readonly key: string;
  readonly kind: ShowKind;
  readonly card: SeenReference;
  readonly seat: Seat | undefined;
  /** The event by which it is shown, as the log says it. */
  readonly event: SeenEvent;
  /** Cards that what happened with it was about. */
  readonly targets: readonly Handle[];
}

/** The events of a game by which cards are shown. */
export type ShowRules = Readonly<Record<string, ShowKind>>;
