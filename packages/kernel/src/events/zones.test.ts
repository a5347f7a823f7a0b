import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionNumber } from '../match/numbers.ts';
import { beginEffect, effectsUntil, endEffect, endEffectsOn, RESTING_EFFECTS } from './lasting.ts';
import { handleNow, mayKnow } from '../views/handles.ts';
import { cardOf, isCurrent, lastKnownOf, pin } from '../state/state.ts';
import { addCard, emptyTiny, tinyGame } from '../testing/tiny-game/game.ts';
import { tinyCard } from '../testing/tiny-game/state/commits.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { zoneOf } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { seedFromNumber } from '../state/random.ts';
import { bearerOf } from '../match/ability-ref.ts';
import { checkPlaces, hideZone, moveCard, redefine, shiftCard, turnOver } from './zones.ts';

function layOut(...keys: readonly string[]): { readonly state: Tiny; readonly cards: readonly number[] } {
  const state = emptyTiny(seedFromNumber(1), 2);
  const cards = keys.map((key) => addCard(state, key, 0));
  state.zones[zoneOf('deck', 0)] = [...cards];
  return { state, cards };
}

describe('moving a card', () => {
  test('puts it at the end of the other zone, or in a place', () => {
    const { state, cards } = layOut('wolf', 'bear', 'pup');
    const [wolf = 0, bear = 0, pup = 0] = cards;
    moveCard(state, tinyGame, wolf, zoneOf('hand', 0));
    moveCard(state, tinyGame, pup, zoneOf('hand', 0));
    moveCard(state, tinyGame, bear, { zone: zoneOf('hand', 0), at: 1 });
    expect([state.zones[zoneOf('hand', 0)], state.zones[zoneOf('deck', 0)]]).toEqual([[wolf, bear, pup], []]);
    expect(state.cards[bear]).toMatchObject({ zone: zoneOf('hand', 0), stay: 2 });
  });

  test('begins another stay, so that what was said of it before means it no longer', () => {
    const { state, cards } = layOut('wolf');
    const [wolf = 0] = cards;
    const before = pin(state.cards[wolf] as Tiny['cards'][number]);
    expect([isCurrent(state, before), cardOf(before), isCurrent(state, wolf)]).toEqual([true, wolf, true]);
    moveCard(state, tinyGame, wolf, zoneOf('den', 0));
    expect([isCurrent(state, before), cardOf(before), isCurrent(state, wolf)]).toEqual([false, wolf, true]);
  });

  test('lets its abilities work where they work, and nowhere else', () => {
    const { state, cards } = layOut('mourner', 'druid');
    const [mourner = 0, druid = 0] = cards;
    moveCard(state, tinyGame, mourner, zoneOf('den', 0));
    moveCard(state, tinyGame, druid, zoneOf('den', 0));
    expect([state.listeners.length, state.statics.length]).toEqual([1, 1]);
    moveCard(state, tinyGame, mourner, zoneOf('discard', 0));
    moveCard(state, tinyGame, druid, zoneOf('hand', 0));
    expect([state.listeners, state.statics]).toEqual([[], []]);
  });

  test('to another player goes on with the same stay and the same age', () => {
    const { state, cards } = layOut('mourner', 'greeter');
    for (const card of cards) moveCard(state, tinyGame, card, zoneOf('den', 0));
    const before = [...state.listeners];
    const [mourner = 0] = cards;
    shiftCard(state, tinyGame, mourner, zoneOf('den', 1));
    expect([state.listeners, state.cards[mourner]?.stay, state.zones[zoneOf('den', 1)]]).toEqual([before, 2, [mourner]]);
    expect(() => shiftCard(state, tinyGame, mourner, zoneOf('hand', 1))).toThrow('goes on working');
  });

  test('what it is may change, and its abilities with it', () => {
    const { state, cards } = layOut('mourner');
    const [card = 0] = cards;
    moveCard(state, tinyGame, card, zoneOf('den', 0));
    redefine(
      state,
      tinyGame,
      card,
      tinyGame.definitions.findIndex(({ key }) => key === 'druid'),
    );
    expect([state.listeners.length, state.statics.length]).toEqual([0, 1]);
  });
});

