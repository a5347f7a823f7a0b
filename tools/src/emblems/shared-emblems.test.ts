import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import { expect, test } from 'vitest';
import { cardsTogether } from './cards-together.ts';
import { sharedEmblems } from './shared-emblems.ts';

test.each([keyforge, inferno, marvelChampions])('in no ready deck and no scenario of $id two cards show the same picture', (game) => {
  // Two that do get pictures of their own in the emblems-of-cards.json of their design, and npm run import:emblems takes those over.
  expect(sharedEmblems(game)).toEqual([]);
});

test('a deck is looked through with what leads it, and a scenario with all that may come with it', () => {
  const cardsOf = (game: Parameters<typeof cardsTogether>[0], name: string): readonly string[] =>
    cardsTogether(game).find((each) => each.name === name)?.cards ?? [];
  expect(cardsOf(inferno, 'Muro de acero')).toEqual(expect.arrayContaining(['tata-rayo-lord-of-the-storm', 'barahai-spear']));
  expect(cardsOf(marvelChampions, 'Spider-Man: Justice')).toEqual(expect.arrayContaining(['01001a', '01001b', '01009', '01060', '01084']));
  // The villain, a main scheme, its own cards, those of sets that go with every scenario, of modular sets, an obligation and a nemesis.
  const ofRhino = ['01095', '01097a', '01103', '01186', '01191', '01109', '01184', '01165', '01167'];
  expect(cardsOf(marvelChampions, 'rhino')).toEqual(expect.arrayContaining(ofRhino));
  expect(cardsOf(marvelChampions, 'rhino').filter((key) => key < '01094')).toEqual([]);
  expect(cardsOf(keyforge, 'Hodak the Bookish')).toHaveLength(29);
});
