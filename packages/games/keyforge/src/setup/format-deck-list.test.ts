import { languages } from '@crupier/kernel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsOfSet, cardSets } from '../cards/facts.ts';
import type { CardSlug, Icon } from '../cards/facts/card-facts.ts';
import { otherHalfOf } from '../cards/facts/names.ts';
import { houses, plainIcons, type House } from '../cards/facts/vocabulary.ts';
import { checkDeck, isReferenceCard } from './deck-legality.ts';
import type { DeckCard, DeckList } from './deck-list.ts';
import { findWrongName } from './deck-problems.ts';
import { formatDeckList } from './format-deck-list.ts';
import { parseDeckList } from './parse-deck-list.ts';

const icons = fc.array(fc.constantFrom<Icon>(...plainIcons, ...houses), { maxLength: 5 });
const name = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((name) => findWrongName(name, '') === undefined);

/** Twelve cards in the frame of a house, any card that the sets up to some place have; a half comes with its other half. */
function cardsOfHouse(house: House, pool: readonly CardSlug[]): fc.Arbitrary<readonly DeckCard[]> {
  const drawn = fc.array(fc.tuple(fc.constantFrom(...pool), icons, fc.boolean()), { minLength: 12, maxLength: 12 });
  return drawn.map((entries) => {
    const cards: DeckCard[] = [];
    for (const [card, enhancements, isTwice] of entries) {
      const other = otherHalfOf(card);
      if (other !== undefined && cards.length > 10) continue;
      cards.push({ card, house, enhancements });
      if (other !== undefined) cards.push({ card: other, house, enhancements: [] });
      else if (isTwice) cards.push({ card, house, enhancements });
    }
    const filler: DeckCard = { card: 'gorm-of-omm' as CardSlug, house, enhancements: [] };
    const whole = cards.slice(0, 12);
    const last = whole.at(-1);
    const isTorn =
      last !== undefined && otherHalfOf(last.card) !== undefined && whole.filter(({ card }) => otherHalfOf(card)).length % 2 === 1;
    return [...(isTorn ? whole.slice(0, -1) : whole), ...Array.from({ length: 12 }, () => filler)].slice(0, 12);
  });
}

/** By set: the cards that it and those before it have, which go into a deck or lie beside it. */
const pools = cardSets.map((_, order) => {
  const known = cardSets.slice(0, order + 1).flatMap(({ code }) => cardsOfSet(code));
  const pool = [...new Set(known.map(({ id }) => id))];
  return { inDeck: pool.filter((card) => !isReferenceCard(card)), beside: pool.filter((card) => isReferenceCard(card)) };
});

const legalDeck: fc.Arbitrary<DeckList> = fc.integer({ min: 3, max: cardSets.length - 1 }).chain((order) => {
  const { inDeck = [], beside = [] } = pools[order] ?? {};
  const three = fc.subarray([...houses], { minLength: 3, maxLength: 3 });
  return three.chain(([one = 'dis', two = 'mars', three = 'untamed']) => {
    const cards = fc.tuple(cardsOfHouse(one, inDeck), cardsOfHouse(two, inDeck), cardsOfHouse(three, inDeck)).map((each) => each.flat());
    const references = beside.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...beside), { maxLength: 1 });
    const expansion = fc.constant(cardSets[order]?.expansions[0] ?? 0);
    return fc.record({ name, expansion, houses: fc.constant([one, two, three] as const), cards, references });
  });
});

describe('a list that was written', () => {
  test('is read back as the same deck, in either language', () => {
    fc.assert(
      fc.property(legalDeck, fc.constantFrom(...languages), (deck, language) => {
        expect(checkDeck(deck)).toEqual([]);
        expect(parseDeckList(formatDeckList(deck, language))).toEqual({ ok: true, value: deck });
      }),
      { numRuns: 300 },
    );
  });

  test('is read back when the cards of the houses are mixed', () => {
    const mixed = legalDeck.chain((deck) => fc.shuffledSubarray([...deck.cards], { minLength: 36 }).map((cards) => ({ ...deck, cards })));
    fc.assert(
      fc.property(mixed, fc.constantFrom(...languages), (deck, language) => {
        expect(parseDeckList(formatDeckList(deck, language))).toEqual({ ok: true, value: deck });
      }),
    );
  });

  test('shows the name, the set, and each house with its cards', () => {
    const cards = (['mars', 'saurian', 'untamed'] as const).flatMap((house, index) =>
      Array.from({ length: 12 }, (_, copy): DeckCard => ({
        card: (copy === 0 ? 'deusillus2' : 'champion-s-challenge') as CardSlug,
        house,
        enhancements: copy === 11 && index === 1 ? ['amber', 'mars'] : [],
      })),
    );
    const deck: DeckList = {
      name: 'Mine',
      expansion: 479,
      houses: ['mars', 'saurian', 'untamed'],
      cards,
      references: ['grunt' as CardSlug],
    };
    expect(formatDeckList(deck, 'es').split('\n').slice(0, 12)).toEqual([
      'Nombre: Mine',
      'Colección: MM',
      'Referencia: Carne de Cañón',
      '',
      'Marte:',
      '1x Deusillus (mitad superior)',
      '11x Desafío de Campeones',
      '',
      'Saurio:',
      '1x Deusillus (mitad superior)',
      '10x Desafío de Campeones',
      '1x Desafío de Campeones {æmbar, Marte}',
    ]);
  });
});
