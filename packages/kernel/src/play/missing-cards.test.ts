import { describe, expect, test } from 'vitest';
import type { DeckWorkshop, DraftDeck } from './deck-workshop.ts';
import { missingIn, withNearest, withoutMissing } from './missing-cards.ts';
import type { PrintedFacts } from './nearest-cards.ts';

const printed: Readonly<Record<string, PrintedFacts>> = {
  queen: { type: 'leader', power: 3 },
  king: { type: 'leader', power: 4 },
  crown: { type: 'thing', power: 1 },
  sword: { type: 'thing', power: 2 },
  bear: { type: 'beast', power: 4 },
  wolf: { type: 'beast', power: 3 },
  boar: { type: 'beast', power: 2 },
  fox: { type: 'beast', power: 3 },
  lion: { type: 'beast', power: 4 },
};
const made = ['king', 'sword', 'bear', 'wolf', 'boar', 'lion'];

/** Two leaders, of whom the queen and her crown are not made; nobody may have a lion, and two of a card are the most. */
const workshop = {
  cards: () => Object.keys(printed).slice(2),
  factsOf: (card: string) => printed[card],
  isPlayable: (card: string) => made.includes(card),
  likeness: [
    { fact: 'type', by: 'same', weight: 1, isNeeded: true },
    { fact: 'power', by: 'close', weight: 1 },
  ],
  building: {
    leaders: () => ['king'],
    choices: () => ({ of: ['red'], most: 1 }),
    ownCards: (leader: string) => [{ card: leader === 'queen' ? 'crown' : 'sword', count: 1 }],
    fits: (_: unknown, card: string) => card !== 'lion',
    copiesMax: () => 2,
  },
} as unknown as DeckWorkshop;

const deckOf = (leader: string, ...cards: readonly (readonly [card: string, count: number])[]): DraftDeck => ({
  name: 'Mine',
  leader,
  choices: ['red', 'blue'],
  cards: cards.map(([card, count]) => ({ card, count })),
});
const counts = ({ cards }: DraftDeck): unknown => Object.fromEntries(cards.map(({ card, count }) => [card, count]));

describe('the cards of a deck that are not made yet', () => {
  test('are told with the nearest ones that the deck may have', () => {
    const missing = missingIn(deckOf('king', ['sword', 1], ['bear', 2], ['fox', 3]), workshop);
    expect(missing).toMatchObject([{ card: 'fox', count: 3, own: 0, nearest: [{ card: 'wolf' }, { card: 'bear' }, { card: 'boar' }] }]);
  });

  test('are the leader first, with the cards that go along', () => {
    const missing = missingIn(deckOf('queen', ['crown', 1], ['fox', 1]), workshop);
    expect(missing).toMatchObject([
      { card: 'queen', count: 1, own: 1, nearest: [{ card: 'king' }] },
      { card: 'fox', count: 1 },
    ]);
  });

  test('are none where all are made, and a card that may not stand there is never near', () => {
    expect(missingIn(deckOf('king', ['sword', 1]), workshop)).toEqual([]);
    const strict = { ...workshop, canStandIn: (_: string, other: string) => other === 'boar' };
    expect(missingIn(deckOf('king', ['fox', 1]), strict)[0]?.nearest.map(({ card }) => card)).toEqual(['boar']);
  });
});

describe('a deck goes on', () => {
  test('with the nearest cards, of each as many as it may have', () => {
    expect(counts(withNearest(deckOf('king', ['sword', 1], ['wolf', 1], ['fox', 3]), workshop))).toEqual({ sword: 1, wolf: 2, bear: 2 });
  });

  test('with the nearest leader, whose cards and choices take the place of the other’s', () => {
    const led = withNearest(deckOf('queen', ['crown', 1], ['bear', 1]), workshop);
    expect([led.leader, led.choices, counts(led)]).toEqual(['king', ['red'], { sword: 1, bear: 1 }]);
  });

  test('without them', () => {
    expect(counts(withoutMissing(deckOf('king', ['sword', 1], ['fox', 3]), workshop))).toEqual({ sword: 1 });
  });
});
