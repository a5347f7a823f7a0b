import type { CardSheet } from '@crupier/protocol';
import { describe, expect, test } from 'vitest';
import { countsBy, curveOf, draftOf, emptyDraft, grouped, ledBy, sizeOf, withChoice, withCount } from './draft.ts';

const sheet = (key: string, facts: CardSheet['facts']): CardSheet => ({
  key,
  name: { en: key, es: key },
  facts,
  text: { en: [], es: [] },
  playable: true,
});
const sheets = new Map(
  [
    sheet('a', { type: 'ally', cost: 2, resources: ['mental', 'mental'] }),
    sheet('b', { type: 'event', cost: 9 }),
    sheet('c', { type: 'ally', cost: 1 }),
    sheet('d', { type: 'resource' }),
  ].map((each) => [each.key, each]),
);
const leader = (key: string, own: readonly string[]): Parameters<typeof ledBy>[1] => ({
  sheet: sheet(key, {}),
  choices: ['justice', 'protection'],
  most: 1,
  ownCards: own.map((card) => ({ card, count: 1 })),
});

describe('a draft', () => {
  test('has as many of a card as was said, and none of it at none', () => {
    const two = withCount(withCount(emptyDraft, 'a', 2), 'b', 1);
    expect(two.cards).toEqual([
      { card: 'a', count: 2 },
      { card: 'b', count: 1 },
    ]);
    expect([sizeOf(two), withCount(two, 'a', 0).cards]).toEqual([3, [{ card: 'b', count: 1 }]]);
  });

  test('changes the cards of its leader with the leader, and nothing else', () => {
    const one = ledBy(withCount({ ...emptyDraft, choices: ['justice', 'chaos'] }, 'x', 3), undefined, leader('l', ['a']));
    expect(one).toMatchObject({
      leader: 'l',
      choices: ['justice'],
      cards: [
        { card: 'a', count: 1 },
        { card: 'x', count: 3 },
      ],
    });
    expect(ledBy(one, leader('l', ['a']), leader('m', ['b'])).cards).toEqual([
      { card: 'b', count: 1 },
      { card: 'x', count: 3 },
    ]);
    expect(ledBy(one, leader('l', ['a']), undefined)).toMatchObject({ leader: '', choices: [], cards: [{ card: 'x', count: 3 }] });
  });

  test('has as many choices as may be, the last ones', () => {
    const one = withChoice(emptyDraft, 'justice', 1);
    expect(withChoice(one, 'protection', 1).choices).toEqual(['protection']);
    expect(withChoice(one, 'protection', 2).choices).toEqual(['justice', 'protection']);
    expect(withChoice(one, 'justice', 1).choices).toEqual([]);
  });

  test('is read from what builders keep and from nothing else', () => {
    expect(draftOf(JSON.stringify({ ...emptyDraft, leader: 'l' }))).toEqual({ ...emptyDraft, leader: 'l' });
    for (const text of ['4x Imp', '{', '{"slots":{}}', '[]']) expect(draftOf(text)).toBeUndefined();
  });

  test('is counted by cost, by facts and in groups', () => {
    const cards = ['a', 'b', 'c', 'd'].map((card, at) => ({ card, count: at + 1 }));
    expect(curveOf(cards, sheets)).toEqual({
      bars: [
        ['0', 0],
        ['1', 3],
        ['2', 1],
        ['3', 0],
        ['4', 0],
        ['5', 0],
        ['6+', 2],
      ],
      without: 4,
    });
    expect(countsBy(cards, sheets, 'type')).toEqual([
      ['ally', 4],
      ['resource', 4],
      ['event', 2],
    ]);
    expect(countsBy(cards, sheets, 'resources')).toEqual([['mental', 2]]);
    expect(grouped(cards, sheets).map(({ label, cards: own }) => [label, own.map(({ card }) => card)])).toEqual([
      ['ally', ['c', 'a']],
      ['event', ['b']],
      ['resource', ['d']],
    ]);
  });
});
