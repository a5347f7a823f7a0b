import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dice } from '@crupier/kernel/conformance';
import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { freshFolder, runIn } from './fixtures/test-io.ts';
import { findGame, games } from './games.ts';

describe('the shelf', () => {
  test.each(games.map((each) => [each.id, each] as const))('%s is found by its names, and has what it says', async (id, shelved) => {
    for (const name of [id, id.toUpperCase(), ...shelved.aliases]) expect(findGame(games, name)).toBe(shelved);
    const game = await shelved.load();
    expect(game.id).toBe(id);
    expect(game.deckNames()).toEqual(expect.arrayContaining([...shelved.readyDecks]));
    expect(game.configure(shelved.readyDecks.slice(0, game.seats.max))).toMatchObject({ ok: true });
    const keys = await shelved.loadCardKeys();
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(100);
    const boards = Object.values((await shelved.crowd?.loadBoards()) ?? {});
    for (const lines of boards) expect(game.position?.(lines, seedFromNumber(1))).toMatchObject({ ok: true });
  });

  test('a name that there is not finds nothing', () => {
    expect(findGame(games, 'chess')).toBeUndefined();
  });
});

describe('Marvel Champions at the terminal', () => {
  const typed = ['1', '2', '3', '1', '0', '1 2', 'all', '1 2 3', '4', '5'];

  test.each(['en', 'es'])('in %s two at one keyboard play a whole match with open hands, and all of it is in words', async (language) => {
    const roll = dice(3);
    const lines = Array.from({ length: 4_000 }, () => typed[roll(typed.length)] ?? '');
    const call = ['play', '--game', 'mc', '--table', 'tutorial', '--two', '--plain', '--seed', '2', '--lang', language];
    const { code, out, err } = await runIn({ games, lines }, ...call);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      language === 'en'
        ? /\nEverybody has (?:won|lost): .+\n(?:.+\n)+Seed: 2\n/
        : /\nHan (?:ganado|perdido) todos: .+\n(?:.+\n)+Semilla: 2\n/,
    );
    expect(out).toContain(language === 'en' ? 'Player 2 decides now.' : 'Ahora decide Jugador 2.');
    const codes = out.replaceAll(/\(\w+\.\w+\)|^.*\.json$/gm, '').match(/\b[a-z]+[A-Z][a-zA-Z]+\b|\{\w+\}|undefined|NaN/g);
    expect(codes).toBeNull();
  });

  test('simulations draw from all decks, in a mode too, and give the same digest for any number of workers', async () => {
    const call = ['simulate', '--game', 'mc', '--games', '12', '--scenario', 'random', '--heroic', '1', '--json'];
    const told = await Promise.all(['1', '2'].map(async (workers) => (await runIn({ games }, ...call, '--workers', workers)).out));
    const [one, other] = told.map(
      (out) => JSON.parse(out) as { readonly digest: string; readonly finished: number; readonly errors: number },
    );
    expect(one).toMatchObject({ finished: 12, errors: 0 });
    expect(other?.digest).toBe(one?.digest);
  });

  test.each([
    [['--game', 'mc', '--table', 'moon'], 'setup.table'],
    [['--game', 'mc', '--table', 'tutorial', '--heroic', '1'], 'setup.tableAndMore'],
    [['--game', 'inferno', '--table', 'moon'], 'setup.table'],
    [['--game', 'mc', '--scenario', 'moon'], 'settings.unknownValue'],
    [['--game', 'mc', '--best-of', '3'], 'settings.noSeries'],
    [['--format', 'adaptive'], 'start.adaptiveSeries'],
    [['--format', 'adaptive', '--best-of', '3', '--first-chains', '2'], 'start.adaptiveChains'],
    [['--format', 'sealed', '--deck', 'Finally Smooth Simone'], 'start.sealedDeck'],
    [['--sealed-set', 'AoA'], 'start.sealedSet'],
    [['--game', 'mc', '--deck', 'Iron Man: Leadership', '--deck', 'Iron Man: Leadership'], 'start.sameIdentity'],
  ] as const)('%j is refused: %s', async (given, problem) => {
    const english = await runIn({ games }, 'play', ...given);
    const spanish = await runIn({ games }, 'play', ...given, '--lang', 'es');
    expect([english.code, spanish.code]).toEqual([3, 3]);
    expect(english.err).toContain(`(${problem})`);
    expect(spanish.err).toContain(`(${problem})`);
    expect(spanish.err).not.toBe(english.err);
  });
});

