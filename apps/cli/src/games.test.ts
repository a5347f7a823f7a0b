import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dice } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { freshFolder, runIn } from './fixtures/test-io.ts';
import { findGame, games } from './games.ts';

describe('the shelf', () => {
  test.each(games.map((each) => [each.id, each] as const))('%s is found by its names, and has what it says', async (id, shelved) => {
    for (const name of [id, id.toUpperCase(), ...shelved.aliases]) expect(findGame(games, name)).toBe(shelved);
    const game = await shelved.load();
    expect(game.id).toBe(id);
    expect(game.deckNames()).toEqual(expect.arrayContaining([...shelved.readyDecks]));
    expect(game.configure(shelved.readyDecks)).toMatchObject({ ok: true });
    const keys = await shelved.loadCardKeys();
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(100);
  });

  test('a name that there is not finds nothing', () => {
    expect(findGame(games, 'chess')).toBeUndefined();
  });
});

describe('KeyForge at the terminal', () => {
  test('simulations give the same digest for any number of workers', async () => {
    const figures = await Promise.all(
      ['1', '2'].map(
        async (workers) => JSON.parse((await runIn({ games }, 'simulate', '--games', '8', '--workers', workers, '--json')).out) as object,
      ),
    );
    expect(figures[0]).toMatchObject({ games: 8, finished: 8, errors: 0 });
    const [one, two] = figures.map((each) => ({ ...each, cpuMs: 0, wallMs: 0, gamesPerSecond: 0, decisionsPerSecond: 0 }));
    expect(two).toEqual(one);
  });

  test('a match that was played replays to the same state, and undo and resume lead there too', async () => {
    const folder = freshFolder();
    const lines = [...Array.from({ length: 12 }, () => '1'), 'u', '1', 'q'];
    await runIn({ games, folder, lines }, 'play', '--seed', '5', '--bot', 'random', '--journal', 'm.json');
    await runIn({ games, folder, lines: Array.from({ length: 5 }, () => '1') }, 'play', '--bot', 'random', '--resume', 'm.json');
    const { entries } = JSON.parse(readFileSync(join(folder, 'm.json'), 'utf8')) as {
      readonly entries: readonly { readonly hash: string }[];
    };
    const { out, code } = await runIn({ games, folder }, 'replay', 'm.json', '--json');
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { ok: true, entries: entries.length, hash: entries.at(-1)?.hash, otherCards: false },
    ]);
  });

  test.each(['en', 'es'])('in %s a whole match is played from a pipe, and all of it is in words', async (language) => {
    const roll = dice(1);
    const lines = Array.from({ length: 6_000 }, () => ['1', '2', '3', '1', '0', '1 2', 'all', '1 2 3', '1x6', '1x5 2'][roll(10)] ?? '');
    const { code, out, err } = await runIn({ games, lines }, 'play', '--plain', '--seed', '1', '--bot', 'random', '--lang', language);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(language === 'en' ? /\n.+ wins: .+\.\nSeed: 1\n/ : /\nGana .+: .+\.\nSemilla: 1\n/);
    const codes = out.replaceAll(/\(\w+\.\w+\)|^.*\.json$/gm, '').match(/\b[a-z]+[A-Z][a-zA-Z]+\b|\{\w+\}|undefined|NaN/g);
    expect(codes).toBeNull();
  });

  test('two persons at one keyboard never see the other hand', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? '' : '1'));
    const { out } = await runIn({ games, lines }, 'play', '--two', '--json', '--seed', '2');
    const questions = out
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as {
            readonly type: string;
            readonly seat: number;
            readonly view: { readonly zones: readonly { kind: string; seat: number; cards: readonly string[] }[]; readonly cards: object };
          },
      )
      .filter(({ type }) => type === 'question');
    expect(questions.length).toBeGreaterThan(5);
    for (const { seat, view } of questions) {
      const other = view.zones.find((zone) => zone.kind === 'hand' && zone.seat === 2 - seat);
      expect(other?.cards.filter((handle) => Object.hasOwn(view.cards, handle))).toEqual([]);
    }
  });

  test.each([
    ['an unknown card', 'Set: Mass Mutation\nMars: 1 Zzzzz Qqqq'],
    ['broken JSON', '{"name": "x", "cards": ['],
    ['a house that there is not', '[Narnia]\n3 Anger'],
  ])('a deck list with %s is told line by line, in both languages', async (_, list) => {
    const english = await runIn({ games, lines: list.split('\n') }, 'deck', 'check', '-', '--json');
    const spanish = await runIn({ games, lines: list.split('\n') }, 'deck', 'check', '-', '--json', '--lang', 'es');
    expect([english.code, spanish.code]).toEqual([1, 1]);
    const [one, other] = [english, spanish].map(
      ({ out }) => JSON.parse(out) as { readonly problems: readonly { code: string; at: string; message: string }[] },
    );
    expect(one?.problems.length).toBeGreaterThan(0);
    expect(other?.problems.map(({ code, at }) => `${code} ${at}`)).toEqual(one?.problems.map(({ code, at }) => `${code} ${at}`));
    for (const [at, problem] of (one?.problems ?? []).entries()) {
      expect(problem.code).toMatch(/^deck\.\w+$/);
      expect(problem.message).not.toBe(problem.code);
      expect(problem.message).not.toBe(other?.problems[at]?.message);
    }
  });

  test('a deck of cards that have no code yet is legal, and told to wait', async () => {
    const { findDeck, formatDeckList, keyforge } = await import('@crupier/keyforge');
    for (const name of keyforge.deckNames()) {
      const deck = findDeck(name);
      if (!deck.ok) throw new Error('A ready deck is found.');
      const { out } = await runIn({ games, lines: formatDeckList(deck.value, 'en').split('\n') }, 'deck', 'check', '-', '--json');
      const {
        ok,
        legal,
        problems = [],
      } = JSON.parse(out) as { readonly ok: boolean; readonly legal: boolean; readonly problems?: readonly { code: string }[] };
      expect(legal).toBe(true);
      expect(ok).toBe(problems.length === 0);
      expect(problems.every(({ code }) => code === 'deck.notYetPlayable')).toBe(true);
    }
  });
});
