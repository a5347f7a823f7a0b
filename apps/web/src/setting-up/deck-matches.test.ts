import type { MatchSummary } from '@crupier/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deckMatches, noteDecks, parseDeckMatches, recordsOf } from './deck-matches.ts';
import { keptDecks } from './kept-decks.ts';

const written = new Map<string, string>();

beforeEach(() => {
  written.clear();
  vi.stubGlobal('localStorage', { setItem: (key: string, text: string) => written.set(key, text) });
  const deck = { game: 'inferno', name: '', leader: '', cards: [] };
  keptDecks.write([
    { ...deck, id: 'one', text: 'list one' },
    { ...deck, id: 'two', text: 'list two' },
    { ...deck, id: 'empty', text: '' },
  ]);
  deckMatches.write([]);
});

afterEach(() => vi.unstubAllGlobals());

function over(id: string, winners: readonly number[], mine: readonly boolean[] = [true, false]): MatchSummary {
  const seats = mine.map((isMine) => ({ kind: 'person' as const, name: '', mine: isMine }));
  return { id, game: 'inferno', status: 'finished', createdAt: 1, entries: 9, seats, outcome: { winners, reason: 'won' } };
}

test('a match is noted for the kept decks of its seats, and kept', () => {
  noteDecks('m', ['list two', undefined, 'another list', 'list one', '']);
  noteDecks('n', 'list one');
  noteDecks('o', ['another list']);
  const noted = [
    { match: 'm', deck: 'two', seat: 0 },
    { match: 'm', deck: 'one', seat: 3 },
    { match: 'n', deck: 'one' },
  ];
  expect(deckMatches.read()).toEqual(noted);
  expect(parseDeckMatches([...written.values()][0] ?? null)).toEqual(noted);
});

test('what was kept and is not valid is left out', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const text of [null, '{', '{}', '7', '[3,null,{"match":1}]']) expect(parseDeckMatches(text)).toEqual([]);
});

test('matches that are over are counted for their decks, and won where the seat with the deck has won', () => {
  const noted = [
    { match: 'won', deck: 'one', seat: 0 },
    { match: 'lost', deck: 'one', seat: 0 },
    { match: 'joined', deck: 'one' },
    { match: 'both', deck: 'one', seat: 0 },
    { match: 'both', deck: 'two', seat: 1 },
    { match: 'running', deck: 'two', seat: 0 },
    { match: 'gone', deck: 'two', seat: 0 },
  ];
  const { outcome: _none, ...running } = over('running', [0]);
  const matches = [over('won', [0]), over('lost', [1]), over('joined', [1], [false, true]), over('both', [1], [true, true]), running];
  expect(recordsOf(noted, matches)).toEqual(
    new Map([
      ['one', { matches: 4, wins: 2 }],
      ['two', { matches: 1, wins: 1 }],
    ]),
  );
});