describe('a campaign at the terminal', () => {
  const begin = ['play', '--game', 'mc', '--plain', '--campaign', 'stolen_reactor', '--campaign-log', 'log.json'];
  const goOn = ['play', '--game', 'mc', '--plain', '--campaign-log', 'log.json'];
  const lose = ['concede', 'y'];

  interface Log {
    readonly level: string;
    readonly played: readonly { readonly scenario: string; readonly heroic: number; readonly result: string }[];
  }

  function logIn(folder: string): Log {
    return JSON.parse(readFileSync(join(folder, 'log.json'), 'utf8')) as Log;
  }

  test('begins, is kept in its log after each game, and goes on with the scenario that the log comes to', async () => {
    const folder = freshFolder();
    const first = await runIn({ games, folder, lines: lose }, ...begin, '--campaign-level', 'expert');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('Scenario 1 of 2 of the campaign is lost. It can be played again: Rhino.');
    expect(first.out).toContain(`Campaign log: ${join(folder, 'log.json')}`);
    expect(logIn(folder)).toMatchObject({ level: 'expert', played: [{ scenario: 'rhino', heroic: 0, result: 'lost' }] });
    // As though it had been won the next time.
    const log = logIn(folder);
    writeFileSync(join(folder, 'log.json'), JSON.stringify({ ...log, played: [{ ...log.played[0], result: 'won' }] }));
    const second = await runIn({ games, folder, lines: lose }, ...goOn, '--heroic', '2', '--journal', 'second.json', '--lang', 'es');
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(second.out).toContain('Escenario 2 de 2 de la campaña perdido. Se puede volver a jugar: Klaw.');
    expect(logIn(folder).played).toMatchObject([
      { scenario: 'rhino', result: 'won' },
      { scenario: 'klaw', heroic: 2, result: 'lost' },
    ]);
  });

  test('a match of it that is left is gone on with by its journal, and its log is kept then', async () => {
    const folder = freshFolder();
    const left = await runIn({ games, folder, lines: ['2', 'q'] }, ...begin, '--journal', 'match.json');
    expect(left.code).toBe(0);
    expect(existsSync(join(folder, 'log.json'))).toBe(false);
    const resume = ['play', '--plain', '--resume', 'match.json', '--campaign-log', 'log.json'];
    expect(await runIn({ games, folder, lines: lose }, ...resume)).toMatchObject({ code: 0, err: '' });
    expect(logIn(folder).played).toMatchObject([{ scenario: 'rhino', result: 'lost' }]);
    // The log that is there has this match already: nothing changes.
    expect(await runIn({ games, folder, lines: [] }, ...resume)).toMatchObject({ code: 0, err: '' });
    expect(logIn(folder).played).toHaveLength(1);
    // Another match was played meanwhile.
    await runIn({ games, folder, lines: lose }, ...goOn);
    const late = await runIn({ games, folder, lines: [] }, ...resume);
    expect([late.code, late.err]).toEqual([3, expect.stringContaining('(play.campaignElsewhere)')]);
    expect(logIn(folder).played).toHaveLength(2);
  });

  test('without a name its log is kept among the data', async () => {
    const { out } = await runIn({ games, lines: lose }, 'play', '--game', 'mc', '--plain', '--campaign', 'stolen_reactor');
    const [, file = ''] = /^Campaign log: (.*)$/m.exec(out) ?? [];
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 1, campaign: 'stolen_reactor' });
  });

  const folder = freshFolder();
  writeFileSync(join(folder, 'log.json'), '{"format":2,"campaign":"stolen_reactor"}');
  writeFileSync(join(folder, 'broken.json'), '{"format":');

  test.each([
    [['--game', 'mc', '--campaign-log', 'log.json'], 3, 'campaign.version', '--campaign-log.format'],
    [['--game', 'mc', '--campaign-log', 'broken.json'], 3, 'campaign.broken', '--campaign-log'],
    [['--game', 'mc', '--campaign-log', 'nothing.json'], 3, 'file.missing', ''],
    [['--game', 'mc', '--campaign', 'moon'], 3, 'settings.unknownValue', '--campaign'],
    [['--game', 'mc', '--campaign-level', 'expert'], 3, 'campaign.noCampaign', '--campaign-level'],
    [['--game', 'mc', '--campaign', 'stolen_reactor', '--scenario', 'klaw'], 3, 'campaign.order', 'scenario'],
    [['--game', 'mc', '--campaign', 'stolen_reactor', '--campaign-log', 'log.json'], 2, 'play.campaignExists', '--campaign-log'],
    [['--game', 'kf', '--campaign-log', 'log.json'], 3, 'setup.otherGame', '--campaign-log'],
    [['--game', 'kf', '--campaign-level', 'expert'], 3, 'setup.otherGame', '--campaign-level'],
    [['--resume', 'match.json', '--campaign-level', 'expert'], 2, 'play.notWithResume', '--campaign-level'],
  ] as const)('%j ends with %i: %s', async (given, exit, problem, at) => {
    const english = await runIn({ games, folder }, 'play', ...given);
    const spanish = await runIn({ games, folder }, 'play', ...given, '--lang', 'es');
    expect([english.code, spanish.code]).toEqual([exit, exit]);
    expect(english.err).toContain(`(${problem})`);
    expect(english.err).toContain(at);
    expect(spanish.err).toContain(`(${problem})`);
    expect(spanish.err).not.toBe(english.err);
  });
});

