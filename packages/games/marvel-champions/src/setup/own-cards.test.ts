import { readFileSync } from 'node:fs';
import { runToEnd } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import { configurationOf, mangled, ownCardKit, ownCardTexts } from '@crupier/kernel/conformance';
import { seedFromNumber, type Game, type PlayableGame } from '@crupier/kernel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import example from '../../../../../docs/own-cards.marvel-champions.json' with { type: 'json' };
import { isWritten, textOfCard } from '../cards/behaviours.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import { keywords } from '../cards/facts/vocabulary.ts';
import { cardsOfPack } from '../cards/facts.ts';
import { isDeckCard } from '../cards/identities.ts';
import { againstRhino } from '../fixtures/plain-game.ts';
import { Table } from '../fixtures/table.ts';
import { extendMarvelChampions } from '../game.ts';
import { marvelChampions, marvelGame } from '../marvel-champions.ts';
import { meanings } from '../meanings/meanings.ts';
import type { Marvel } from '../state/state.ts';
import { wordings } from '../words/wordings.ts';
import { builtInDecks } from './decks.ts';
import { ownCards } from './own-cards.ts';

const listed = readFileSync(new URL('../../../../../docs/own-cards.marvel-champions-deck.txt', import.meta.url), 'utf8');

const { fileOf, playTwice, problemsOf, withFile } = ownCardKit(marvelChampions);

/** A built-in deck with own cards in the place of as many of its others, by their keys. */
function deckWith(name: string, own: Readonly<Record<string, number>>): string {
  const deck = builtInDecks().find((each) => each.name === name);
  const cards = deck?.cards ?? [];
  const hero = cards.filter(({ card }) => card.slice(0, 5) <= '01049');
  const others = cards.filter((each) => !hero.includes(each));
  let room = 40 - [...hero.map(({ count }) => count), ...Object.values(own)].reduce((sum, count) => sum + count, 0);
  const kept = others.flatMap(({ card, count }) => {
    const taken = Math.min(count, room);
    room -= taken;
    return taken > 0 ? [[card, taken] as const] : [];
  });
  const slots = { ...Object.fromEntries([...hero.map(({ card, count }) => [card, count] as const), ...kept]), ...own };
  return JSON.stringify({ name: 'Own', hero_code: deck?.identity, slots });
}

function codesFor(game: PlayableGame, decks: readonly string[]): readonly string[] {
  const made = game.configure(decks);
  return made.ok ? [] : made.problems.map(({ code }) => code);
}

describe('the example cards', () => {
  const game = withFile(example);
  const basic = { 'own/borrowedradio': 2, 'own/mapofthealleys': 3, 'own/pocketfuloftokens': 1 };

  test('read as they should in both languages', async () => {
    await expect(ownCardTexts(game)).toMatchFileSnapshot('../../../../../docs/own-cards.marvel-champions.md');
  });

  test.each([
    [listed],
    [deckWith('She-Hulk: Aggression', { ...basic, 'own/kickfromthefireescape': 3 })],
    [deckWith('Iron Man: Leadership', { ...basic, 'own/nightshiftkitchen': 1 })],
    [deckWith('Black Panther: Protection', { ...basic, 'own/paddedovercoat': 3, 'own/notonmystreet': 3 })],
  ])('can be played to the end, and dealt again by the game without them from the configuration alone: %#', (deck) => {
    playTwice(game, configurationOf(game, [deck]), 3);
  });

  test('are in the hash of the definitions where a deck has them, and not where none has', () => {
    const configuration = configurationOf(game, [listed]);
    const hash = marvelChampions.definitionsHash(configuration);
    expect(game.definitionsHash(configuration)).toBe(hash);
    const changed = (name: string): string => {
      const cards = example.cards.map((card) => (card.name === name ? { ...card, cost: 7 } : card));
      return marvelChampions.definitionsHash({ ...(configuration as object), ownCards: cards });
    };
    expect(changed('Borrowed Radio')).not.toBe(hash);
    expect(changed('Padded Overcoat')).toBe(hash);
  });

  test('are told by their sheets, which the game without them does not have', () => {
    expect(game.card('vigía de azotea')).toMatchObject({
      key: 'own/rooftoplookout',
      facts: { set: 'own', faction: 'justice', type: 'ally', attack: 1, unique: 1 },
      playable: true,
    });
    expect(marvelChampions.card('Rooftop Lookout')).toBeUndefined();
    expect(game.card('Mockingbird')?.key).toBe('01083');
  });

  test('stand in lists by either name, and those misspelt are told what is meant', () => {
    expect(codesFor(game, [listed.replace('Borrowed Radio', 'radio prestada')])).toEqual([]);
    const made = game.configure([listed.replace('Borrowed Radio', 'Borowed Radio')]);
    expect(made.ok ? [] : made.problems).toMatchObject([{ code: 'deck.unknownCard', values: { nearest: 'Borrowed Radio' } }]);
    expect(codesFor(marvelChampions, [listed])).toContain('deck.strangeCard');
  });

  test.each<[Readonly<Record<string, number>>, string]>([
    [{ 'own/borrowedradio': 4 }, 'deck.tooManyCopies'],
    [{ 'own/pocketfuloftokens': 2 }, 'deck.tooManyCopies'],
    [{ 'own/nightshiftkitchen': 2 }, 'deck.tooManyCopies'],
    [{ 'own/notonmystreet': 1 }, 'deck.offAspect'],
  ])('are counted and sorted as their facts say: %j', (own, code) => {
    expect(codesFor(game, [deckWith('Iron Man: Leadership', own)])).toEqual([code]);
  });
});

