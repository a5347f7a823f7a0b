import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import type { Coverage, CoveredGame } from '@crupier/rule-coverage';
import { describe, expect, test } from 'vitest';
import { quiz } from '../fixtures/quiz.ts';
import { freshFolder, highCardShelf, runIn, shelve } from '../fixtures/test-io.ts';

const quizShelf = [{ ...shelve(quiz, ['q']), loadCardKeys: () => Promise.resolve(['thing', 'gone']) }];

/** A folder with one file in it. */
function folderWith(name: string, text: string): string {
  const folder = freshFolder();
  writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'folder'));
  return folder;
}

describe('deck check', () => {
  const folder = folderWith('deck.txt', 'short');

  test('says that a deck is legal', async () => {
    expect(await runIn({ folder }, 'deck', 'check', 'deck.txt')).toEqual({
      code: 0,
      out: 'deck.txt: a legal deck of High Card.\n',
      err: '',
    });
    expect((await runIn({ folder }, 'deck', 'check', 'deck.txt', '--lang', 'es')).out).toContain('un mazo legal de La carta más alta');
  });

  test('reads standard input', async () => {
    expect(JSON.parse((await runIn({ lines: ['long'] }, 'deck', 'check', '-', '--json')).out)).toEqual({
      ok: true,
      legal: true,
      game: 'high-card',
      file: '-',
    });
  });

  test.each([
    ['en', 'There is no deck strange: use short or long. (deck.unknown)'],
    ['es', 'No existe el mazo strange: usa short o long. (deck.unknown)'],
  ])('in %s it says what is wrong with another', async (language, message) => {
    const { code, out } = await runIn({ lines: ['strange'] }, 'deck', 'check', '-', '--lang', language);
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toBe(message);
  });

  test('its JSON has every problem', async () => {
    const { code, out } = await runIn({ lines: ['strange'] }, 'deck', 'check', '-', '--json');
    const problem = { code: 'deck.unknown', at: '', message: 'There is no deck strange: use short or long.' };
    expect([code, JSON.parse(out)]).toEqual([
      1,
      { ok: false, legal: false, game: 'high-card', file: '-', error: problem, problems: [problem] },
    ]);
  });

  test.each([
    [['nothing.txt'], 3, 'nothing.txt: There is no such file. (file.missing)'],
    [['folder'], 3, 'folder: This is a folder: name a file in it. (file.folder)'],
    [['deck.txt', '--game', 'chess'], 2, '--game: There is no game “chess”. The games are high-card = hc. (game.unknown)'],
    [[], 2, 'FILE: “deck check” needs it. See “deck check --help”. (cli.missingWord)'],
    [['nothing.txt', '--lang', 'es'], 3, 'nothing.txt: No existe ese archivo. (file.missing)'],
    [['folder', '--lang', 'es'], 3, 'folder: Es una carpeta: indica un archivo que esté en ella. (file.folder)'],
  ])('%j ends with %i', async (given, code, message) => {
    expect(await runIn({ folder }, 'deck', 'check', ...given)).toEqual({ code, out: '', err: `${message}\n` });
  });

  test('an empty list is no deck', async () => {
    const { code, out } = await runIn({ lines: [' ', ''] }, 'deck', 'check', '-');
    expect([code, out.split('\n')[0]]).toEqual([1, 'There is no list here: it is empty. (deck.nothing)']);
  });
});

describe('deck list', () => {
  test('names the ready decks', async () => {
    expect((await runIn({}, 'deck', 'list')).out).toBe('short\nlong\n');
    expect(JSON.parse((await runIn({}, 'deck', 'list', '--json')).out)).toEqual({
      games: [{ game: 'high-card', decks: ['short', 'long'] }],
    });
  });
});

