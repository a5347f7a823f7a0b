import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSchema } from '@crupier/kernel/conformance';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshFolder, highCardShelf, runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const example = readFileSync(join(docs, 'own-cards.example.json'), 'utf8');
const world = { folder: docs, games };

const wrong = `{
  "format": 1,
  "game": "inferno",
  "cards": [
    { "name": "Good One", "nameEs": "La buena", "types": ["ally"], "cost": 1, "keywords": ["fury"] },
    { "name": "Bad One", "types": ["ally"], "colour": "red" }
  ]
}
`;

describe('cards check', () => {
  test('shows every card that is right in both languages', async () => {
    const { code, out } = await runIn(world, 'cards', 'check', 'own-cards.example.json');
    expect(code).toBe(0);
    expect(out).toContain('Bell Ringer / Campanero\n  en: When this ally enters play, tap target ally.\n  es: Cuando este aliado');
    expect(out).toContain('own-cards.example.json: every card is right. Cards: 30.');
  });

  test('says what is wrong with line, column and path, and shows the others', async () => {
    const { code, out } = await runIn({ games, lines: wrong.split('\n') }, 'cards', 'check', '-');
    expect(code).toBe(1);
    expect(out).toContain('Good One / La buena\n  en: Fury.\n  es: Furia.\n');
    expect(out).toContain('line 6, column 55, cards[1].colour: There is no field “colour” here.');
    expect(out).toContain('(card.unknownField)\n-: problems: 1; cards that are right: 1.');
  });

  test('its JSON has the place of each problem, in the reader’s language', async () => {
    const { code, out } = await runIn({ games, lines: wrong.split('\n') }, 'cards', 'check', '-', '--json', '--lang', 'es');
    expect(code).toBe(1);
    const told = JSON.parse(out) as { readonly problems: unknown; readonly cards: unknown[] };
    expect(told.cards).toHaveLength(1);
    expect(told.problems).toMatchObject([{ code: 'card.unknownField', at: 'cards[1].colour', line: 6, column: 55 }]);
    expect(out).toContain('Aquí no existe el campo «colour»');
  });

  test.each([
    ['{"format":1,', 3, 'line 1, column 13', 'json.propertyNameExpected'],
    ['{"format":1 "game":"inferno"}', 3, 'line 1, column 13', 'json.commaExpected'],
    ['{"format":1,"format":1}', 3, 'line 1, column 13, format', 'json.repeatedField'],
    ['[1, // no', 3, 'line 1, column 5', 'json.invalidCommentToken'],
    ['', 3, 'line 1, column 1', 'json.valueExpected'],
    ['[]', 1, 'line 1, column 1', 'card.wrongType'],
    ['{"format":1,"game":"inferno"}', 1, 'line 1, column 1, cards', 'card.missing'],
    ['{"format":1,"game":"keyforge","cards":[]}', 1, 'line 1, column 39, cards', 'card.wrongCount'],
    [`${'['.repeat(30_000)}`, 3, 'line 1, column', 'json.'],
  ])('%s ends with %d', async (text, code, place, problem) => {
    const ended = await runIn({ games, lines: [text] }, 'cards', 'check', '-');
    expect(ended.code).toBe(code);
    expect(ended.out + ended.err).toContain(place);
    expect(ended.out + ended.err).toContain(`(${problem}`);
  });

  test.each([
    [['nothing.json'], 3, 'file.missing'],
    [[], 2, 'cli.missingWord'],
    [['own-cards.example.json', '--game', 'chess'], 2, 'game.unknown'],
  ])('%j ends with %d', async (args, code, problem) => {
    const { code: ended, err } = await runIn(world, 'cards', 'check', ...args);
    expect([ended, err.includes(`(${problem})`)]).toEqual([code, true]);
  });

  test('never breaks, whatever is cut out of the file or put into it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(example.length), fc.nat(40), fc.string({ maxLength: 8 }), async (from, length, put) => {
        const text = example.slice(0, from) + put + example.slice(from + length);
        const { code, out } = await runIn({ games, lines: text.split('\n') }, 'cards', 'check', '-', '--json');
        expect([0, 1, 3]).toContain(code);
        const { problems = [], error } = JSON.parse(out) as { problems?: { at: string; line?: number }[]; error?: { code: string } };
        if (code > 0) expect(error?.code).toMatch(/^(card|json|cards|game)\./);
        if (code === 1) for (const problem of problems) expect(problem.line).toBeGreaterThan(0);
      }),
      { numRuns: 40, seed: 11 },
    );
  });
});

test('a game that takes no cards says so', async () => {
  const ended = await runIn({ games: highCardShelf, lines: ['{"format":1}'] }, 'cards', 'check', '-', '--game', 'hc');
  expect([ended.code, ended.err.includes('(cards.notTaken)')]).toEqual([2, true]);
  expect((await runIn({ games: highCardShelf }, 'cards', 'schema', '--game', 'hc')).code).toBe(2);
});

