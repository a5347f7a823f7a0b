import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  CardFileCheck,
  CreatedMatch,
  DeckCheck,
  DrawnDeck,
  FailedRequest,
  GameSummary,
  InfoMessage,
  MatchCards,
  OwnCardsOfMatch,
  SealedOpened,
} from '@crupier/protocol';
import { highCard } from '@crupier/high-card';
import { limits } from '@crupier/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playAtRandom } from './fixtures/play-at-random.ts';
import { serve, TestBrowser, type HttpAnswer } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import { startServer, type RunningServer } from './start-server.ts';

const docs = new URL('../../../docs/', import.meta.url);
const cards = readFileSync(new URL('own-cards.example.json', docs), 'utf8');
const deck = readFileSync(new URL('own-cards.example-deck.txt', docs), 'utf8');
const file = JSON.parse(cards) as { readonly cards: readonly { readonly name: string }[] };
const games = [...loadGames(), highCard];
const people = [{ kind: 'person' }, { kind: 'person' }] as const;
const waiting = [{ kind: 'person' }, { kind: 'person', open: true }] as const;

let data: string;
let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'crupier-own-'));
  server = await serve(data, games);
  browser = new TestBrowser(server.url);
});

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

function codesOf({ body }: HttpAnswer): readonly string[] {
  return (body as FailedRequest).problems.map(({ code }) => code);
}

/** A file of cards for Inferno, as its text. */
function fileOf(...held: readonly unknown[]): string {
  return JSON.stringify({ format: 1, game: 'inferno', cards: held }, undefined, 2);
}

/** A text that brings about what sets it off. */
const looping = { kind: 'triggered', when: { occasion: 'drew', by: 'you' }, forced: true, clause: { do: [{ verb: 'draw' }] } };

async function checkCards(text: string, game = 'inferno', language = 'en'): Promise<CardFileCheck> {
  return (await browser.post('/api/cards/check', { game, text }, { 'accept-language': language })).body as CardFileCheck;
}

