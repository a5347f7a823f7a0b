import { makeView } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { Table } from '../fixtures/table.ts';
import { announcementFor, boostRange } from './announcement.ts';
import { cardsIn } from './state.ts';
import { show } from './view.ts';

const NO_BOOST = '01104';
const ONE_ICON = '01106';
const MERCENARY = '01101';
const BLACK_PANTHER = "changeForm T'Challa";

/** A table whose encounter deck has cards of known icons alone, at the turn of the first player. */
function tableWith(...codes: readonly string[]): Table {
  const table = new Table();
  table.leaveIn('encounterDeck', 0, codes);
  return table;
}

test('the range of a boost card is that of the cards that lie hidden, and tells nothing of where each lies. MC-BOOST-ICON-2', () => {
  const { match } = tableWith(NO_BOOST, NO_BOOST, NO_BOOST, ONE_ICON);
  const icons = boostRange(match);
  expect(icons.least).toBe(0);
  expect(icons.most).toBeGreaterThan(0);
  const other = tableWith(ONE_ICON, NO_BOOST, NO_BOOST, NO_BOOST);
  expect(boostRange(other.match)).toEqual(icons);
  const shown = ({ match: each }: Table): unknown => makeView(each, 0, show(each, 0)).seats;
  expect(shown(other)).toEqual(shown(tableWith(NO_BOOST, NO_BOOST, NO_BOOST, ONE_ICON)));
});

test('a deck that may run out before the boost is drawn counts its discard pile too', () => {
  const few = tableWith(NO_BOOST);
  few.put(ONE_ICON, 'encounterDiscard');
  expect(boostRange(few.match).most).toBeGreaterThan(0);
  const many = tableWith(...Array.from({ length: 8 }, () => NO_BOOST));
  many.put(ONE_ICON, 'encounterDiscard');
  expect(boostRange(many.match)).toEqual({ least: 0, most: 0 });
});

test('the villain schemes against an alter-ego and attacks a hero. MC-ACTIVATION-3', () => {
  const table = tableWith(NO_BOOST);
  expect(announcementFor(table.match, 0)).toMatchObject({ act: 'schemes', power: 1, mayFall: false });
  table.do(BLACK_PANTHER);
  expect(announcementFor(table.match, 0)).toMatchObject({ act: 'attacks', power: 2, mayFall: false });
});

test('a villain who is stunned or confused is announced to lose the activation at the first player alone. MC-VILLAIN-PHASE-2', () => {
  const table = new Table(2);
  table.mark(table.state.villain, { confused: 1 });
  expect([0, 1].map((seat) => announcementFor(table.match, seat)?.act)).toEqual(['confused', 'schemes']);
  table.mark(table.state.villain, { stunned: 1 });
  table.do(BLACK_PANTHER);
  expect([0, 1].map((seat) => announcementFor(table.match, seat)?.act)).toEqual(['stunned', 'confused']);
});

test('a hero may fall where villain and minions together could defeat the hero, the hardest blow left out for a tough one. MC-TOUGH-1', () => {
  const table = tableWith(NO_BOOST);
  table.do(BLACK_PANTHER);
  const hero = table.identity();
  const left = (hitPoints: number): boolean => {
    table.mark(hero, { damage: 11 - hitPoints });
    return announcementFor(table.match, 0)?.mayFall === true;
  };
  expect([3, 2, 1].map(left)).toEqual([false, true, true]);
  table.put(MERCENARY, 'engaged');
  expect([4, 3].map(left)).toEqual([false, true]);
  table.mark(hero, { tough: 1 });
  expect([2, 1].map(left)).toEqual([false, true]);
});

test('nothing is announced any more against whom enemies activate or have activated. MC-VILLAIN-PHASE-2', () => {
  const table = new Table(2);
  const announced = (): readonly boolean[] => [0, 1].map((seat) => announcementFor(table.match, seat) !== undefined);
  expect(announced()).toEqual([true, true]);
  table.do(BLACK_PANTHER, 'endTurn');
  table.until('declareDefender');
  expect(announced()).toEqual([false, true]);
  expect(cardsIn(table.match, 'boost').length).toBe(1);
});

test('each player is called after the hero, whichever side is up', () => {
  const table = new Table();
  const called = (): unknown => makeView(table.match, 0, show(table.match, 0)).seats[0]?.['calledAfter'];
  expect(called()).toBe('01040a');
  table.do(BLACK_PANTHER);
  expect(called()).toBe('01040a');
});
