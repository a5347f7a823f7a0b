import type { CardBook } from './card-book.ts';
import { cardTypes } from '../state/printed.ts';
import { isPrintable, workingIcons, type OwnInput } from './described-cards.ts';

/**
 * The description of a card as far as it is printed in figures and words, with which whoever describes the card begins: what its text does
 * is left to say. Undefined for a card that no file describes.
 */
export function sketchCard(id: string, book: CardBook): Omit<OwnInput, 'abilities'> | undefined {
  const facts = book.latestFacts(id);
  const type = cardTypes.find((each) => each === facts?.type);
  const house = facts?.houses[0];
  if (facts === undefined || type === undefined || house === undefined || facts.half !== undefined) return undefined;
  const { name, nameEs, power, armor, rarity, traits } = facts;
  const icons = facts.icons.filter((icon) => workingIcons.includes(icon));
  const keywords = facts.keywords.map(({ keyword, value }) => (value > 0 ? `${keyword}:${value}` : keyword)).filter(isPrintable);
  const isCreature = type === 'creature';
  return {
    name,
    ...(nameEs !== name && { nameEs }),
    type,
    house,
    rarity,
    ...(isCreature && { power }),
    ...(isCreature && armor > 0 && { armor }),
    ...(icons.length > 0 && { icons }),
    ...(isCreature && traits.length > 0 && { traits }),
    ...(keywords.length > 0 && { keywords }),
  };
}
