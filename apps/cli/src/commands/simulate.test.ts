import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import type { PlayableGame } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { quiz } from '../fixtures/quiz.ts';
import { freshFolder, runIn, shelve } from '../fixtures/test-io.ts';
import { tallyGames } from '../simulate/tally.ts';
import type { PlayedGame } from '../simulate/play-game.ts';

interface Figures {
  readonly games: number;
  readonly finished: number;
  readonly capped: number;
  readonly errors: number;
  readonly decisions: number;
  readonly digest: string;
}

async function simulate(...given: readonly string[]): Promise<Figures> {
  const { out } = await runIn({}, 'simulate', '--json', ...given);
  return JSON.parse(out) as Figures;
}

describe('simulate', () => {
  test('counts what came of the games', async () => {
    const { out, code } = await runIn({}, 'simulate', '--games', '20', '--seed', 'x', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      game: 'high-card',
      games: 20,
      finished: 20,
      capped: 0,
      errors: 0,
      decisions: expect.any(Number),
      forced: expect.any(Number),
      cpuMs: expect.any(Number),
      wallMs: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      outcomes: { points: { games: 20, seats: expect.any(Object), decks: expect.any(Object) } },
      seed: 'x',
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test.each(['random', 'planner,greedy'])('the same seed plays the same games, another seed others: %s', async (bots) => {
    const few = bots === 'random' ? [] : ['--games', '4'];
    const play = (seed: string): ReturnType<typeof simulate> => simulate('--seed', seed, '--bots', bots, ...few);
    const [one, same, other] = await Promise.all([play('7'), play('7'), play('8')]);
    expect(same).toMatchObject({ digest: one?.digest, decisions: one?.decisions });
    expect(other?.digest).not.toBe(one?.digest);
  });

  test('a game in the middle can be played alone', async () => {
    const alone = await simulate('--from', '3', '--games', '1');
    const [four, three] = [await simulate('--games', '4'), await simulate('--games', '3')];
    expect(alone.decisions).toBe(four.decisions - three.decisions);
  });

  test('bots may be named for each seat', async () => {
    const greedy = await simulate('--games', '4', '--bots', 'greedy,random');
    expect(greedy.digest).not.toBe((await simulate('--games', '4')).digest);
  });

  test('a deck may be a name or a file', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'mine.txt'), 'long');
    const { code, out } = await runIn({ folder }, 'simulate', '--games', '2', '--deck', 'mine.txt', '--deck', 'short', '--json');
    expect(code).toBe(0);
    expect(
      Object.keys((JSON.parse(out) as { readonly outcomes: { readonly points: { readonly decks: object } } }).outcomes.points.decks).join(),
    ).toMatch(/mine\.txt|short/);
  });

  test('people get sentences, with the seed', async () => {
    expect((await runIn({}, 'simulate', '--games', '2', '--seed', '5')).out).toMatch(/2 games, 2 finished[^]*Seed 5, digest [0-9a-f]{16}/);
    expect((await runIn({}, 'simulate', '--games', '2', '--lang', 'es')).out).toMatch(/2 partidas, 2 terminadas[^]*Semilla 1, huella/);
  });

  test.each([
    [['--deck', 'strange'], 3, 'decks[0]: There is no deck strange: use short or long. (deck.unknown)'],
    [['--deck', './nothing.txt'], 3, './nothing.txt: There is no such file. (file.missing)'],
    [['--players', '3'], 3, '--players: 3 players cannot be: it is from 2 to 2. (setup.players)'],
    [['--deck', 'short', '--deck', 'short', '--deck', 'short'], 3, '--deck: 3 decks were given, and at most 2 play. (setup.decks)'],
    [['--modular', 'x'], 3, '--modular: High Card does not take this option. (setup.otherGame)'],
    [['--bots', 'clever'], 2, '--bots: “clever” is none of: random, easy, greedy, planner, strong. (cli.notChoice)'],
    [['--bots', 'greedy,random,greedy'], 2, '--bots: 3 bots were named for 2 seats: name one, or one each. (simulate.bots)'],
    [['--game', 'chess'], 2, '--game: There is no game “chess”. The games are high-card = hc. (game.unknown)'],
    [['--games', '0'], 2, '--games: “0” is no whole number from 1 to 10000000. (cli.notWhole)'],
    [['--modular', 'x', '--lang', 'es'], 3, '--modular: La carta más alta no admite esta opción. (setup.otherGame)'],
    [['--players', '1', '--lang', 'es'], 3, '--players: No pueden jugar 1: son de 2 a 2. (setup.players)'],
    [
      ['--bots', 'a,b,c', '--lang', 'es'],
      2,
      '--bots: «a,b,c» no es ninguno de estos: random, easy, greedy, planner, strong. (cli.notChoice)',
    ],
  ])('%j ends with %i', async (given, code, message) => {
    expect(await runIn({}, 'simulate', ...given)).toEqual({ code, out: '', err: `${message}\n` });
  });

  test('a game that fails is counted, told once and can be played again', async () => {
    const broken: PlayableGame = {
      ...highCard,
      start: (configuration, seed) => (seed.startsWith('0') ? fails() : highCard.start(configuration, seed)),
    };
    const { code, out, err } = await runIn({ games: [shelve(broken)] }, 'simulate', '--games', '60', '--seed', '1', '--json');
    const { errors, finished } = JSON.parse(out) as Figures;
    expect(code).toBe(1);
    expect(errors).toBeGreaterThan(0);
    expect(errors + finished).toBe(60);
    expect(err.split('\n')).toHaveLength(2);
    const [again = ''] = /simulate --bots .*$/m.exec(err) ?? [];
    const repeated = await runIn({ games: [shelve(broken)] }, ...again.replaceAll('"', '').split(' '), '--json');
    expect(JSON.parse(repeated.out)).toMatchObject({ games: 1, errors: 1 });
  });

  test('a game that never ends is capped', async () => {
    const { out } = await runIn({ games: [shelve(endless())] }, 'simulate', '--games', '1', '--json');
    expect(JSON.parse(out)).toMatchObject({ games: 1, finished: 0, capped: 1, decisions: 20_000, outcomes: {} });
  });
});

