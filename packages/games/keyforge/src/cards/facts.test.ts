import { searchKey } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { cardSets, cardsOfSet, factsFor, isCardSlug, latestFacts, orderOf, printingsOf, setOfExpansion } from './facts.ts';
import { findHouse, houseNames } from './facts/houses.ts';
import { epithetOf, findCard, keyedNames, namesOf, otherHalfOf } from './facts/names.ts';
import { isNearlyCardName, nearestCardNames } from './facts/nearest.ts';
import { houses, setCodes } from './facts/vocabulary.ts';

const everyCard = setCodes.flatMap((code) => cardsOfSet(code));

describe('sets', () => {
  test('fifteen sets stand in the order of their appearance, with their printed records', () => {
    expect(cardSets.map(({ code, records, cards }) => [code, records, cards])).toEqual([
      ['CotA', 370, 370],
      ['AoA', 370, 370],
      ['WC', 415, 415],
      ['MM', 438, 425],
      ['DT', 429, 429],
      ['WoE', 414, 414],
      ['GR', 398, 398],
      ['MG2024', 791, 783],
      ['AS', 329, 329],
      ['ToC', 321, 321],
      ['MoMu', 484, 455],
      ['PV', 369, 369],
      ['CC', 350, 350],
      ['VM25', 305, 305],
      ['DM', 303, 285],
    ]);
  });

  test('a record is a printed card in one house: the houses of all cards add up to the records', () => {
    for (const { code, records } of cardSets) {
      const count = cardsOfSet(code).reduce((sum, card) => sum + Math.max(1, card.houses.length), 0);
      expect([code, count]).toEqual([code, records]);
    }
  });

  test('an expansion number finds its set, its second number too, and none where we have none', () => {
    expect(setOfExpansion(479)?.code).toBe('MM');
    expect(setOfExpansion(480)?.code).toBe('MM');
    expect(setOfExpansion(609)).toBeUndefined();
  });

  test('an expansion that we have no set of stands after the last set with a lower number', () => {
    expect(orderOf(341)).toBe(0);
    expect(orderOf(609)).toBe(cardSets.findIndex((set) => set.code === 'WoE') + 0.5);
    expect(orderOf(1)).toBe(-0.5);
  });
});

