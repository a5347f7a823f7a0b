import { keyforgeSpeakingCards } from '@crupier/keyforge';
import { cardsOfPack } from '@crupier/marvel-champions';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../tidy/repository.ts';
import { readExceptions } from './exceptions.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-texts-'));

afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: string[]): { readonly code: number | null; readonly out: string; readonly told: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/src/compare-texts.ts'), ...words], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, told: stderr };
}

/** Card data in which nothing is printed on the cards, but on one. */
function layOut(code: string, text: string): void {
  for (const language of ['pack', 'es']) {
    mkdirSync(join(folder, language), { recursive: true });
    writeFileSync(join(folder, language, 'core.json'), JSON.stringify([{ code, text }]));
    writeFileSync(join(folder, language, 'core_encounter.json'), '[]');
  }
}

test('what differs is listed by codes and marks, and is no success', () => {
  layOut('01020', 'Paint 7 fences.');
  const { code, out } = run('--data', folder, '--json');
  expect(code).toBe(1);
  const { cards, differences } = JSON.parse(out);
  expect(cards).toBe(209);
  expect(differences).toContainEqual({
    code: '01020',
    name: 'Hellcat',
    language: 'en',
    lacks: ['number 7'],
    adds: expect.arrayContaining(['header action', 'you']),
  });
  expect(out).not.toContain('fences');
});

test('a folder without card data is a wrong call, and help is none', () => {
  expect(run('--data', join(folder, 'nowhere'))).toMatchObject({ code: 2, told: expect.stringContaining('--data: there is no card data') });
  expect(run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Exit codes:') });
});

test.each([
  ['marvel-champions', () => cardsOfPack('core').map((card) => String(card.code))],
  ['keyforge', () => keyforgeSpeakingCards().map(({ id }) => String(id))],
])('each exception of %s is of a card that is compared, names marks, and has a reason', (game, codesOf) => {
  const codes = codesOf();
  const exceptions = readExceptions(join(root, `tools/compare-texts/${game}.json`));
  const poor = exceptions.filter(
    ({ code, marks, why }) =>
      !codes.includes(code) || marks.length === 0 || marks.some((mark) => mark.length > 24) || !/^[A-Z].*\.$/.test(why),
  );
  expect(poor).toEqual([]);
  expect(new Set(exceptions.map(({ code }) => code)).size).toBe(exceptions.length);
});
