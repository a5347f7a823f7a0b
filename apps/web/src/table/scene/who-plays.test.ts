import type { Shown, View } from '@crupier/protocol';
import { describe, expect, test } from 'vitest';
import { goesOnWithout, isOut } from './who-plays.ts';

const against = { isCooperative: false, outMark: 'lost' };
const together = { isCooperative: true, outMark: 'isEliminated' };

function viewOf(...seats: readonly Readonly<Record<string, Shown>>[]): View {
  return { viewer: 0, table: {}, seats, zones: [], cards: {} };
}

const plays = { lost: false };
const lost = { lost: true };

describe('a match goes on without who concedes', () => {
  test.each([
    ['three for themselves', viewOf(plays, plays, plays), true],
    ['two', viewOf(plays, plays), false],
    ['two of three, of whom one has lost', viewOf(plays, lost, plays), false],
    ['two teams of two', viewOf({ team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }), true],
    ['the last of a team against two', viewOf({ team: 0 }, { team: 0, lost: true }, { team: 1 }, { team: 1 }), false],
  ])('of %s', (_who, view, goesOn) => {
    expect(goesOnWithout(view, 0, against)).toBe(goesOn);
  });

  test.each([
    ['a hero with a team-mate', viewOf({}, {}), true],
    ['a hero alone', viewOf({}), false],
    ['the last hero', viewOf({}, { isEliminated: true }), false],
  ])('where all play together: %s', (_who, view, goesOn) => {
    expect(goesOnWithout(view, 0, together)).toBe(goesOn);
  });
});

test('who is out is told by the mark of the game, and nobody is where there is none', () => {
  const view = viewOf(plays, lost);
  expect([isOut(view, 0, against), isOut(view, 1, against), isOut(view, 1, together), isOut(view, 1, {})]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
