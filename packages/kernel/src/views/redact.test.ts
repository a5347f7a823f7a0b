import { describe, expect, test } from 'vitest';
import { emptyCache } from '../match/derived-cache.ts';
import type { Seen } from '../match/facts.ts';
import type { Match } from '../match/match.ts';
import type { Happened } from './redact.ts';
import { makeView } from './make-view.ts';
import { seeEvent } from './redact.ts';
import { seeDecision } from './see-decision.ts';
import type { SeenZone } from './view.ts';
import { everybody, includesViewer } from '../state/viewers.ts';
import { fact, facts } from '../testing/tiny-game/state/facts.ts';
import type { Tiny, TinyMatch } from '../testing/tiny-game/state/state.ts';
import { cloneTiny, zoneOf } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { showTiny, viewTiny } from '../testing/tiny-game/state/view.ts';
import { SPECTATOR } from '../state/viewers.ts';

const viewers = [0, 1, SPECTATOR];

/** The same match on a changed copy of its state. */
function changed(match: TinyMatch, change: (state: Tiny) => void): TinyMatch {
  const state = cloneTiny(match.state);
  change(state);
  return { ...match, state: state as TinyMatch['state'], derived: emptyCache() };
}

describe('a view', () => {
  const { match, card } = tinyTable([
    '1 hand pup wolf bear',
    '2 hand scout lure',
    '1 deck druid growl',
    '2 den guardian',
    '1 discard plague',
  ]);

  test('shows a face to whoever may know it, and to nobody else', () => {
    const faces = (viewer: number): string[] =>
      Object.values(viewTiny(match, viewer).cards)
        .map(({ definition }) => definition)
        .toSorted();
    expect(faces(0)).toEqual(['bear', 'guardian', 'plague', 'pup', 'wolf']);
    expect(faces(1)).toEqual(['guardian', 'lure', 'plague', 'scout']);
    expect(faces(SPECTATOR)).toEqual(['guardian', 'plague']);
  });

  test('counts hidden cards, and lists them where the zone is no deck', () => {
    const zone = (kind: string, seat: number): SeenZone | undefined =>
      viewTiny(match, 1).zones.find((each) => each.kind === kind && each.seat === seat);
    expect([zone('hand', 0)?.count, zone('hand', 0)?.cards.length]).toEqual([3, 3]);
    expect(zone('deck', 0)).toEqual({ kind: 'deck', seat: 0, count: 2, cards: [] });
  });

  test('lists hidden cards in an order that says nothing of theirs', () => {
    const turned = changed(match, (state) => state.zones[zoneOf('hand', 0)]?.reverse());
    expect(viewTiny(turned, 1)).toEqual(viewTiny(match, 1));
    expect(viewTiny(turned, 0)).not.toEqual(viewTiny(match, 0));
  });

  test('lists cards that all know in their order', () => {
    const hand = viewTiny(match, 0).zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
    expect(hand.map((handle) => viewTiny(match, 0).cards[handle]?.definition)).toEqual(['pup', 'wolf', 'bear']);
  });

  test('says what a card is attached to', () => {
    const charmed = tinyTable(['1 den wolf claws@wolf']);
    const { cards } = viewTiny(charmed.match, 1);
    const [wolf] = Object.entries(cards).find(([, each]) => each.definition === 'wolf') ?? [];
    expect(Object.values(cards).find(({ definition }) => definition === 'claws')).toMatchObject({ host: wolf, owner: 0 });
  });

  test('of a game that shows nothing is empty', () => {
    const view = makeView(match, 0, { ...showTiny(match), zones: [], table: {}, seats: [] });
    expect(view).toEqual({ viewer: 0, table: {}, seats: [], zones: [], cards: {} });
    expect(card('pup')).toBeGreaterThan(0);
  });
});

