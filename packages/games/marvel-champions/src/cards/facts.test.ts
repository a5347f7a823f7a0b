import { describe, expect, test } from 'vitest';
import {
  cardCodes,
  cardsOfPack,
  cardsOfSet,
  factsOf,
  findByName,
  findByOctgn,
  findPack,
  keyedNames,
  knownFacts,
  otherSideOf,
  packs,
  printingsOf,
} from './facts.ts';
import { cardSets, findSet } from './facts/sets.ts';
import { traitName } from './facts/traits.ts';
import { packCodes, traits } from './facts/vocabulary.ts';

const everyCard = cardCodes().map(knownFacts);

/** A number as it is printed, with nothing beside it. */
function digits(amount: number, more: object = {}): object {
  return { amount, kind: 'digits', per: 'game', hasStar: false, ...more };
}

describe('products', () => {
  test('the core set has 209 records, and all products together 4230', () => {
    expect([packs.length, cardsOfPack('core').length, everyCard.length]).toEqual([60, 209, 4230]);
    expect(packs.map(({ code }) => code)).toEqual([...packCodes]);
  });

  test('the core set has its cards by classification: 19 of three aspects and 18 of leadership (MC-FAQ-1)', () => {
    const copies = (faction: string): number =>
      cardsOfPack('core')
        .filter((card) => card.faction === faction)
        .reduce((sum, card) => sum + card.quantity, 0);
    expect(['aggression', 'justice', 'protection', 'leadership', 'basic'].map(copies)).toEqual([19, 19, 19, 18, 34]);
  });

  test.each([
    ['core', 'core'],
    ['Core Set', 'core'],
    ['caja basica', 'core'],
    ['Génesis Mutante', 'mut_gen'],
    ['The Rise of Red Skull', 'trors'],
  ])('%s is the pack %s', (name, code) => {
    expect(findPack(name)?.code).toBe(code);
  });
});

