import type { Ability, CardBehaviour } from '@crupier/kernel';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import type { CardType, Printed } from '../state/printed.ts';

/** A card of the catalogue: its facts as the rules need them, and its behaviour. */
export interface CatalogueCard extends CardBehaviour {
  readonly printed: Printed;
}

/** The card that is none: index 0 of every table. */
export const blank: CardBehaviour = { key: 'blank', printed: {}, abilities: [] };

/** What the rules need of a card's facts. `alsoUpgrade` is for creatures that may be played as upgrades. */
export function printedFrom(facts: CardFacts, alsoUpgrade: boolean): Printed {
  const { name, nameEs, type, houses, icons, power, armor, keywords, traits } = facts;
  return {
    name,
    nameEs,
    type: type as CardType,
    houses,
    icons,
    power,
    armor,
    keywords: keywords.map(({ keyword, value }) => ({ keyword, value })),
    traits,
    alsoUpgrade,
  };
}

/** A card of the catalogue from its facts and its abilities. */
export function catalogueCard(facts: CardFacts, abilities: readonly Ability[], alsoUpgrade = false): CatalogueCard {
  return { key: facts.id, printed: printedFrom(facts, alsoUpgrade), abilities };
}
