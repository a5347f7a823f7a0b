import { expect, test } from 'vitest';
import { chaptersFor, contentsOf } from './contents.ts';
import { rulesOf } from './ledgers.ts';
import { ruleGames } from './rule-row.ts';

test.each(ruleGames)('every rule of %s stands once in its contents', async (game) => {
  const documents = await contentsOf(game);
  const chapters = documents.flatMap(({ parts }) => parts).flatMap((part) => part.chapters);
  const listed = chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(listed.toSorted()).toEqual((await rulesOf(game)).map(({ id }) => id).toSorted());
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
  for (const { title } of chapters) expect(title.es).toBeDefined();
});

test('the rules of Inferno stand in its numbered sections, those of the others in parts about like things', async () => {
  const [inferno, marvel] = await Promise.all([contentsOf('inferno'), contentsOf('marvel-champions')]);
  expect(inferno[0]?.parts.map(({ name }) => name.en.at(0))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  const parts = marvel[0]?.parts.map(({ name }) => name.en);
  expect(parts?.at(0)).toBe('The course of the game');
  expect(parts?.at(-1)).toBe('Questions and errata');
  expect(marvel.map(({ name }) => name.es)).toEqual(['Guía de referencia 1.7', 'Aprende a jugar', 'Criterios nuestros']);
});

test('a part is in the order of the alphabet of its reader, the course of a game in its own', async () => {
  const parts = (await contentsOf('keyforge'))[0]?.parts ?? [];
  const [course] = parts;
  const keywords = parts.find(({ name }) => name.en === 'Keywords');
  if (course === undefined || keywords === undefined) throw new Error('KeyForge has both parts.');
  expect(
    chaptersFor(course, 'en')
      .slice(0, 3)
      .map(({ id }) => id),
  ).toEqual(['KF-SETUP', 'KF-TURN-SEQ', 'KF-TURN-FORGE']);
  for (const language of ['en', 'es'] as const) {
    const titles = chaptersFor(keywords, language).map(({ title }) => title[language] ?? '');
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, language)));
  }
});