test('every card of the decks of the core set can be described so', () => {
  const described = cardsOfPack('core')
    // Hulk’s “Special” abilities speak of a card that no sentence of theirs names.
    .filter((facts) => isDeckCard(facts) && isWritten(facts) && facts.code !== '01050')
    .map((facts, at) => ({ ...descriptionOf(facts), name: `Card ${at}` }));
  expect(described.length).toBeGreaterThan(80);
  expect(problemsOf(JSON.parse(JSON.stringify(fileOf(...described))))).toEqual([]);
});

function descriptionOf(facts: CardFacts): object {
  const { type, cost, resources, attack, thwart, hitPoints, traits, isUnique } = facts;
  return {
    ...{ type, resources, traits, isUnique },
    ...{ cost: cost?.amount, attack: attack?.amount, attackDamage: attack?.consequential },
    ...{ thwart: thwart?.amount, thwartDamage: thwart?.consequential, hitPoints: hitPoints?.amount },
    abilities: textOfCard(facts) ?? [],
  };
}

const self = { kind: 'self' };
const it = { noun: 'enemy', whose: 'any', are: [], min: 1, max: 1 };
const activated = (header: string, clause: object, more: object = {}): object => ({
  ...{ kind: 'activated', headers: [header], cost: 0, ...more, clause },
});
const when = (occasion: string, clause: object, more: object = {}): object => ({
  ...{ kind: 'triggered', when: { occasion, ...more }, forced: true, clause },
});
const doing = (act: object): object => ({ do: [act] });
const event = (...abilities: object[]): object => ({ name: 'Deed', type: 'event', cost: 1, abilities });
const support = (...abilities: object[]): object => ({ name: 'Place', type: 'support', cost: 1, abilities });
const clause = 'cards[0].abilities[0].clause';

