import { describe, expect, test } from 'vitest';
import { emptyCache } from '../match/derived-cache.ts';
import { moveCard } from '../events/zones.ts';
import { tinyGame } from '../testing/tiny-game/game.ts';
import { zoneOf, type Tiny, type TinyMatch } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { viewTiny } from '../testing/tiny-game/state/view.ts';
import { handleNow, handleOf } from './handles.ts';
import type { Handle } from './view.ts';

const { match, card } = tinyTable(['1 hand pup wolf bear', '1 deck druid growl', '2 den guardian']);
const other = 1;

/** The same match on a changed copy of its state. */
function changed(change: (state: Tiny) => void): TinyMatch {
  const state = tinyGame.clone(match.state);
  change(state);
  return { ...match, state: state as TinyMatch['state'], derived: emptyCache() };
}

/** The first player's hand in the eyes of the other. */
function handOf(now: TinyMatch): readonly Handle[] {
  return viewTiny(now, other).zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
}

describe('hidden cards of a hand', () => {
  test('are the same places whatever was drawn and left meanwhile', () => {
    const exchanged = changed((state) => {
      moveCard(state, tinyGame, card('pup'), zoneOf('deck', 0));
      moveCard(state, tinyGame, card('druid'), zoneOf('hand', 0));
    });
    expect(handOf(exchanged)).toEqual(handOf(match));
  });

  test('are one place more or less where one comes or goes, whichever it is', () => {
    const names = ['pup', 'wolf', 'bear'] as const;
    const without = names.map((name) => handOf(changed((state) => moveCard(state, tinyGame, card(name), zoneOf('deck', 0)))));
    expect(without[0]).toHaveLength(2);
    expect(without).toEqual([without[0], without[0], without[0]]);
    const drawn = handOf(changed((state) => moveCard(state, tinyGame, card('druid'), zoneOf('hand', 0))));
    expect(drawn).toHaveLength(4);
    expect(drawn).toEqual(expect.arrayContaining([...handOf(match)]));
  });

  test('come to the table under names that nobody has seen before', () => {
    const played = changed((state) => moveCard(state, tinyGame, card('wolf'), zoneOf('den', 0)));
    const shown = handleNow(played, other, card('wolf'));
    expect(viewTiny(played, other).cards[shown]?.definition).toBe('wolf');
    expect(handOf(match)).not.toContain(shown);
  });

  test('have each a place of the view, dealt out anew at each question', () => {
    const places = (decisions: number): readonly Handle[] => {
      const now = changed((state) => (state.decisions = decisions));
      return ['pup', 'wolf', 'bear'].map((name) => handleNow(now, other, card(name)));
    };
    const orders = Array.from({ length: 40 }, (_, decisions) => places(decisions));
    for (const order of orders) expect(order.toSorted()).toEqual(handOf(match));
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
  });

  test('keep their own names for whoever may know them', () => {
    const now = changed((state) => ((state.cards[card('wolf')] as Tiny['cards'][number]).knownTo = 1 << other));
    expect(handOf(now)).toContain(handleOf(now, other, card('wolf'), 0));
    expect(handOf(now)).toHaveLength(3);
  });
});

describe('a hidden card that nobody holds', () => {
  test('keeps a name as long as it stays, which is not that of its face', () => {
    const before = handleNow(match, other, card('druid'));
    expect(
      handleNow(
        changed((state) => void state.decisions++),
        other,
        card('druid'),
      ),
    ).toBe(before);
    expect(before).not.toBe(handleOf(match, other, card('druid'), 0));
    const moved = changed((state) => {
      moveCard(state, tinyGame, card('druid'), zoneOf('hand', 0));
      moveCard(state, tinyGame, card('druid'), zoneOf('deck', 0));
    });
    expect(handleNow(moved, other, card('druid'))).not.toBe(before);
  });
});
