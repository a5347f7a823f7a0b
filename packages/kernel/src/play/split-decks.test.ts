import { describe, expect, test } from 'vitest';
import { readDraft } from './deck-workshop.ts';
import { splitDecks } from './split-decks.ts';

describe('a text that holds several decks', () => {
  test('plain lists are parted by a line of dashes or equal signs, and their lines keep their numbers', () => {
    const pieces = splitDecks('One\n4 Imp\n---\nTwo\n5 Imp\n=====\n\n');
    expect(pieces.map(({ text }) => text.trim())).toEqual(['One\n4 Imp', 'Two\n5 Imp']);
    expect(pieces[1]?.text.split('\n').indexOf('5 Imp')).toBe(4);
  });

  test.each([
    ['[{"name":"a"},{"name":"b"}]', ['[0]', '[1]']],
    ['{"decks":[{"name":"a"}]}', ['decks[0]']],
    ['{"data":{"name":"a"}}', ['data[0]']],
    ['{"name":"a"}', ['']],
    ['{"name":', ['']],
    ['[]', ['']],
  ])('JSON %s tells where each deck stands', (text, places) => {
    expect(splitDecks(text).map(({ at }) => at)).toEqual(places);
  });

  test('several files of OCTGN one after another are several decks', () => {
    expect(splitDecks('<deck>a</deck>\n<deck>b</deck>').map(({ text }) => text.trim())).toEqual(['<deck>a</deck>', '<deck>b</deck>']);
    expect(splitDecks('<deck>a')).toHaveLength(1);
  });

  test('an empty text is one piece, of which its game says that it is empty', () => {
    expect(splitDecks(' \n ')).toEqual([{ text: ' \n ', at: '' }]);
  });

  test('no text is split into more than sixty', () => {
    expect(splitDecks('a\n---\n'.repeat(90))).toHaveLength(60);
  });
});

describe('a draft in JSON', () => {
  test('is an object with a leader and cards', () => {
    const draft = { name: 'n', leader: 'l', choices: ['c'], cards: [{ card: 'k', count: 2 }] };
    expect(readDraft(draft)).toEqual(draft);
    expect(readDraft({ leader: '', cards: [] })).toEqual({ name: '', leader: '', choices: [], cards: [] });
  });

  test.each([
    undefined,
    'x',
    {},
    { leader: 1, cards: [] },
    { leader: '', cards: {} },
    { leader: '', cards: [{ card: 'a' }] },
    { leader: '', cards: [3] },
  ])('is none where %j is given', (value) => {
    expect(readDraft(value)).toBeUndefined();
  });
});
