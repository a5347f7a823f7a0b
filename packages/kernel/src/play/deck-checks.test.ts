import { describe, expect, test } from 'vitest';
import { fail, ok } from '../state/result.ts';
import { allFaults, checkOf, faultsOf } from './deck-checks.ts';
import type { PlayableGame } from './playable.ts';

const empty = { name: '', leader: '', choices: [], cards: [] };

/** A game that does not understand a list with a question mark, and of a draft says what is told here. */
function gameOf(said: readonly (readonly [code: string, rule?: string])[], isBuilt = true): PlayableGame {
  const configure = ([text = '']: readonly string[]): unknown => {
    if (text.includes('?')) return fail('deck.unknownCard', 'deck 1, line 2');
    if (said.length === 0) return ok([]);
    const problems = said.map(([code, rule]) => ({ code, at: 'deck 1, cards[0]', values: rule === undefined ? {} : { rule } }));
    return { ok: false, problems };
  };
  const isPlayable = (key: string): boolean => key !== 'yeti';
  const card = (key: string): object => ({ name: { en: key, es: `el ${key}` } });
  return {
    seats: { min: 1, max: 2 },
    configure,
    workshop: { ...(isBuilt && { building: {} }), isPlayable },
    card,
  } as unknown as PlayableGame;
}

const read = { draft: { ...empty, cards: [{ card: 'bear', count: 1 }] }, sections: [] };
const codes = (faults: ReturnType<typeof faultsOf>): unknown => Object.values(faults).map((list) => list.map(({ code }) => code));

test.each([
  ['deck.notYetPlayable', {}, 'playable'],
  ['deck.notYetIcon', { rule: 'X-1' }, 'playable'],
  ['deck.size', { rule: 'X-1' }, 'legal'],
  ['deck.unknownCard', {}, 'understood'],
] as const)('a problem %s is told where it belongs', (code, values, check) => {
  expect(checkOf({ code, values })).toBe(check);
});

describe('what is wrong with a deck', () => {
  const both = [['deck.size', 'X-1'], ['deck.notYetPlayable']] as const;

  test('is told by check, all of it', () => {
    const faults = faultsOf(gameOf(both), { text: 'bear', read, ready: '' });
    expect(codes(faults)).toEqual([[], ['deck.size'], ['deck.notYetPlayable']]);
    expect(allFaults(faults).map(({ code }) => code)).toEqual(['deck.size', 'deck.notYetPlayable']);
    expect(allFaults(faultsOf(gameOf([]), { text: 'bear', read, ready: '' }))).toEqual([]);
  });

  test('is told of what was understood where a line was not, without places that the list has not', () => {
    const faults = faultsOf(gameOf(both), { text: 'bear ?', read, ready: '' });
    expect(codes(faults)).toEqual([['deck.unknownCard'], ['deck.size'], ['deck.notYetPlayable']]);
    expect(allFaults(faults).map(({ at }) => at)).toEqual(['line 2', '', '']);
  });

  test('names the cards that are not made yet of a deck that is not legal', () => {
    const waiting = { ...read, draft: { ...empty, cards: [{ card: 'yeti', count: 2 }] } };
    const faults = faultsOf(gameOf([['deck.size', 'X-1']]), { text: 'yeti', read: waiting, ready: '' });
    expect(codes(faults)).toEqual([[], ['deck.size'], ['deck.notYetPlayable']]);
    expect(faults.playable).toMatchObject([{ values: { card: 'yeti', cardEs: 'el yeti' } }]);
  });

  test('is nothing more where nothing was understood, or decks come whole', () => {
    const nothing = faultsOf(gameOf(both), { text: '?', read: { draft: empty, sections: [] }, ready: '' });
    expect(codes(nothing)).toEqual([['deck.unknownCard'], [], []]);
    expect(codes(faultsOf(gameOf(both, false), { text: '?', read, ready: '' }))).toEqual([['deck.unknownCard'], [], []]);
  });
});
