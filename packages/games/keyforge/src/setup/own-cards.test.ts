import { readFileSync } from 'node:fs';
import { seedFromNumber } from '@crupier/kernel/rules';
import { configurationOf, mangled, ownCardKit, ownCardTexts, unspoken } from '@crupier/kernel/conformance';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import example from '../../../../../docs/own-cards.keyforge.json' with { type: 'json' };
import { behaviourOf } from '../cards/behaviours.ts';
import { cardIds } from '../cards/facts/names.ts';
import { latestFacts } from '../cards/facts.ts';
import { isPlayable } from '../cards/status.ts';
import { keyforge } from '../keyforge.ts';
import { gameWords } from '../words/game-words.ts';

const deck = readFileSync(new URL('../../../../../docs/own-cards.keyforge-deck.txt', import.meta.url), 'utf8');

const { fileOf, playTwice, problemsOf, withFile } = ownCardKit(keyforge);

describe('the example cards', () => {
  const game = withFile(example);

  test('read as they should in both languages', async () => {
    await expect(ownCardTexts(game)).toMatchFileSnapshot('../../../../../docs/own-cards.keyforge.md');
  });

  test('can be played to the end, and dealt again by the game without them from the configuration alone', () => {
    playTwice(game, configurationOf(game, [deck, deck]), 4);
  });

  test('are in the hash of the definitions where a deck has them', () => {
    const configuration = configurationOf(game, [deck, deck]);
    const hash = keyforge.definitionsHash(configuration);
    expect(game.definitionsHash(configuration)).toBe(hash);
    const cards = example.cards.map((card) => (card.name === 'Sulphur Bell' ? { ...card, icons: ['draw'] } : card));
    expect(keyforge.definitionsHash({ ...(configuration as object), ownCards: cards })).not.toBe(hash);
  });

  test('are told by their sheets, which the game without them does not have', () => {
    expect(game.card('Campana de azufre')).toMatchObject({ key: 'own/sulphurbell', facts: { set: 'own', house: 'mars' }, playable: true });
    expect(keyforge.card('Campana de azufre')).toBeUndefined();
    expect(game.card('Bulwark')?.key).toBe('bulwark');
  });

  test('stand in lists by either name, in the frame of any house, and those misspelt are told what is meant', () => {
    const configured = (text: string): readonly string[] => {
      const made = game.configure([text, deck]);
      return made.ok ? [] : made.problems.map(({ code, values }) => `${code} ${String(values['nearest'])}`);
    };
    expect(configured(deck.replaceAll('Sulphur Bell', 'campana de azufre'))).toEqual([]);
    expect(configured(deck.replace('1x Sulphur Bell', '1x Sulphur Bel'))).toContain('deck.unknownCard Sulphur Bell');
    const maverick = deck.replace('1x Keeper of Small Debts', '1x Sulphur Bell [Sanctum]');
    expect(configured(maverick)).toEqual([]);
    expect(keyforge.configure([deck, deck])).toMatchObject({ ok: false });
  });
});

test('the name of a card that is not made yet may be taken', () => {
  expect(problemsOf(fileOf({ ...friend, name: 'Alaka' }))).toEqual([]);
});

test('every card of the game can be described so', () => {
  const described = cardIds().flatMap((id, at) => {
    const facts = isPlayable(id) ? latestFacts(id) : undefined;
    if (facts === undefined) return [];
    const { houses, power, armor, keywords, traits, icons, rarity } = facts;
    const type = facts.type === 'tokenCreature' ? 'creature' : facts.type;
    const spelt = keywords.map(({ keyword, value }) => (value > 0 ? `${keyword}:${value}` : keyword));
    const abilities = behaviourOf(id) ?? [];
    return [{ name: `Card ${at}`, type, house: houses[0] ?? 'mars', power, armor, keywords: spelt, traits, icons, rarity, abilities }];
  });
  expect(described.length).toBeGreaterThan(500);
  // A file has so many cards at most.
  for (let at = 0; at < described.length; at += 500)
    expect(problemsOf(JSON.parse(JSON.stringify(fileOf(...described.slice(at, at + 500)))))).toEqual([]);
});

