import type { Meanings } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { creatures, powerOf } from '../state/reading.ts';
import type { KeyForge } from '../state/state.ts';

type Choosable = NonNullable<Meanings<KeyForge>['choosables']>[string];

/** Any house there is. *Rule:* KF-HOUSE-LIST-2. */
const house: Choosable = {
  words: ({ state }) => state.houseNames,
  verb: 'house',
  purpose: 'nameHouse',
  told: (_match, seat, value) => fact('houseNamed', { seat, value }),
};

const NUMBERS_MAX = 200;
const numbers: readonly string[] = Array.from({ length: NUMBERS_MAX }, (_, at) => String(at));

/** A number. One above the power of every creature comes to the same as 0, so that none is offered. */
const number: Choosable = {
  words: () => numbers,
  mayChoose: (match, word) => Number(word) <= creatures(match).reduce((most, card) => Math.max(most, powerOf(match, card)), 0),
  verb: 'number',
  purpose: 'chooseNumber',
  told: (_match, seat, amount) => fact('numberNamed', { seat, amount }),
};

/** Sorts of words that texts let somebody choose. */
export const choosables = {
  house,
  number,
  houseOfOpponent: {
    ...house,
    mayChoose: ({ state }, word, { seat }) => state.players[1 - seat]?.houses.includes(word) === true,
  },
} satisfies NonNullable<Meanings<KeyForge>['choosables']>;
