import type { Meanings } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import type { KeyForge } from '../state/state.ts';

type Choosable = NonNullable<Meanings<KeyForge>['choosables']>[string];

/** Any house there is. *Rule:* KF-HOUSE-LIST-2. */
const house: Choosable = {
  words: ({ state }) => state.houseNames,
  verb: 'house',
  purpose: 'nameHouse',
  told: (_match, seat, value) => fact('houseNamed', { seat, value }),
};

/** Sorts of words that texts let somebody choose. */
export const choosables = {
  house,
  houseOfOpponent: {
    ...house,
    mayChoose: ({ state }, word, { seat }) => state.players[1 - seat]?.houses.includes(word) === true,
  },
} satisfies NonNullable<Meanings<KeyForge>['choosables']>;