test.each([
  ['inferno', example],
  ['keyforge', readFileSync(join(docs, 'own-cards.keyforge.json'), 'utf8')],
  ['marvel-champions', readFileSync(join(docs, 'own-cards.marvel-champions.json'), 'utf8')],
])('cards schema prints what the example of %s keeps to', async (game, file) => {
  const { code, out } = await runIn(world, 'cards', 'schema', '--json', '--game', game);
  expect(code).toBe(0);
  expect(checkSchema(JSON.parse(out) as Parameters<typeof checkSchema>[0], JSON.parse(file))).toEqual([]);
});

test('cards schema prints what refuses a field that there is not', async () => {
  const { out } = await runIn(world, 'cards', 'schema', '--json', '--game', 'inferno');
  const schema = JSON.parse(out) as Parameters<typeof checkSchema>[0];
  expect(checkSchema(schema, JSON.parse(wrong))).toMatchObject([{ code: 'card.unknownField', at: 'cards[1].colour' }]);
});

describe('--cards', () => {
  const own = ['--cards', 'own-cards.example.json'];
  const deck = 'own-cards.example-deck.txt';

  test('lets a deck with own cards be checked, and no deck without them', async () => {
    expect((await runIn(world, 'deck', 'check', deck, ...own)).out).toContain('a legal deck of Inferno');
    expect((await runIn(world, 'deck', 'check', deck, '--game', 'inferno')).code).toBe(1);
  });

  test('plays KeyForge with own cards too', async () => {
    const cards = ['--cards', 'own-cards.keyforge.json'];
    const list = 'own-cards.keyforge-deck.txt';
    expect((await runIn(world, 'deck', 'check', list, ...cards)).out).toContain('a legal deck of KeyForge');
    const { out } = await runIn(world, 'simulate', ...cards, '--deck', list, '--deck', list, '--games', '2', '--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'keyforge', finished: 2 });
  });

  test('plays Marvel Champions with own cards too, and goes on with a match from its journal alone', async () => {
    const cards = ['--cards', 'own-cards.marvel-champions.json'];
    const list = 'own-cards.marvel-champions-deck.txt';
    expect((await runIn(world, 'cards', 'check', 'own-cards.marvel-champions.json', '--game', 'mc')).code).toBe(0);
    expect((await runIn(world, 'deck', 'check', list, ...cards)).out).toContain('a legal deck of Marvel Champions');
    expect((await runIn(world, 'deck', 'check', list, '--game', 'mc')).code).toBe(1);
    const { out } = await runIn(world, 'simulate', ...cards, '--deck', list, '--games', '3', '--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'marvel-champions', finished: 3, errors: 0 });
    const journal = join(freshFolder(), 'match.json');
    const begun = ['play', ...cards, '--deck', list, '--seed', '4', '--plain', '--journal', journal];
    await runIn({ ...world, lines: ['1', 'q'] }, ...begun);
    expect((await runIn({ games }, 'replay', journal, '--plain')).code).toBe(0);
  });

  test('shows an own card by its name in either language', async () => {
    expect((await runIn(world, 'cards', 'show', 'Campanero', ...own)).out).toContain('When this ally enters play, tap target ally.');
    expect((await runIn(world, 'cards', 'show', 'Campanero', '--game', 'inferno')).code).toBe(3);
  });

  test('simulates games with them, the same again from the same seed', async () => {
    const played = ['simulate', ...own, '--deck', deck, '--deck', deck, '--games', '3', '--json'];
    const first = JSON.parse((await runIn(world, ...played)).out) as { readonly digest: string; readonly finished: number };
    const second = JSON.parse((await runIn(world, ...played)).out) as { readonly digest: string };
    expect(first.finished).toBe(3);
    expect(second.digest).toBe(first.digest);
  });

  test('plays a match whose journal is enough to go on with it', async () => {
    const journal = join(freshFolder(), 'match.json');
    const begun = ['play', ...own, '--deck', deck, '--seed', '4', '--plain', '--journal', journal];
    expect((await runIn({ ...world, lines: ['0', 'q'] }, ...begun)).out).toContain('Player 1');
    const resumed = await runIn({ games, lines: ['q'] }, 'play', '--resume', journal, '--plain');
    expect(resumed.out).toContain('The Stoker of the Ninth Boiler');
    expect((await runIn({ games }, 'replay', journal, '--plain')).code).toBe(0);
  });

  test('refuses a file that is wrong with file, line and column', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'wrong.json'), wrong);
    const { code, err } = await runIn({ folder, games }, 'simulate', '--cards', 'wrong.json');
    expect(code).toBe(3);
    expect(err).toContain('wrong.json line 6, column 55, cards[1].colour: There is no field');
    expect((await runIn({ folder, games }, 'play', '--cards', 'none.json')).code).toBe(3);
  });
});
