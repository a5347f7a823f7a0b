import { expect, test } from 'vitest';
import type { TapeStep } from '../scene/game-look.ts';
import { nextMoment, turnsOfRace } from './race.ts';

/** A match by the turn of each of its moments. */
function stepsOf(turns: readonly number[]): readonly TapeStep[] {
  return turns.map((turn, at) => ({ turn, active: 0, faction: '', race: [at, 0], marks: [turn > 2 ? 1 : 0, 0] }));
}

function lookAt(steps: readonly TapeStep[]): { readonly known: Map<number, TapeStep>; readonly looks: number } {
  const known = new Map<number, TapeStep>();
  let looks = 0;
  for (let at = nextMoment(known, steps.length - 1); at !== undefined; at = nextMoment(known, steps.length - 1)) {
    const step = steps[at];
    if (step !== undefined) known.set(at, step);
    looks++;
  }
  return { known, looks };
}

test('the end of each turn is found by looking at few moments', () => {
  const turns = [0, 0, 1, 1, 1, 2, 3, 3, ...Array.from({ length: 100 }, () => 3), 4];
  const { known, looks } = lookAt(stepsOf(turns));
  expect(turnsOfRace(known).map(({ turn, race }) => [turn, race[0]])).toEqual(
    [0, 1, 2, 3, 4].map((turn) => [turn, turns.lastIndexOf(turn)]),
  );
  expect(looks).toBeLessThan(30);
});

test('a milestone is marked in the turn in which it was passed', () => {
  const { known } = lookAt(stepsOf([0, 1, 2, 3, 4]));
  expect(turnsOfRace(known).map(({ marked }) => marked[0])).toEqual([0, 0, 0, 1, 0]);
});

test('a match of one moment is known by one look', () => {
  expect(lookAt(stepsOf([0])).looks).toBe(1);
});
