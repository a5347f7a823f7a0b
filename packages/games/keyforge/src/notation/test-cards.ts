import { ok, type Ability, type Problem, type Result } from '@crupier/kernel';
import { readAbilities, type CatalogueCard } from '../setup/catalogue.ts';
import { cardTypes, type CardType, type Printed } from '../state/printed.ts';

/**
 * Reads cards that a scenario or a player's own file describes: `name`, `type`, `house`, `power`, `armor`, `keywords`
 * (`"assault:2"`), `traits`, `icons`, `alsoUpgrade` and `abilities` in effect data.
 * Errors: `card.notAnObject`, `card.missing`, `card.wrongType`, `card.unknownKey`, each with its path.
 */
export function readTestCards(inputs: readonly unknown[]): Result<readonly CatalogueCard[]> {
  const problems: Problem[] = [];
  const cards: CatalogueCard[] = [];
  inputs.forEach((input, at) => {
    const found = checkCard(input, `cards[${at}]`);
    if (found.length > 0) problems.push(...found);
    else cards.push(toCard(input as CardInput));
  });
  return problems.length > 0 ? { ok: false, problems } : ok(cards);
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

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isNumber: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isTexts: Check = (value) => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isAbilities: Check = (value) =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === 'object' && each !== null && 'kind' in each);

const checks: Readonly<Record<keyof CardInput, Check>> = {
  name: isText,
  nameEs: isText,
  type: (value) => cardTypes.some((type) => type === value),
  house: isText,
  power: isNumber,
  armor: isNumber,
  keywords: isTexts,
  traits: isTexts,
  icons: isTexts,
  alsoUpgrade: (value) => typeof value === 'boolean',
  abilities: isAbilities,
};

function checkCard(input: unknown, at: string): Problem[] {
  if (typeof input !== 'object' || input === null) return [{ code: 'card.notAnObject', at, values: {} }];
  const given = Object.entries(input);
  const missing = (['name', 'type'] as const)
    .filter((key) => !(key in input))
    .map((key): Problem => ({ code: 'card.missing', at: `${at}.${key}`, values: { key } }));
  const wrong = given.flatMap(([key, value]): Problem[] => {
    const check = Object.hasOwn(checks, key) ? checks[key as keyof CardInput] : undefined;
    if (check === undefined)
      return [{ code: 'card.unknownKey', at: `${at}.${key}`, values: { key, known: Object.keys(checks).join(', ') } }];
    return check(value) ? [] : [{ code: 'card.wrongType', at: `${at}.${key}`, values: { key } }];
  });
  return [...missing, ...wrong];
}

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