describe('hiding', () => {
  const hidings = (state: Tiny, card: number): number => state.cards[card]?.hidings ?? 0;

  test.each([
    ['deck', 'hand', 0],
    ['hand', 'den', 0],
    ['den', 'discard', 0],
    ['den', 'hand', 1],
    ['den', 'deck', 1],
    ['hand', 'deck', 1],
    ['discard', 'deck', 1],
  ] as const)('from the %s to the %s, a card goes into hiding %i times', (from, to, times) => {
    const { state, cards } = layOut('wolf');
    const [card = 0] = cards;
    if (from !== 'deck') moveCard(state, tinyGame, card, zoneOf(from, 0));
    const before = hidings(state, card);
    moveCard(state, tinyGame, card, zoneOf(to, 0));
    expect(hidings(state, card) - before).toBe(times);
  });

  test('a card that was shown in the deck goes into hiding when the deck is shuffled', () => {
    const { state, cards } = layOut('wolf', 'bear');
    const [wolf = 0, bear = 0] = cards;
    (state.cards[wolf] as Tiny['cards'][number]).knownTo = 1;
    hideZone(state, zoneOf('deck', 0));
    expect([hidings(state, wolf), hidings(state, bear), state.cards[wolf]?.knownTo]).toEqual([1, 1, 0]);
  });

  test('a handle is other for each viewer, each card and each hiding, and says nothing', () => {
    const table = tinyTable(['1 den wolf', '2 den bear']);
    const names = (): string[] =>
      [0, 1, -1].flatMap((viewer) => ['wolf', 'bear'].map((label) => handleNow(table.match, viewer, table.card(label))));
    const before = names();
    expect(new Set(before).size).toBe(6);
    expect(before.every((handle) => /^[\w-]{8}$/.test(handle))).toBe(true);
    const [copy] = [tinyGame.clone(table.match.state)];
    (copy.cards[table.card('wolf')] as Tiny['cards'][number]).hidings++;
    const after = [0, 1, -1].map((viewer) =>
      handleNow({ ...table.match, state: copy as typeof table.match.state }, viewer, table.card('wolf')),
    );
    expect(after.filter((handle) => before.includes(handle))).toEqual([]);
  });

  test('who may know a card', () => {
    const table = tinyTable(['1 hand wolf', '1 deck bear', '1 den pup']);
    const known = (label: string): boolean[] => [0, 1, -1].map((viewer) => mayKnow(table.match, viewer, table.card(label)));
    expect([known('wolf'), known('bear'), known('pup')]).toEqual([
      [true, false, false],
      [false, false, false],
      [true, true, true],
    ]);
  });
});

describe('pinned references', () => {
  test('name a card and a stay, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4095 }), fc.integer({ min: 1, max: 500_000 }), (id, stay) => {
        const ref = pin({ ...tinyCard(id, 0, 0, 0), stay });
        expect(cardOf(ref)).toBe(id);
        const cards: Tiny['cards'] = [];
        cards[id] = { ...tinyCard(id, 0, 0, 0), stay };
        const state = { ...emptyTiny(seedFromNumber(1), 2), cards };
        expect(isCurrent(state, ref)).toBe(true);
        (cards[id] as Tiny['cards'][number]).stay++;
        expect(isCurrent(state, ref)).toBe(false);
      }),
    );
  });

  test('find what is last known of exactly that stay', () => {
    const { state, cards } = layOut('wolf');
    const [wolf = 0] = cards;
    const first = pin(state.cards[wolf] as Tiny['cards'][number]);
    state.lastKnown.push(
      { card: wolf, stay: 1, controller: 0, strength: 5, kinds: [] },
      { card: wolf, stay: 2, controller: 0, strength: 6, kinds: [] },
    );
    expect(lastKnownOf(state, first)).toBeUndefined();
    moveCard(state, tinyGame, wolf, zoneOf('den', 0));
    expect(lastKnownOf(state, first)).toMatchObject({ strength: 5 });
  });
});