describe('a file that is wrong is refused with a code and the path', () => {
  test.each<[unknown, string, string]>([
    [{ format: 1, game: 'inferno', cards: [event()] }, 'card.unknownGame', 'game'],
    [fileOf({ name: 'A', type: 'hero' }), 'card.unknownDeckType', 'cards[0].type'],
    [fileOf({ name: 'A', type: 'minion' }), 'card.unknownDeckType', 'cards[0].type'],
    [fileOf({ name: 'A', type: 'event' }, { name: 'B', type: 'event', cost: -1 }), 'card.outOfRange', 'cards[1].cost'],
    [
      fileOf({ name: 'A', type: 'event' }, { name: 'B', type: 'event' }, { name: 'C', type: 'event', cost: 'X' }),
      'card.wrongType',
      'cards[2].cost',
    ],
    [fileOf({ name: 'A', type: 'event', aspect: 'basic' }), 'card.unknownAspect', 'cards[0].aspect'],
    [fileOf({ name: 'A', type: 'event', resources: ['fire'] }), 'card.unknownResource', 'cards[0].resources[0]'],
    [fileOf({ name: 'A', type: 'event', traits: ['Bricklayer'] }), 'card.unknownTrait', 'cards[0].traits[0]'],
    [fileOf({ name: 'A', type: 'event', keywords: ['guard'] }), 'card.unknownKeyword', 'cards[0].keywords[0]'],
    [fileOf({ name: 'A', type: 'event', scheme: 1 }), 'card.unknownField', 'cards[0].scheme'],
    [fileOf({ name: 'A', type: 'support', uses: { count: 3, counter: 'bean' } }), 'card.unknownCounter', 'cards[0].uses.counter'],
    [fileOf({ name: 'A', type: 'support', max: { count: 1, per: 'villain' } }), 'card.unknownMaximum', 'cards[0].max.per'],
    [fileOf({ name: 'A', type: 'ally', attack: 1 }), 'card.missing', 'cards[0]'],
    [fileOf({ name: 'A', type: 'support', attack: 1 }), 'card.onlyOfAllies', 'cards[0].attack'],
    [fileOf({ name: 'A', type: 'resource', keywords: ['setup'] }), 'card.neverBegins', 'cards[0].keywords[0]'],
    [fileOf(support({ kind: 'prohibition', when: { occasion: 'played' } })), 'card.unknownAbility', 'cards[0].abilities[0].kind'],
    [fileOf(support(activated('boost', { do: [] }))), 'card.unknownHeader', 'cards[0].abilities[0].headers[0]'],
    [fileOf(event(activated('action', { do: [] }, { cost: 1 }))), 'card.outOfRange', 'cards[0].abilities[0].cost'],
    [fileOf(event(activated('action', { do: [] }, { labels: ['punch'] }))), 'card.unknownLabel', 'cards[0].abilities[0].labels[0]'],
    [
      fileOf(event(activated('action', { do: [] }, { resources: [{ type: 'fire', count: 1 }] }))),
      ...(['card.unknownResource', 'cards[0].abilities[0].resources[0].type'] as const),
    ],
    [fileOf(event(activated('action', doing({ verb: 'atack' })))), 'card.unknownVerb', `${clause}.do[0].verb`],
    [
      fileOf(event(activated('action', { targets: { it }, ...doing({ verb: 'stun', on: { kind: 'host' } }) }))),
      'card.noHost',
      `${clause}.do[0].on`,
    ],
    [fileOf(event(activated('action', doing({ verb: 'preventAll' })))), 'card.onlyOnItsWay', `${clause}.do[0].verb`],
    [fileOf(support(when('schemes', doing({ verb: 'preventAll' })))), 'card.otherEvent', `${clause}.do[0].verb`],
    [
      fileOf(support({ ...when('played', { do: [] }), price: doing({ verb: 'ready', on: { kind: 'bound', name: 'it' } }) })),
      ...(['card.unbound', 'cards[0].abilities[0].price.do[0].on.name'] as const),
    ],
    [fileOf(event(when('roundEnds', doing({ verb: 'draw' })))), 'card.inHand', 'cards[0].abilities[0]'],
    [fileOf({ name: 'A', type: 'resource', abilities: [activated('action', { do: [] })] }), 'card.neverInPlay', 'cards[0].abilities[0]'],
    [fileOf(support(activated('attach', doing({ verb: 'draw' })))), 'card.onlyEnters', 'cards[0].abilities[0]'],
    [fileOf(support(activated('resource', doing({ verb: 'draw' })))), 'card.onlyGenerates', clause],
    [
      fileOf(
        support(
          activated('resource', doing({ verb: 'generate', amount: 1, value: 'wild' }), { price: doing({ verb: 'discard', on: self }) }),
        ),
      ),
      ...(['card.onlyItsOwn', 'cards[0].abilities[0].price'] as const),
    ],
    [
      fileOf(support(when('attacked', doing({ verb: 'draw', who: 'controller', of: { kind: 'event', role: 'other' } })))),
      'card.noDoer',
      `${clause}.do[0].of`,
    ],
    [
      fileOf(support({ kind: 'static', applies: self, changes: [{ kind: 'list', list: 'keyword', change: 'gain', word: 'linked' }] })),
      ...(['card.keywordNotYet', 'cards[0].abilities[0].changes[0].word'] as const),
    ],
    [
      fileOf(event(activated('action', { targets: { it: { ...it, are: [{ is: 'named', value: 'Nobody' }] } }, do: [] }))),
      ...(['card.noSuchCard', `${clause}.targets.it.are[0].value`] as const),
    ],
    [fileOf(event(), event()), 'card.repeatedName', 'cards[1].name'],
    [
      fileOf({ name: 'A', nameEs: 'Rinoceronte', type: 'event' }, { name: 'Mockingbird', type: 'event' }),
      'card.takenName',
      'cards[1].name',
    ],
  ])('%j', (file, code, at) => {
    expect(problemsOf(file).map((problem) => `${problem.code} ${problem.at}`)).toContain(`${code} ${at}`);
  });

  test('the name of a card that is not made yet may be taken, and a list finds the card that stands for it by name and by code', () => {
    const game = withFile(fileOf({ name: 'Enhanced Awareness', type: 'upgrade', cost: 1 }));
    const written = (marvelChampions.workshop?.read('Spider-Man: Justice').lists?.en ?? '').replace('1x Helicarrier (Core Set)', '');
    for (const name of ['Enhanced Awareness', 'Enhanced Awareness (Captain America)'])
      expect(codesFor(game, [`${written}\n1x ${name}\n`])).toEqual([]);
    const { draft } = game.workshop?.read(`${written}\n1x Enhanced Awareness\n`) ?? {};
    const byCode = draft?.cards.map((each) => (each.card.startsWith('own/') ? { ...each, card: '03034' } : each));
    expect(codesFor(game, [JSON.stringify({ ...draft, cards: byCode })])).toEqual([]);
    expect(codesFor(marvelChampions, [JSON.stringify({ ...draft, cards: byCode })])).toEqual(['deck.notYetPlayable']);
  });

  test('heroes and encounter cards are said to be left out, in both languages', () => {
    const { en, es } = marvelChampions.messages['card.unknownDeckType'] ?? { en: '', es: '' };
    expect(en).toMatch(/Heroes, player side schemes and encounter cards .* cannot be described yet/);
    expect(es).toMatch(/no se pueden describir Héroes, Planes secundarios de jugador ni cartas de Encuentro/);
  });
});

