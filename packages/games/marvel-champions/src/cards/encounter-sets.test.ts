import { describe, expect, test } from 'vitest';
import { cardCodes, knownFacts } from './facts.ts';
import { findSet } from './facts/sets.ts';
import { keywords, type SetType } from './facts/vocabulary.ts';
import { identityOf } from './identities.ts';

const everyCard = cardCodes().map(knownFacts);

/** The cards of sets of a type. */
function cardsOfSets(type: SetType): typeof everyCard {
  return everyCard.filter(({ set }) => set !== undefined && findSet(set)?.type === type);
}

describe('every card of a set says which set it is of', () => {
  test.each([
    ['modular', 'MC-MODULAR-SET-3'],
    ['villain', 'MC-SCENARIO-CARDS-3'],
  ] as const)('cards of %s sets (%s)', (type, _rule) => {
    const cards = cardsOfSets(type);
    expect(cards.length).toBeGreaterThan(100);
    expect(cards.filter(({ set = '' }) => findSet(set)?.name === '')).toEqual([]);
  });

  test.each([
    ['standard', 'Standard', 'MC-STANDARD-SET-3'],
    ['expert', 'Expert', 'MC-EXPERT-SET-3'],
  ] as const)('cards of %s sets say %s (%s)', (type, word, _rule) => {
    const names = cardsOfSets(type).map(({ set = '' }) => findSet(set)?.name ?? '');
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !name.startsWith(word))).toEqual([]);
  });
});

test('an identity is of the set of its own cards (MC-IDENTITY-CARDS-3)', () => {
  const heroes = everyCard.filter(({ type, isBack }) => type === 'hero' && !isBack);
  expect(heroes.length).toBeGreaterThan(40);
  for (const { code, set, faction } of heroes) {
    const own = identityOf(code)?.signature ?? [];
    expect([faction, [...new Set(own.map(({ card }) => knownFacts(card).set))]]).toEqual(['hero', [set]]);
  }
});

test('a nemesis set belongs to an identity (MC-NEMESIS-SET-3)', () => {
  const sets = [...new Set(cardsOfSets('nemesis').map(({ set = '' }) => set))];
  expect(sets.length).toBeGreaterThan(40);
  expect(sets.filter((set) => findSet(set.replace(/_nemesis$/, ''))?.type !== 'hero')).toEqual([]);
});

test('the keywords are those of the rules, and the words of maxima (MC-KEYWORDS-2, MC-KEYWORDS-3)', () => {
  // Ranged, overkill and piercing are said in texts of cards, and are none of a card's own line.
  const first = ['alliance', 'assault', 'quickstrike', 'hinder', 'toughness', 'linked', 'teamUp', 'stalwart', 'guard', 'form', 'incite'];
  const second = ['villainous', 'setup', 'surge', 'patrol', 'peril', 'permanent', 'retaliate', 'requirement', 'restricted'];
  const third = ['temporary', 'steady', 'teamwork', 'uses', 'victory', 'vulnerable', 'max'];
  expect([...keywords].toSorted()).toEqual([...first, ...second, ...third].toSorted());
});
