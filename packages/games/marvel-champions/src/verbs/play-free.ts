import { call, perCard } from '@crupier/kernel/rules';
import { canPlayFree, playFree } from '../rules/play-free.ts';
import type { MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

/** What is done with cards that are not paid for. */
export const freeVerbs = {
  /** *Rule:* MC-REQUIREMENT-2. */
  playIgnoringCost: {
    ...perCard<MarvelMatch>({
      can: (match, card, deed) => canPlayFree(match, card, deed),
      run: (match, card, deed) => {
        if (canPlayFree(match, card, deed)) call(match, playFree, { item: card, at: 0 }, { source: card, seat: deed.seat });
      },
    }),
    hint: 2,
  },
} as const satisfies Verbs;