describe('facts', () => {
  test('of a creature: power, armor, keywords, traits', () => {
    const worm = factsFor('xenos-darkshadow', 700);
    expect(factsFor('bulwark', 341)).toMatchObject({
      name: 'Bulwark',
      nameEs: 'Baluarte',
      houses: ['sanctum'],
      power: 4,
      armor: 2,
      type: 'creature',
    });
    expect(worm?.keywords).toContainEqual({ keyword: 'assault', value: 0, isX: true });
    expect(worm?.powerIsX).toBe(true);
    expect(factsFor('bull-wark', 479)?.keywords).toContainEqual({ keyword: 'assault', value: 2, isX: false });
  });

  test('of an action with a bonus icon', () => {
    expect(factsFor('anger', 341)).toMatchObject({
      id: 'anger',
      set: 'CotA',
      number: '001',
      type: 'action',
      rarity: 'common',
      icons: ['amber'],
      power: 0,
    });
  });

  test('of a card that exists in several houses: one record with all of them', () => {
    expect(factsFor('exchange-officer', 479)?.houses).toEqual(['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'untamed']);
  });

  test('of an anomaly: no house of its own (KF-MAVERICK-1)', () => {
    expect(factsFor('timequake', 452)?.houses).toEqual([]);
  });

  test('of the halves of a gigantic creature: only the bottom has power and armor (KF-GIGANTIC-3)', () => {
    expect(factsFor('ultra-gravitron', 874)).toMatchObject({ half: 'bottom', power: 10, armor: 3 });
    expect(factsFor('ultra-gravitron2', 874)).toMatchObject({ half: 'top', power: 0, armor: 0, name: 'Ultra Gravitron' });
    expect([otherHalfOf('ultra-gravitron'), otherHalfOf('ultra-gravitron2'), otherHalfOf('anger')]).toEqual([
      'ultra-gravitron2',
      'ultra-gravitron',
      undefined,
    ]);
  });

  test('each half has its other half in the same sets', () => {
    for (const card of everyCard.filter(({ half }) => half !== undefined)) {
      const other = printingsOf(otherHalfOf(card.id) ?? '').find(({ set }) => set === card.set);
      expect([card.id, other?.name, other?.half === card.half]).toEqual([card.id, card.name, false]);
    }
  });

  test('only cards of a type that has them show power, armor or keywords of creatures', () => {
    for (const card of everyCard.filter(({ type }) => type !== 'creature' && type !== 'tokenCreature')) {
      expect([card.id, card.power, card.armor, card.powerIsX]).toEqual([card.id, 0, 0, false]);
    }
  });

  test('no fact holds a sentence: no list has a word longer than a trait', () => {
    for (const card of everyCard) {
      expect(
        [...card.traits, ...card.keywords.map(({ keyword }) => keyword)].filter((word) => word.length > 16 || word.includes(' ')),
      ).toEqual([]);
    }
  });

  test('what is no card has no facts', () => {
    expect([isCardSlug('nobody'), printingsOf('nobody'), latestFacts('nobody'), factsFor('nobody', 341)]).toEqual([
      false,
      [],
      undefined,
      undefined,
    ]);
  });
});

describe('which set’s facts a card of a deck has (KF-LEGACY-1)', () => {
  const setOf = (id: string, expansion: number): string | undefined => factsFor(id, expansion)?.set;

  test.each([
    ['its own set where the card is printed there', 'gorm-of-omm', 479, 'MM'],
    ['for a legacy card the last set before', 'gatekeeper', 479, 'AoA'],
    ['for an expansion that we have no set of, the last set before it', 'gorm-of-omm', 609, 'DT'],
    ['for a card that only came later, the first set after', 'xenos-darkshadow', 341, 'GR'],
  ])('%s', (_, id, expansion, set) => {
    expect(setOf(id, expansion)).toBe(set);
  });

  test('the last set of all where no deck is meant', () => {
    expect(latestFacts('gorm-of-omm')?.set).toBe('CC');
  });
});

describe('names', () => {
  test.each([
    'Champion’s Challenge',
    "champion's challenge",
    'CHAMPIONS CHALLENGE',
    'Desafío de Campeones',
    'desafio  de campeones',
    'champion-s-challenge',
  ])('%s is found', (name) => {
    expect(findCard(name)).toBe('champion-s-challenge');
  });

  test('no name of a card is a name of another, but for halves and twins, which their epithet tells apart', () => {
    for (const id of new Set(everyCard.map((card) => card.id))) {
      const names = namesOf(id);
      const epithet = epithetOf(id);
      const label = (name: string | undefined, more: string | undefined): string => (more === undefined ? `${name}` : `${name} (${more})`);
      expect([findCard(label(names?.name, epithet?.en)), findCard(label(names?.nameEs, epithet?.es))]).toEqual([id, id]);
    }
  });

  test('a bare name means the bottom half, and the good twin', () => {
    expect([findCard('Deusillus'), findCard('Deusillus (top half)'), findCard('deusillus mitad superior')]).toEqual([
      'deusillus',
      'deusillus2',
      'deusillus2',
    ]);
    expect([findCard('Almsmaster'), findCard('Almsmaster (Evil Twin)')]).toEqual(['almsmaster', 'almsmaster-evil-twin']);
  });

  test('the Spanish name is the first one printed, a name cut short gives way to the whole, and later ones are found too', () => {
    expect(namesOf('unguarded-camp')?.nameEs).toBe('Campamento Atacado');
    expect(findCard('Campamento Desprotegido')).toBe('unguarded-camp');
    expect(namesOf('random-access-archives')?.nameEs).toBe('Archivos de Acceso Aleatorio');
  });

  test('a card that was never translated has its English name in Spanish', () => {
    expect(namesOf('gigantor')).toEqual({ name: 'Gigantor', nameEs: 'Gigantor' });
  });

  test.each(['', '   ', '…', 'жук', 'nobody of that name'])('%j is no card', (name) => {
    expect(findCard(name)).toBeUndefined();
  });
});

describe('what is nearly a name', () => {
  test.each([
    ['Champoins Chalenge', 'Champion’s Challenge'],
    ['Desafio de campeon', 'Desafío de Campeones'],
    ['bulwork', 'Bulwark'],
    ['Deusilus', 'Deusillus'],
    ['Brothers in', 'Brothers in Battle'],
  ])('%s is nearest to %s', (text, name) => {
    expect(nearestCardNames(text, 3)[0]).toBe(name);
  });

  test('at most as many as asked for, and none for what is near nothing or endless', () => {
    expect(nearestCardNames('imp', 3)).toHaveLength(3);
    expect([nearestCardNames('qqqqqqqqqqqq', 3), nearestCardNames('', 3), nearestCardNames('a'.repeat(5000), 3)]).toEqual([[], [], []]);
  });

  test('a slip is not a title', () => {
    expect([isNearlyCardName('Angr'), isNearlyCardName('Finally Smooth Simone'), isNearlyCardName('x'.repeat(99))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('houses', () => {
  test('the houses that the rules name are among those of the cards, and others too (KF-HOUSE-LIST-1, KF-HOUSE-LIST-2)', () => {
    const named = ['Brobnar', 'Dis', 'Logos', 'Marte', 'Sanctum', 'Sombras', 'Indómita', 'Saurio', 'Alianza Estelar'];
    expect(named.map(findHouse)).toEqual(['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed', 'saurian', 'staralliance']);
    expect(houses).toEqual(expect.arrayContaining(['unfathomable', 'ekwidon', 'geistoid']));
  });

  test('every house is found by its name in both languages and by its id', () => {
    for (const house of houses)
      expect([house, houseNames[house].en, houseNames[house].es.toUpperCase()].map(findHouse)).toEqual([house, house, house]);
  });

  test('no house is called like a card, so that a heading is never a card', () => {
    expect(houses.flatMap((house) => [findCard(house), findCard(houseNames[house].es)]).filter((card) => card !== undefined)).toEqual([]);
  });

  test('every house has cards that go into a deck', () => {
    const found = new Set(everyCard.filter(({ type }) => type !== 'tokenCreature').flatMap((card) => card.houses));
    expect([...found].toSorted()).toEqual([...houses]);
  });
});

test('keys leave nothing of a name out but accents, case and marks', () => {
  expect([searchKey('Æmber-Imp'), searchKey('GĔZDRUTYŎ'), searchKey('Pyr*0')]).toEqual(['aemberimp', 'gezdrutyo', 'pyr0']);
  expect(keyedNames().every(([key]) => key.length > 0)).toBe(true);
});
