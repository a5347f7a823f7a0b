import type {
  Collection,
  CollectionCard,
  CollectionPage,
  DecksRead,
  DraftDeck,
  FailedRequest,
  RandomTableDrawn,
  ShuffledDeck,
} from '@crupier/protocol';
import { highCard } from '@crupier/high-card';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGames } from './games.ts';
import { serve, TestBrowser, type HttpAnswer } from './fixtures/test-client.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;
let browser: TestBrowser;
beforeAll(async () => {
  server = await serve(':memory:', [...loadGames(), highCard]);
  browser = new TestBrowser(server.url);
});
afterAll(() => server.close());

const codesOf = ({ body }: HttpAnswer): readonly string[] => (body as FailedRequest).problems.map(({ code }) => code);
const cards = async (game: string, query: string): Promise<CollectionPage> =>
  (await browser.ask(`/api/games/${game}/cards?${query}`)).body as CollectionPage;
const keysOf = ({ cards: found }: CollectionPage): readonly string[] => found.map(({ key }) => key);
const empty: DraftDeck = { name: '', leader: '', choices: [], cards: [] };

describe('the cards of a game', () => {
  test('are counted, with the facts by which they are looked through, the leaders and the ready decks', async () => {
    const marvel = (await browser.ask('/api/games/marvel-champions/collection')).body as Collection;
    expect(marvel.facets.map(({ fact }) => fact)).toEqual(['faction', 'type', 'set', 'cost', 'resources', 'keywords', 'traits']);
    const costs = marvel.facets.find(({ fact }) => fact === 'cost')?.values ?? [];
    expect(costs.filter((value) => !/^(\d+|[–X★])$/u.test(value))).toEqual([]);
    expect(marvel.building?.leaders.map(({ sheet }) => sheet.name.en)).toContain('Spider-Man');
    expect(marvel.decks.find(({ name }) => name === 'Spider-Man: Justice')).toMatchObject({
      leader: '01001a',
      choices: ['justice'],
      playable: true,
    });
    expect(marvel.playable).toBeLessThan(marvel.cards);
    const glass = (await browser.ask('/api/games/keyforge/collection')).body as Collection;
    expect([glass.building, glass.decks.length, glass.cards > 2000]).toEqual([undefined, 14, true]);
  });

  test('are found by name and text in either language, whatever the accents, named ones first', async () => {
    const byName = await cards('keyforge', 'q=FURIA');
    expect(keysOf(byName)[0]).toBe('anger');
    const byText = await cards('inferno', 'q=descarta');
    expect(byText.total).toBeGreaterThan(0);
    expect(keysOf(await cards('keyforge', 'q=aember'))).toEqual(keysOf(await cards('keyforge', `q=${encodeURIComponent('Æmber')}`)));
    expect((await cards('keyforge', 'q=qqqqqq')).total).toBe(0);
  });

  test('are filtered by any value of one fact and one of each, by whether they can be played, and come in pages', async () => {
    const mars = await cards('keyforge', 'f=house:mars&f=type:creature');
    const both = await cards('keyforge', 'f=house:mars&f=house:dis&f=type:creature');
    expect(mars.cards.every(({ facts }) => facts['house'] === 'mars' && facts['type'] === 'creature')).toBe(true);
    expect(both.total).toBeGreaterThan(mars.total);
    const [yes, no] = [await cards('keyforge', 'f=house:mars&playable=yes'), await cards('keyforge', 'f=house:mars&playable=no')];
    expect(yes.total + no.total).toBe((await cards('keyforge', 'f=house:mars')).total);
    expect(no.cards.every(({ playable }) => !playable)).toBe(true);
    const next = await cards('keyforge', 'f=house:mars&from=60&limit=5');
    expect([next.from, next.cards.length, keysOf(await cards('keyforge', 'f=house:mars')).includes(keysOf(next)[0] ?? '')]).toEqual([
      60,
      5,
      false,
    ]);
    expect((await cards('keyforge', 'from=99999')).cards).toEqual([]);
  });

  test('lead to the rules that are about them and to the decks that have them, and a rule leads back', async () => {
    const [taunting] = (await cards('keyforge', 'f=keywords:taunt&playable=yes')).cards;
    const found = (await browser.ask(`/api/games/keyforge/cards/${taunting?.key}`)).body as CollectionCard;
    expect(found.rules.map(({ id }) => id)).toContain('KF-TAUNT-1');
    expect(keysOf(await cards('keyforge', 'rule=KF-TAUNT-1'))).toContain(taunting?.key);
    expect((await cards('inferno', 'rule=INF-702.2a')).total).toBe((await cards('inferno', 'f=keywords:aggressor')).total);
    const cat = (await browser.ask('/api/games/marvel-champions/cards/01002')).body as CollectionCard;
    expect(cat.decks).toEqual(['Spider-Man: Justice']);
  });

  test('that fit a deck are those of its leader and aspects, with how many it may have', async () => {
    const page = await cards('marvel-champions', 'leader=01001a&choice=justice&f=faction:justice&playable=yes');
    expect(page.cards.every(({ facts }) => facts['faction'] === 'justice')).toBe(true);
    expect(page.copiesMax).toHaveLength(page.cards.length);
    expect((await cards('marvel-champions', 'leader=01001a&choice=justice&f=faction:protection')).total).toBe(0);
  });

  test.each([
    ['chess/cards', 'game.unknown'],
    ['high-card/cards', 'deck.noWorkshop'],
    ['high-card/collection', 'deck.noWorkshop'],
    ['keyforge/cards?limit=61', 'message.malformed'],
    ['keyforge/cards?from=-1', 'message.malformed'],
    [`keyforge/cards?q=${'x'.repeat(101)}`, 'message.malformed'],
    ['keyforge/cards?colour=red', 'message.unknownField'],
    ['keyforge/cards/nothing-at-all', 'card.unknown'],
  ])('are refused for %s', async (path, code) => {
    const refused = await browser.ask(`/api/games/${path}`);
    expect([refused.status >= 400, codesOf(refused)]).toEqual([true, [code]]);
  });
});

