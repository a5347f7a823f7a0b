import { expect, test } from 'vitest';
import { fail, ok, type Result } from '../state/result.ts';
import { decksOfFiles } from './deck-files.ts';

const files = [
  { name: 'Lantern Street', cards: 3 },
  { name: 'Long Night', cards: 0 },
];

test('each file is read once, when its deck is first asked for', () => {
  const read: string[] = [];
  const decks = decksOfFiles(files, ({ name, cards }): Result<string> => {
    read.push(name);
    return ok(`${cards} cards`);
  });
  expect(read).toEqual([]);
  expect([decks.find('lantern'), decks.find('Lantern Street')]).toEqual([ok('3 cards'), ok('3 cards')]);
  expect(decks.all()).toEqual(['3 cards', '0 cards']);
  expect(read).toEqual(['Lantern Street', 'Long Night']);
});

test('a name that no deck has is refused, and a deck that is not legal is a fault of the game', () => {
  const decks = decksOfFiles(files, ({ cards }): Result<number> => (cards > 0 ? ok(cards) : fail('deck.empty')));
  expect(decks.find('Elsewhere')).toMatchObject({ ok: false, problems: [{ code: 'deck.noSuchDeck' }] });
  expect(() => decks.find('Long Night')).toThrow('Long Night');
});
