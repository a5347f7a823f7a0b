import { describe, expect, test } from 'vitest';
import { factsFor, latestFacts } from '../cards/facts.ts';
import { checkDeck } from './deck-legality.ts';
import { builtInDeckNames, builtInDecks, findBuiltInDeck } from './decks.ts';

const nameOf = (text: string): string | undefined => {
  const found = findBuiltInDeck(text);
  return found.ok ? found.value.name : found.problems[0]?.code;
};

describe('the decks that come with the game', () => {
  test('are fourteen, in the order of their names', () => {
    expect(builtInDecks().map(({ name }) => name)).toEqual(builtInDeckNames);
    expect(builtInDeckNames).toEqual([
      'Æmbersmith of Tyrsville Sanctum',
      'Affluent “Gumshoe” Ricci',
      'Baivory, the Stalker of Plasma',
      'Bigmark Coal-Wickner, Hoodlum',
      'Cyclonium, Chamber Agent',
      'Finally Smooth Simone',
      'Franz H. Greenform, Senior',
      'Hale, the Cutthroat of Ideas',
      'Hershey, the Oak of Amalchasm',
      'Hodak the Bookish',
      'Layton the Intently Hyperbolic',
      'Mehitable, Host of the Rustling Repository',
      'Rapidly Ever Changing Sadao',
      'Wu, the Naturalist of Car Keys',
    ]);
  });

  test.each(builtInDecks())('$name is legal (KF-DECK-1)', (deck) => {
    expect(checkDeck(deck)).toEqual([]);
  });

  test.each(builtInDecks())('$name: the icons on its cards are those that its cards with Enhance gave away (KF-ENHANCE-1)', (deck) => {
    const given = deck.cards.flatMap(({ card }) => factsFor(card, deck.expansion)?.enhance ?? []);
    expect(deck.cards.flatMap(({ enhancements }) => enhancements).toSorted()).toEqual(given.toSorted());
  });

  test('no card of theirs is of a later set, and some are legacies (KF-LEGACY-1)', () => {
    const hershey = builtInDecks().find(({ name }) => name.startsWith('Hershey'));
    const legacies = hershey?.cards.filter(({ card }) => factsFor(card, 479)?.set !== 'MM') ?? [];
    expect(legacies.length).toBeGreaterThan(20);
  });

  test('mavericks have the house of their frame (KF-MAVERICK-1)', () => {
    const mehitable = builtInDecks().find(({ name }) => name.startsWith('Mehitable'));
    const mavericks = mehitable?.cards.filter(({ card, house }) => !latestFacts(card)?.houses.includes(house)) ?? [];
    expect(mavericks.map(({ card, house }) => [card, house])).toEqual([
      ['matter-maker', 'sanctum'],
      ['champion-anaphiel', 'staralliance'],
    ]);
  });
});

describe('a deck is found', () => {
  test.each([
    ['Hershey, the Oak of Amalchasm', 'Hershey, the Oak of Amalchasm'],
    ['hershey', 'Hershey, the Oak of Amalchasm'],
    ['FINALLY smooth', 'Finally Smooth Simone'],
    ['aembersmith', 'Æmbersmith of Tyrsville Sanctum'],
    ['affluent gumshoe', 'Affluent “Gumshoe” Ricci'],
  ])('%s is %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  test('not by a beginning that several have, nor by one that none has, nor by nothing', () => {
    expect(['h', 'zebra', '', '…'].map(nameOf)).toEqual(['deck.ambiguousDeck', 'deck.noSuchDeck', 'deck.noSuchDeck', 'deck.noSuchDeck']);
  });

  test('and the problem names the decks that could be meant', () => {
    const found = findBuiltInDeck('ho');
    expect(found.ok ? found.value.name : '').toBe('Hodak the Bookish');
    expect(findBuiltInDeck('h')).toMatchObject({
      problems: [{ values: { decks: 'Hale, the Cutthroat of Ideas / Hershey, the Oak of Amalchasm / Hodak the Bookish' } }],
    });
  });
});
