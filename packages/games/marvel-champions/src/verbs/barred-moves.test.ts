import type { CardId, Deed } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { Table } from '../fixtures/table.ts';
import { swapCards } from '../rules/swap.ts';
import { facedownVerbs } from './facedown.ts';

const MOCKINGBIRD = '01083';

function deedOf(seat: number, source: CardId = 0): Deed {
  return { cards: [], to: [], amount: 1, value: '', seat, source, event: undefined } as unknown as Deed;
}

describe('what texts move', () => {
  test('no Drone comes to a player who is eliminated, while the deck is still there. MC-PLAYER-ELIMINATION-8', () => {
    const { match, state } = new Table(2);
    const canEngage = (): boolean => facedownVerbs.engageFacedown.can(match, deedOf(0));
    expect(canEngage()).toBe(true);
    Object.assign(state.players[0] ?? {}, { isEliminated: true });
    expect(canEngage()).toBe(false);
  });

  test('an identity is not swapped for another card. MC-IDENTITY-4', () => {
    const table = new Table();
    const ally = table.put(MOCKINGBIRD, 'discard');
    const frames = table.state.frames.length;
    swapCards(table.match, table.identity(), ally);
    expect(table.state.frames).toHaveLength(frames);
  });
});
