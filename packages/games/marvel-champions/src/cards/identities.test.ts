import { describe, expect, test } from 'vitest';
import { factsOf, knownFacts } from './facts.ts';
import type { CardCode } from './facts/card-facts.ts';
import { identities, identitiesNamed, identityOf, isDeckCard, linkedTo } from './identities.ts';

describe('identities', () => {
  test('are 65, each with fifteen cards of its own, but for two with a card more that is set aside by their text (MC-DECK-3)', () => {
    const counts = identities().map(({ hero, signature }) => [hero.name, signature.reduce((sum, { count }) => sum + count, 0)] as const);
    expect(counts).toHaveLength(65);
    expect(counts.filter(([, count]) => count !== 15)).toEqual([
      ['Valkyrie', 16],
      ['Rogue', 16],
    ]);
  });

  test.each([
    ['01001a', '01001a'],
    ['01001b', '01001a'],
    ['01001', '01001a'],
    ['29003b', '29001a'],
    ['42001c', '42001a'],
    ['31002a', '31001a'],
  ])('the face %s is of the identity %s', (face, code) => {
    expect(identityOf(face)?.code).toBe(code);
  });

  test('a card of an identity is no face of it', () => {
    expect([identityOf('01002'), identityOf('31001b'), identityOf('nobody')]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['She-Hulk', ['01019a']],
    ['Hulka', ['01019a']],
    ['jennifer walters', ['01019a']],
    ['Black Panther', ['01040a', '51001a']],
    ['Pantera Negra (Shuri)', ['51001a']],
    ['Ironheart', ['29001a']],
    ['Nobody', []],
  ])('%s is the name of %j', (name, codes) => {
    expect(identitiesNamed(name).map(({ code }) => code)).toEqual(codes);
  });

  test('what is permanent, or of a set beside the identity’s, is set aside (MC-PERMANENT-2)', () => {
    const asideOf = (code: string): unknown => identityOf(code)?.setAside.map(({ card, count }) => `${count}x ${card}`);
    expect([asideOf('35001a'), asideOf('46001a'), asideOf('01001a')]).toEqual([['1x 35002'], ['6x 46002'], []]);
  });

  test('linked cards come with the card that they name (MC-LINKED-1, MC-LINKED-3)', () => {
    const linked = (code: string): unknown => linkedTo([code as CardCode]).map(({ card }) => knownFacts(card).name);
    expect(linked('49025')).toEqual([]);
    expect(linked('53023')).toEqual(["Captain America's Shield"]);
    expect(linked('54012')).toEqual([]);
  });

  test('decks are made of no encounter card, no campaign card, no linked or permanent one', () => {
    const able = ['01002', '01055', '01088', '01155', '04155', '49033', '35002', '01001a', '56129'];
    expect(able.filter((code) => isDeckCard(factsOf(code) ?? knownFacts('01155' as CardCode)))).toEqual(['01002', '01055', '01088']);
  });
});
