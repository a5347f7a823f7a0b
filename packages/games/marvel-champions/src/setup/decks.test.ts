import { languages } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { knownFacts } from '../cards/facts.ts';
import { identityOf } from '../cards/identities.ts';
import { checkDeck, setAsideOf } from './deck-legality.ts';
import { builtInDeckNames, builtInDecks, findBuiltInDeck } from './decks.ts';
import { checkEnvironment, environments } from './environments.ts';
import { formatDeckList } from './format-deck-list.ts';
import { parseDeckList } from './parse-deck-list.ts';

test('there are five decks, one for each hero of the core set', () => {
  expect(builtInDecks().map(({ identity, aspects }) => [identity, ...aspects])).toEqual([
    ['01040a', 'protection'],
    ['01010a', 'aggression'],
    ['01029a', 'leadership'],
    ['01019a', 'aggression'],
    ['01001a', 'justice'],
  ]);
  expect(findBuiltInDeck('spider')).toMatchObject({ ok: true, value: { identity: '01001a' } });
  expect(findBuiltInDeck('Thanos')).toMatchObject({ ok: false, problems: [{ code: 'deck.noSuchDeck' }] });
});

describe.each(builtInDecks().map((deck, index) => [builtInDeckNames[index] ?? '', deck] as const))('%s', (_, deck) => {
  test('is legal in every environment (MC-DECK-1 to MC-DECK-7)', () => {
    expect([checkDeck(deck), ...environments.map((environment) => checkEnvironment(deck, environment))]).toEqual([[], [], [], []]);
  });

  test('has forty cards, no more of any than the core set', () => {
    expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    for (const { card, count } of deck.cards) {
      expect([card, knownFacts(card).pack, count <= knownFacts(card).quantity]).toEqual([card, 'core', true]);
    }
    expect(identityOf(deck.identity)?.signature.every((own) => deck.cards.some(({ card }) => card === own.card))).toBe(true);
    expect(setAsideOf(deck)).toEqual([]);
  });

  test.each(languages)('reads back as it is written in %s', (language) => {
    expect(parseDeckList(formatDeckList(deck, language))).toEqual({ ok: true, value: deck });
  });
});
