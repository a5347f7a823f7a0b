import type { CardSheet } from '@crupier/kernel/rules';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import type { CardBook } from './card-book.ts';

/** What is printed on a card, as its sheet tells it. */
export function printedOn(book: CardBook, facts: CardFacts): CardSheet['facts'] {
  const { id, set, number, type, houses, rarity, power, armor, icons, traits, keywords } = facts;
  return {
    set: book.own.includes(id) ? 'own' : set,
    number,
    type,
    house: houses[0] ?? '',
    rarity,
    power,
    armor,
    icons,
    traits,
    keywords: keywords.map(({ keyword, value }) => (value > 0 ? `${keyword}:${value}` : keyword)),
  };
}
