import { assert, listOf, oneWord, record, whole, wordsOnce, type CardReading, type Schema } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import type { OwnCard } from '../cards/card-book.ts';
import {
  aspects,
  resources,
  type Aspect,
  type CardCode,
  type CardFacts,
  type KeywordFact,
  type PrintedNumber,
  type Resource,
} from '../cards/facts/card-facts.ts';
import { printCard } from '../cards/print-card.ts';
import { traits, type Keyword, type Trait } from '../cards/facts/vocabulary.ts';
import { meanings, ownWords } from '../meanings/meanings.ts';
import { manners } from '../rules/manners.ts';
import { facts as marvelFacts } from '../state/facts.ts';
import { durations, type Marvel } from '../state/state.ts';
import { counterNames } from '../words/counters.ts';
import { numbered } from '../words/keywords.ts';
import { wordings } from '../words/wordings.ts';

/** The types that a user’s card may have: those of the cards of decks, but for schemes. */
export const ownTypes = ['ally', 'event', 'resource', 'support', 'upgrade'] as const;

/**
 * What a card may have a maximum for: its deck, a player, a phase or a round in which it is played, or what it is attached to.
 * *Rule:* MC-MAXIMUM-2, MC-MAXIMUM-4, MC-MAXIMUM-5, MC-MAXIMUM-7.
 */
const maximumOf = [
  'deck',
  'player',
  'phase',
  'round',
  'ally',
  'character',
  'enemy',
  'identity',
  'minion',
  'scheme',
  'side scheme',
] as const;

/** Keywords that the rules carry out on the cards of decks. */
const printedKeywords = [
  'alliance',
  'restricted',
  'retaliate',
  'setup',
  'stalwart',
  'steady',
  'temporary',
  'toughness',
  'victory',
] as const satisfies readonly Keyword[];

/** A user's card as its file describes it. */
export interface OwnInput {
  readonly name: string;
  readonly nameEs?: string;
  readonly subtitle?: string;
  readonly subtitleEs?: string;
  readonly type: (typeof ownTypes)[number];
  readonly aspect?: Aspect;
  readonly isUnique?: boolean;
  readonly cost?: number;
  readonly resources?: readonly Resource[];
  readonly attack?: number;
  readonly attackDamage?: number;
  readonly thwart?: number;
  readonly thwartDamage?: number;
  readonly hitPoints?: number;
  readonly traits?: readonly Trait[];
  readonly keywords?: readonly string[];
  readonly uses?: { readonly count: number; readonly counter: string };
  readonly max?: { readonly count: number; readonly per: (typeof maximumOf)[number] };
  readonly abilities?: readonly Ability[];
}

const NUMBER_MAX = 99;
const COPIES_MAX = 3;
const text: Schema = { type: 'string', minLength: 1, maxLength: 80 };
const keyword: Schema = {
  title: 'keyword',
  type: 'string',
  pattern: `^(${printedKeywords.map((each) => (numbered.has(each) ? `${each}:[0-9]{1,2}` : each)).join('|')})$`,
  examples: printedKeywords.map((each) => (numbered.has(each) ? `${each}:1` : each)),
};

const fields: Readonly<Record<string, Schema>> = {
  name: { ...text, description: 'the name, in English or in its only language' },
  'nameEs?': { ...text, description: 'the name in Spanish, where it has another' },
  'subtitle?': { ...text, description: 'of a unique ally' },
  'subtitleEs?': { ...text, description: 'the subtitle in Spanish, where it is another' },
  type: oneWord('deckType', ownTypes),
  'aspect?': oneWord('aspect', aspects, 'a card without one is basic'),
  'isUnique?': { type: 'boolean', description: 'a deck has one copy of it, and one is in play' },
  'cost?': whole(0, NUMBER_MAX, 'in resources; without one the card cannot be played'),
  'resources?': { ...listOf(oneWord('resource', resources), 0, 4), description: 'what it generates when it is spent' },
  'attack?': whole(0, NUMBER_MAX, 'of an ally'),
  'attackDamage?': whole(0, NUMBER_MAX, 'the consequential damage of attacking'),
  'thwart?': whole(0, NUMBER_MAX, 'of an ally'),
  'thwartDamage?': whole(0, NUMBER_MAX, 'the consequential damage of thwarting'),
  'hitPoints?': whole(1, NUMBER_MAX, 'of an ally'),
  'traits?': wordsOnce(oneWord('trait', traits), 0, 6),
  'keywords?': { ...wordsOnce(keyword, 0, 6), description: 'with its number where it has one: “retaliate:1”' },
  'uses?': record(
    { count: whole(1, NUMBER_MAX), counter: oneWord('counter', counterNames) },
    'it is discarded when its last counter is removed',
  ),
  'max?': record({ count: whole(1, COPIES_MAX), per: oneWord('maximum', maximumOf) }, 'how many copies there may be'),
};