describe('an open question', () => {
  const table = tinyTable(['1 hand pup wolf', '2 den bear']);

  test('shows its options to the seat that is asked, and to nobody else', () => {
    const seen = viewers.map((viewer) => seeDecision(table.match, viewer));
    expect(seen.map((open) => open?.ask?.options.length)).toEqual([3, undefined, undefined]);
    expect(seen.map((open) => open?.waiting)).toEqual([[0], [0], [0]]);
  });

  test('tells where it comes from only to those who may know the card', () => {
    const { pending } = table.match.state;
    if (pending === undefined) throw new Error('A question is open.');
    const sourced = (label: string): boolean[] =>
      viewers.map((viewer) => {
        const asked = changed(table.match, (state) => (state.pending = { ...pending, source: table.card(label) }));
        return seeDecision(asked, viewer)?.source !== undefined;
      });
    expect([sourced('pup'), sourced('bear')]).toEqual([
      [true, false, false],
      [true, true, true],
    ]);
  });

  test('is nothing when the match is over', () => {
    expect(
      seeDecision(
        changed(table.match, (state) => (state.pending = undefined)),
        0,
      ),
    ).toBeUndefined();
  });
});

describe('an event', () => {
  const table = tinyTable(['1 hand pup', '1 den wolf']);
  const { match } = table;

  /** A draw whose amount may be seen by some, its card known before and after to seats as bits. */
  function seen(who: Seen, viewer: number, [before, after]: readonly [number, number]): ReturnType<typeof seeEvent> {
    const shapes = facts.shapes.map((shape, kind) =>
      kind === facts.kind.drew ? { ...shape, carries: { ...shape.carries, amount: who } } : shape,
    );
    const game = { ...match.game, facts: { ...match.game.facts, shapes } };
    const card = table.card('pup');
    const event = { ...fact('drew', { card, seat: 0 }), amount: 7 };
    const none = { card: 0, definition: 0, knownBy: 0, hidings: 0 };
    const sight = { card, definition: match.state.cards[card]?.definition ?? 0, hidings: 1 };
    const happened: Happened = {
      event,
      before: [{ ...sight, hidings: 0, knownBy: before }, none, none],
      after: [{ ...sight, knownBy: after }, none, none],
      revision: 1,
    };
    return seeEvent({ ...match, game } as Match<Tiny>, viewer, happened);
  }

  test.each([
    ['all', [7, 7, 7]],
    ['card', [7, undefined, undefined]],
    ['seat', [7, undefined, undefined]],
    ['none', [undefined, undefined, undefined]],
  ] as const)('a field for %s is seen by %j', (who, amounts) => {
    expect(viewers.map((viewer) => seen(who, viewer, [0, 1]).amount)).toEqual(amounts);
  });

  test('a field for those who may know the card is seen by those who knew it before', () => {
    expect(viewers.map((viewer) => seen('card', viewer, [2, 0]).amount)).toEqual([undefined, 7, undefined]);
  });

  test('a hidden card is not even named', () => {
    expect(seen('all', 1, [1, 1]).card).toEqual({});
    expect(seen('all', 0, [1, 1]).card).toMatchObject({ definition: 'pup' });
  });

  test('a card that goes into hiding keeps its old name here, and comes out under a new one', () => {
    const going = seen('all', 0, [1, 0]).card;
    const coming = seen('all', 0, [0, 1]).card;
    const staying = seen('all', 0, [1, 1]).card;
    expect(going?.handle).not.toBe(coming?.handle);
    expect([going?.was, coming?.was]).toEqual([undefined, undefined]);
    expect(staying).toMatchObject({ handle: coming?.handle, was: going?.handle });
  });
});

test('who is among the viewers', () => {
  expect([everybody(2), everybody(3)]).toEqual([7, 15]);
  expect(viewers.map((viewer) => includesViewer(everybody(2), viewer, 2))).toEqual([true, true, true]);
  expect(viewers.map((viewer) => includesViewer(2, viewer, 2))).toEqual([false, true, false]);
  expect(viewers.map((viewer) => includesViewer(4, viewer, 2))).toEqual([false, false, true]);
});