describe('cards', () => {
  test('status counts the cards of each set', async () => {
    const { out } = await runIn({ games: quizShelf }, 'cards', 'status', '--missing');
    expect(out).toMatch(/quiz\s+One\s+3\s+2\s+1\n\s+all\s+3\s+2\s+1\nOne: late/);
    const json = await runIn({ games: quizShelf }, 'cards', 'status', '--json');
    expect(JSON.parse(json.out)).toEqual({ sets: [{ game: 'quiz', set: 'One', printed: 3, playable: 2, notYet: ['late'] }] });
  });

  test('show gives names, facts and text', async () => {
    const { out, code } = await runIn({ games: quizShelf }, 'cards', 'show', 'thing', '--lang', 'es');
    expect([code, out]).toEqual([0, 'Thing\npower: 3\nCosechar: roba.\n']);
    expect((await runIn({}, 'cards', 'show', 'face-3')).out).toBe('Number 3 (El 3)\nface: 3\n');
    expect(JSON.parse((await runIn({}, 'cards', 'show', 'face-3', '--json')).out)).toMatchObject({
      game: 'high-card',
      key: 'face-3',
      playable: true,
    });
  });

  test.each([
    ['en', 'No card is called “no such card”. (cards.unknown)'],
    ['es', 'Ninguna carta se llama «no such card». (cards.unknown)'],
  ])('in %s it says that there is no such card', async (language, message) => {
    expect(await runIn({}, 'cards', 'show', 'no', 'such', 'card', '--lang', language)).toEqual({ code: 3, out: '', err: `${message}\n` });
  });

  test('show offers the nearest name', async () => {
    expect((await runIn({}, 'cards', 'show', 'Nubmer', '3')).err).toBe(
      'No card is called “Nubmer 3”. Did you mean Number 3? (cards.nearest)\n',
    );
  });

  test('search finds by words of either language', async () => {
    expect((await runIn({}, 'cards', 'search', 'NÚMBER', '3')).out).toBe('Number 3 (El 3)\n');
    expect(JSON.parse((await runIn({}, 'cards', 'search', 'el', '--limit', '2', '--json')).out)).toMatchObject({
      found: 9,
      cards: [{ key: 'face-1' }, { key: 'face-2' }],
    });
    expect(await runIn({}, 'cards', 'search', 'dragon')).toMatchObject({ code: 0, out: 'No card has “dragon” in its name.\n' });
  });
});

