import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

/** What ending the turn is called at a position. */
function endingAt(...lines: readonly string[]): unknown {
  const houses = ['1 houses sanctum mars logos', '2 houses sanctum mars logos', 'house sanctum', 'active 1'];
  const built = keyforge.position?.([...houses, ...lines], seedFromNumber(1));
  if (built?.ok !== true) throw new Error(JSON.stringify(built));
  return built.value.pending(0)?.ask?.options.find(({ verb }) => verb === 'endTurn')?.consequence;
}

test('KF-TURN-MAIN-1 ending the main step ends the turn', () => {
  expect(endingAt('1 line Sequis')).toEqual({ code: 'turnEnds', ends: true });
});

test('KF-TURN-MAIN-1 with nothing more to do the turn says that it ends by itself', () => {
  expect(endingAt('1 line Zorg')).toEqual({ code: 'nothingMoreToDo', ends: true });
});