describe('lasting effects', () => {
  const grow = definitionNumber(tinyGame, 'growl/granted0') ?? -1;

  function begin(state: Tiny, host: number, until: string): number {
    const effect = { definition: grow, host, controller: 0, until: tinyGame.durations.indexOf(until), amount: 1 };
    beginEffect(state, tinyGame, effect, (id, zone) => tinyCard(id, 0, 0, zone));
    return state.zones[tinyGame.effectZones.working]?.at(-1) ?? 0;
  }

  test('are found by when they end, and end with what they work on', () => {
    const { state, cards } = layOut('wolf', 'bear');
    const [wolf = 0, bear = 0] = cards;
    const [turn, round, other] = [begin(state, wolf, 'turn'), begin(state, wolf, 'round'), begin(state, bear, 'turn')];
    expect(effectsUntil(state, tinyGame, 'turn')).toEqual([turn, other]);
    endEffectsOn(state, tinyGame, wolf);
    expect([state.zones[tinyGame.effectZones.working], state.zones[tinyGame.effectZones.spent]]).toEqual([[other], [turn, round]]);
    expect(state.cards[round]?.host).toBe(wolf);
  });

  test('are used again, the longest at rest first, so that a long match does not grow', () => {
    const { state, cards } = layOut('wolf');
    const [wolf = 0] = cards;
    const used = new Set<number>();
    for (let turn = 0; turn < 100; turn++) {
      const effect = begin(state, wolf, 'turn');
      used.add(effect);
      endEffect(state, tinyGame, effect);
    }
    expect(used.size).toBe(RESTING_EFFECTS + 1);
    expect(state.cards).toHaveLength(2 + RESTING_EFFECTS + 1);
    expect([state.statics, state.listeners]).toEqual([[], []]);
  });
});

describe('turning a card over', () => {
  /** The tiny game with one more rule: what is tired says nothing. */
  const sleepy = {
    ...tinyGame,
    worksIn: (...[, zone, record]: Parameters<typeof tinyGame.worksIn>) => zone === zoneOf('den', 0) && !record.tired,
  };
  const listening = ({ listeners, statics }: Tiny, card: number): readonly number[] =>
    [listeners, statics].map((refs) => refs.filter((ref) => cardOf(ref) === card || bearerOf(ref) === card).length);

  test('silences what its abilities say, and lets them say it again', () => {
    const { state, cards } = layOut('greeter', 'druid');
    for (const card of cards) {
      moveCard(state, sleepy, card, zoneOf('den', 0));
      const heard = listening(state, card);
      expect(heard.reduce((sum, each) => sum + each, 0)).toBe(1);
      const turn = (tired: boolean): readonly number[] => {
        turnOver(state, sleepy, card, (record) => {
          record.tired = tired;
        });
        return listening(state, card);
      };
      expect([turn(false), turn(true), turn(true), turn(false), turn(false)]).toEqual([heard, [0, 0], [0, 0], heard, heard]);
    }
  });
});

describe('the places of cards', () => {
  test('are one each, which the card knows', () => {
    const { state, cards } = layOut('wolf', 'bear');
    const [wolf = 0, bear = 0] = cards;
    expect(() => checkPlaces(state)).not.toThrow();
    state.zones[zoneOf('deck', 0)] = [wolf];
    expect(() => checkPlaces(state)).toThrow('Every card is in exactly one zone.');
    state.zones[zoneOf('hand', 0)] = [bear];
    expect(() => checkPlaces(state)).toThrow('Every card knows its zone.');
    state.zones[zoneOf('deck', 0)] = [wolf, bear];
    expect(() => checkPlaces(state)).toThrow('Every card is in exactly one zone.');
  });
});

test('a card that another player takes control of lies with that player alone, and its stay goes on', () => {
  const { state, cards } = layOut('wolf', 'bear');
  const [wolf = 0, bear = 0] = cards;
  for (const card of cards) moveCard(state, tinyGame, card, zoneOf('den', 0));
  const { stay } = state.cards[wolf] as Tiny['cards'][number];
  shiftCard(state, tinyGame, wolf, zoneOf('den', 1));
  expect([state.zones[zoneOf('den', 0)], state.zones[zoneOf('den', 1)]]).toEqual([[bear], [wolf]]);
  expect(state.cards[wolf]).toMatchObject({ zone: zoneOf('den', 1), stay });
  expect(() => shiftCard(state, tinyGame, wolf, zoneOf('hand', 1))).toThrow('goes on working');
});
