import { describe, expect, test } from 'vitest';
import { importKeyforge } from './import-keyforge.ts';
import { readSet, type SourceCard, type SourceDeck, type SourceSet } from './import-keyforge/source.ts';

function card(id: string, more: Partial<SourceCard> = {}): SourceCard {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    name_es: '',
    number: '001',
    expansion: 1,
    house: 'dis',
    type: 'creature',
    rarity: 'Common',
    amber: 0,
    armor: null,
    power: 3,
    keywords: [],
    traits: [],
    text: 'A sentence that must not come through.',
    ...more,
  };
}

function set(code: string, id: string, cards: readonly SourceCard[]): SourceSet {
  return { ids: [id, '99'], code, name: `Set ${code}`, cardCount: '10', releaseDate: '2001-02-03', cards };
}

function imported(sets: readonly SourceSet[], decks: readonly SourceDeck[] = []): ReadonlyMap<string, string> {
  return importKeyforge(sets, decks).files;
}

/** The rows of a set of one or several cards. */
function rowsOf(...cards: readonly SourceCard[]): readonly string[] {
  return JSON.parse(imported([set('One', '1', cards)]).get('cards/facts/One.json') ?? '').cards;
}

function namesOf(...sets: readonly SourceSet[]): readonly string[] {
  return JSON.parse(imported(sets).get('cards/facts/names.json') ?? '');
}

describe('a row', () => {
  test('holds every fact of a card and no sentence', () => {
    const knight = card('pebble', {
      power: 5,
      armor: '2',
      amber: 2,
      keywords: ['Assault:2', 'taunt'],
      traits: ['human', 'elf '],
      house: 'mars',
    });
    expect(rowsOf(knight)).toEqual(['pebble|001|mars|creature|common|amber amber|5|2|assault:2 taunt|human elf']);
    expect([...imported([set('One', '1', [knight])]).values()].join('')).not.toContain('sentence');
  });

  test('has power and armor for creatures alone, and armor only where there is some', () => {
    expect(
      rowsOf(card('gust', { type: 'action', power: 0, armor: 0 }), card('fish', { type: 'token creature', power: 1, armor: 0 })),
    ).toEqual(['gust|001|dis|action|common', 'fish|001|dis|tokenCreature|common||1']);
  });

  test('says x for a power that the card explains', () => {
    expect(rowsOf(card('cloud', { power: null }))).toEqual(['cloud|001|dis|creature|common||x']);
  });

  test('has all the houses of a card that exists in several, and none for anomalies and reference cards', () => {
    expect(rowsOf(card('lamp', { house: 'mars' }), card('lamp'))).toEqual(['lamp|001|dis mars|creature|common||3']);
    expect(rowsOf(card('odd', { expansion: 453 }))).toEqual(['odd|001||creature|common||3']);
    expect(rowsOf(card('wave', { type: 'the tide', rarity: 'The Tide', house: 'thetide' }))).toEqual(['wave|001||tide|tide']);
  });

  test('reads the icons of Enhance, in letters or in glyphs', () => {
    expect(rowsOf(card('bud', { text: 'Enhance PTAD. Play: Sleep.' }))).toEqual(['bud|001|dis|creature|common||3||||capture amber damage']);
    expect(rowsOf(card('bud', { text: 'Enhance (\uf36f\uf560\uf372 \uf37e).' }))).toEqual([
      'bud|001|dis|creature|common||3||||capture discard mars||nothing',
    ]);
  });

  test('tells whether the text says nothing, keywords alone or more', () => {
    expect(rowsOf(card('mute', { text: '(Vanilla)' }))).toEqual(['mute|001|dis|creature|common||3||||||nothing']);
    expect(rowsOf(card('wall', { text: 'Taunt. (A reminder.) Hazardous 2.' }))).toEqual(['wall|001|dis|creature|common||3||||||keywords']);
    expect(rowsOf(card('bard', { text: 'Taunt. Play: Sing.' }))).toEqual(['bard|001|dis|creature|common||3']);
  });

  test('of the top half of a gigantic creature has no power, armor or keywords (KF-GIGANTIC-3)', () => {
    const half = { name: 'Hill', text: '(Play only with the other half of Hill.) Taunt.', keywords: ['taunt'], armor: 4, amber: 1 };
    expect(rowsOf(card('hill', { ...half, amber: 0 }), card('hill2', half))).toEqual([
      'hill|001|dis|creature|common||3|4|taunt|||bottom|keywords',
      'hill2|001|dis|creature|common|amber||||||top|keywords',
    ]);
  });
});