/** Whether a keyword, with its number, may be printed on a user's card. */
export function isPrintedKeyword(word: string): boolean {
  return new RegExp(String(keyword['pattern'])).test(word);
}

/** How a user's cards are described; `keyOf` makes the key of a card from its name, `check` finds what the rules do not carry out. */
export function describedCards(
  keyOf: (name: string) => string,
  check: CardReading<Marvel, OwnInput, OwnCard>['check'] & object,
): CardReading<Marvel, OwnInput, OwnCard> {
  return {
    language: {
      words: meanings,
      wordings,
      manners,
      facts: marvelFacts,
      durations,
      givenDurations: ['setOff'],
      kinds: ['triggered', 'replacement', 'activated', 'static', 'keyword'],
      headers: ['action', 'resource', 'special', 'whenDefeated', 'attach'],
      keywords: ownWords.filter((each) => each !== 'nemesisMinion'),
    },
    fields,
    hasHost: ({ abilities = [] }) => abilities.some(attaches),
    check,
    make: (input) => toCard(input, keyOf(input.name)),
  };
}

/** Whether an ability says what its card is attached to. *Rule:* MC-ATTACH-1. */
function attaches(ability: Ability): boolean {
  return ability.kind === 'activated' && ability.headers.includes('attach') && ability.clause.do.some(({ verb }) => verb === 'attach');
}

function toCard(input: OwnInput, key: string): OwnCard {
  const facts = factsOf(input, key as CardCode);
  const printed = printCard(facts);
  assert(printed !== undefined, 'A user’s card is of a type that the rules know.');
  return { key, printed, facts, abilities: input.abilities ?? [] };
}

/** What is printed on a user's card. It is of no product: it stands as if it were of the first. */
function factsOf(input: OwnInput, code: CardCode): CardFacts {
  const { name, nameEs = name, subtitle = '', subtitleEs = subtitle, type, aspect, isUnique = false, max, abilities = [] } = input;
  const spoken = keywordsOf(input);
  const bare = spoken.length > 0 ? 'keywords' : 'nothing';
  return {
    ...blankFacts,
    code,
    original: code,
    name,
    nameEs,
    subname: subtitle,
    subnameEs: subtitleEs,
    type,
    faction: aspect ?? 'basic',
    deckLimit: max?.per === 'deck' ? max.count : copiesOf(isUnique),
    resources: input.resources ?? [],
    cost: digits(input.cost),
    attack: power(input.attack, input.attackDamage),
    thwart: power(input.thwart, input.thwartDamage),
    hitPoints: digits(input.hitPoints),
    traits: input.traits ?? [],
    keywords: spoken,
    isUnique,
    speech: abilities.length > 0 ? 'abilities' : bare,
  };
}

/** How many copies a deck may have of a card that does not say so. *Rule:* MC-DECK-5, MC-DECK-6. */
function copiesOf(isUnique: boolean): number {
  return isUnique ? 1 : COPIES_MAX;
}

function digits(amount: number | undefined): PrintedNumber | undefined {
  return amount === undefined ? undefined : { amount, kind: 'digits', per: 'game', hasStar: false };
}

function power(amount: number | undefined, consequential = 0): CardFacts['attack'] {
  const number = digits(amount);
  return number && { ...number, consequential };
}

function keywordsOf({ keywords = [], uses, max }: OwnInput): readonly KeywordFact[] {
  const plain = keywords.map((each) => {
    const [keyword = '', value = '0'] = each.split(':');
    return { keyword: keyword as Keyword, value: Number(value), isPerPlayer: false, of: '' };
  });
  return [
    ...plain,
    ...(uses === undefined ? [] : [{ keyword: 'uses', value: uses.count, isPerPlayer: false, of: uses.counter } as const]),
    ...(max === undefined ? [] : [{ keyword: 'max', value: max.count, isPerPlayer: false, of: max.per } as const]),
  ];
}

const blankFacts = {
  pack: 'core',
  set: undefined,
  quantity: 1,
  scheme: undefined,
  defense: undefined,
  recover: undefined,
  handSize: undefined,
  stage: '',
  startingThreat: undefined,
  targetThreat: undefined,
  threatPerRound: undefined,
  icons: [],
  boost: 0,
  hasBoostStar: false,
  isBack: false,
  isPermanent: false,
  back: undefined,
  octgn: '',
} as const satisfies Partial<CardFacts>;
