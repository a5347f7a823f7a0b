import { describe, expect, test } from 'vitest';
import { looksLike } from './look-alikes.ts';
import { problemOfName } from './table-names.ts';

describe('a name is taken for another', () => {
  test.each([
    ['Ana', 'Ana', 'the same'],
    ['Ana', 'ANA', 'in capitals'],
    ['Ana', 'Аnа', 'with Cyrillic letters'],
    ['Ana', 'Αna', 'with a Greek letter'],
    ['Ana', 'Ａｎａ', 'at full width'],
    ['Ana', '𝐀𝐧𝐚', 'in mathematical letters'],
    ['Ana', 'Aná', 'with an accent'],
    ['Ana', 'A\u0335na', 'with a mark through a letter'],
    ['Ana', 'A\u200dna', 'with a joiner'],
    ['Ana', 'Ana\ufe0f', 'with a selector'],
    ['Ana Ruiz', 'Ana\u00a0 Ruiz', 'with other blanks'],
    ['Lola', 'Iola', 'with a capital i'],
    ['IAN', 'ian', 'in small letters that have other look-alikes'],
    ['Marta', 'rnarta', 'with two letters for one'],
    ['Bo', 'B0', 'with a digit'],
    ['Сергей', 'Сepгeй', 'with Latin letters among Cyrillic ones'],
  ])('%j and %j: %s', (name, other) => {
    expect(looksLike(name, other)).toBe(true);
    expect(looksLike(other, name)).toBe(true);
  });
});

test.each([
  ['Ana', 'Anna'],
  ['Lia', 'Ila'],
  ['Player 1', 'Player 2'],
  ['का', 'की'],
  ['李', '季'],
  ['Ana', 'Eva'],
])('%j and %j are told apart', (name, other) => {
  expect(looksLike(name, other)).toBe(false);
});

describe('a person at a table may not be called', () => {
  test.each(['Greedy bot', 'bot voraz', 'Gгееdу bоt', 'Easy bot 2', 'ＢＯＴ  ＦÁＣＩＬ'])('%j, as a bot is', (name) => {
    expect(problemOfName(name, [])).toMatchObject({ code: 'name.ofBot', values: { name } });
  });

  test('as another is', () => {
    expect(problemOfName('Аnа', ['Luis', 'Ana'])).toMatchObject({ code: 'name.taken', values: { name: 'Ana' } });
    expect(problemOfName('Ana', ['Luis'])).toBeUndefined();
    // A table's own names are read in each language.
    expect(problemOfName('Jugador 2', ['Player 2'])).toMatchObject({ code: 'name.taken' });
    expect(problemOfName('Jugador 2', ['Player 1'])).toBeUndefined();
    expect(problemOfName('Botticelli', [])).toBeUndefined();
  });
});