const friend = { name: 'Friend', type: 'creature', house: 'mars', power: 2 };
const played = (act: object): object => ({
  ...{ kind: 'triggered', when: { occasion: 'played', card: 'self' }, forced: true, clause: { do: [act] } },
});
test('an own card that chooses a player asks with words', () => {
  const choosing = {
    ...played({ verb: 'gain' }),
    clause: { players: { who: { whose: 'any' } }, do: [{ verb: 'gain', who: { player: 'who' } }] },
  };
  const game = withFile({ ...example, cards: example.cards.map((card) => ({ ...card, abilities: [choosing] })) });
  const started = game.start(configurationOf(game, [deck, deck]), seedFromNumber(3));
  if (!started.ok) throw new Error('A configuration that was checked can be played.');
  expect(unspoken(started.value, gameWords)).toEqual([]);
  expect(started.value.events(0, 0).length).toBeGreaterThan(0);
});

const changing = (change: object): object => ({ kind: 'static', applies: { kind: 'self' }, changes: [change] });
const listed = (list: string, word: string): object => changing({ kind: 'list', list, change: 'become', word });
const counted = (quality: object): object => ({
  ...{ kind: 'static', applies: { kind: 'each', noun: 'creature', whose: 'any', are: [quality] } },
  changes: [{ kind: 'stat', stat: 'power', change: 'add', amount: 1 }],
});

const change = 'cards[0].abilities[0].changes[0]';
const quality = 'cards[0].abilities[0].applies.are[0]';

