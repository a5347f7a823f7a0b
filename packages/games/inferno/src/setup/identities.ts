import {
  bearerOf,
  cardOf,
  NO_CARD,
  type AbilityRef,
  type CardId,
  type CardRef,
  type DeepReadonly,
  type HappenLocals,
  type Identities,
} from '@crupier/kernel/rules';
import { record } from '../state/leaving.ts';
import type { Inferno } from '../state/state.ts';

/** What makes a physical card that card, for dealing hidden ones anew: nothing but what is printed on it. */
export const identities: Identities<Inferno> = {
  swap: (state, one, other) => {
    const first = record(state, one);
    const second = record(state, other);
    [first.origin, second.origin] = [second.origin, first.origin];
  },
  print: (state, card, definition) => {
    record(state, card).origin = definition;
  },
  printed: (state, card) => String(record(state, card).origin),
  // A hidden card comes from its owner's deck, wherever it lies. One with an ability on its way was seen by all, and stays itself.
  group: (state, card) => (isAtWork(state, card) ? -1 - card : record(state, card).owner),
};

/** Whether an ability of a card is on the chain, waits to be put there, or is being followed, wherever the card has gone since. */
function isAtWork({ chain, waiting, frames, pending }: DeepReadonly<Inferno>, card: CardId): boolean {
  const speaks = (source: CardRef, ability: AbilityRef): boolean => cardOf(source) === card || (ability >= 0 && bearerOf(ability) === card);
  return (
    isBeingReplaced(pending, frames, card) ||
    chain.some(({ source, ability }) => speaks(source, ability)) ||
    waiting.some(({ self, ref }) => speaks(self, ref)) ||
    frames.some(({ source }) => source !== NO_CARD && cardOf(source) === card)
  );
}

/** Whether what is to happen to a card is being replaced: what may replace it depends on what the card is. */
function isBeingReplaced(pending: DeepReadonly<Inferno>['pending'], frames: DeepReadonly<Inferno>['frames'], card: CardId): boolean {
  if (pending?.kind !== 'replace') return false;
  const { events = [] } = (frames.at(-1)?.locals ?? {}) as Partial<HappenLocals>;
  return events.some((event) => cardOf(event.card) === card);
}