describe('decks that are read', () => {
  const readText = async (asked: object, language = 'en'): Promise<DecksRead> =>
    (await browser.post('/api/decks/read', { game: 'keyforge', ...asked }, { 'accept-language': language })).body as DecksRead;

  test('are told apart in one text, each of its game, with what is wrong at its line', async () => {
    const text =
      'Spider-Man\n\n2x Backflip (Core Set)\n1x Backflop\n---\nHalf\n3x Anger\n---\nDemon: Zupay, Master of the Salamanca\n4x Ember Imp';
    const { decks, sheets } = await readText({ text });
    expect(decks.map(({ game }) => game)).toEqual(['marvel-champions', 'keyforge', 'inferno']);
    expect(decks[0]?.problems[0]).toMatchObject({ code: 'deck.unknownCard', at: 'line 4' });
    expect(decks[0]?.problems[0]?.text).toContain('Backflip');
    expect(decks[1]?.problems.map(({ code }) => code)).toContain('deck.total');
    expect(sheets['inferno']?.['ember-imp']?.name.en).toBe('Ember Imp');
    expect((await readText({ text }, 'es')).decks[0]?.problems[0]?.text).toContain('¿');
  });

  test('of JSON tell the place in its list, and a whole one is written for the table', async () => {
    const drawn = (await browser.post('/api/decks/draw', { game: 'keyforge', set: 'CotA', seed: '7' })).body as { readonly text: string };
    const { decks } = await readText({ text: `${drawn.text}\n---\nnothing` });
    expect([decks[0]?.problems, decks[0]?.sections.length]).toEqual([[], 3]);
    const both = await readText({ game: 'marvel-champions', text: '[{"hero_code":"01001a","slots":{"99999":1}},{"slots":{}}]' });
    expect(both.decks.map(({ problems }) => problems[0]?.at)).toEqual(['[0].slots.99999', '[1]']);
  });

  test('by an address are never fetched, and nothing else breaks', async () => {
    const code = async (text: string): Promise<string | undefined> => (await readText({ text })).decks[0]?.problems[0]?.code;
    expect(await code('https://marvelcdb.com/decklist/view/1')).toBe('deck.address');
    for (const text of ['', '{', '[]', '<deck', '\u0000', '---\n---', '{"decks":[null]}', '[[[]]]'])
      expect(await code(text)).toMatch(/^deck\./);
  });

  test.each([
    [{ game: 'chess', text: '' }, 'game.unknown'],
    [{ game: 'high-card', text: '' }, 'deck.noWorkshop'],
    [{ game: 'keyforge', text: 'x'.repeat(400_001) }, 'message.malformed'],
    [{ game: 'keyforge' }, 'message.malformed'],
  ])('are refused for what cannot be: %#', async (body, code) => {
    expect(codesOf(await browser.post('/api/decks/read', body))).toEqual([code]);
  });
});

