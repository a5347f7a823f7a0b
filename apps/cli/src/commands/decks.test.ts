import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder, highCardShelf, runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

const folder = freshFolder();
writeFileSync(join(folder, 'decks.txt'), 'Spider-Man\n\n2x Backflip (Core Set)\n1x Backflop\n---\nHalf\n3x Anger\n');
writeFileSync(join(folder, 'empty.txt'), ' \n');

describe('deck show', () => {
  test('shows a ready deck by its parts, in either language, also where it is asked for as decks', async () => {
    const { code, out } = await runIn({ games }, 'decks', 'show', '--game', 'mc', 'Spider-Man: Justice', '--lang', 'es');
    expect([code, out.split('\n')[0]]).toEqual([0, 'Spider-Man: Justice · Spiderman · Justicia']);
    expect(out).toContain('Gata Negra');
    expect(out).toContain('Se puede jugar');
  });

  test('says what is wrong with a file, and what is nothing at all', async () => {
    const { code, out } = await runIn({ games, folder }, 'deck', 'show', '--game', 'keyforge', 'decks.txt', '--json');
    expect([code, (JSON.parse(out) as { readonly ok: boolean }).ok]).toEqual([1, false]);
    expect((await runIn({ games }, 'deck', 'show', '--game', 'keyforge', 'No', 'Such', 'Deck')).code).toBe(3);
    expect((await runIn({ games: highCardShelf }, 'deck', 'show', 'short')).code).toBe(2);
  });
});

describe('deck import', () => {
  test('reads every deck of a file, each of its game, and tells the lines', async () => {
    const { code, out } = await runIn({ games, folder }, 'deck', 'import', 'decks.txt');
    expect(code).toBe(1);
    expect(out).toContain('Spider-Man (Marvel Champions)');
    expect(out).toContain('line 4');
    expect(out).toContain('Half (KeyForge)');
    const { out: json } = await runIn({ games, folder }, 'deck', 'import', 'decks.txt', '--json');
    expect((JSON.parse(json) as { readonly decks: readonly object[] }).decks).toMatchObject([
      { game: 'marvel-champions' },
      { game: 'keyforge' },
    ]);
  });

  test.each([
    ['of a deck that can be played', (list: string) => list, 0, ['can be played', 'Playable: yes.']],
    [
      'with a card that is not made yet is legal',
      (list: string) => list.replace('1x Helicarrier', '1x Enhanced Awareness'),
      1,
      [
        'a legal deck',
        'Legal: yes.',
        'Enhanced Awareness (Captain America): not made yet. The nearest: Tenacity.',
        'With the nearest ones it has 40 cards.',
      ],
    ],
    [
      'that is not legal tells why',
      (list: string) => list.replace('3x Surveillance Team', '3x Uppercut'),
      1,
      ['not a legal deck', 'MC-DECK-4'],
    ],
    ['of another game is read as one', () => 'Half\n3x Anger\n', 1, ['Half (KeyForge)', 'three different houses']],
    ['that is none says so', () => 'lorem ipsum\ndolor sit\n', 1, ['This is no deck list of any game.']],
  ] as const)('a list %s', async (_what, change, exit, said) => {
    const list = (await runIn({ games }, 'deck', 'show', '--game', 'mc', 'Spider-Man: Justice', '--json')).out;
    writeFileSync(join(folder, 'brought.txt'), change((JSON.parse(list) as { readonly list: string }).list.replaceAll(' (Core Set)', '')));
    const { code, out } = await runIn({ games, folder }, 'deck', 'import', 'brought.txt', '--game', 'mc');
    expect(code).toBe(exit);
    for (const words of said) expect(out).toContain(words);
  });

  test('tells legality, completeness and ways on apart as JSON', async () => {
    writeFileSync(
      join(folder, 'gap.json'),
      JSON.stringify({ leader: '01001a', choices: ['justice'], cards: [{ card: '03034', count: 1 }] }),
    );
    const { out } = await runIn({ games, folder }, 'deck', 'import', 'gap.json', '--json');
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      decks: [{ understood: true, legal: false, playable: false, missing: [{ card: '03034', nearest: [{}, {}, {}] }], ways: [] }],
    });
  });

  test('writes the lists of what chance has chosen again, as they can be read', async () => {
    for (const game of ['keyforge', 'inferno', 'marvel-champions']) {
      const { code, out } = await runIn({ games }, 'deck', 'random', '--game', game, '--players', '2', '--seed', '5');
      expect([game, code]).toEqual([game, 0]);
      const lists = out.slice(0, out.lastIndexOf('\n\n'));
      writeFileSync(join(folder, 'random.txt'), lists);
      const read = await runIn({ games, folder }, 'deck', 'import', 'random.txt', '--game', game, '--list');
      expect([read.code, read.out.trim()]).toEqual([0, lists.trim()]);
    }
  });

  test.each([
    ['a file there is not', ['nothing.txt'], 3],
    ['an empty file', ['empty.txt'], 3],
    ['a game there is not', ['decks.txt', '--game', 'chess'], 2],
  ])('refuses %s', async (_what, given, exit) => {
    expect((await runIn({ games, folder }, 'deck', 'import', ...given)).code).toBe(exit);
  });
});

describe('deck random', () => {
  test('chooses the same for the same seed and tells it, with a scenario where there is one', async () => {
    const drawn = async (...given: readonly string[]): Promise<string> =>
      (await runIn({ games }, 'deck', 'random', '--game', 'mc', '--seed', '7', '--json', ...given)).out;
    expect(await drawn()).toBe(await drawn());
    expect(JSON.parse(await drawn('--players', '3'))).toMatchObject({
      seed: 7,
      settings: { scenario: expect.any(String) },
      decks: [{}, {}, {}],
    });
    expect((await runIn({ games: highCardShelf }, 'deck', 'random')).code).toBe(2);
  });
});