function fails(): never {
  throw new Error('A rule was broken.');
}

/** The quiz with a first question that is asked again and again. */
function endless(): PlayableGame {
  return {
    ...quiz,
    start: (configuration, seed) => {
      const started = quiz.start(configuration, seed);
      return started.ok ? { ok: true, value: { ...started.value, playOut: (_roll, limit) => ({ decisions: limit, forced: 0 }) } } : started;
    },
  };
}

describe('a tally', () => {
  const end = (winners: readonly number[], reason = 'points'): PlayedGame['end'] => ({ kind: 'finished', reason, winners });
  const played: readonly PlayedGame[] = [
    { index: 2, drawn: 0, decisions: 5, forced: 1, hash: 'c', end: end([], 'draw') },
    { index: 0, drawn: 0, decisions: 10, forced: 2, hash: 'a', end: end([1]) },
    { index: 1, drawn: 0, decisions: 3, forced: 0, hash: 'b', end: { kind: 'error', sentence: 'No.' } },
    { index: 3, drawn: 0, decisions: 4, forced: 0, hash: 'd', end: end([0, 1]) },
  ];

  test('counts endings, winners and decks', () => {
    expect(tallyGames(played, (seat) => ['A', 'B'][seat] ?? '')).toMatchObject({
      games: 4,
      finished: 3,
      capped: 0,
      errors: 1,
      decisions: 22,
      forced: 3,
      outcomes: { draw: { games: 1, seats: {}, decks: {} }, points: { games: 2, seats: { 1: 1, 2: 2 }, decks: { A: 1, B: 2 } } },
      failure: { index: 1, sentence: 'No.' },
    });
  });

  test('does not depend on the order in which games were played', () => {
    const deckOf = (): string => 'x';
    expect(tallyGames(played.toReversed(), deckOf)).toEqual(tallyGames(played, deckOf));
  });
});
