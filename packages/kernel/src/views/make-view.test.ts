import { describe, expect, test } from 'vitest';
import { emptyCache } from '../match/derived-cache.ts';
import { writable } from '../match/match.ts';
import { ownCard } from '../state/clone.ts';
import type { CardId } from '../state/state.ts';
import { zoneOf } from '../testing/tiny-game/state/state.ts';
import type { TinyMatch } from '../testing/tiny-game/state/state.ts';
import { viewTiny } from '../testing/tiny-game/state/view.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';

/** A match with a view of seat 0, then changed by a commit. */
function changedAfterView(change: (match: TinyMatch, wolf: CardId) => void): {
  readonly match: TinyMatch;
  readonly before: ReturnType<typeof viewTiny>;
} {
  const { match, card } = tinyTable(['1 den wolf pup', '1 hand bear', '2 den guardian', '2 hand scout']);
  const before = viewTiny(match, 0);
  change(match, card('wolf'));
  writable(match).revision++;
  return { match, before };
}

/** The same match to whoever has never seen it. */
const unseen = (match: TinyMatch): TinyMatch => ({ ...match, derived: emptyCache() });

describe('a view after another of the same viewer', () => {
  test('has the same records where nothing has changed', () => {
    const { match, before } = changedAfterView(() => undefined);
    const after = viewTiny(match, 0);
    expect([after.table, after.cards, ...after.zones, ...after.seats]).toEqual([
      before.table,
      before.cards,
      ...before.zones,
      ...before.seats,
    ]);
    expect(after.table).toBe(before.table);
    expect(after.cards).toBe(before.cards);
    expect(after.zones.every((zone, at) => zone === before.zones[at])).toBe(true);
    expect(after.seats.every((seat, at) => seat === before.seats[at])).toBe(true);
  });

  test('has another record of a card that has changed, and of no other', () => {
    const { match, before } = changedAfterView((at, wolf) => {
      ownCard(writable(at), wolf).owner = 1;
    });
    const after = viewTiny(match, 0);
    const changed = Object.keys(after.cards).filter((handle) => after.cards[handle] !== before.cards[handle]);
    expect(changed.map((handle) => after.cards[handle]?.definition)).toEqual(['wolf']);
  });

  test.each<readonly [string, (match: TinyMatch, wolf: CardId) => void]>([
    ['changed', (match, wolf) => void (ownCard(writable(match), wolf).damage = 1)],
    ['hidden and seen again', (match, wolf) => void ownCard(writable(match), wolf).hidings++],
    ['listed elsewhere', (match) => void writable(match).zones[zoneOf('den', 0)]?.reverse()],
    [
      'gone to another zone',
      (match, wolf) => {
        const { zones } = writable(match);
        zones[zoneOf('den', 0)]?.shift();
        zones[zoneOf('discard', 0)]?.push(wolf);
        ownCard(writable(match), wolf).zone = zoneOf('discard', 0);
      },
    ],
  ])('is the text of a first view where a card was %s', (_, change) => {
    const { match } = changedAfterView(change);
    expect(JSON.stringify(viewTiny(match, 0))).toBe(JSON.stringify(viewTiny(unseen(match), 0)));
  });
});
