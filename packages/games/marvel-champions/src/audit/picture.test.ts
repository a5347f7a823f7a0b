import { describe, expect, test } from 'vitest';
import type { AuditEvent, Beginning } from './audit-event.ts';
import { draw, firstPicture } from './picture.ts';

const [ALLY, UPGRADE, SCHEME, FACEDOWN, MINION] = [5, 6, 7, 8, 9];

/** Two players against Rhino; the other cards, until the minion, are the first player's. */
const beginning: Beginning = {
  identities: [
    { card: 1, key: '01001a' },
    { card: 2, key: '01010a' },
  ],
  villain: { card: 3, key: '01094' },
  mainScheme: { card: 4, key: '01097b' },
  others: [],
  owners: [-1, 0, 1, -1, -1, 0, 0, 0, 0, -1],
  heroic: 0,
};

function told(name: string, about: Partial<AuditEvent>): AuditEvent {
  return { name, card: 0, other: 0, seat: -1, amount: 0, value: 0, key: '', ...about };
}

/** The cards in play of the other cards once some things have happened and a player was eliminated. */
function leftAfter(seat: number, ...events: readonly AuditEvent[]): readonly number[] {
  const picture = firstPicture(beginning);
  for (const event of [...events, told('playerEliminated', { seat }), told('areaRemoved', { seat })]) draw(picture, event);
  return [...picture.cards.keys()].filter((card) => card >= ALLY);
}

const engaged = (seat: number): AuditEvent => told('minionEngaged', { card: MINION, seat, key: '01101' });
const entered = (card: number, seat: number, other = 0): AuditEvent => told('cardEntered', { card, seat, other, key: '44045' });

describe('with a player who is eliminated leaves. MC-PLAYER-ELIMINATION-6, MC-PLAYER-ELIMINATION-7', () => {
  test.each<[string, number, readonly AuditEvent[]]>([
    ['an own card', 0, [entered(ALLY, 0)]],
    ['an own card that another has put into play', 0, [entered(ALLY, 1)]],
    ['a card of another that the player has put into play', 1, [entered(ALLY, 1)]],
    ['a card that the player has taken control of', 1, [entered(ALLY, 0), told('controlTaken', { card: ALLY, seat: 1 })]],
    ['an own scheme', 0, [told('playerSchemeEntered', { card: SCHEME, seat: 0 })]],
    ['an own card that lies facedown as a minion', 0, [told('facedownEngaged', { card: FACEDOWN, seat: 0 })]],
  ])('%s', (_name, seat, events) => {
    expect(leftAfter(seat, ...events)).toEqual([]);
  });

  test('an own card that is attached to a minion, which stays', () => {
    expect(leftAfter(0, engaged(1), entered(UPGRADE, 0, MINION))).toEqual([MINION]);
  });
});

describe('without a player who is eliminated stays. MC-PLAYER-ELIMINATION-3', () => {
  test.each<[string, number, readonly AuditEvent[], number]>([
    ['a card that others have, of their own', 1, [entered(ALLY, 0)], ALLY],
    ['a card that another has taken control of', 1, [entered(ALLY, 1), told('controlTaken', { card: ALLY, seat: 0 })], ALLY],
    ['a scheme of another', 1, [told('playerSchemeEntered', { card: SCHEME, seat: 0 })], SCHEME],
    ['a minion', 1, [engaged(1)], MINION],
  ])('%s', (_name, seat, events, card) => {
    expect(leftAfter(seat, ...events)).toEqual([card]);
  });
});
