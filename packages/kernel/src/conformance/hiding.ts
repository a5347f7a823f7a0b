import type { Match } from '../match/match.ts';
import { assert } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';

/** Watches whether hidden cards could be followed. */
export interface HidingWatch<S extends CoreState> {
  /** Looks at all cards again, after each event. */
  readonly look: (match: Match<S>) => void;
  /** Forgets what was seen, after a rewind. */
  readonly forget: () => void;
}

/**
 * A card that somebody knew and now may not know must have gone into hiding: only then has it another handle when it comes back,
 * and cannot be followed through a hand or a deck.
 */
export function watchHidings<S extends CoreState>(): HidingWatch<S> {
  let before: { readonly known: number; readonly hidings: number }[] = [];
  return {
    look: ({ game, state }) => {
      const now = state.cards.map(({ id, hidings }) => ({ known: id === 0 ? 0 : game.knownBy(state, id), hidings }));
      before.forEach(({ known, hidings }, card) => {
        const next = now[card];
        if (next === undefined || (known & ~next.known) === 0) return;
        assert(next.hidings > hidings, `The card ${card} went into hiding and kept its handle: it can be followed.`);
      });
      before = now;
    },
    forget: () => {
      before = [];
    },
  };
}
