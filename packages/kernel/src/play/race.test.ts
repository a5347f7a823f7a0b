import { expect, test } from 'vitest';
import type { View } from '../views/view.ts';
import { nextMoment, type RaceCount, type RaceStep, raceTops, readRace, turnsOfRace } from './race.ts';

/** A match by the turn of each of its moments. */
function stepsOf(turns: readonly number[]): readonly RaceStep[] {
  return turns.map((turn, at) => ({ turn, race: [at, 0], tops: [9, 9], marks: [turn > 2 ? 1 : 0, 0] }));
}

function lookAt(steps: readonly RaceStep[]): { readonly known: Map<number, RaceStep>; readonly looks: number } {
  const known = new Map<number, RaceStep>();
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

const view: View = {
  viewer: 0,
  table: { round: 3 },
  seats: [
    { coins: 4, keys: ['red'] },
    { coins: 1, keys: [] },
  ],
  zones: [
    { kind: 'deck', seat: 0, count: 9, cards: [] },
    { kind: 'stages', seat: -1, count: 2, cards: [] },
    { kind: 'line', seat: 1, count: 2, cards: ['a', 'b'] },
  ],
  cards: {
    a: { definition: 'a', owner: 1, controller: 1, now: { damage: 1 } },
    b: { definition: 'b', owner: 1, controller: 1, now: { damage: 3, toughness: 12, awake: true } },
  },
};

test.each<[RaceCount, readonly number[]]>([
  [{ kind: 'seat', value: 'coins' }, [4, 1]],
  [{ kind: 'seat', value: 'keys' }, [1, 0]],
  [{ kind: 'pile', zone: 'deck' }, [9, 0]],
  [{ kind: 'pile', zone: 'deck', isFalling: true }, [-9, 0]],
  [{ kind: 'having', zone: 'line', value: 'awake' }, [0, 1]],
  [{ kind: 'having', zone: 'line', value: 'damage' }, [0, 2]],
  [{ kind: 'card', zone: 'line', sign: 'toughness', value: 'damage' }, [0, 3]],
  [{ kind: 'card', zone: 'line', sign: 'toughness', value: 'damage', leftOf: 'toughness' }, [0, 9]],
  // What has lost more than it had has nothing left.
  [{ kind: 'card', zone: 'line', sign: 'toughness', value: 'toughness', leftOf: 'damage' }, [0, 0]],
])('each seat’s %o is read off a view', (count, counted) => {
  const word = { en: '', es: '' };
  const words = { turn: 'round', max: 10, lines: [{ per: 'seat', name: word, count, milestone: count, milestoneName: word }] } as const;
  expect(readRace(words, view)).toEqual({ turn: 3, race: counted, tops: [10, 10], marks: counted });
});

test('a line for all counts what nobody owns', () => {
  const word = { en: '', es: '' };
  const count = { kind: 'pile', zone: 'stages' } as const;
  const words = { turn: 'turn', max: 10, lines: [{ per: 'all', name: word, count, milestone: count, milestoneName: word }] } as const;
  expect(readRace(words, view)).toEqual({ turn: 0, race: [2], tops: [10], marks: [2] });
});

test('a game without words for it has no race', () => {
  expect(readRace(undefined, view)).toEqual({ turn: 0, race: [], tops: [], marks: [] });
});

test('an axis goes up to the most that its line went up to in any turn', () => {
  expect(raceTops([{ tops: [14, 7] }, { tops: [15, 0] }])).toEqual([15, 7]);
  expect(raceTops([{ tops: [0] }])).toEqual([1]);
  expect(raceTops([])).toEqual([]);
});

test('a line tells what it goes up to', () => {
  const word = { en: '', es: '' };
  const count = { kind: 'card', zone: 'line', sign: 'toughness', value: 'damage', leftOf: 'toughness' } as const;
  const top = { kind: 'card', zone: 'line', sign: 'toughness', value: 'toughness' } as const;
  const words = { turn: 'turn', max: 10, lines: [{ per: 'seat', name: word, count, top, milestone: count, milestoneName: word }] } as const;
  expect(readRace(words, view).tops).toEqual([0, 12]);
});