/** The game with a support of a user's own, which costs nothing. */
function gameWith(more: object): Game<Marvel> {
  const { book, problems } = runToEnd(ownCards.readBook([{ name: 'Lamp', type: 'support', cost: 0, ...more }]));
  expect(problems).toEqual([]);
  return runToEnd(extendMarvelChampions(marvelGame(), book.described, book.wordings));
}

/** A table with two copies of it in hand. */
function withTwo(more: object): Table {
  const table = new Table(1, {}, gameWith(more));
  table.leaveIn('hand', 0, ['own/lamp', 'own/lamp']);
  return table;
}

describe('what is printed on an own card is carried out', () => {
  test('as many copies are played in a round as its maximum says. MC-MAXIMUM-2', () => {
    const table = withTwo({ max: { count: 1, per: 'round' } }).do('play Lamp');
    expect(table.offers()).not.toContain('play Lamp');
    expect(table.nextTurn().offers()).toContain('play Lamp');
  });

  test('as many copies are in play of a player as its maximum says. MC-MAXIMUM-5', () => {
    const table = withTwo({ max: { count: 1, per: 'player' } }).do('play Lamp');
    expect(table.nextTurn().offers()).not.toContain('play Lamp');
  });

  test('a card with setup begins in play. MC-SETUP-KEYWORD-1', () => {
    const seats = againstRhino(1, seedFromNumber(1)).seats.map((seat) => ({ ...seat, cards: [...seat.cards, 'own/lamp'] }));
    expect(new Table(1, { seats }, gameWith({ keywords: ['setup'] })).names('area')).toContain('Lamp');
    expect(new Table(1, { seats }, gameWith({})).names('area')).not.toContain('Lamp');
  });

  test('a third restricted card has one discarded. MC-RESTRICTED-2', () => {
    const table = withTwo({ keywords: ['restricted'] });
    table.put('own/lamp', 'area');
    table.do('play Lamp', 'play Lamp');
    expect(table.purpose).toBe('restrictedLimit');
  });
});

describe('a text that rests on what it changes is decided by what is printed', () => {
  const gives = (filter: object, ...changes: object[]): object => ({
    kind: 'static',
    applies: { kind: 'each', whose: 'friendly', are: [], ...filter },
    changes,
  });

  test.each([
    [
      'keywords of confused cards',
      gives({ noun: 'anyCard', are: ['confused'] }, { kind: 'list', list: 'keyword', change: 'lose', word: 'steady' }),
    ],
    ['texts of schemes that may be thwarted', gives({ noun: 'thwartable', whose: 'any' }, { kind: 'rule', rule: 'isBlank' })],
    ['threat of schemes that may be thwarted', gives({ noun: 'thwartable', whose: 'any' }, { kind: 'rule', rule: 'cannotLoseThreat' })],
    ['damage of enemies that may be attacked', gives({ noun: 'attackable', whose: 'any' }, { kind: 'rule', rule: 'cannotTakeDamage' })],
    [
      'traits of cards with one',
      gives({ noun: 'ally', are: [{ is: 'trait', value: 'Spy' }] }, { kind: 'list', list: 'trait', change: 'lose', word: 'Spy' }),
    ],
  ])('%s', (_what, ability) => {
    const table = withTwo({ abilities: [ability] });
    const ally = table.put('01083', 'area', 0, { confused: 1 });
    table.do('play Lamp', 'play Lamp').nextTurn();
    expect(table.names('area')).toEqual(expect.arrayContaining(['Lamp', 'Mockingbird']));
    expect(table.on(ally).confused).toBe(1);
  });
});

