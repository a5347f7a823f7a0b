/** What is foreseen: stores of their own, so that pointing at an option draws nothing anew but what it is about. */

import type { ForecastMessage, Handle, SaidForecast } from '@crupier/protocol';
import { createStore } from '../../parts/store.ts';

/** What the answer at the pointer, the focus or the first tap would change. */
export const foreseenNow = createStore<SaidForecast | undefined>(undefined);

/** The same as it was told. */
export const foreseenAnswer = createStore<ForecastMessage | undefined>(undefined);

/** What comes of a combat if nobody does anything more. */
export const foreseenAhead = createStore<SaidForecast | undefined>(undefined);

const noCards: ReadonlyMap<Handle, string> = new Map();

/** What would change of each card, in few words. */
export const foreseenOnCards = createStore(noCards);

/** What each card would suffer, and what would become of it: of all that may be chosen, and of what is pointed at. */
export const figuresOnCards = createStore(noCards);

/** Shows what is foreseen, on the slip and on the cards. */
export function showForeseen(said: SaidForecast | undefined): void {
  foreseenNow.write(said);
  const byCard = new Map<Handle, string>();
  for (const { change, what } of said?.changes ?? []) {
    if (change.card === undefined) continue;
    const before = byCard.get(change.card);
    byCard.set(change.card, before === undefined ? what : `${before} · ${what}`);
  }
  foreseenOnCards.write(byCard.size === 0 ? noCards : byCard);
}
