import { applies, NO_CARD, site, type Meanings } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { creatures, housesOf, powerOf } from '../state/reading.ts';
import { NO_HOUSE, type KeyForge } from '../state/state.ts';

type Choosable = NonNullable<Meanings<KeyForge>['choosables']>[string];

const anyHouse = site('KF-FAQ-CARD-keyforgery-1 KF-HOUSE-LIST-2', 'a house that a text has named may be on nobody’s identity card');

/** Any house there is. *Rule:* KF-HOUSE-LIST-2. */
const house: Choosable = {
  words: ({ state }) => state.houseNames,
  mayChoose: (match, word) => applies(match, anyHouse) || match.state.players.some(({ houses }) => houses.includes(word)),
  verb: 'house',
  purpose: 'nameHouse',
  told: (_match, seat, value) => fact('houseNamed', { seat, value }),
};

/** The active house, where a card speaks of "the same house" later. */
const activeHouse: Choosable = { read: ({ state }) => (state.house === NO_HOUSE ? [] : [state.house]) };

/** Of a creature that has left play, too: the houses that it had. *Rule:* KF-LEAVES-PLAY-6, KF-HOUSE-CHOICE-5. */
const houseOfFoughtCreature: Choosable = {
  read: (match, _asker, event) => (event === undefined || event.other === NO_CARD ? [] : housesOf(match, event.other)),
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
  activeHouse,
  /** The same where a card speaks of it as the active one. */
  houseActiveNow: activeHouse,
  houseOfFoughtCreature,
  number,
  houseOfOpponent: {
    ...house,
    mayChoose: ({ state }, word, { seat }) => state.players[1 - seat]?.houses.includes(word) === true,
  },
} satisfies NonNullable<Meanings<KeyForge>['choosables']>;
