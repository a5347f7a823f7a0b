import { expect, test } from 'vitest';
import { ownCard } from './clone.ts';
import { hashState } from '../saves/hash-state.ts';
import { matchOn } from '../events/machine.ts';
import { saveState } from '../saves/save.ts';
import { tinyGame } from '../testing/tiny-game/game.ts';
import type { Tiny, TinyMatch } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';

/** A state, and a copy of it. */
function two(): readonly [Tiny, Tiny] {
  const { match } = tinyTable(['1 hand wolf', '1 den bear']);
  return [match.state as Tiny, tinyGame.clone(match.state)];
}

function text(state: Tiny): string {
  return saveState(tinyGame, state as TinyMatch['state']);
}

test('what is written to a state is not seen in its copy, nor the other way round', () => {
  for (const [written, looked] of [two(), two().toReversed()] as [Tiny, Tiny][]) {
    const before = text(looked);
    ownCard(written, 1).damage = 5;
    ownCard(written, 1).tired = true;
    expect(written.cards[1]).toMatchObject({ damage: 5, tired: true });
    expect(text(looked)).toBe(before);
    expect(text(written)).not.toBe(before);
  }
});

test('copies of copies are independent too, whenever they were made', () => {
  const [first, second] = two();
  ownCard(first, 1).damage = 1;
  const third = tinyGame.clone(first as TinyMatch['state']);
  ownCard(first, 1).damage = 2;
  ownCard(second, 1).damage = 3;
  ownCard(third, 2).damage = 4;
  expect([first, second, third].map(({ cards }) => [cards[1]?.damage, cards[2]?.damage])).toEqual([
    [2, 0],
    [3, 0],
    [1, 4],
  ]);
});

test('whoever writes a card twice writes one record', () => {
  const [state] = two();
  expect(ownCard(state, 1)).toBe(ownCard(state, 1));
});

test('being copied changes neither the save nor the hash of a state', () => {
  const { match } = tinyTable(['1 hand wolf']);
  const before = [text(match.state as Tiny), hashState(tinyGame, match.state)];
  const copy = matchOn(tinyGame, tinyGame.clone(match.state));
  expect([text(match.state as Tiny), hashState(tinyGame, match.state)]).toEqual(before);
  expect([text(copy.state as Tiny), hashState(tinyGame, copy.state)]).toEqual(before);
});