describe('facts', () => {
  test('of a hero and the alter-ego behind it', () => {
    expect(factsOf('01001a')).toMatchObject({
      name: 'Spider-Man',
      nameEs: 'Spiderman',
      type: 'hero',
      set: 'spider_man',
      attack: digits(2),
      thwart: digits(1),
      defense: digits(3),
      handSize: 5,
      hitPoints: digits(10),
      traits: ['Avenger'],
      isUnique: true,
      back: '01001b',
    });
    expect(otherSideOf(knownFacts(cardCodes()[0] ?? ('' as never)).code)).toMatchObject({
      type: 'alterEgo',
      handSize: 6,
      recover: digits(3),
    });
  });

  test('of an ally: consequential damage, and a dash for a power that it has not (MC-CONSEQUENTIAL-DAMAGE-1, MC-DASH-1)', () => {
    expect(factsOf('01050')).toMatchObject({
      name: 'Hulk',
      subname: 'Bruce Banner',
      attack: digits(3, { consequential: 1 }),
      thwart: { amount: 0, kind: 'dash', per: 'game', hasStar: false, consequential: 0 },
      cost: digits(2),
      resources: ['energy'],
    });
  });

  test('of an attachment: what it adds, or takes away', () => {
    expect([factsOf('01098')?.attack, factsOf('40092')?.attack?.amount]).toEqual([undefined, -1]);
  });

  test('of a villain: hit points per player, a star beside the attack (MC-PER-PLAYER-ICON-1, MC-STAR-ICON-1)', () => {
    expect(factsOf('01134')).toMatchObject({ stage: 'I', hitPoints: digits(17, { per: 'player' }), attack: { amount: 2, hasStar: true } });
  });

  test('of schemes: threat per player or fixed, and icons', () => {
    expect(factsOf('01097b')).toMatchObject({
      stage: '1B',
      startingThreat: digits(0),
      targetThreat: digits(7, { per: 'player' }),
      threatPerRound: digits(1, { per: 'player' }),
    });
    expect(factsOf('01108')).toMatchObject({ startingThreat: digits(2, { per: 'player' }), icons: ['crisis'], boost: 2 });
    expect(factsOf('01109')).toMatchObject({ startingThreat: digits(2), icons: ['acceleration'] });
  });

  test('of keywords: their numbers and words', () => {
    const keywordsOf = (code: string): unknown => factsOf(code)?.keywords.map(({ keyword, value, of }) => [keyword, value, of]);
    expect(keywordsOf('01008')).toEqual([['uses', 3, 'web']]);
    expect(keywordsOf('01120')).toEqual([
      ['guard', 0, ''],
      ['toughness', 0, ''],
    ]);
    expect(keywordsOf('37019')).toEqual([
      ['teamUp', 0, 'Gambit & Rogue'],
      ['max', 1, 'deck'],
    ]);
    expect(keywordsOf('51036')).toContainEqual(['linked', 0, 'Show of Empathy']);
    expect(factsOf('29017')?.keywords).toContainEqual({ keyword: 'requirement', value: 0, isPerPlayer: false, of: 'energy' });
  });

  test('of what the text says: nothing, keywords alone or abilities', () => {
    expect(['01094', '01102', '01095'].map((code) => factsOf(code)?.speech)).toEqual(['nothing', 'keywords', 'abilities']);
  });

  test('of a reprint: those of the original, in its own pack', () => {
    expect(factsOf('12022')).toMatchObject({ original: '01089', name: 'Genius', pack: 'ant', quantity: 1, deckLimit: 1 });
    expect(printingsOf('12022')).toEqual(expect.arrayContaining(['01089', '12022']));
    expect(printingsOf('01002')).toEqual(['01002']);
  });

  test('what is no card has no facts', () => {
    expect([factsOf('99999'), printingsOf('99999'), findByName('Nobody'), findByOctgn('none'), cardsOfSet('none')]).toEqual([
      undefined,
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('every card', () => {
  test('has an original with facts of its own, and a set that is known', () => {
    for (const card of everyCard) {
      expect([card.code, knownFacts(card.original).original]).toEqual([card.code, card.original]);
      expect([card.code, card.set === undefined || findSet(card.set) !== undefined]).toEqual([card.code, true]);
    }
    expect(cardSets).toHaveLength(369);
  });

  test('that names another face has it, and the other face finds back', () => {
    const linked = everyCard.filter((card) => card.back !== undefined);
    expect(linked).toHaveLength(325);
    for (const card of linked) {
      const other = otherSideOf(card.code);
      expect([card.code, other?.code, other && otherSideOf(other.code)?.code]).toEqual([card.code, card.back, card.code]);
    }
  });

  test('is found by its name in each language, and by its number of OCTGN', () => {
    for (const card of everyCard) {
      for (const name of [card.name, card.nameEs]) expect(findByName(name).map(({ code }) => code)).toContain(card.original);
      if (card.octgn !== '') expect(findByOctgn(card.octgn).map(({ code }) => code)).toContain(card.code);
    }
    expect(everyCard.filter(({ octgn }) => octgn !== '')).toHaveLength(3922);
  });

  test('holds no sentence: names, traits and words after keywords are short', () => {
    for (const { code, name, nameEs, subname, subnameEs, stage, keywords } of everyCard) {
      const words = [name, nameEs, subname, subnameEs, stage, ...keywords.map(({ of }) => of)];
      expect([code, words.filter((each) => each.length > 60 || /\w{2}[.:] [a-zñáéíóú]/.test(each))]).toEqual([code, []]);
    }
    expect(traits.filter((trait) => trait.length > 30 || traitName(trait, 'es').length > 30)).toEqual([]);
    expect(keyedNames().every(([key]) => key !== '')).toBe(true);
  });
});

test('a trait is said in both languages', () => {
  expect([traitName('Avenger', 'es'), traitName('S.H.I.E.L.D.', 'es'), traitName('Attack', 'es'), traitName('Attack', 'en')]).toEqual([
    'Vengador',
    'S.H.I.E.L.D.',
    'Ataque',
    'Attack',
  ]);
});
