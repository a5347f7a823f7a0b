import type { Ability } from '@crupier/kernel/cards';
import type { CardBehaviour } from '@crupier/kernel/rules';
import { spokenAbilities } from '../cards/card-text.ts';
import { effectCards } from '../cards/effects.ts';
import { cardFacts, demonFacts, tokenFacts, type CardFacts } from '../cards/facts.ts';
import { keywordRules } from '../cards/keyword-rules.ts';
import { isPlayable } from '../cards/status.ts';
import type { Printed } from '../state/printed.ts';
import { RULES_KEY } from '../state/state.ts';

/** A card of the catalogue: its facts as the rules need them, and its behaviour. */
export interface CatalogueCard extends CardBehaviour {
  readonly printed: Printed;
}

/** The card that is none: index 0 of every table. */
export const blank: CardBehaviour = { key: 'blank', printed: {}, abilities: [] };

/** A card of the catalogue from its facts and its abilities, keywords among them. */
export function catalogueCard(facts: Omit<CardFacts, 'speech' | 'rarity' | 'number'>, abilities: readonly Ability[]): CatalogueCard {
  const { id, name, types, supertypes, subtypes, path, cost, costsX, strength, toughness, modifiers } = facts;
  const said = abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  const keywords = [...new Set([...facts.keywords.map(({ keyword }) => keyword), ...said])];
  const printed = { name, types, supertypes, subtypes, path, cost, costsX, strength, toughness, modifiers, keywords };
  return { key: id, printed, abilities };
}

let made: readonly CardBehaviour[] | undefined;

/** Every card that can be played, the demons, the tokens, and the rules of keywords. Made once. */
export function catalogue(): readonly CardBehaviour[] {
  return (made ??= makeCatalogue());
}

function makeCatalogue(): readonly CardBehaviour[] {
  const all = [...cardFacts, ...demonFacts, ...tokenFacts].filter(({ id }) => isPlayable(id));
  return [
    blank,
    { key: RULES_KEY, printed: {}, abilities: keywordRules },
    ...effectCards,
    ...all.map((facts) => catalogueCard(facts, spokenAbilities(facts))),
  ];
}