describe('a file of own cards', () => {
  test('that is right is shown card by card, and games say whether they take one', async () => {
    const { cards: sheets, problems, count } = await checkCards(cards);
    expect(sheets.map(({ name }) => name.en)).toEqual(file.cards.map(({ name }) => name));
    expect({ problems, count }).toEqual({ problems: [], count: 0 });
    expect(sheets[0]?.text.es.join(' ')).not.toBe('');
    const games = (await browser.ask('/api/games')).body as readonly GameSummary[];
    expect(games.find(({ id }) => id === 'inferno')).toMatchObject({
      ownCards: true,
      sealedWith: { format: 'limited' },
      settings: { properties: { format: { enum: ['open', 'limited'] } } },
    });
  });

  test('that is wrong is told line by line, in the asker’s language, and its right cards are shown', async () => {
    const text = fileOf({ name: 'One', types: ['ally'] }, { name: 'Two', types: ['alley'] });
    const { cards: sheets, problems, count } = await checkCards(text, 'inferno', 'es');
    expect(sheets.map(({ name }) => name.en)).toEqual(['One']);
    expect({ count, problems }).toMatchObject({ count: 1, problems: [{ code: 'card.unknownType', at: 'cards[1].types[0]', line: 14 }] });
    expect(problems[0]?.text).toContain('alley');
    expect((await checkCards(text)).problems[0]?.text).not.toBe(problems[0]?.text);
  });

  test.each([
    ['no JSON', '{"format":', 'json.valueExpected'],
    ['nested without end', `{"format":1,"game":"inferno","cards":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'json.tooDeep'],
    [
      'nested deep',
      fileOf({ name: 'One', types: ['ally'], abilities: [JSON.parse('{"a":'.repeat(80) + '1' + '}'.repeat(80))] }),
      'json.tooDeep',
    ],
    ['a field twice', '{"format":1,"format":1,"game":"inferno","cards":[]}', 'json.repeatedField'],
    [
      'a prototype',
      '{"format":1,"game":"inferno","cards":[{"name":"One","types":["ally"],"__proto__":{"types":[]}}]}',
      'card.unknownField',
    ],
    ['a text without end', fileOf({ name: 'One', types: ['ally'], abilities: [looping] }), 'card.causesItself'],
    ['another game', JSON.stringify({ format: 1, game: 'keyforge', cards: [] }), 'card.unknownGame'],
    ['too many cards', fileOf(...Array.from({ length: 501 }, (_, at) => ({ name: `C${at}`, types: ['ally'] }))), 'card.wrongCount'],
    ['a number', '7', 'card.wrongType'],
    [
      'an enormous list',
      fileOf({ name: 'A', types: ['ally'], abilities: [{ do: '#' }] }).replace('"#"', `[${'0,'.repeat(250_000)}0]`),
      'json.tooManyItems',
    ],
    ['more bytes than letters', fileOf({ name: 'ñ'.repeat(300_000), types: ['ally'] }), 'cards.fileTooLarge'],
  ])('%s is refused and nothing is lost', async (_what, text, code) => {
    const { problems } = await checkCards(text);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(problems.every((problem) => problem.text !== '' && problem.text !== problem.code)).toBe(true);
  });

  test('that is too large, or says too much that is wrong, is cut short', async () => {
    const large = await browser.post('/api/cards/check', { game: 'inferno', text: 'x'.repeat(limits.cardFileBytesMax + 1) });
    expect(large.status).toBe(400);
    expect((await browser.post('/api/cards/check', { game: 'inferno', text: 'x'.repeat(limits.tableBytesMax) })).status).toBe(413);
    const { problems, count } = await checkCards(fileOf(...Array.from({ length: 300 }, (_, at) => ({ name: `C${at}`, types: ['x'] }))));
    expect({ told: problems.length, count }).toEqual({ told: limits.cardProblemsMax, count: 300 });
  });

  test('of a game that takes none, or of none', async () => {
    expect((await checkCards('{}', 'high-card')).problems).toMatchObject([{ code: 'cards.notTaken' }]);
    expect(codesOf(await browser.post('/api/cards/check', { game: 'chess', text: '{}' }))).toEqual(['game.unknown']);
    expect(codesOf(await browser.post('/api/matches', { game: 'high-card', seats: people, cards: '{}' }))).toEqual(['cards.notTaken']);
  });

  test('is read so often in a minute and no more; one that was read is remembered', async () => {
    const strict = await startServer({
      port: 0,
      host: '127.0.0.1',
      data: ':memory:',
      games,
      logLevel: 'silent',
      cardReadsPerMinuteMax: 12,
    });
    if (!strict.ok) throw new Error('A server can be started.');
    const asker = new TestBrowser(strict.value.url);
    const ask = async (text: string): Promise<readonly string[]> =>
      ((await asker.post('/api/cards/check', { game: 'inferno', text })).body as CardFileCheck).problems.map(({ code }) => code);
    expect([await ask('1'), await ask('1'), await ask('1'), await ask('2'), await ask('3'), await ask('1')]).toEqual([
      ['card.wrongType'],
      ['card.wrongType'],
      ['card.wrongType'],
      ['card.wrongType'],
      ['cards.tooMany'],
      ['card.wrongType'],
    ]);
    expect(await asker.post('/api/matches', { game: 'inferno', seats: people, cards: '4' })).toMatchObject({ status: 429 });
    await strict.value.close();
  });
});

describe('a match with own cards', () => {
  test('is dealt with them, and tells each seat the same of them whatever the decks hold', async () => {
    const { id } = await browser.createMatch({ game: 'inferno', seats: [...people], cards, decks: [deck, 'Ruta en llamas'] });
    const sheets = (await browser.ask(`/api/matches/${id}/cards`)).body as MatchCards;
    expect(sheets['own/bellringer']?.name).toEqual({ en: 'Bell Ringer', es: 'Campanero' });
    const other = await browser.createMatch({
      game: 'inferno',
      seats: [...people],
      cards,
      decks: ['Muro de acero', 'Velorio interminable'],
    });
    expect((await browser.ask(`/api/matches/${other.id}/cards`)).body).toEqual(sheets);
    const own = (await new TestBrowser(server.url).ask(`/api/matches/${id}/own-cards`)).body as OwnCardsOfMatch;
    expect(own.cards).toHaveLength(file.cards.length);
    const socket = await browser.connect();
    const { view } = await socket.hello(id, { seat: 1 });
    // The demon of the deck lies open; of hand and deck the opponent sees no definition.
    expect(JSON.stringify(view)).not.toContain('own/lampthief');
    socket.close();
  });

  test('goes on after a restart of the server, and so does a table that waits', async () => {
    const { id } = await browser.createMatch({ game: 'inferno', seats: [...people], cards, decks: [deck, deck] });
    const table = await browser.createMatch({ game: 'inferno', seats: [...waiting], cards, decks: [deck] });
    const { port } = server;
    await server.close();
    const again = await startServer({ port, host: '127.0.0.1', data, games, logLevel: 'silent', pace: { forcedMs: 0 } });
    if (!again.ok) throw new Error('The port is free again.');
    server = again.value;
    const socket = await browser.connect();
    expect((await socket.hello(id, { seat: 0 })).pending).toBeDefined();
    socket.close();
    const guest = new TestBrowser(server.url);
    expect((await guest.ask(`/api/matches/${table.id}`)).body).toMatchObject({ status: 'waiting', ownCards: file.cards.length });
    expect(((await guest.ask(`/api/matches/${table.id}/own-cards`)).body as OwnCardsOfMatch).cards).toHaveLength(file.cards.length);
    const check = async (asked: object): Promise<readonly string[]> =>
      ((await guest.post('/api/decks/check', { game: 'inferno', text: deck, ...asked })).body as DeckCheck).problems.map(
        ({ code }) => code,
      );
    expect(await check({ match: table.id })).toEqual([]);
    expect(await check({})).toContain('deck.strangeCard');
    const joined = await guest.post(`/api/matches/${table.id}/seats`, { invitation: table.invitation, deck });
    expect(joined.body as CreatedMatch).toMatchObject({ status: 'running' });
    const seat = await guest.connect();
    expect((await seat.hello(table.id, { seat: 1 })).info).toBeDefined();
    seat.close();
  });

  test('of KeyForge is dealt too, and tells the sheets of cards that no deck has', async () => {
    const own = readFileSync(new URL('own-cards.keyforge.json', docs), 'utf8');
    const list = readFileSync(new URL('own-cards.keyforge-deck.txt', docs), 'utf8');
    const ready = ['Finally Smooth Simone', 'Hershey, the Oak of Amalchasm'];
    for (const decks of [[list, list], ready]) {
      const { id } = await browser.createMatch({ game: 'keyforge', seats: [...people], cards: own, decks });
      const sheets = (await browser.ask(`/api/matches/${id}/cards`)).body as MatchCards;
      expect(sheets['own/sulphurbell']?.name.es).toBe('Campana de azufre');
      const socket = await browser.connect();
      expect((await socket.hello(id, { seat: 0 })).pending).toBeDefined();
      socket.close();
    }
  });

  test('of Marvel Champions is dealt too, with the file checked and its sheets told', async () => {
    const own = readFileSync(new URL('own-cards.marvel-champions.json', docs), 'utf8');
    const list = readFileSync(new URL('own-cards.marvel-champions-deck.txt', docs), 'utf8');
    expect(await checkCards(own, 'marvel-champions')).toMatchObject({ problems: [], cards: { length: 8 } });
    const wrong = own.replace('"type": "event"', '"type": "hero"');
    expect((await checkCards(wrong, 'marvel-champions', 'es')).problems).toMatchObject([
      { code: 'card.unknownDeckType', text: expect.stringContaining('Todavía no se pueden describir Héroes') },
    ]);
    const { id } = await browser.createMatch({
      game: 'marvel-champions',
      seats: [...people],
      cards: own,
      decks: [list, 'Captain Marvel: Aggression'],
    });
    const sheets = (await browser.ask(`/api/matches/${id}/cards`)).body as MatchCards;
    expect(sheets['own/rooftoplookout']?.name.es).toBe('Vigía de azotea');
    const socket = await browser.connect();
    expect((await socket.hello(id, { seat: 0 })).info).toBeDefined();
    socket.close();
  });

  test('in which one sets itself off for ever in KeyForge is played to its end', async () => {
    const exalted = { forced: true, clause: { do: [{ verb: 'exalt', on: { kind: 'self' } }] } };
    const echo = {
      ...{ name: 'Endless Echo', type: 'creature', house: 'mars', power: 3 },
      abilities: [
        { kind: 'triggered', when: { occasion: 'played', card: 'self' }, ...exalted },
        { kind: 'triggered', when: { occasion: 'exalted', card: 'self' }, ...exalted },
      ],
    };
    const own = JSON.stringify({ format: 1, game: 'keyforge', cards: [echo] });
    const list = 'Mars:\n12x Endless Echo\nSanctum:\n12x Bulwark\nStar Alliance:\n12x Commander Chan';
    const both = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
    const { id } = await browser.createMatch({ game: 'keyforge', seats: [...both], cards: own, decks: [list, list] });
    const socket = await browser.connect();
    const over = socket.next((message): message is InfoMessage => message.kind === 'info' && message.info.status !== 'running');
    const { info } = await socket.hello(id);
    void playAtRandom(socket, 'endless');
    const { status, problem } = info.status === 'running' ? (await over).info : info;
    expect({ status, problem }).toEqual({ status: 'finished', problem: undefined });
    socket.close();
  });

  test('is not dealt where the file is wrong, or where nobody has brought the cards of a deck', async () => {
    const refused = await browser.post('/api/matches', { game: 'inferno', seats: people, cards: fileOf({ name: 'One', types: ['x'] }) });
    expect(refused.body).toMatchObject({ problems: [{ code: 'card.unknownType', line: 8 }] });
    expect(codesOf(await browser.post('/api/matches', { game: 'inferno', seats: people, decks: [deck, deck] }))).toContain(
      'deck.strangeCard',
    );
    const table = await browser.createMatch({ game: 'inferno', seats: [...waiting] });
    const joined = await new TestBrowser(server.url).post(`/api/matches/${table.id}/seats`, { invitation: table.invitation, deck });
    expect(codesOf(joined)).toContain('deck.strangeCard');
    // A guest brings a deck and no cards: those are for the whole table.
    const guest = await new TestBrowser(server.url).post(`/api/matches/${table.id}/seats`, { invitation: table.invitation, deck, cards });
    expect(codesOf(guest)).toEqual(['message.unknownField']);
    expect(codesOf(await browser.ask('/api/matches/nothing/own-cards'))).toEqual(['match.unknown']);
  });
});

describe('limited decks', () => {
  const open = async (asked: object): Promise<HttpAnswer> => browser.post('/api/sealed', { game: 'inferno', ...asked });
  const listOf = ({ deck: built }: SealedOpened): string => JSON.stringify({ name: '', ...built });

  test('are made from a pool that its seed opens again, and told what they lack', async () => {
    const pool = (await open({ seed: '5' })).body as SealedOpened;
    expect((await open({ seed: '5' })).body).toEqual(pool);
    expect(pool.pool.reduce((sum, { count }) => sum + count, 0)).toBe(90);
    expect(Object.keys(pool.sheets).toSorted()).toEqual([...pool.demons, ...pool.pool.map(({ card }) => card)].toSorted());
    const check = async (text: string): Promise<readonly string[]> =>
      ((await browser.post('/api/decks/check', { game: 'inferno', settings: { format: 'limited' }, text })).body as DeckCheck).problems.map(
        ({ code }) => code,
      );
    expect(await check(listOf(pool))).toEqual([]);
    expect(await check(JSON.stringify({ demon: pool.demons[0], cards: pool.pool.slice(0, 3) }))).toEqual(['deck.total']);
    expect(await check(JSON.stringify({ demon: '', cards: pool.pool.slice(0, 3) }))).toContain('deck.noDemon');
    expect(await check('Ruta en llamas')).toEqual(['deck.total']);
  });

  test('play each other, and no other decks', async () => {
    const [one, two] = [(await open({ seed: '1' })).body as SealedOpened, (await open({ seed: '2' })).body as SealedOpened];
    const dealt = await browser.createMatch({
      game: 'inferno',
      seats: [...people],
      settings: { format: 'limited' },
      decks: [listOf(one), listOf(two)],
    });
    expect(dealt.status).toBe('running');
    const mixed = { game: 'inferno', seats: people, settings: { format: 'limited' }, decks: [listOf(one), 'Ruta en llamas'] };
    expect(codesOf(await browser.post('/api/matches', mixed))).toEqual(['deck.total']);
    const table = await browser.createMatch({
      game: 'inferno',
      seats: [...waiting],
      settings: { format: 'limited' },
      decks: [listOf(one), listOf(two)],
    });
    expect((await browser.ask(`/api/matches/${table.id}`)).body).toMatchObject({ settings: { format: 'limited' } });
  });

  test('are opened for seats for which nobody names one, and for who has yet to come', async () => {
    expect((await browser.createMatch({ game: 'inferno', seats: [...people], settings: { format: 'limited' } })).status).toBe('running');
    const mine = (await open({ seed: '1' })).body as SealedOpened;
    const table = await browser.createMatch({
      game: 'inferno',
      seats: [...waiting],
      settings: { format: 'limited' },
      decks: [listOf(mine), ''],
    });
    const guest = new TestBrowser(server.url);
    const wrong = await guest.post(`/api/matches/${table.id}/seats`, { invitation: table.invitation, deck: 'Ruta en llamas' });
    expect(codesOf(wrong)).toEqual(['deck.total']);
    const joined = await guest.post(`/api/matches/${table.id}/seats`, { invitation: table.invitation });
    expect(joined.body as CreatedMatch).toMatchObject({ status: 'running' });
  });

  test('may have own cards in them, where those have a rarity', async () => {
    const own = fileOf({ name: 'Common Thing', types: ['ally'], cost: 1, strength: 1, toughness: 1, rarity: 'common' });
    const seeds = Array.from({ length: 40 }, (_, at) => String(at));
    const pools = await Promise.all(seeds.map(async (seed) => (await open({ seed, cards: own })).body as SealedOpened));
    expect(pools.some(({ sheets }) => sheets['own/commonthing'] !== undefined)).toBe(true);
  });

  test.each([
    ['of a game without pools', { game: 'keyforge', seed: '1' }, 'deck.notSealed'],
    ['of a game there is not', { game: 'chess', seed: '1' }, 'game.unknown'],
    ['without a seed', { seed: '' }, 'message.malformed'],
    ['with a seed that is too long', { seed: 'x'.repeat(65) }, 'message.malformed'],
    ['for a table there is not', { seed: '1', match: 'nothing' }, 'match.unknown'],
    ['with cards that are wrong', { seed: '1', cards: '{}' }, 'card.missing'],
  ])('a pool %s is refused', async (_what, asked, code) => {
    expect(codesOf(await open(asked))).toContain(code);
  });

  test('a format that a game does not have is refused', async () => {
    expect(codesOf(await browser.post('/api/matches', { game: 'inferno', seats: people, settings: { format: 'draft' } }))).toEqual([
      'settings.unknownValue',
    ]);
    expect(codesOf(await browser.post('/api/matches', { game: 'keyforge', seats: people, settings: { format: 'limited' } }))).toEqual([
      'settings.unknownValue',
    ]);
    expect(codesOf(await browser.post('/api/matches', { game: 'keyforge', seats: people, settings: { teams: [0, 1] } }))).toEqual([
      'settings.unknownField',
    ]);
  });
});

describe('decks that are drawn', () => {
  const draw = async (asked: object, language = 'en'): Promise<HttpAnswer> =>
    browser.post('/api/decks/draw', { game: 'keyforge', set: 'CotA', seed: '7', ...asked }, { 'accept-language': language });

  test('are the same for the same seed, of a set that the game names, legal and told in the reader’s language', async () => {
    const summaries = (await browser.ask('/api/games')).body as readonly GameSummary[];
    expect(summaries.find(({ id }) => id === 'keyforge')?.drawnSets).toEqual([
      { code: 'CotA', name: 'Call of the Archons' },
      { code: 'AoA', name: 'Age of Ascension' },
    ]);
    const drawn = (await draw({})).body as DrawnDeck;
    expect((await draw({})).body).toEqual(drawn);
    expect((await draw({ seed: '8' })).body).not.toEqual(drawn);
    expect(((await draw({}, 'es')).body as DrawnDeck).text).toContain('Nombre: ');
    const checked = (await browser.post('/api/decks/check', { game: 'keyforge', text: drawn.text })).body as DeckCheck;
    expect(checked.problems).toEqual([]);
  });

  test.each([
    ['a set of which none is drawn', { set: 'MM' }, 'deck.strangeSet'],
    ['a game that draws none', { game: 'inferno' }, 'deck.notGenerated'],
    ['no such game', { game: 'chess' }, 'game.unknown'],
    ['no seed', { seed: '' }, 'message.malformed'],
  ])('are refused for %s', async (_, asked, code) => {
    const refused = await draw(asked);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(codesOf(refused)).toEqual([code]);
  });
});