describe('a file that is wrong is refused with a code and the path', () => {
  test.each<[unknown, string, string]>([
    [{ format: 1, game: 'inferno', cards: [friend] }, 'card.unknownGame', 'game'],
    [fileOf({ ...friend, house: 'nowhere' }), 'card.unknownHouse', 'cards[0].house'],
    [fileOf({ name: 'Friend', type: 'creature' }), 'card.missing', 'cards[0].house'],
    [fileOf({ ...friend, type: 'tide' }), 'card.unknownType', 'cards[0].type'],
    [fileOf({ ...friend, traits: ['plumber'] }), 'card.unknownTrait', 'cards[0].traits[0]'],
    [fileOf({ ...friend, icons: ['heart'] }), 'card.unknownIcon', 'cards[0].icons[0]'],
    [fileOf({ ...friend, rarity: 'epic' }), 'card.unknownRarity', 'cards[0].rarity'],
    // The rules do not carry these out yet.
    [fileOf({ ...friend, icons: ['draw', 'power'] }), 'card.unknownIcon', 'cards[0].icons[1]'],
    [fileOf({ ...friend, icons: ['mars'] }), 'card.unknownIcon', 'cards[0].icons[0]'],
    [
      fileOf({
        ...friend,
        abilities: [{ ...played({ verb: 'gain', amount: 1 }), clause: { instead: true, do: [{ verb: 'gain', amount: 1 }] } }],
      }),
      'card.replacesNothing',
      'cards[0].abilities[0].clause.instead',
    ],
    [
      fileOf({
        ...friend,
        abilities: [
          played({
            verb: 'destroy',
            on: { kind: 'each', noun: 'creature', whose: 'any', are: [{ is: 'named', value: 'No Such Beast' }] },
          }),
        ],
      }),
      ...(['card.noSuchCard', 'cards[0].abilities[0].clause.do[0].on.are[0].value'] as const),
    ],
    // What is done twice asks its condition once, before anything is chosen.
    [
      fileOf({
        ...friend,
        abilities: [
          {
            ...played({ verb: 'destroy', on: { kind: 'bound', name: 'it' } }),
            clause: {
              times: 2,
              targets: { it: { noun: 'creature', whose: 'any', are: [], min: 1, max: 1 } },
              if: { kind: 'are', cards: { kind: 'bound', name: 'it' }, are: ['stunned'] },
              do: [{ verb: 'destroy', on: { kind: 'bound', name: 'it' } }],
            },
          },
        ],
      }),
      ...(['card.unbound', 'cards[0].abilities[0].clause.if.cards.name'] as const),
    ],
    [fileOf({ ...friend, keywords: ['entrench'] }), 'card.unknownKeyword', 'cards[0].keywords[0]'],
    [fileOf({ ...friend, power: 100 }), 'card.outOfRange', 'cards[0].power'],
    [fileOf({ ...friend, name: 'Bulwark' }), 'card.takenName', 'cards[0].name'],
    [fileOf(friend, { ...friend, nameEs: 'Amigo' }), 'card.repeatedName', 'cards[1].name'],
    [fileOf({ ...friend, abilities: [played({ verb: 'juggle' })] }), 'card.unknownVerb', 'cards[0].abilities[0].clause.do[0].verb'],
    [
      fileOf({ ...friend, abilities: [played({ verb: 'exalt', on: { kind: 'host' } })] }),
      ...(['card.noHost', 'cards[0].abilities[0].clause.do[0].on'] as const),
    ],
    [
      fileOf({ ...friend, abilities: [{ kind: 'activated', headers: ['omni', 'omni'], cost: 0, clause: { do: [] } }] }),
      ...(['card.repeatedWord', 'cards[0].abilities[0].headers[1]'] as const),
    ],
    [fileOf({ ...friend, traits: ['beast', 'beast'] }), 'card.repeatedWord', 'cards[0].traits[1]'],
    // A word that is none of the list, or the one of another list.
    [fileOf({ ...friend, abilities: [listed('house', 'taunt')] }), 'card.unknownHouse', `${change}.word`],
    [fileOf({ ...friend, abilities: [listed('trait', 'mars')] }), 'card.unknownTrait', `${change}.word`],
    [fileOf({ ...friend, abilities: [listed('keyword', 'beast')] }), 'card.unknownKeyword', `${change}.word`],
    [fileOf({ ...friend, abilities: [listed('keyword', 'entrench')] }), 'card.unknownKeyword', `${change}.word`],
    [fileOf({ ...friend, abilities: [counted({ is: 'house', value: 'beast' })] }), 'card.unknownHouse', `${quality}.value`],
    [fileOf({ ...friend, abilities: [counted({ is: 'trait', value: 'taunt' })] }), 'card.unknownTrait', `${quality}.value`],
    [fileOf({ ...friend, abilities: [counted({ is: 'keyword', value: 'mars' })] }), 'card.unknownKeyword', `${quality}.value`],
    [fileOf({ ...friend, abilities: [counted({ is: 'powerAtLeast', value: 'mars' })] }), 'card.wrongType', `${quality}.value`],
    [
      fileOf({ ...friend, abilities: [changing({ kind: 'rule', rule: 'cannotChooseHouse', word: 'taunt' })] }),
      ...(['card.unknownValue', `${change}.word`] as const),
    ],
    [
      fileOf({ ...friend, abilities: [played({ verb: 'addNamed', on: { kind: 'self' }, value: 'mars' })] }),
      ...(['card.unknownValue', 'cards[0].abilities[0].clause.do[0].value'] as const),
    ],
    [
      fileOf({ ...friend, abilities: [played({ verb: 'gain', value: 'mars' })] }),
      ...(['card.unknownField', 'cards[0].abilities[0].clause.do[0].value'] as const),
    ],
  ])('%j', (file, code, at) => {
    expect(problemsOf(file).map((problem) => `${problem.code} ${problem.at}`)).toContain(`${code} ${at}`);
  });
});

test('a mangled file never breaks anything: it is refused, or its cards can be read', () => {
  let right = 0;
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('creature', 'self', 'draw', 'played', '__proto__', 'host', true, 1, -1),
  );
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 12 }), odd, (steps, by) => {
      const file = mangled(example, steps, by);
      if (problemsOf(file).length > 0) return;
      right++;
      const made = withFile(file);
      for (const key of made.ownCards?.keys ?? []) expect(made.card(key)?.text).toBeDefined();
    }),
    { numRuns: 120, seed: 11 },
  );
  expect(right).toBeGreaterThan(0);
});

test('cards that are not made yet are sketched from what is printed on them, as a file takes it', () => {
  const { workshop } = keyforge;
  const unmade = (workshop?.cards() ?? []).filter((card) => workshop?.isPlayable(card) === false);
  const sketches = unmade.flatMap((card) => workshop?.sketch?.(card) ?? []);
  expect(sketches.length).toBeGreaterThan(100);
  for (let at = 0; at < sketches.length; at += 500) {
    const wrong = problemsOf(fileOf(...sketches.slice(at, at + 500))).filter(({ code }) => code !== 'card.repeatedName');
    expect(wrong).toEqual([]);
  }
});