describe('names', () => {
  test('the first translation wins, later ones follow, and a card that was never translated has none', () => {
    const first = set('One', '1', [card('rock', { name_es: 'Roca' }), card('sky', { name_es: 'Sky' })]);
    const later = set('Two', '2', [card('rock', { name_es: 'Peña' }), card('sky', { name_es: ' sky ' })]);
    expect(namesOf(later, first)).toEqual(['rock|Rock|Roca|Peña', 'sky|Sky']);
  });

  test('a translation that was cut short gives way to the whole', () => {
    const first = set('One', '1', [card('rock', { name_es: 'Roca de' })]);
    expect(namesOf(first, set('Two', '2', [card('rock', { name_es: 'Roca de Mar' })]))).toEqual(['rock|Rock|Roca de Mar|Roca de']);
  });

  test('cards of one name share their translation', () => {
    const twins = [card('rock', { name_es: 'Roca' }), card('rock-evil-twin', { name: 'Rock' })];
    expect(namesOf(set('One', '1', twins))).toEqual(['rock|Rock|Roca', 'rock-evil-twin|Rock|Roca']);
  });

  test('spaces and apostrophes are made alike', () => {
    const names = [set('One', '1', [card('rock', { name: "Rock's  End " })]), set('Two', '2', [card('rock', { name: 'Rock’s End' })])];
    expect(namesOf(...names)).toEqual(['rock|Rock’s End']);
  });
});

describe('the files', () => {
  const sets = [
    set('Two', '2', [card('rock', { house: 'mars', traits: ["j'reen"] })]),
    set('One', '1', [card('rock', { keywords: ['taunt'] })]),
  ];

  test('are one for each set, with its head', () => {
    expect(JSON.parse(imported(sets).get('cards/facts/Two.json') ?? '')).toMatchObject({
      code: 'Two',
      name: 'Set Two',
      expansions: [2, 99],
      released: '2001-02-03',
      announced: 10,
      records: 1,
    });
  });

  test('gather the sets and the words in order', () => {
    const files = imported(sets);
    expect(files.get('cards/facts/set-files.ts')).toContain('export const setFiles = [setOne, setTwo];');
    expect(files.get('cards/facts/vocabulary.ts')).toContain("export const setCodes = ['One', 'Two'] as const;");
    expect(files.get('cards/facts/vocabulary.ts')).toContain("export const houses = ['dis', 'mars'] as const;");
    expect(files.get('cards/facts/vocabulary.ts')).toContain('export const traits = ["j\'reen"] as const;');
  });

  test('of decks keep what the deck is and nothing else', () => {
    const entry = { id: 'rock', count: 2, enhancements: ['draw'], maverick: 'mars', image: 'rock.png' };
    const deck = { name: 'Æsir, the “Bold”', expansion: 1, houses: ['dis', 'mars', 'logos'], cards: [entry], uuid: 'secret' };
    const files = imported(sets, [deck]);
    const text = files.get('setup/decks/aesir-the-bold.json') ?? '';
    expect(JSON.parse(text)).toEqual({
      name: 'Æsir, the “Bold”',
      expansion: 1,
      houses: ['dis', 'mars', 'logos'],
      cards: [{ id: 'rock', count: 2, enhancements: ['draw'], maverick: 'mars' }],
    });
    expect(files.get('setup/decks/deck-files.ts')).toContain("import deck1 from './aesir-the-bold.json'");
  });
});

describe('oddities', () => {
  test('where sets disagree on a fact they are told; the order of traits is no fact', () => {
    const one = card('rock', { keywords: ['taunt'], traits: ['human', 'elf'] });
    const two = card('rock', { power: 4, traits: ['elf', 'human'] });
    expect(importKeyforge([set('One', '1', [one]), set('Two', '2', [two])], []).oddities).toEqual([
      'rock: power "3" in One, "4" in Two.',
      'rock: keywords "taunt" in One, "" in Two.',
    ]);
  });

  test('what is no keyword is left out and told', () => {
    const { files, oddities } = importKeyforge([set('One', '1', [card('rock', { keywords: ['taunt and "sleep'] })])], []);
    expect([oddities.length, files.get('cards/facts/One.json')?.includes('sleep')]).toEqual([1, false]);
  });
});

describe('what the importer does not understand, it refuses', () => {
  test.each([
    ['an unknown icon', [card('rock', { text: 'Enhance ?.' })], 'unknown icon'],
    [
      'one card of one house with two powers',
      [card('rock', { house: 'mars' }), card('rock', { power: 9 })],
      'differ in more than the house',
    ],
    ['a trait of two words', [card('rock', { traits: ['big thing'] })], 'cannot hold'],
    ['a name with a bar', [card('rock', { name: 'Rock|2' })], 'cannot hold'],
  ])('%s', (_, cards, message) => {
    expect(() => imported([set('One', '1', cards)])).toThrow(message);
  });

  test('a card with two English names', () => {
    const sets = [set('One', '1', [card('rock')]), set('Two', '2', [card('rock', { name: 'Stone' })])];
    expect(() => imported(sets)).toThrow('is called');
  });

  test('a field that it has never seen, one that is missing, and what is no set', () => {
    const text = (cards: readonly object[]): string => JSON.stringify({ ...set('One', '1', []), cards });
    expect(readSet(text([card('rock')])).code).toBe('One');
    expect(() => readSet(text([{ ...card('rock'), wings: 2 }]))).toThrow('unknown fields wings');
    expect(() => readSet(text([{ id: 'rock' }]))).toThrow('lacks the fields name');
    expect(() => readSet('[]')).toThrow('no set');
  });
});
