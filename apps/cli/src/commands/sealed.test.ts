import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

interface Opened {
  readonly seed: number;
  readonly boosters: readonly (readonly string[])[];
  readonly demons: readonly string[];
  readonly pool: readonly { readonly count: number }[];
  readonly deck: { readonly cards: readonly { readonly count: number }[] };
}

function sum(cards: readonly { readonly count: number }[]): number {
  return cards.reduce((all, { count }) => all + count, 0);
}

describe('deck sealed', () => {
  const sealed = ['deck', 'sealed', '--game', 'inferno', '--seed', '5'];

  test('opens six boosters of fifteen, and builds a deck of forty', async () => {
    const { code, out } = await runIn({ games }, ...sealed, '--json');
    const opened = JSON.parse(out) as Opened;
    expect([code, opened.seed, opened.boosters.map(({ length }) => length)]).toEqual([0, 5, [15, 15, 15, 15, 15, 15]]);
    expect([sum(opened.pool), opened.demons.length, sum(opened.deck.cards)]).toEqual([90, 3, 40]);
    expect((await runIn({ games }, ...sealed, '--json')).out).toBe(out);
  });

  test('tells a person what was opened, and the seed', async () => {
    const { out } = await runIn({ games }, ...sealed, '--lang', 'es');
    expect(out).toContain('Sobre 6\n');
    expect(out).toContain('Demonio: ');
    expect(out).toContain('Semilla: 5\n');
  });

  test.each(['en', 'es'])('prints a list in %s that is legal in the limited format and in no other', async (language) => {
    const folder = freshFolder();
    const { out } = await runIn({ games }, ...sealed, '--list', '--lang', language);
    writeFileSync(join(folder, 'deck.txt'), out);
    const check = ['deck', 'check', 'deck.txt', '--game', 'inferno'];
    expect((await runIn({ folder, games }, ...check, '--format', 'limited')).code).toBe(0);
    const open = await runIn({ folder, games }, ...check);
    expect([open.code, open.out.includes('(deck.total)')]).toEqual([1, true]);
    expect((await runIn({ folder, games }, ...check, '--format', 'chess')).out).toContain('(settings.unknownValue)');
  });

  test('is not for every game', async () => {
    const { code, err } = await runIn({ games }, 'deck', 'sealed', '--game', 'keyforge');
    expect([code, err.includes('(deck.notSealed)')]).toEqual([2, true]);
    expect((await runIn({ games }, 'simulate', '--game', 'keyforge', '--format', 'limited')).err).toContain('(settings.unknownValue)');
  });
});

test('limited games are played with sealed decks where none is named', async () => {
  const { code, out } = await runIn({ games }, 'simulate', '--game', 'inferno', '--format', 'limited', '--games', '3', '--json');
  expect([code, (JSON.parse(out) as { readonly finished: number }).finished]).toEqual([0, 3]);
  const mixed = ['--deck', 'sealed 7', '--deck', 'Muro de acero'];
  const refused = await runIn({ games }, 'simulate', '--game', 'inferno', '--format', 'limited', ...mixed);
  expect([refused.code, refused.err.includes('deck 2: A deck has 40 cards')]).toEqual([3, true]);
});

test('decks that are dealt have no names to be counted by', async () => {
  const { code, out } = await runIn({ games }, 'simulate', '--game', 'keyforge', '--format', 'sealed', '--games', '2', '--json');
  const { finished, outcomes } = JSON.parse(out) as {
    readonly finished: number;
    readonly outcomes: Readonly<Record<string, { readonly games: number; readonly decks: object }>>;
  };
  expect([code, finished, outcomes['threeKeys']]).toMatchObject([0, 2, { games: 2, decks: {} }]);
});
