import type { CardSlug } from '../cards/facts/card-facts.ts';

/** A card that is in every deck that has another one, and how many copies of it. */
export interface Companion {
  readonly card: CardSlug;
  readonly count: number;
}

function companion(card: string, count = 1): Companion {
  return { card: card as CardSlug, count };
}

/** What is printed together with a card. Those that are named here as companions alone are of the rarity `fixed`, and drawn with it. */
const companions: Readonly<Record<string, readonly Companion[]>> = {
  timetraveller: [companion('help-from-future-self')],
  'horseman-of-pestilence': [companion('horseman-of-death'), companion('horseman-of-famine'), companion('horseman-of-war')],
  'ortannu-the-chained': [companion('ortannu-s-binding', 2)],
};

/** The cards that come with a card; none for most. */
export function companionsOf(card: string): readonly Companion[] {
  return companions[card] ?? [];
}
