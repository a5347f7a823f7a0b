import { packBeats, packView, type View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import type { TapeStep } from '../table/scene/game-look.ts';
import { beatsOf, stepByTurn, turnAt, turnsOf } from './tape.ts';

const step = (turn: number, active: number, faction = '', marks: readonly number[] = [0, 0]): TapeStep => ({
  turn,
  active,
  faction,
  race: [turn, 0],
  tops: [9, 9],
  marks,
});
const steps = [step(0, 0), step(1, 0), step(1, 0, 'dis'), step(1, 0, 'dis', [1, 0]), step(2, 1), step(2, 1, 'mars')];

test('steps are cut into turns, with the faction that was chosen and the milestones that were passed by their end', () => {
  expect(turnsOf(steps).map(({ turn, active, faction, from, to, marks }) => ({ turn, active, faction, from, to, marks }))).toEqual([
    { turn: 0, active: 0, faction: '', from: 0, to: 0, marks: [0, 0] },
    { turn: 1, active: 0, faction: 'dis', from: 1, to: 3, marks: [1, 0] },
    { turn: 2, active: 1, faction: 'mars', from: 4, to: 5, marks: [0, 0] },
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

test('the moments on the way to a step have the view of each and what happened since the one before', () => {
  const viewWith = (damage: number): View => ({ viewer: 0, table: { damage }, seats: [], zones: [], cards: {} });
  const events = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const wire = packView(viewWith(5));
  const beats = packBeats(
    [
      { kind: 'turn', events: 1, view: viewWith(3) },
      { kind: 'damage', events: 3, view: viewWith(4) },
    ],
    wire,
  );
  expect(beatsOf({ at: 7, beats, events }, wire)).toEqual([
    { key: '7.0', kind: 'turn', events: [{ name: 'a' }], view: viewWith(3) },
    { key: '7.1', kind: 'damage', events: [{ name: 'b' }, { name: 'c' }], view: viewWith(4) },
  ]);
});
