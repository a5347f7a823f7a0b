import { expect, test } from 'vitest';
import { isSame } from './same.ts';

const state = { turn: 1, cards: [{ id: 0 }, { id: 1, marks: ['hurt'] }], pending: undefined };

test.each([
  ['itself', state, true],
  ['a copy', structuredClone(state), true],
  ['one without what is undefined', { turn: 1, cards: structuredClone(state.cards) }, true],
  ['one with more that is undefined', { ...state, more: undefined }, true],
  ['one with something else for what is undefined', { turn: 1, cards: state.cards, other: 1 }, false],
  ['another number', { ...state, turn: 2 }, false],
  ['another word deep inside', { ...state, cards: [{ id: 0 }, { id: 1, marks: ['tired'] }] }, false],
  ['a longer list', { ...state, cards: [...state.cards, { id: 2 }] }, false],
  ['a field more', { ...state, more: 0 }, false],
  ['a field less', { cards: state.cards }, false],
  ['a record for a list', { ...state, cards: { 0: { id: 0 }, 1: { id: 1, marks: ['hurt'] }, length: 2 } }, false],
  ['nothing', undefined, false],
])('a state is the same as %s, or not', (_what, other, same) => {
  expect([isSame(state, other), isSame(other, state)]).toEqual([same, same]);
});
