import { fieldChecks, readCards, type Ability, type FieldCheck, type Result } from '@crupier/kernel';
import { readAbilities, type CatalogueCard } from '../setup/catalogue.ts';
import { cardTypes, type CardType, type Printed } from '../state/printed.ts';

/**
 * Reads cards that a scenario or a player's own file describes: `name`, `type`, `house`, `power`, `armor`, `keywords`
 * (`"assault:2"`), `traits`, `icons`, `alsoUpgrade` and `abilities` in effect data.
 * Errors: `card.notAnObject`, `card.missing`, `card.wrongType`, `card.unknownKey`, each with its path.
 */
export function readTestCards(inputs: readonly unknown[]): Result<readonly CatalogueCard[]> {
  return readCards(inputs, { checks, needed: ['name', 'type'], make: toCard });
}

interface CardInput {
  readonly name: string;
  readonly nameEs?: string;
  readonly type: CardType;
  readonly house?: string;
  readonly power?: number;
  readonly armor?: number;
  readonly keywords?: readonly string[];
  readonly traits?: readonly string[];
  readonly icons?: readonly string[];
  readonly alsoUpgrade?: boolean;
  readonly abilities?: readonly Ability[];
}

const { abilities, count, flag, text, texts } = fieldChecks;
const checks: Readonly<Record<keyof CardInput, FieldCheck>> = {
  name: text,
  nameEs: text,
  type: (value) => cardTypes.some((type) => type === value),
  house: text,
  power: count,
  armor: count,
  keywords: texts,
  traits: texts,
  icons: texts,
  alsoUpgrade: flag,
  abilities,
};

function toCard({
  name,
  nameEs = name,
  type,
  house,
  power = 0,
  armor = 0,
  keywords = [],
  traits = [],
  icons = [],
  alsoUpgrade = false,
  abilities = [],
}: CardInput): CatalogueCard {
  const printed: Printed = {
    name,
    nameEs,
    type,
    houses: house === undefined ? [] : [house],
    icons,
    power,
    armor,
    keywords: keywords.map((text) => ({ keyword: text.split(':')[0] ?? '', value: Number(text.split(':')[1] ?? 0) })),
    traits,
    alsoUpgrade,
  };
  return { key: `test/${name}`, printed: { ...readAbilities(printed, abilities), alsoUpgrade }, abilities };
}
