import { NO_CARD, seedFromNumber, seedRandom, type CardId } from '@crupier/kernel/rules';
import { saveState } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { scenarioSubject } from '../conformance-subject.ts';
import { infernoGame } from '../inferno.ts';
import type { Inferno } from '../state/state.ts';
import { baseBook } from './card-book.ts';
import { copiesMax, isUnlimited } from './deck-legality.ts';
import { identitiesOf } from './imagine-list.ts';

const game = infernoGame();
const { imagine } = identitiesOf(baseBook);

function position(hand: string, deck: string): Inferno {
  const lines = [
    'active 1',
    '1 demon Zupay, Master of the Salamanca',
    '2 demon Zupay, Master of the Salamanca',
    '2 play Feral Dog; Feral Dog',
    `2 hand ${hand}`,
    `2 deck ${deck}`,
  ];
  const built = scenarioSubject().build(game, lines, seedFromNumber(1));
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  return built.value.state;
}

/** What the second player's hidden cards are taken for by the first one, by keys. */
function imagined(state: Inferno, viewer: number, seed: number): readonly string[] | undefined {
  const hidden = state.cards.flatMap(({ id, owner }): CardId[] => {
    // The first bit is the first seat's.
    const isHidden = id !== NO_CARD && owner === 1 && (game.knownBy(state, id) & 1) === 0;
    return isHidden ? [id] : [];
  });
  const knows = (card: CardId): boolean => !hidden.includes(card);
  const found = imagine?.({ game, state, group: 1, hidden, viewer, knows, random: seedRandom(seedFromNumber(seed)) });
  return found?.map((definition) => game.definitions[definition]?.key ?? '');
}

const lists = ['Whiplash; Whiplash', 'Feral Dog; Ignition'] as const;
const decks = [new Array<string>(46).fill('Feral Dog').join('; '), new Array<string>(46).fill('Whiplash').join('; ')] as const;

test('a list is imagined from what was seen, and not from what lies hidden', () => {
  const [one, other] = [position(lists[0], decks[0]), position(lists[1], decks[1])];
  expect(saveState(game, one)).not.toBe(saveState(game, other));
  for (let seed = 1; seed <= 20; seed++) expect(imagined(one, 0, seed)).toEqual(imagined(other, 0, seed));
  expect(imagined(one, 0, 1)).not.toEqual(imagined(one, 0, 2));
});

test('it goes with the demon, with no more copies than a deck may have, and has more of what was seen than of others', () => {
  const state = position(lists[0], decks[0]);
  const path = baseBook.find('Zupay, Master of the Salamanca')?.path;
  let dogs = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const keys = imagined(state, 0, seed) ?? [];
    expect(keys.length).toBe(48);
    for (const key of new Set(keys)) {
      const facts = baseBook.factsOf(key);
      expect([path, undefined]).toContain(facts?.path);
      expect(facts?.types).not.toContain('demon');
      const seen = facts?.name.en === 'Feral Dog' ? 2 : 0;
      const most = facts !== undefined && isUnlimited(facts) ? Infinity : copiesMax;
      expect(keys.filter((each) => each === key).length + seen).toBeLessThanOrEqual(most);
    }
    dogs += keys.filter((key) => baseBook.factsOf(key)?.name.en === 'Feral Dog').length;
  }
  expect(dogs).toBeGreaterThan(10);
});

test('whoever knows the list is dealt its own cards', () => {
  expect(imagined(position(lists[0], decks[0]), 1, 1)).toBeUndefined();
});
