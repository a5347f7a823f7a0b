import { listOf, oneWord, whole, wordsOnce, type CardReading, type Schema } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { rarities, type Rarity } from '../cards/facts.ts';
import { durations } from '../rules/durations.ts';
import { manners } from '../rules/manners.ts';
import { facts } from '../state/facts.ts';
import { cardTypes, paths, supertypes, type CardType, type Path, type Printed, type Supertype } from '../state/printed.ts';
import type { Inferno } from '../state/state.ts';
import { wordings } from '../words/wordings.ts';
import { keywords, numberedKeywords } from '../meanings/keywords.ts';
import { headers, meanings } from '../meanings/meanings.ts';
import { subtypes } from '../state/subtypes.ts';
import type { CatalogueCard } from './catalogue.ts';

/** A card as somebody describes it, in a scenario or in a file of cards. */
export interface CardInput {
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
  readonly rarity?: Rarity;
  readonly abilities?: readonly Ability[];
}

/** A described card, ready for the catalogue. */
export interface DescribedCard extends CatalogueCard {
  readonly rarity: Rarity | undefined;
}

const NUMBER_MAX = 99;
const NAME_MAX = 80;

const name: Schema = { type: 'string', minLength: 1, maxLength: NAME_MAX };
const spoken = [...keywords.filter((each) => !numberedKeywords.has(each)), ...[...numberedKeywords].map((each) => `${each}:2`)];
const keyword: Schema = {
  title: 'keyword',
  type: 'string',
  pattern: `^(${keywords.map((each) => (numberedKeywords.has(each) ? `${each}(:[0-9]{1,2})?` : each)).join('|')})$`,
  examples: spoken,
};

const fields: Readonly<Record<keyof CardInput & string, Schema>> | Readonly<Record<string, Schema>> = {
  name: { ...name, description: 'the name, in English or in its only language' },
  'nameEs?': { ...name, description: 'the name in Spanish, where it has another' },
  types: { ...wordsOnce(oneWord('type', cardTypes), 1, 3), description: 'a demon leads a deck and is no card of it' },
  'supertypes?': wordsOnce(oneWord('supertype', supertypes), 0, supertypes.length),
  'subtypes?': wordsOnce(oneWord('subtype', subtypes), 0, 6),
  'path?': oneWord('path', paths, 'a card without one is neutral'),
  'cost?': whole(0, NUMBER_MAX, 'the energy cost; without one the card cannot be played'),
  'costsX?': { type: 'boolean', description: 'X is part of the cost' },
  'strength?': whole(-NUMBER_MAX, NUMBER_MAX, 'of an ally, or of the earthly face of a demon'),
  'toughness?': whole(-NUMBER_MAX, NUMBER_MAX),
  'modifiers?': { ...listOf(whole(-NUMBER_MAX, NUMBER_MAX), 2, 2), description: 'strength and toughness that a weapon gives' },
  'keywords?': { ...listOf(keyword, 0, 10), description: 'with its number where it has one: “recover:2”' },
  'rarity?': oneWord('rarity', rarities),
};

/** How cards of Inferno are described; `keyOf` makes the key of a card from its name. */
export function describedCards(keyOf: (name: string) => string): CardReading<Inferno, CardInput, DescribedCard> {
  return {
    language: {
      words: meanings,
      wordings,
      manners,
      facts,
      durations,
      givenDurations: ['while', 'setOff'],
      headers,
      keywords,
      costNames: [...numberedKeywords],
      sorts: ['self', 'control'],
    },
    fields,
    hasHost: ({ types }) => types.includes('weapon'),
    make: (input) => toCard(input, keyOf(input.name)),
  };
}

function toCard(input: CardInput, key: string): DescribedCard {
  const { name: en, nameEs = en, types, cost, path, modifiers, rarity } = input;
  // Keywords may also be given among the abilities.
  const abilities = [...(input.keywords ?? []).map(keywordOf), ...(input.abilities ?? [])];
  const printed: Printed = {
    name: { en, es: nameEs },
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
  return { key, printed, abilities, rarity };
}

function keywordOf(text: string): Ability {
  const [keyword = '', value = '0'] = text.split(':');
  return { kind: 'keyword', keyword, value: Number(value) };
}
