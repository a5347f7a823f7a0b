import type { Language } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { rulesOf } from './ledgers.ts';
import inferno from './ledgers/inferno.es.json' with { type: 'json' };
import infernoRulings from './ledgers/inferno.rulings.json' with { type: 'json' };
import infernoTitles from './ledgers/inferno.titles.json' with { type: 'json' };
import keyforgeCards from './ledgers/keyforge.cards.es.json' with { type: 'json' };
import keyforge from './ledgers/keyforge.es.json' with { type: 'json' };
import keyforgeRulings from './ledgers/keyforge.rulings.json' with { type: 'json' };
import keyforgeTitles from './ledgers/keyforge.titles.json' with { type: 'json' };
import marvelChampionsCards from './ledgers/marvel-champions.cards.es.json' with { type: 'json' };
import marvelChampions from './ledgers/marvel-champions.es.json' with { type: 'json' };
import marvelChampionsRulings from './ledgers/marvel-champions.rulings.json' with { type: 'json' };
import marvelChampionsTitles from './ledgers/marvel-champions.titles.json' with { type: 'json' };
import { numberOf } from './number-words.ts';
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

/** Rulings in Spanish, by id. */
function inSpanish(rulings: Readonly<Record<string, { readonly es: string }>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(rulings).map(([id, { es }]) => [id, es]));
}

/** What is written in Spanish of each game; the rules of Inferno name no card. */
const games = [
  { game: 'keyforge', spanish: { ...keyforge, ...inSpanish(keyforgeRulings) }, cards: keyforgeCards, titles: keyforgeTitles },
  { game: 'inferno', spanish: { ...inferno, ...inSpanish(infernoRulings) }, cards: {}, titles: infernoTitles },
  {
    game: 'marvel-champions',
    spanish: { ...marvelChampions, ...inSpanish(marvelChampionsRulings) },
    cards: marvelChampionsCards,
    titles: marvelChampionsTitles,
  },
] as const;

test.each(games)('every rule of $game has a Spanish summary, and nothing else has', async ({ game, spanish }) => {
  const rows = await rulesOf(game);
  expect(Object.keys(spanish)).toEqual(rows.map((row) => row.id));
  expect(Object.entries(spanish).filter(([, text]) => text.trim().length < 10)).toEqual([]);
});

test.each(games)('a Spanish summary of $game says the numbers of the English one, each as often', async ({ game }) => {
  const rows = await rulesOf(game);
  const say = (language: Language): readonly string[] =>
    rows.map((row) => `${row.id}: ${numbersIn(row.summary[language] ?? '', language).join(' ')}`);
  expect(say('es')).toEqual(say('en'));
});

test.each(games)('a Spanish summary of $game is written in Spanish sentences', ({ spanish }) => {
  const withoutIds = (text: string): string => text.replaceAll(/\b(MC|KF)-[\w-]+/g, '$1');
  const isOdd = (text: string): boolean =>
    !/^[A-ZÁÉÍÓÚÑÆ«[].*[.)]$/.test(text) || /["“”]|\s\s|\b(the|and|creature|card|aember|damage|ally|demon|weapon)\b/i.test(text);
  expect(Object.entries(spanish).filter(([, text]) => isOdd(withoutIds(text)))).toEqual([]);
});

test.each(games)('every card that a rule of $game names has its Spanish name, and no other', async ({ game, cards }) => {
  const rows = await rulesOf(game);
  const named = new Set(rows.flatMap((row) => row.cards.map((card) => card.en)));
  expect(new Set(Object.keys(cards))).toEqual(named);
  expect(Object.values(cards).filter((name) => name.trim() === '')).toEqual([]);
});

test.each(games)('every heading of $game is used', async ({ game, titles }) => {
  const rows = await rulesOf(game);
  const used = new Set(rows.map((row) => row.title));
  expect(Object.entries(titles).filter(([, title]) => !used.has(title))).toEqual([]);
});
