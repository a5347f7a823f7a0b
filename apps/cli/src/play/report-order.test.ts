import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Journal } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { quiz } from '../fixtures/quiz.ts';
import { freshFolder, runIn, shelve } from '../fixtures/test-io.ts';

const games = [shelve(quiz, ['q'])];

test('a report has the words of the person and the whole match, and says where it is and what it has', async () => {
  const folder = freshFolder();
  const given = ['--two', '--plain', '--seed', '4', '--journal', 'kept/match.json'];
  const { out, code } = await runIn({ games, folder, lines: ['', '2', '', 'report It stops here.'] }, 'play', ...given);
  expect(code).toBe(0);
  const path = join(folder, 'kept', 'crupier-report-match-1.json');
  expect(out).toContain(`The report is in ${path}. It has the whole match: all hands, the decks and the seed.`);
  const kept = JSON.parse(readFileSync(join(folder, 'kept', 'match.json'), 'utf8')) as Journal;
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  expect(report).toMatchObject({
    format: 'crupier report 1',
    words: 'It stops here.',
    language: 'en',
    match: 'match',
    entry: 1,
    contains: expect.stringContaining('the whole match'),
    seed: kept.start.seed,
    replay: { start: { seed: kept.start.seed }, entries: [{ kind: 'answer', chosen: [['pick', 2, 0]] }] },
  });
});

test('a report without words, or for which there is no place, is refused and the match goes on', async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'crupier-report-match-0.json'));
  const given = ['--two', '--plain', '--lang', 'es', '--journal', 'match.json'];
  const { out, code } = await runIn({ games, folder, lines: ['', 'informe', 'informe Se para.'] }, 'play', ...given);
  expect(code).toBe(0);
  expect(out).toContain('Un informe necesita palabras: escribe informe y qué ha ido mal.');
  expect(out).toContain('No se puede escribir el archivo: ');
  expect(readdirSync(folder).toSorted()).toEqual(['crupier-report-match-0.json', 'match.json']);
});
