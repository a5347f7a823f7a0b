import { listOf, oneWord, readCards, whole, type Ability, type CardReading, type Result, type Schema } from '@crupier/kernel';
import { durations } from '../game.ts';
import { readAbilities, type CatalogueCard } from '../setup/catalogue.ts';
import { facts } from '../state/facts.ts';
import { cardTypes, type CardType, type Printed } from '../state/printed.ts';
import type { KeyForge } from '../state/state.ts';
import { cardWords } from '../words/card-words.ts';
import { keywordNames, numberedKeywords } from '../words/keywords.ts';

/** Reads cards that a scenario describes. *Errors:* those of `readCards`, each with its path. */
export function readTestCards(inputs: readonly unknown[]): Result<readonly CatalogueCard[]> {
  return readCards(inputs, testCards);
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

const NUMBER_MAX = 99;
const text: Schema = { type: 'string', minLength: 1, maxLength: 80 };
const keyword: Schema = {
  title: 'keyword',
  type: 'string',
  pattern: `^(${Object.keys(keywordNames).join('|')})(:[0-9]{1,2})?$`,
  examples: Object.keys(keywordNames).map((each) => (numberedKeywords.has(each) ? `${each}:2` : each)),
};

const testCards: CardReading<KeyForge, CardInput, CatalogueCard> = {
  language: {
    words: cardWords,
    facts,
    durations,
    headers: ['action', 'omni', 'scrap'],
    keywords: Object.keys(keywordNames),
  },
  fields: {
    name: text,
    'nameEs?': text,
    type: oneWord('type', cardTypes),
    'house?': text,
    'power?': whole(0, NUMBER_MAX),
    'armor?': whole(0, NUMBER_MAX),
    'keywords?': listOf(keyword),
    'traits?': listOf(text),
    'icons?': listOf(text),
    'alsoUpgrade?': { type: 'boolean' },
  },
  hasHost: ({ type, alsoUpgrade }) => type === 'upgrade' || alsoUpgrade === true,
  make: toCard,
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
    keywords: keywords.map((each) => ({ keyword: each.split(':')[0] ?? '', value: Number(each.split(':')[1] ?? 0) })),
    traits,
    alsoUpgrade,
  };
  return { key: `test/${name}`, printed: { ...readAbilities(printed, abilities), alsoUpgrade }, abilities };
}