describe('decks that are made', () => {
  test('are filled up by a seed, alike for the same one, and dealt', async () => {
    const fill = async (body: object): Promise<DecksRead> =>
      (await browser.post('/api/decks/fill', { game: 'inferno', draft: empty, seed: '5', ...body })).body as DecksRead;
    const filled = await fill({});
    expect(filled.decks[0]?.problems).toEqual([]);
    expect(await fill({})).toEqual(filled);
    const deck = filled.decks[0]?.text ?? '';
    const opened = await browser.post('/api/matches', {
      game: 'inferno',
      decks: [deck, deck],
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
    });
    expect(opened.status).toBe(201);
  });

  test.each([
    [{ game: 'keyforge', draft: empty, seed: '1' }, 'deck.notBuilt'],
    [{ game: 'inferno', draft: empty, seed: '' }, 'message.malformed'],
    [{ game: 'inferno', draft: { ...empty, cards: [{ card: 'x', count: 1.5 }] }, seed: '1' }, 'message.malformed'],
    [
      { game: 'inferno', draft: { ...empty, cards: Array.from({ length: 201 }, () => ({ card: 'x', count: 1 })) }, seed: '1' },
      'message.malformed',
    ],
  ])('are refused for what cannot be: %#', async (body, code) => {
    expect(codesOf(await browser.post('/api/decks/fill', body))).toEqual([code]);
  });

  test('are shuffled by a seed, with the mulligan that the rules allow', async () => {
    const hand = async (seed: string): Promise<ShuffledDeck> =>
      (await browser.post('/api/decks/hand', { game: 'marvel-champions', text: 'Spider-Man: Justice', seed })).body as ShuffledDeck;
    const one = await hand('1');
    expect([one.order.length, one.hand.size, one.hand.mulligan, one.hand.rule]).toEqual([40, 6, 'some', 'MC-SETUP-17']);
    expect(await hand('1')).toEqual(one);
    expect((await hand('2')).order).not.toEqual(one.order);
    expect(codesOf(await browser.post('/api/decks/hand', { game: 'keyforge', text: 'nothing', seed: '1' }))).toEqual(['deck.nothing']);
    const endless = { game: 'inferno', text: 'Deck\n4000000000x Ember Imp', seed: '1' };
    expect(codesOf(await browser.post('/api/decks/hand', endless))).toEqual(['deck.tooManyCards']);
  });
});

describe('a table of chance', () => {
  test.each([
    ['keyforge', 2],
    ['inferno', 6],
    ['marvel-champions', 4],
  ])('of %s has a deck for each of %i seats, and is dealt as it is', async (game, seats) => {
    for (const seed of ['1', '2', '3']) {
      const drawn = (await browser.post('/api/decks/random', { game, seed, seats })).body as RandomTableDrawn;
      expect(drawn.decks.map(({ problems }) => problems)).toEqual(Array.from({ length: seats }, () => []));
      const opened = await browser.post('/api/matches', {
        game,
        decks: drawn.decks.map(({ text }) => text),
        settings: drawn.settings,
        seats: Array.from({ length: seats }, (_, at) => (at === 0 ? { kind: 'person' } : { kind: 'bot', level: 'random' })),
      });
      expect([opened.status, opened.body]).toEqual([201, expect.anything()]);
    }
  });

  test('is the same for the same seed, and has as many seats as the game allows', async () => {
    const draw = async (body: object): Promise<RandomTableDrawn> =>
      (await browser.post('/api/decks/random', { game: 'marvel-champions', seed: 'a', seats: 2, ...body })).body as RandomTableDrawn;
    expect(await draw({})).toEqual(await draw({}));
    expect(await draw({ seed: 'b' })).not.toEqual(await draw({}));
    expect((await draw({ game: 'keyforge', seats: 8 })).decks).toHaveLength(2);
    expect((await browser.post('/api/decks/random', { game: 'keyforge', seed: '', seats: 2 })).status).toBe(400);
  });
});
