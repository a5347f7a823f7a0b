import { expect, test } from 'vitest';
import { stepByTurn, tapeStepOf, turnAt, turnsOf, type TapeStep } from './tape.ts';

const step = (turn: number, active: number, house = '', keys: readonly number[] = [0, 0]): TapeStep => ({
  turn,
  active,
  house,
  aember: [turn, 0],
  keys,
});
const steps = [step(0, 0), step(1, 0), step(1, 0, 'dis'), step(1, 0, 'dis', [1, 0]), step(2, 1), step(2, 1, 'mars')];

test('steps are cut into turns, with the house that was chosen and the keys that were forged', () => {
  expect(turnsOf(steps).map(({ turn, active, house, from, to, forged }) => ({ turn, active, house, from, to, forged }))).toEqual([
    { turn: 0, active: 0, house: '', from: 0, to: 0, forged: [] },
    { turn: 1, active: 0, house: 'dis', from: 1, to: 3, forged: [{ seat: 0, at: 3 }] },
    { turn: 2, active: 1, house: 'mars', from: 4, to: 5, forged: [] },
  ]);
});

test('turn by turn: forwards to the next, backwards first to its own beginning', () => {
  const turns = turnsOf(steps);
  expect([
    stepByTurn(turns, 1, 1),
    stepByTurn(turns, 3, -1),
    stepByTurn(turns, 1, -1),
    stepByTurn(turns, 5, 1),
    stepByTurn(turns, 0, -1),
  ]).toEqual([4, 1, 0, 5, 0]);
});

test('a step that is not known yet belongs to no turn', () => {
  expect(turnAt(turnsOf(steps), 9)).toBe(-1);
  expect(stepByTurn([], 3, 1)).toBe(3);
});

test('a step is read off a view', () => {
  expect(
    tapeStepOf({
      viewer: 0,
      table: { turn: 3, active: 1, house: 'dis' },
      seats: [
        { aember: 4, keys: ['red'] },
        { aember: 1, keys: [] },
      ],
      zones: [],
      cards: {},
    }),
  ).toEqual({ turn: 3, active: 1, house: 'dis', aember: [4, 1], keys: [1, 0] });
});
