import { refOf, seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { infernoGame } from '../inferno.ts';
import { layOut } from '../setup/deal.ts';
import { forget } from './forgetting.ts';
import { record } from './leaving.ts';
import type { Inferno, LeftPlay } from './state.ts';

test('the end of a turn leaves what something may still ask of, and that which this may ask of, for as long as it may', () => {
  const state = laidOut();
  const [giver, host, forgotten] = [left(3), left(4), left(5)];
  state.lastKnown = [{ ...giver, host: refOf(host) }, host, forgotten];
  record(state, 6).linked = [refOf(giver)];
  forget(state);
  expect(state.lastKnown.map(({ card, held }) => [card, held])).toEqual([
    [3, true],
    [4, true],
  ]);
  record(state, 6).linked = [];
  forget(state);
  expect(state.lastKnown).toEqual([]);
});

test('what was damaged by something and what waits to be put on the chain keep it too', () => {
  const state = laidOut();
  const [source, dead] = [left(3), left(4)];
  state.lastKnown = [source, dead];
  record(state, 6).damagedBy = [refOf(source)];
  state.waiting = [{ ref: 0, self: 4, seat: 0, event: { kind: 0, card: refOf(dead), other: 0, source: 0, seat: 0, amount: 0, value: 0 } }];
  forget(state);
  expect(state.lastKnown.map(({ card }) => card)).toEqual([3, 4]);
});

function laidOut(): Inferno {
  const seat = { demon: 0, cards: [1, 1, 1, 1, 1, 1, 1, 1] };
  return layOut({ seats: [seat, seat], teams: [0, 1], seed: seedFromNumber(1) }, infernoGame());
}

/** A card that left, of which the rest does not matter here. */
function left(card: number): LeftPlay {
  return {
    card,
    stay: 7,
    zone: 0,
    definition: 1,
    controller: 0,
    strength: 1,
    toughness: 1,
    types: [],
    subtypes: [],
    keywords: [],
    host: 0,
    tapped: false,
    damage: 0,
    damagedBy: [],
    counters: {},
    chosen: -1,
    linked: [],
    reads: [],
  };
}
