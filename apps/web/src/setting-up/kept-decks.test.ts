import { beforeEach, describe, expect, test } from 'vitest';
import { changeKept, findKept, keepDeck, keptDecks, parseKeptDecks, removeKept } from './kept-decks.ts';

const deck = { game: 'inferno', name: 'One', text: '{}', leader: 'd', cards: ['a'] };

describe('decks that are kept', () => {
  beforeEach(() => keptDecks.write([]));

  test('are read as they were written, and what is none is left out', () => {
    const whole = { ...deck, id: 'x' };
    expect(parseKeptDecks(JSON.stringify([whole, 3, null, { id: 'y' }, { ...deck, id: '' }]))).toEqual([whole]);
    expect(parseKeptDecks(JSON.stringify([{ id: 'z', game: 'g', text: 't', cards: [1, 'a'] }]))).toEqual([
      { id: 'z', game: 'g', text: 't', name: '', leader: '', cards: ['a'] },
    ]);
    for (const text of [null, '{', '{}', '7']) expect(parseKeptDecks(text)).toEqual([]);
  });

  test('are changed alone, and one that was taken away is put back where it was, once', () => {
    const [first, second] = [keepDeck(deck), keepDeck({ ...deck, name: 'Two' })];
    changeKept(second, { name: 'Second' });
    expect(keptDecks.read().map(({ name }) => name)).toEqual(['One', 'Second']);
    const undo = removeKept(first);
    expect(findKept(keptDecks.read(), first)).toBeUndefined();
    undo();
    undo();
    expect(keptDecks.read().map(({ id }) => id)).toEqual([first, second]);
  });
});