describe('KeyForge at the terminal', () => {
  test('simulations give the same digest for any number of workers', async () => {
    const figures = await Promise.all(
      ['1', '2'].map(
        async (workers) => JSON.parse((await runIn({ games }, 'simulate', '--games', '5', '--workers', workers, '--json')).out) as object,
      ),
    );
    expect(figures[0]).toMatchObject({ games: 5, finished: 5, errors: 0 });
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
    // A key may cost six to ten, to be divided among up to three purses.
    const divided = (): string => {
      const price = 6 + roll(5);
      const [one, two] = [roll(price + 1), roll(price + 1)].toSorted((a, b) => a - b) as [number, number];
      return [one, two - one, price - two].flatMap((part, at) => (part === 0 ? [] : [`${at + 1}x${part}`])).join(' ');
    };
    const typed = ['1', '2', '3', '1', '0', '1 2', 'all', '1 2 3'];
    const lines = Array.from({ length: 6_000 }, () => typed[roll(typed.length + 6)] ?? divided());
    const { code, out, err } = await runIn({ games, lines }, 'play', '--plain', '--seed', '1', '--bot', 'random', '--lang', language);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(language === 'en' ? /\n.+ wins: .+\.\n(?:.+\n)+Seed: 1\n/ : /\nGana .+: .+\.\n(?:.+\n)+Semilla: 1\n/);
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

  test('so is a deck with a bonus icon that has no code yet', async () => {
    const { findDeck, formatDeckList } = await import('@crupier/keyforge');
    const deck = findDeck('Finally Smooth Simone');
    if (!deck.ok) throw new Error('A ready deck is found.');
    const lines = formatDeckList(deck.value, 'en').replace('2x Grey Monk', '2x Grey Monk {power}').split('\n');
    const { out } = await runIn({ games, lines }, 'deck', 'check', '-', '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: false, legal: true, problems: [{ code: 'deck.notYetIcon' }] });
  });
});

interface Simulated {
  readonly games: number;
  readonly finished: number;
  readonly errors: number;
  readonly digest: string;
  readonly outcomes: Readonly<
    Record<string, { readonly seats: Readonly<Record<string, number>>; readonly decks: Readonly<Record<string, number>> }>
  >;
}

async function simulateInferno(...given: readonly string[]): Promise<Simulated> {
  const { out } = await runIn({ games }, 'simulate', '--game', 'inf', '--json', ...given);
  return JSON.parse(out) as Simulated;
}

describe('Inferno at the terminal', () => {
  test('each game draws its decks by the seed: the same ones again, and not the same in all games', async () => {
    const [one, same, other] = [
      await simulateInferno('--games', '3', '--seed', '1'),
      await simulateInferno('--games', '3', '--seed', '1', '--workers', '2'),
      await simulateInferno('--games', '3', '--seed', '2'),
    ];
    expect(one).toMatchObject({ games: 3, finished: 3, errors: 0 });
    expect(same.digest).toBe(one.digest);
    expect(other.digest).not.toBe(one.digest);
    const decks = new Set([one, other].flatMap(({ outcomes }) => Object.values(outcomes).flatMap((each) => Object.keys(each.decks))));
    expect(decks.size).toBeGreaterThan(2);
    const fourth = await simulateInferno('--games', '1', '--from', '2', '--seed', '1');
    const winners = Object.values(fourth.outcomes).flatMap((each) => Object.keys(each.decks));
    expect(Object.values(one.outcomes).flatMap((each) => Object.keys(each.decks))).toEqual(expect.arrayContaining(winners));
  });

  test.each([
    [['--players', '3'], 3],
    [['--teams', '2x2'], 4],
    [['--teams', '3x2', '--players', '6'], 6],
  ] as const)('%j is played to the end', async (options, players) => {
    const { finished, errors, outcomes } = await simulateInferno('--games', '1', ...options);
    expect([finished, errors]).toEqual([1, 0]);
    const winners = Object.values(outcomes).flatMap(({ seats }) => Object.keys(seats).map(Number));
    expect(Math.max(0, ...winners)).toBeLessThanOrEqual(players);
    // Seats of a team are as far apart as there are teams, and win together.
    if (options[0] === '--teams') expect(new Set(winners.map((seat) => seat % Number(options[1][0]))).size).toBeLessThanOrEqual(1);
  });

  test.each([
    ['nonsense', ['--teams', 'x'], 'setup.teams'],
    ['more than can play', ['--teams', '4x2'], 'setup.teams'],
    ['one team alone', ['--teams', '1x4'], 'setup.teams'],
    ['another number of players', ['--teams', '2x2', '--players', '6'], 'setup.teams'],
    ['too many players', ['--players', '7'], 'setup.players'],
  ])('teams that cannot be are refused: %s', async (_, options, expected) => {
    const { code, out } = await runIn({ games }, 'simulate', '--game', 'inferno', '--json', '--games', '1', ...options);
    expect([code, JSON.parse(out)]).toMatchObject([3, { error: { code: expected } }]);
  });

  test.each([
    [['--scenario', 'rhino'], '--scenario: Inferno does not take this option. (setup.otherGame)'],
    [['--players', '9'], '--players: 9 players cannot be: it is from 2 to 6. (setup.players)'],
    [['--format', 'chess'], '--format: “chess” is no value that may stand here. Most like it: open, limited. (settings.unknownValue)'],
  ])('a match is not dealt with settings that the game has not: %j', async (options, message) => {
    const { code, err } = await runIn({ games }, 'play', '--game', 'inferno', '--plain', ...options);
    expect([code, err.trim()]).toEqual([3, message]);
  });

  test('a game without teams refuses the option', async () => {
    const { out } = await runIn({ games }, 'simulate', '--game', 'keyforge', '--json', '--games', '1', '--teams', '2x2');
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'setup.otherGame', at: '--teams' } });
  });

  test.each(['en', 'es'])('in %s a match is played from a pipe, and all of it is in words', async (language) => {
    const roll = dice(4);
    const lines = Array.from({ length: 4_000 }, () => ['1', '2', '3', '1', '0', '1 2', 'all', '1 2 3', '1', '2 3 4'][roll(10)] ?? '');
    const { code, out, err } = await runIn(
      { games, lines },
      ...['play', '--game', 'inferno', '--plain', '--seed', '1', '--bot', 'random', '--lang', language],
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(language === 'en' ? /\nSeed: 1\n/ : /\nSemilla: 1\n/);
    // Who began is called by name.
    expect(out).toMatch(language === 'en' ? /Starting player (?:Player 1|Bot 2)/ : /Jugador inicial (?:Jugador 1|Bot 2)/);
    const codes = out
      .replaceAll(/\(\w+\.\w+\)|\[INF-[^\]]*\]|^.*\.json$/gm, '')
      .match(/\b[a-z]+[A-Z][a-zA-Z]+\b|\{\w+\}|undefined|NaN|\bblank\b/g);
    expect(codes).toBeNull();
  });

  test('a card, the status of the set, a deck list and the coverage of the rules can be asked for', async () => {
    const card = await runIn({ games }, 'cards', 'show', 'Diablillo de brasa', '--game', 'inferno', '--lang', 'es');
    expect([card.code, card.out]).toEqual([0, expect.stringMatching(/Ember Imp[\s\S]*Furia/)]);
    const status = await runIn({ games }, 'cards', 'status', '--game', 'inferno', '--json');
    expect([status.code, status.out]).toEqual([0, expect.stringContaining('inferno')]);
    const check = await runIn({ games, lines: ['Demonio: Nadie', '4 Nada'] }, 'deck', 'check', '-', '--game', 'inferno', '--json');
    expect([check.code, JSON.parse(check.out)]).toMatchObject([1, { ok: false, legal: false, game: 'inferno' }]);
  });
});
