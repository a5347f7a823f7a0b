import { assert, searchKey } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { cardTypes, type CardType, type Path, type Printed, type Supertype } from '../state/printed.ts';
import type { Keyword } from '../meanings/keywords.ts';
import base from './base/base.json' with { type: 'json' };

/** How rare a card is: white, red, yellow, light blue. *Rule:* INF-209.1a. */
export const rarities = ['common', 'uncommon', 'rare', 'epic'] as const;
/** One of them. */
export type Rarity = (typeof rarities)[number];

/** What a card says: nothing, keywords alone, or more than that. */
export type Speech = 'none' | 'keywords' | 'abilities';

/** Everything printed on a card but its sentences. */
export interface CardFacts extends Omit<Printed, 'keywords'> {
  readonly id: string;
  /** Its place in the set; 0 for a token. *Rule:* INF-209.1a. */
  readonly number: number;
  readonly rarity: Rarity | undefined;
  readonly keywords: readonly { readonly keyword: Keyword; readonly value: number }[];
  readonly speech: Speech;
}

/** A record of the file: what has a usual value is left out. */
interface Row {
  readonly id: string;
  readonly number?: number;
  readonly name: Both;
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
  readonly subtypes: readonly string[];
  readonly path?: string;
  readonly cost?: number;
  readonly costsX?: boolean;
  readonly strength?: number;
  readonly toughness?: number;
  readonly modifiers?: { readonly strength: number; readonly toughness: number };
  readonly keywords: readonly { readonly keyword: string; readonly value?: number }[];
  readonly speech: string;
  readonly rarity?: string;
}

function read(row: Row): CardFacts {
  assert(
    row.types.every((type) => (cardTypes as readonly string[]).includes(type)),
    `${row.id} has types that exist.`,
  );
  return {
    id: row.id,
    number: row.number ?? 0,
    name: row.name,
    types: row.types as readonly CardType[],
    supertypes: row.supertypes as readonly Supertype[],
    subtypes: row.subtypes,
    path: row.path as Path | undefined,
    cost: row.cost,
    costsX: row.costsX === true,
    strength: row.strength,
    toughness: row.toughness,
    modifiers: row.modifiers,
    rarity: row.rarity as Rarity | undefined,
    keywords: row.keywords.map(({ keyword, value = 0 }) => ({ keyword: keyword as Keyword, value })),
    speech: row.speech as Speech,
  };
}

/** The cards of the base set that go into decks, by their number. */
export const cardFacts: readonly CardFacts[] = (base.cards as readonly Row[]).map(read);

/** The demons. *Rule:* INF-112.1. */
export const demonFacts: readonly CardFacts[] = (base.demons as readonly Row[]).map(read);

/** What tokens are. *Rule:* INF-110.5. */
export const tokenFacts: readonly CardFacts[] = (base.tokens as readonly Row[]).map(read);

const byId: ReadonlyMap<string, CardFacts> = new Map([...cardFacts, ...demonFacts, ...tokenFacts].map((facts) => [facts.id, facts]));

/** Of two that are called alike, the one with the lower number. */
const byKey: ReadonlyMap<string, CardFacts> = new Map(
  [...cardFacts, ...demonFacts]
    .toReversed()
    .flatMap((facts) => [facts.id, facts.name.en, facts.name.es].map((each) => [searchKey(each), facts])),
);

/** The facts of a card, a demon or a token; undefined for what is none. */
export function factsOf(id: string): CardFacts | undefined {
  return byId.get(id);
}

/** The names of a card; its id where there is none. */
export function namesOf(id: string): Both {
  return byId.get(id)?.name ?? { en: id, es: id };
}

/** The facts of a card by its name in either language, however it is written. */
export function findByName(name: string): CardFacts | undefined {
  return byKey.get(searchKey(name));
}
