import { expect, test } from 'vitest';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { matchOn } from './machine.ts';

test('an effect that works once is found no longer while the order of what it set off is asked', () => {
  const table = tinyTable(['1 hand doom d=doom', '1 food 9', '2 den bear wolf'])
    .answer('play doom')
    .answer('choose bear')
    .answer('play d')
    .answer('choose wolf')
    .answer('end');
  expect(table.asked()).toBe('1 whichAbilityNext');
  const { game, state, listeners } = table.match;
  expect(listeners.found).toEqual(matchOn(game, game.clone(state)).listeners.found);
});
