/** What cards suffer in a beat, added up from what happened. Pure. */

import type { Handle, SeenEvent } from '@crupier/protocol';

/** What a card suffers at once. */
export interface Hit {
  readonly card: Handle;
  /** What met it, before anything prevented some of it. */
  readonly strength: number;
  /** What of it was prevented. */
  readonly prevented: number;
  /** What it suffers. */
  readonly amount: number;
}

/** The events of a game by which damage is dealt, and by which some of it is prevented. */
export interface HitEvents {
  readonly dealt: string;
  readonly prevented: string;
}

/** What each card suffers, in the order in which it is dealt. */
export function hitsIn(events: readonly SeenEvent[], { dealt, prevented }: HitEvents): readonly Hit[] {
  const sum = (name: string, card: Handle): number =>
    events.reduce((all, event) => (event.name === name && event.card?.handle === card ? all + (event.amount ?? 0) : all), 0);
  const struck = new Set(events.flatMap(({ name, card }) => (name === dealt && card?.handle !== undefined ? [card.handle] : [])));
  return [...struck].map((card) => {
    const [amount, held] = [sum(dealt, card), sum(prevented, card)];
    return { card, strength: amount + held, prevented: held, amount };
  });
}
