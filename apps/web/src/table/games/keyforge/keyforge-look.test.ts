import { expect, test } from 'vitest';
import { keyforgeLook } from './keyforge-look.ts';

test('a step of the tape is read off a view', () => {
  const view = {
    viewer: 0,
    table: { turn: 3, active: 1, house: 'dis' },
    seats: [
      { aember: 4, keys: ['red'] },
      { aember: 1, keys: [] },
    ],
    zones: [],
    cards: {},
  };
  expect(keyforgeLook.tape.stepOf(view)).toEqual({ turn: 3, active: 1, faction: 'dis', race: [4, 1], marks: [1, 0] });
});