describe('rules', () => {
  test('show gives the rule and its kin', async () => {
    const { out, code } = await runIn({}, 'rules', 'show', 'kf', 'fight', '4');
    expect(code).toBe(0);
    expect(out).toMatch(/^KF-FIGHT-4 Fight\n/);
    expect(out).toContain('KF-FIGHT-5');
    expect(JSON.parse((await runIn({}, 'rules', 'show', 'KF-FIGHT-4', '--json')).out)).toMatchObject({
      id: 'KF-FIGHT-4',
      game: 'keyforge',
      family: expect.any(Array),
    });
  });

  test.each([
    ['en', 'INF-C-05', /^INF-C-05 Our ruling where .*\nA destroyed card goes to its owner's Infierno/, 'INF-404.1'],
    ['es', 'INF-C-05', /^INF-C-05 Criterio nuestro donde .*\nLo destruido va al Infierno de su propietario/, 'INF-404.1'],
    ['en', 'MC-C-01', /^MC-C-01 Our ruling where .*\nAny player may defend/, 'MC-LTP-29'],
    ['es', 'MC-C-01', /^MC-C-01 Criterio nuestro donde .*\nCualquier jugador puede defender/, 'MC-LTP-29'],
  ])('show answers in %s with the ruling %s', async (language, id, said, settled) => {
    const { out, code } = await runIn({}, 'rules', 'show', id, '--lang', language);
    expect(code).toBe(0);
    expect(out).toMatch(said);
    expect(out).toContain(settled);
  });

  test.each([
    ['en', /^No rule is called KF-FIGTH-4\. The nearest are .*KF-FIGHT-4.* \(rules\.unknownId\)\n$/],
    ['es', /^Ninguna regla se llama KF-FIGTH-4\. Las más parecidas son .*KF-FIGHT-4.* \(rules\.unknownId\)\n$/],
  ])('in %s it offers the nearest of an unknown id', async (language, message) => {
    const { code, err } = await runIn({}, 'rules', 'show', 'KF-FIGTH-4', '--lang', language);
    expect(code).toBe(3);
    expect(err).toMatch(message);
  });

  test('search finds in both languages', async () => {
    const { out } = await runIn({}, 'rules', 'search', 'robar', 'ámbar', '--lang', 'es', '--limit', '3');
    expect(out).toContain('KF-STEAL-1');
    const json = JSON.parse((await runIn({}, 'rules', 'search', 'steal', '--game', 'keyforge', '--limit', '2', '--json')).out) as {
      readonly rules: readonly unknown[];
    };
    expect(json.rules).toHaveLength(2);
  });

  test('search answers a question before the rules, with those that say so', async () => {
    const asked = ['rules', 'search', 'can a stunned hero defend?', '--game', 'marvel-champions', '--limit', '1'];
    const { out } = await runIn({}, ...asked);
    expect(out).toMatch(/^marvel-champions: Can a stunned hero defend\?\nYes\.\n {2}Stunned cancels only .*MC-STUN-1/s);
    const json = JSON.parse((await runIn({}, ...asked, '--json')).out) as { readonly answers: readonly unknown[] };
    expect(json.answers).toMatchObject([{ game: 'marvel-champions', texts: { es: { verdict: 'Sí.' } }, scenario: { file: 'defenses' } }]);
    expect((await runIn({}, 'rules', 'search', 'stunned', '--limit', '1')).out).not.toContain('?');
  });

  test('search that finds nothing says so and is no failure', async () => {
    expect(await runIn({}, 'rules', 'search', 'zzzzqqqq')).toEqual({ code: 0, out: 'No rule speaks of “zzzzqqqq”.\n', err: '' });
  });

  test('search refuses a game without rules', async () => {
    expect(await runIn({}, 'rules', 'search', 'x', '--game', 'chess')).toMatchObject({
      code: 2,
      err: expect.stringContaining('game.unknown'),
    });
  });

  describe('coverage', () => {
    const games = [
      {
        game: 'high-card',
        rows: 10,
        testable: 8,
        covered: 5,
        byConstruction: 1,
        waiting: [{ rule: 'HC-1', cards: ['x'] }],
        missing: ['HC-2'],
        genericSteps: [
          { rule: 'HC-3', scenario: 'a draw', step: 'CARD-DO' },
          { rule: 'HC-3', scenario: 'a raid', step: 'CARD-DO' },
          { rule: 'HC-5', scenario: 'a raid', step: 'CARD-MAY' },
        ],
        standIns: [
          { rule: 'HC-4', scenario: 'a fight', card: 'Knight' },
          { rule: 'HC-4', scenario: 'a raid', card: 'Knight' },
        ],
      },
    ];
    const coverage = { games, busiest: [{ scenario: 'a fight', rules: 3 }] };

    test('is told as it is', async () => {
      const { out, code } = await runIn({ coverage }, 'rules', 'coverage');
      expect(code).toBe(0);
      for (const part of [
        '10 rules, 8 testable',
        '5 proved',
        'Waiting: HC-1',
        'Missing: HC-2',
        '3 rest on a step of card texts (CARD-DO 2, CARD-MAY 1)',
        'By a step of card texts: HC-3, HC-5',
        'and 2 on test cards',
        '3  a fight',
      ])
        expect(out.replaceAll('\n', ' ')).toContain(part);
      expect(JSON.parse((await runIn({ coverage }, 'rules', 'coverage', '--json')).out)).toEqual(coverage);
    });

    test('is counted over the rows of a ledger, rulings left out', async () => {
      const games = [shelve({ ...highCard, id: 'inferno' })];
      const counted = (covered: readonly CoveredGame[]): Coverage => ({
        games: [],
        busiest: covered.map(({ id, rows }) => ({ scenario: id, rules: rows.length })),
      });
      expect((await runIn({ games, coverage: counted }, 'rules', 'coverage')).out).toContain('958  inferno');
    });

    test('fails a check where a rule is missing', async () => {
      expect((await runIn({ coverage }, 'rules', 'coverage', '--check')).code).toBe(1);
      expect((await runIn({ coverage: { games: [], busiest: [] } }, 'rules', 'coverage', '--check')).code).toBe(0);
    });
  });
});

describe('a game may be called by another name', () => {
  test.each(['hc', 'HC', 'high-card'])('%s', async (name) => {
    expect((await runIn({ games: [...quizShelf, ...highCardShelf] }, 'deck', 'list', '--game', name)).out).toBe('short\nlong\n');
  });
});
