import { searchKey } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { inferno } from '../inferno.ts';
import { paths } from '../state/printed.ts';
import { keywords } from '../meanings/keywords.ts';
import { subtypes, subtypesOfType } from '../state/subtypes.ts';
import { tokens } from '../state/tokens.ts';
import { cardFacts, demonFacts, factsOf, findByName, namesOf, rarities, tokenFacts } from './facts.ts';
import decks from './base/decks.json' with { type: 'json' };

const everyCard = [...cardFacts, ...demonFacts];

function ofPath(path: string | undefined): number {
  return cardFacts.filter((facts) => facts.path === path).length;
}

describe('the set', () => {
  test('has at least 220 cards besides the seven that the document names, and ten demons', () => {
    expect(cardFacts.length).toBeGreaterThanOrEqual(227);
    expect(demonFacts.length).toBe(10);
  });

  test.each(paths)('%s has at least forty cards and two demons, and at most fifteen allies without abilities', (path) => {
    expect(ofPath(path)).toBeGreaterThanOrEqual(40);
    expect(demonFacts.filter((facts) => facts.path === path).length).toBeGreaterThanOrEqual(2);
    const plain = cardFacts.filter((facts) => facts.path === path && facts.types.includes('ally') && facts.speech !== 'abilities');
    expect(plain.length).toBeLessThanOrEqual(15);
  });

  test('has at least forty neutral cards', () => {
    expect(ofPath(undefined)).toBeGreaterThanOrEqual(40);
  });

  test('has the cards that the document names (INF-118.5, INF-207.3a, INF-507.3c, INF-607.2b, INF-800.3a, INF-110.6e)', () => {
    const named = [
      'Pacificadora barahai',
      'Ignición',
      'Primogénito del bosque',
      'Hija del valor',
      'Carnada kirch',
      'Tormenta de fuego',
      'Sirena de voz dulce',
    ];
    expect(named.filter((name) => findByName(name) === undefined)).toEqual([]);
  });
});

describe('facts', () => {
  test('ids, numbers and names are each one card’s: two cards are the same where their Spanish names are (INF-201.2)', () => {
    for (const key of [
      everyCard.map(({ id }) => id),
      everyCard.map(({ number }) => number),
      everyCard.map(({ name }) => searchKey(name.es)),
      everyCard.map(({ name }) => searchKey(name.en)),
    ]) {
      expect(new Set<string | number>(key).size).toBe(everyCard.length);
    }
    expect(everyCard.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(everyCard.map((_, at) => at + 1));
  });

  test('subtypes are those of their type (INF-204.4), and each is somebody’s', () => {
    const wrong = cardFacts.filter(({ types: [type = 'ally'], subtypes: own }) => {
      const allowed: readonly string[] = type === 'ally' ? subtypes : (subtypesOfType[type as 'object'] ?? []);
      return !own.every((each) => allowed.includes(each));
    });
    expect(wrong).toEqual([]);
    const used = new Set(cardFacts.flatMap((facts) => facts.subtypes));
    expect(subtypes.filter((each) => !used.has(each))).toEqual([]);
  });

  test('keywords and rarities exist', () => {
    expect(everyCard.filter((facts) => !facts.keywords.every(({ keyword }) => keywords.includes(keyword)))).toEqual([]);
    expect(everyCard.filter(({ rarity }) => rarity === undefined || !rarities.includes(rarity))).toEqual([]);
  });

  test('only weapons have modifiers (INF-208.2), scenarios cost nothing (INF-202.1c), resources have no cost (INF-305.1)', () => {
    for (const { id, types, modifiers, cost } of cardFacts) {
      expect([id, modifiers !== undefined]).toEqual([id, types.includes('weapon')]);
      if (types.includes('scenario')) expect([id, cost]).toEqual([id, 0]);
      expect([id, cost === undefined]).toEqual([id, types.includes('resource')]);
    }
  });

  test('tokens are called as their subtypes (INF-110.5c) and are those that cards create', () => {
    expect(tokenFacts.map(({ id, strength, toughness }) => ({ id, strength, toughness }))).toEqual(
      tokens.map(({ id, strength, toughness }) => ({ id, strength, toughness })),
    );
    expect(factsOf('cyborg-mutant-token')?.name).toEqual({ en: 'Cyborg Mutant', es: 'Cyborg Mutante' });
  });

  test('a name is found however it is written', () => {
    expect(findByName('ignicion')?.id).toBe('ignition');
    expect(findByName('IGNITION')?.id).toBe('ignition');
    expect(findByName('nobody')).toBeUndefined();
    expect(namesOf('nobody')).toEqual({ en: 'nobody', es: 'nobody' });
  });
});

describe('the preconstructed decks', () => {
  test.each(decks)('$name: fifty cards of one path, at most four of a name (INF-100.2a, INF-105.3)', ({ demon, cards }) => {
    const path = factsOf(demon)?.path;
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(50);
    expect(cards.filter(({ count }) => count > 4)).toEqual([]);
    expect(cards.filter(({ card }) => factsOf(card) === undefined || ![path, undefined].includes(factsOf(card)?.path))).toEqual([]);
  });

  test('there is one for each path', () => {
    expect(decks.map(({ demon }) => factsOf(demon)?.path).toSorted()).toEqual([...paths].toSorted());
  });
});

test('C-54 C-59 a sheet has strength before toughness, and the edition for its set', () => {
  const facts = inferno.card('Living Wall')?.facts ?? {};
  expect(facts).toMatchObject({ strength: 1, toughness: 6, set: 'base' });
  expect(Object.keys(facts).indexOf('strength')).toBeLessThan(Object.keys(facts).indexOf('toughness'));
});
