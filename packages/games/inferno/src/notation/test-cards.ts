import { fieldChecks, readCards, type Ability, type FieldCheck, type Result } from '@crupier/kernel';
import { withMeanings } from '../cards/keyword-abilities.ts';
import type { CatalogueCard } from '../setup/catalogue.ts';
import { cardTypes, paths, supertypes, type CardType, type Path, type Printed, type Supertype } from '../state/printed.ts';

/**
 * Reads cards that a scenario describes: `name`, `nameEs`, `types`, `supertypes`, `subtypes`, `path`, `cost` (none: it cannot be
 * paid), `costsX`, `strength`, `toughness`, `modifiers` (`[1, -1]`), `keywords` (`"recover:2"`) and `abilities` in effect data.
 * Errors: `card.notAnObject`, `card.missing`, `card.wrongType`, `card.unknownKey`, each with its path.
 */
export function readTestCards(inputs: readonly unknown[]): Result<readonly CatalogueCard[]> {
  return readCards(inputs, { checks, needed: ['name', 'types'], make: toCard });
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

const { abilities, count, flag, text, texts, whole } = fieldChecks;
const areAmong =
  (words: readonly string[]): FieldCheck =>
  (value) =>
    texts(value) && (value as readonly string[]).every((word) => words.includes(word));

const checks: Readonly<Record<keyof CardInput, FieldCheck>> = {
  name: text,
  nameEs: text,
  types: (value) => areAmong(cardTypes)(value) && (value as readonly string[]).length > 0,
  supertypes: areAmong(supertypes),
  subtypes: texts,
  path: (value) => paths.some((path) => path === value),
  cost: count,
  costsX: flag,
  strength: whole,
  toughness: whole,
  modifiers: (value) => Array.isArray(value) && value.length === 2 && value.every(whole),
  keywords: texts,
  abilities,
};

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
    strength: input.strength,
    toughness: input.toughness,
    keywords: [...new Set(abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])))],
    modifiers: modifiers && { strength: modifiers[0], toughness: modifiers[1] },
  };
  return withMeanings({ key: `test/${name}`, printed, abilities });
}
