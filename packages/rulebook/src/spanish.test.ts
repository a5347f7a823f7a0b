import { expect, test } from 'vitest';
import { rulesOf } from './ledgers.ts';
import spanishCards from './ledgers/keyforge.cards.es.json' with { type: 'json' };
import spanish from './ledgers/keyforge.es.json' with { type: 'json' };
import titles from './ledgers/keyforge.titles.json' with { type: 'json' };
import { numberOf } from './number-words.ts';
import type { Language } from './problem.ts';
import { familyOf } from './rule-ids.ts';
import { wordsOf } from './words.ts';

/**
 * The numbers that a text says, in figures or words, smallest first. The words for one are left out: they are also
 * articles and pronouns, and neither language uses them where the other does.
 */
function numbersIn(text: string, language: Language): readonly number[] {
  const numbers = wordsOf(text).flatMap(({ folded }) => {
    const number = numberOf(folded, language);
    return number === undefined || (number === 1 && folded !== '1') ? [] : [number];
  });
  return numbers.toSorted((one, other) => one - other);
}

test.each([
  ['en', 'Draw 2, then two; the third player draws +1.', [1, 2, 2, 3]],
  ['es', 'Roba 2 y luego dos; el tercer jugador roba +1.', [1, 2, 2, 3]],
  ['es', 'Un jugador tiene una de las veinticuatro.', []],
] as const)('numbers are read in %s: %s', (language, text, numbers) => {
  expect(numbersIn(text, language)).toEqual(numbers);
});

test('every rule of KeyForge has a Spanish summary, and nothing else has', async () => {
  const rows = await rulesOf('keyforge');
  expect(Object.keys(spanish)).toEqual(rows.map((row) => row.id));
  expect(Object.entries(spanish).filter(([, text]) => text.trim().length < 10)).toEqual([]);
});

test('a Spanish summary says the numbers of the English one, each as often', async () => {
  const rows = await rulesOf('keyforge');
  const say = (language: Language): readonly string[] =>
    rows.map((row) => `${row.id}: ${numbersIn(row.summary[language] ?? '', language).join(' ')}`);
  expect(say('es')).toEqual(say('en'));
});

test('a Spanish summary is written in Spanish sentences', () => {
  const isOdd = (text: string): boolean =>
    !/^[A-ZÁÉÍÓÚÑÆ«[].*[.)]$/.test(text) || /["“”]|\s\s|\b(the|and|creature|card|aember|damage)\b/i.test(text);
  expect(Object.entries(spanish).filter(([, text]) => isOdd(text))).toEqual([]);
});

test('every card that a rule names has its Spanish name, and no other', async () => {
  const rows = await rulesOf('keyforge');
  const named = new Set(rows.flatMap((row) => row.cards.map((card) => card.en)));
  expect(new Set(Object.keys(spanishCards))).toEqual(named);
  expect(Object.values(spanishCards).filter((name) => name.trim() === '')).toEqual([]);
});

test('every heading is used', async () => {
  const rows = await rulesOf('keyforge');
  expect(new Set(Object.keys(titles))).toEqual(new Set(rows.map((row) => familyOf(row.id))));
});
