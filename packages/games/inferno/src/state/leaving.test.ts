import { RESTING_EFFECTS, seedFromNumber, type CardId } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { infernoGame } from '../inferno.ts';
import { layOut } from '../setup/deal.ts';
import { commits } from './commits.ts';
import { fact } from './facts.ts';
import { zoneOf } from './state.ts';

test('tokens that come and go use the same records: a match does not grow with them', () => {
  const game = infernoGame();
  const state = layOut(
    {
      seats: [
        { demon: 0, cards: [] },
        { demon: 0, cards: [] },
      ],
      teams: [0, 1],
      seed: seedFromNumber(1),
    },
    game,
  );
  const before = state.cards.length;
  const value = game.definitions.findIndex(({ key }) => key === 'returned-token');
  expect(value).toBeGreaterThan(0);
  for (let turn = 0; turn < 100; turn++) {
    commits.tokenShaped(state, fact('tokenShaped', { seat: 1, other: 0, value }), game);
    const token = state.zones[zoneOf('resolving')]?.at(-1) as CardId;
    commits.cardEntered(state, fact('cardEntered', { card: token, seat: 1, value: 0, amount: turn }), game);
    expect(state.cards[token]).toMatchObject({ definition: value, origin: value, token: true, controller: 1, tapped: false, damage: 0 });
    Object.assign(state.cards[token] ?? {}, { tapped: true, damage: 2 });
    commits.destroyed(state, fact('destroyed', { card: token, source: 0, other: 0, value: 0 }), game);
    commits.tokenCeased(state, fact('tokenCeased', { card: token }), game);
  }
  expect(state.cards.length).toBeLessThanOrEqual(before + RESTING_EFFECTS + 1);
});
