import { ok, type Ability, type Problem, type Result } from '@crupier/kernel';
import type { CatalogueCard } from '../setup/catalogue.ts';
import { cardTypes, paths, supertypes, type CardType, type Path, type Printed, type Supertype } from '../state/printed.ts';

/**
 * Reads cards that a scenario describes: `name`, `nameEs`, `types`, `supertypes`, `subtypes`, `path`, `cost` (none: it cannot be
 * paid), `costsX`, `strength`, `toughness`, `modifiers` (`[1, -1]`), `keywords` (`"recover:2"`) and `abilities` in effect data.
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
  readonly types: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly path?: Path;
  readonly cost?: number;
  readonly costsX?: boolean;
  readonly strength?: number;
  readonly toughness?: number;
  readonly modifiers?: readonly [strength: number, toughness: number];
  readonly keywords?: readonly string[];
  readonly abilities?: readonly Ability[];
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isWhole: Check = (value) => Number.isInteger(value);
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isTexts: Check = (value) => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isAbilities: Check = (value) =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === 'object' && each !== null && 'kind' in each);
const areAmong =
  (words: readonly string[]): Check =>
  (value) =>
    isTexts(value) && (value as readonly string[]).every((word) => words.includes(word));

const checks: Readonly<Record<keyof CardInput, Check>> = {
  name: isText,
  nameEs: isText,
  types: (value) => areAmong(cardTypes)(value) && (value as readonly string[]).length > 0,
  supertypes: areAmong(supertypes),
  subtypes: isTexts,
  path: (value) => paths.some((path) => path === value),
  cost: isCount,
  costsX: (value) => typeof value === 'boolean',
  strength: isWhole,
  toughness: isWhole,
  modifiers: (value) => Array.isArray(value) && value.length === 2 && value.every(isWhole),
  keywords: isTexts,
  abilities: isAbilities,
};

function checkCard(input: unknown, at: string): Problem[] {
  if (typeof input !== 'object' || input === null) return [{ code: 'card.notAnObject', at, values: {} }];
  const missing = (['name', 'types'] as const)
    .filter((key) => !(key in input))
    .map((key): Problem => ({ code: 'card.missing', at: `${at}.${key}`, values: { key } }));
  const wrong = Object.entries(input).flatMap(([key, value]): Problem[] => {
    const check = Object.hasOwn(checks, key) ? checks[key as keyof CardInput] : undefined;
    if (check === undefined)
      return [{ code: 'card.unknownKey', at: `${at}.${key}`, values: { key, known: Object.keys(checks).join(', ') } }];
    return check(value) ? [] : [{ code: 'card.wrongType', at: `${at}.${key}`, values: { key } }];
  });
  return [...missing, ...wrong];
}

function toCard(input: CardInput): CatalogueCard {
  const { name, nameEs = name, types, cost, path, modifiers } = input;
  const spoken = (input.keywords ?? []).map((text): Ability => {
    const [keyword = '', value = '0'] = text.split(':');
    return { kind: 'keyword', keyword, value: Number(value) };
  });
  // Keywords may also be given among the abilities.
  const abilities = [...spoken, ...(input.abilities ?? [])];
  const printed: Printed = {
    name: { en: name, es: nameEs },
    types,
    supertypes: input.supertypes ?? [],
    subtypes: input.subtypes ?? [],
    path,
    cost,
    costsX: input.costsX ?? false,
    strength: input.strength ?? 0,
    toughness: input.toughness ?? 0,
    keywords: [...new Set(abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])))],
    modifiers: modifiers && { strength: modifiers[0], toughness: modifiers[1] },
  };
  return { key: `test/${name}`, printed, abilities };
}