test('a text names a card by its name, and speaks of it by that', () => {
  const boost = { kind: 'stat', stat: 'attack', change: 'add', amount: 1 };
  const named = (name: string): object => ({ kind: 'each', noun: 'ally', whose: 'any', are: [{ is: 'named', value: name }] });
  const file = fileOf(
    { name: 'Nobody at Home', nameEs: 'Nadie en casa', type: 'ally', cost: 1, hitPoints: 2 },
    support(
      { kind: 'static', applies: named('nadie en casa'), changes: [boost] },
      { kind: 'static', applies: named('mockingbird'), changes: [boost] },
    ),
  );
  expect(withFile(file).card('Place')?.text).toMatchObject({
    en: ['The Nobody at Home ally gets +1 ATK.', 'The Mockingbird ally gets +1 ATK.'],
    es: [expect.stringContaining('«Nadie en casa»'), expect.any(String)],
  });
});

const oddities = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('ally', 'self', 'draw', 'entered', '__proto__', 'constructor', 'it', 'own/borrowedradio', true, 1, 99, -1),
  fc.constantFrom<object>(self, doing({ verb: 'draw' }), { kind: 'host' }, { kind: 'bound', name: 'it' }),
);

test('a mangled file never breaks anything: it is refused with places and sentences, or can be played', () => {
  let played = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 14 }), oddities, (steps, by) => {
      const file = mangled(example, steps, by);
      if (problemsOf(file).length > 0) return;
      const made = withFile(file);
      for (const key of made.ownCards?.keys ?? []) expect(made.card(key)?.text).toBeDefined();
      if (played++ % 8 > 0) return;
      const configured = made.configure([listed]);
      if (!configured.ok) return;
      const match = made.start(configured.value, seedFromNumber(played), { quiet: true });
      if (match.ok) match.value.playOut(dice(played), 300);
    }),
    { numRuns: 150, seed: 7 },
  );
  expect(played).toBeGreaterThan(0);
});

describe('each word of the game is either taken or refused with a code that has a sentence in both languages', () => {
  const codesOf = (file: unknown): readonly string[] => problemsOf(file).map((problem) => problem.code);
  const areSaid = (codes: readonly string[]): boolean =>
    codes.every((code) => ['en', 'es'].every((language) => marvelChampions.messages[code]?.[language as 'en' | 'es'] !== undefined));

  test('keywords', () => {
    const taken = keywords.filter((each) =>
      [each, `${each}:1`].some((said) => codesOf(fileOf({ name: 'A', type: 'support', keywords: [said] })).length === 0),
    );
    expect(taken).toEqual(['alliance', 'restricted', 'retaliate', 'setup', 'stalwart', 'steady', 'temporary', 'toughness', 'victory']);
    for (const each of keywords.filter((known) => !taken.some((other) => other === known))) {
      const codes = codesOf(fileOf({ name: 'A', type: 'support', keywords: [each] }));
      expect([each, codes, areSaid(codes)]).toEqual([each, ['card.unknownKeyword'], true]);
    }
  });

  test('headers', () => {
    const codes = Object.keys(wordings.headers).map((header) => [header, codesOf(fileOf(support(activated(header, { do: [] }))))] as const);
    const others = codes.filter(([, found]) => found.length > 0);
    expect(codes.filter(([, found]) => found.length === 0).map(([header]) => header)).toEqual(['action', 'special', 'whenDefeated']);
    expect(others.every(([, found]) => areSaid(found))).toBe(true);
  });

  test.each(Object.keys(meanings.verbs))('the verb %s', (verb) => {
    const codes = codesOf(fileOf(support(activated('action', doing({ verb })))));
    expect(areSaid(codes)).toBe(true);
  });
});

test('cards that are not made yet are sketched from what is printed on them, as a file takes it', () => {
  const { workshop } = marvelChampions;
  const unmade = (workshop?.cards() ?? []).filter((card) => workshop?.isPlayable(card) === false);
  const sketches = unmade.flatMap((card) => workshop?.sketch?.(card) ?? []);
  expect(sketches.length).toBeGreaterThan(100);
  for (let at = 0; at < sketches.length; at += 500) {
    const wrong = problemsOf(fileOf(...sketches.slice(at, at + 500))).filter(({ code }) => code !== 'card.repeatedName');
    expect(wrong).toEqual([]);
  }
});
