import type { Ability, Change } from '@crupier/kernel/cards';
import type { CardBehaviour } from '@crupier/kernel/rules';
import { behaviourOf } from '../cards/behaviours.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import { latestFacts } from '../cards/facts.ts';
import { cardIds } from '../cards/facts/names.ts';
import { keywordRules, textBoxRules } from '../cards/keyword-rules.ts';
import { isPlayable } from '../cards/status.ts';
import type { CardType, Printed } from '../state/printed.ts';
import { TEXT_BOX_KEY } from '../state/text-boxes.ts';
import { RULES_KEY } from './deal.ts';

/** A card of the catalogue: its facts as the rules need them, and its behaviour. */
export interface CatalogueCard extends CardBehaviour {
  readonly printed: Printed;
}

/** The card that is none: index 0 of every table. */
export const blank: CardBehaviour = { key: 'blank', printed: {}, abilities: [] };

/** What the rules need of a card's facts. */
function printedFrom(facts: CardFacts): Printed {
  const { name, nameEs, type, houses, icons, power, armor, keywords, traits, half } = facts;
  return {
    name,
    nameEs,
    type: type === 'tokenCreature' ? 'creature' : (type as CardType),
    houses,
    icons,
    power,
    armor,
    keywords: keywords.map(({ keyword, value }) => ({ keyword, value })),
    traits,
    alsoUpgrade: false,
    ...(type === 'tokenCreature' && { isToken: true }),
    ...(half !== undefined && { half }),
  };
}

/** A card of the catalogue from its facts and its abilities. */
export function catalogueCard(facts: CardFacts, abilities: readonly Ability[]): CatalogueCard {
  return { key: facts.id, printed: readAbilities(printedFrom(facts), abilities), abilities };
}

/** What the abilities say of the card as a whole: keywords among them, and that it may be played as an upgrade. */
export function readAbilities(printed: Printed, abilities: readonly Ability[]): Printed {
  const said = abilities.flatMap((ability) => (ability.kind === 'keyword' ? [{ keyword: ability.keyword, value: ability.value }] : []));
  const alsoUpgrade = abilities.some((ability) => ability.kind === 'static' && ability.changes.some(isUpgradeRule));
  return { ...printed, keywords: [...printed.keywords, ...said], alsoUpgrade };
}

function isUpgradeRule(change: Change): boolean {
  return change.kind === 'rule' && change.rule === 'playableAsUpgrade';
}

/** Every card that can be played, as it is printed in the last set that has it, with the rules of keywords. Made once. */
export function catalogue(): readonly CardBehaviour[] {
  return (made ??= makeCatalogue());
}

let made: readonly CardBehaviour[] | undefined;

function makeCatalogue(): readonly CardBehaviour[] {
  const cards = cardIds().flatMap((id) => {
    const facts = isPlayable(id) ? latestFacts(id) : undefined;
    return facts === undefined ? [] : [catalogueCard(facts, behaviourOf(id) ?? [])];
  });
  return [
    blank,
    { key: RULES_KEY, printed: {}, abilities: keywordRules },
    { key: TEXT_BOX_KEY, printed: {}, abilities: textBoxRules },
    ...cards,
  ];
}
