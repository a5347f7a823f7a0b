import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';

describe('play is refused', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'broken.json'), '{"start":');
  writeFileSync(join(folder, 'other.json'), '{"hello":1}');
  writeFileSync(join(folder, 'file'), '');

  test.each([
    [['--deck', 'strange'], 3, 'decks[0]: There is no deck strange: use short or long. (deck.unknown)'],
    [['--seat', '3'], 2, '--seat: There is no seat 3: there are 2. (play.noSuchSeat)'],
    [['--name', 'a', '--name', 'b', '--name', 'c'], 2, '--name: 3 names were given for 2 seats. (play.tooManyNames)'],
    [['--resume', 'nothing.json'], 3, 'nothing.json: There is no such file. (file.missing)'],
    [['--resume', 'other.json'], 3, 'There is no match in this file: neither a journal nor the report of a whole match. (replay.none)'],
    [
      ['--resume', 'other.json', '--seed', '1'],
      2,
      '--seed: A match that is gone on with has its own: leave this out. (play.notWithResume)',
    ],
    [
      ['--resume', 'other.json', '--deck', 'x'],
      2,
      '--deck: A match that is gone on with has its own: leave this out. (play.notWithResume)',
    ],
    [['--bot', 'clever'], 2, '--bot: “clever” is none of: random, easy, greedy, planner, strong. (cli.notChoice)'],
    [['--seat', '3', '--lang', 'es'], 2, '--seat: No hay asiento 3: hay 2. (play.noSuchSeat)'],
    [
      ['--resume', 'other.json', '--lang', 'es'],
      3,
      'En este archivo no hay ninguna partida: ni un diario ni el informe de una partida entera. (replay.none)',
    ],
  ])('%j ends with %i', async (given, code, message) => {
    expect(await runIn({ folder }, 'play', ...given)).toEqual({ code, out: '', err: `${message}\n` });
  });

  test('where the journal would take the place of another file', async () => {
    expect(await runIn({ folder }, 'play', '--journal', 'other.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('play.journalExists'),
    });
  });

  test('where the journal cannot be written', async () => {
    const { code, err } = await runIn({ folder }, 'play', '--journal', 'file/inside.json');
    expect(code).toBe(4);
    expect(err).toMatch(/The file cannot be written: (ENOTDIR|EEXIST)\. \(file\.unwritable\)/);
  });

  test('where the journal is no JSON, with the place', async () => {
    expect((await runIn({ folder }, 'play', '--resume', 'broken.json')).err).toMatch(/^line 1, column 10: This is no JSON/);
    expect(existsSync(join(folder, 'broken.json'))).toBe(true);
  });
});
