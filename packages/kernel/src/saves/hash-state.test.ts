import { describe, expect, test } from 'vitest';
import { hashState, hashValue } from './hash-state.ts';
import { restoreState, saveState } from './save.ts';
import { tinyGame } from '../testing/tiny-game/game.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { cloneTiny } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';

const position = ['1 hand purge pup', '1 food 1', '1 den phoenix:1', '2 den phoenix:1 wolf'];

/** A match in the midst of a card's text: its locals hold what was chosen. */
function begun(): Tiny {
  return cloneTiny(tinyTable(position).answer('play purge').match.state);
}

function hash(state: Tiny): string {
  return hashState(tinyGame, state as Parameters<typeof hashState<Tiny>>[1]);
}

function text(state: Tiny): string {
  return saveState(tinyGame, state as Parameters<typeof saveState<Tiny>>[1]);
}

describe('the hash of a state', () => {
  test('is 16 hexadecimal digits, the same for a copy and for a save that is read back', () => {
    const restored = restoreState(tinyGame, text(begun()));
    expect(hash(begun())).toMatch(/^[0-9a-f]{16}$/);
    expect(restored.ok && hash(restored.value)).toBe(hash(begun()));
  });

  test('says nothing of the order in which locals were set', () => {
    const [one, other] = [begun(), begun()];
    for (const frame of other.frames) {
      const entries = Object.entries(frame.locals).toReversed();
      Object.assign(frame, { locals: Object.fromEntries(entries) });
    }
    expect([text(other), hash(other)]).toEqual([text(one), hash(one)]);
  });

  const changes: readonly [string, (state: Tiny) => void][] = [
    ['a number of the state', (state) => state.revision++],
    ['a word of the random stream', (state) => (state.random[0] = (state.random[0] ?? 0) ^ 0x80000000)],
    ['a field of a card', (state) => ((state.cards[2] as Tiny['cards'][number]).stay += 1)],
    ['what a card is', (state) => ((state.cards[2] as Tiny['cards'][number]).definition += 1)],
    ['the order of a zone', (state) => state.zones.find(({ length }) => length > 1)?.reverse()],
    ['a card in another zone', (state) => state.zones[0]?.push(1)],
    ['a step', (state) => ((state.frames[0] as Tiny['frames'][number]).step += 1)],
    ['a local', (state) => Object.assign((state.frames.at(-1) as Tiny['frames'][number]).locals, { added: 0 })],
    ['the question', (state) => (state.pending = state.pending && { ...state.pending, purpose: 'another' })],
    ['the winners', (state) => (state.winners = [0])],
    ['what is remembered', (state) => state.lastKnown.push({ card: 1, stay: 1 } as Tiny['lastKnown'][number])],
    ['what was kept before an announcement', (state) => (state.checkpoint = begun())],
  ];

  test.each(changes)('differs with %s', (_what, change) => {
    const state = begun();
    change(state);
    expect(text(state)).not.toBe(text(begun()));
    expect(hash(state)).not.toBe(hash(begun()));
  });

  test('no two of all these are alike', () => {
    const states = changes.map(([, change]) => {
      const state = begun();
      change(state);
      return hash(state);
    });
    expect(new Set(states).size).toBe(changes.length);
  });
});

describe('the hash of a value', () => {
  const values = [
    [1, 2],
    [2, 1],
    [[1], 2],
    [1, [2]],
    [1, 2, undefined],
    ['1', 2],
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    [true, false],
    [1.5],
    [],
  ];

  test('is the same for the same, and another for what differs in order, depth or sort', () => {
    const hashes = values.map((value) => hashValue(tinyGame, value));
    expect(hashes).toEqual(values.map((value) => hashValue(tinyGame, structuredClone(value))));
    expect(new Set(hashes).size).toBe(values.length);
  });

  test('tells definitions by their keys, whatever numbers they have', () => {
    const other = { ...tinyGame, definitions: [...tinyGame.definitions].toReversed() };
    const last = tinyGame.definitions.length - 1;
    expect(hashValue(other, { definition: last })).toBe(hashValue(tinyGame, { definition: 0 }));
  });
});
