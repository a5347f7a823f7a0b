import type { Meanings } from '../../../rules.ts';
import { kind } from '../state/facts.ts';
import { kindsOf, sideOf } from '../state/reading.ts';
import type { Tiny } from '../state/state.ts';

/** What the tiny game remembers of a turn. */
export const history = {
  played: { event: kind.announced, per: 'turn' },
  deaths: {
    event: kind.died,
    also: [kind.sacrificed],
    per: 'turn',
    // A wolf's death is nothing that anybody remembers.
    counts: (match, { card }) => !kindsOf(match, card).includes('wolf'),
    seat: (match, { card }) => sideOf(match, card),
  },
} satisfies NonNullable<Meanings<Tiny>['history']>;
