import { listOf, oneWord, whole, wordsOnce, type CardReading, type Schema } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { houses, plainIcons, rarities, traits, type House, type Rarity, type Trait } from '../cards/facts/vocabulary.ts';
import type { Icon } from '../cards/facts/card-facts.ts';
import { durations } from '../state/durations.ts';
import { isCarriedOut } from '../rules/bonus-icons.ts';
import { manners } from '../rules/manners.ts';
import { facts } from '../state/facts.ts';
import { BLANK_PRINTED, cardTypes, type CardType, type Printed } from '../state/printed.ts';
import type { KeyForge } from '../state/state.ts';
import { keywords as allKeywords, numberedKeywords, workingKeywords } from '../meanings/keywords.ts';
import { headers, meanings } from '../meanings/meanings.ts';
import { wordings } from '../words/wordings.ts';
import { readAbilities, type CatalogueCard } from './catalogue.ts';

/** What is the same for every described card: its abilities, and what may be said in them. */
export interface DescribedInput {
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

/** A card of somebody's own as its file describes it. */
export interface OwnInput extends DescribedInput {
  readonly house: House;
  readonly icons?: readonly Icon[];
  readonly traits?: readonly Trait[];
  readonly rarity?: Rarity;
}

const NUMBER_MAX = 99;
const text: Schema = { type: 'string', minLength: 1, maxLength: 80 };

function keywordSchema(words: readonly string[]): Schema {
  return {
    title: 'keyword',
    type: 'string',
    pattern: `^(${words.map((each) => (numberedKeywords.has(each) ? `${each}(:[0-9]{1,2})?` : each)).join('|')})$`,
    examples: words.map((each) => (numberedKeywords.has(each) ? `${each}:2` : each)),
  };
}

function languageOf(keywords: readonly string[]): CardReading<KeyForge, DescribedInput, CatalogueCard>['language'] {
  return { words: meanings, wordings, manners, facts, durations, headers, keywords };
}

/** Bonus icons that the rules carry out. */
export const workingIcons: readonly Icon[] = [...plainIcons, ...houses].filter(isCarriedOut);

/** How the cards of a scenario are described: any word will do for a trait. */
export const testCards: CardReading<KeyForge, DescribedInput, CatalogueCard> = {
  language: languageOf(allKeywords),
  fields: {
    name: text,
    'nameEs?': text,
    type: oneWord('type', cardTypes),
    'house?': text,
    'power?': whole(0, NUMBER_MAX),
    'armor?': whole(0, NUMBER_MAX),
    'keywords?': listOf(keywordSchema(allKeywords)),
    'traits?': listOf(text),
    'icons?': listOf(text),
    'alsoUpgrade?': { type: 'boolean' },
  },
  hasHost,
  make: (input) => toCard(input, `test/${input.name}`),
};

/** How cards of somebody's own are described; `keyOf` makes the key of a card from its name. */
export function describedCards(keyOf: (name: string) => string): CardReading<KeyForge, OwnInput, CatalogueCard> {
  return {
    language: languageOf(workingKeywords),
    fields: {
      name: { ...text, description: 'the name, in English or in its only language' },
      'nameEs?': { ...text, description: 'the name in Spanish, where it has another' },
      type: oneWord('type', cardTypes),
      house: oneWord('house', houses, 'the house of its frame'),
      'power?': whole(0, NUMBER_MAX, 'of a creature'),
      'armor?': whole(0, NUMBER_MAX, 'of a creature'),
      'keywords?': { ...listOf(keywordSchema(workingKeywords), 0, 10), description: 'with its number where it has one: “assault:2”' },
      'traits?': wordsOnce(oneWord('trait', traits), 0, 6),
      'icons?': { ...listOf(oneWord('icon', workingIcons), 0, 5), description: 'bonus icons from top to bottom' },
      'rarity?': oneWord('rarity', rarities),
    },
    hasHost,
    make: (input) => toCard(input, keyOf(input.name)),
  };
}

const printable = new RegExp(String(keywordSchema(workingKeywords)['pattern']));

/** Whether a keyword, with its number, may stand on a card of somebody's own. */
export function isPrintable(word: string): boolean {
  return printable.test(word);
}

function hasHost({ type, alsoUpgrade, abilities = [] }: DescribedInput): boolean {
  return type === 'upgrade' || alsoUpgrade === true || readAbilities(BLANK_PRINTED, abilities).alsoUpgrade;
}

function toCard(input: DescribedInput, key: string): CatalogueCard {
  const { name, nameEs = name, type, house, power = 0, armor = 0, icons = [], alsoUpgrade = false, abilities = [] } = input;
  const printed: Printed = {
    name,
    nameEs,
    type,
    houses: house === undefined ? [] : [house],
    icons,
    power,
    armor,
    keywords: keywordsOf(input),
    traits: input.traits ?? [],
    alsoUpgrade,
  };
  const read = readAbilities(printed, abilities);
  return { key, printed: { ...read, alsoUpgrade: read.alsoUpgrade || alsoUpgrade }, abilities };
}

/** The keywords of a card, each with its number. */
export function keywordsOf({ keywords = [] }: Pick<DescribedInput, 'keywords'>): Printed['keywords'] {
  return keywords.map((each) => ({ keyword: each.split(':')[0] ?? '', value: Number(each.split(':')[1] ?? 0) }));
}
