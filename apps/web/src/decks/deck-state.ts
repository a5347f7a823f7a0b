/** How far a deck has come: ready, waiting for cards to be made, or not a legal deck yet. */

import type { ShownDeck } from '@crupier/protocol';
import type { DeckTexts } from './deck-texts-en.ts';
import { sizeOf } from './draft.ts';

/** The state of a deck. */
export interface DeckState {
  readonly kind: 'ready' | 'notMade' | 'short' | 'faults';
  /** How many cards or faults it is about. */
  readonly count: number;
}

/** The state of a deck that was read; `least` is the fewest cards of a deck of its game, 0 where decks come whole. */
export function stateOf({ problems, faults, missing, draft }: ShownDeck, least: number): DeckState {
  if (problems.length === 0) return { kind: 'ready', count: 0 };
  if (faults.understood.length + faults.legal.length === 0)
    return { kind: 'notMade', count: missing.reduce((sum, { count, own }) => sum + (own > 0 ? own + 1 : count), 0) };
  const short = least - sizeOf(draft);
  if (faults.understood.length === 0 && short > 0) return { kind: 'short', count: short };
  return { kind: 'faults', count: faults.understood.length + faults.legal.length };
}

/** The state in words. */
export function sayState({ kind, count }: DeckState, said: DeckTexts): string {
  switch (kind) {
    case 'ready':
      return said.states.ready;
    case 'notMade':
      return said.states.notMade(count);
    case 'short':
      return said.states.short(count);
    case 'faults':
      return said.states.faults(count);
  }
}
