import { expect, test } from 'vitest';
import { heroTable, toHand } from '../fixtures/core-table.ts';

const ENERGY_CHANNEL = '01018';
const ENERGY = '01088';
const UPPERCUT = '01054';

test('of the cards in hand only events have actions to use. MC-PLAYER-TURN-6, MC-ACTION-2', () => {
  const table = heroTable('Captain Marvel');
  toHand(table, [ENERGY_CHANNEL, UPPERCUT, ENERGY, ENERGY]);
  expect(table.offers().filter((offer) => offer.startsWith('use'))).toEqual(['use Uppercut']);
  table.do('play Energy Channel');
  expect(table.offers()).toContain('use Energy Channel');
});
