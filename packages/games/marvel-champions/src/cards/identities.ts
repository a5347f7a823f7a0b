import { searchKey } from '@crupier/kernel/rules';
import { cardCodes, cardsOfSet, factsOf, findByName, knownFacts, printingsOf } from './facts.ts';
import type { CardCode, CardFacts } from './facts/card-facts.ts';
import { cardSets, findSet } from './facts/sets.ts';
import type { CardType } from './facts/vocabulary.ts';

/** A card and how many copies of it. */
export interface Copies {
  readonly card: CardCode;
  /** ≥ 1. */
  readonly count: number;
}

/** An identity: the hero, the alter-ego, and the cards of its own. *Rule:* MC-IDENTITY-1. */
export interface Identity {
  /** The hero's first face, which names the identity: `01001a`. */
  readonly code: CardCode;
  readonly hero: CardFacts;
  readonly alterEgo: CardFacts;
  /** All faces, of which some identities have more than two. */
  readonly faces: readonly CardFacts[];
  /** The cards that a deck has of it, in exact quantities. *Rule:* MC-DECK-3, MC-IDENTITY-CARDS-1. */
  readonly signature: readonly Copies[];
  /** Its cards that no deck counts: permanent ones and those of sets beside its own. *Rule:* MC-PERMANENT-2. */
  readonly setAside: readonly Copies[];
}

/** The types of cards that decks are made of. *Rule:* MC-CARD-TYPES-1. */
export const deckTypes = ['upgrade', 'event', 'support', 'resource', 'ally', 'playerSideScheme'] as const satisfies readonly CardType[];

let bySet: ReadonlyMap<string, Identity> | undefined;

/** All identities, in the order of their sets. */
export function identities(): readonly Identity[] {
  return [...identitiesBySet().values()];
}

/** Finds the identity that a face belongs to, from either side; `01001` will do for `01001a`. */
export function identityOf(code: string): Identity | undefined {
  const face = factsOf(code) ?? factsOf(`${code}a`);
  const identity = face?.set === undefined ? undefined : identitiesBySet().get(face.set);
  return identity?.faces.some((each) => each.code === face?.code) === true ? identity : undefined;
}

/** Finds the identities of a name: the hero's or the alter-ego's in either language, or `hero (alter-ego)`. */
export function identitiesNamed(name: string): readonly Identity[] {
  const [, outer = name, inner] = /^(.*\S)\s*\(([^()]*)\)$/.exec(name) ?? [];
  const named = (text: string): readonly Identity[] => [...new Set(findByName(text).flatMap(({ code }) => identityOf(code) ?? []))];
  const found = named(name);
  return found.length > 0 || inner === undefined ? found : named(outer).filter((each) => named(inner).includes(each));
}

/** Whether a card is of a sort that decks are made of: of an identity's own set, of an aspect or basic, and no linked card. */
export function isDeckCard(facts: CardFacts): boolean {
  const isPlayerCard = deckTypes.some((type) => type === facts.type) && facts.faction !== 'encounter' && facts.faction !== 'campaign';
  const ownSet = facts.set === undefined || findSet(facts.set)?.type === 'hero';
  return isPlayerCard && ownSet && !facts.isBack && !facts.isPermanent && linkOf(facts) === undefined;
}

/** The set of the identity that a card belongs to, for a card of a set beside the identity's that one's. */
export function identitySetOf(facts: CardFacts): string | undefined {
  const set = facts.set === undefined ? undefined : findSet(facts.set);
  if (set?.type === 'hero') return set.code;
  return set?.type === 'heroSpecial' ? set.parent : undefined;
}

/** The card that brings a linked card into play, as it is printed; `undefined` for cards that are not linked. *Rule:* MC-LINKED-1. */
export function linkOf(facts: CardFacts): string | undefined {
  return facts.keywords.find(({ keyword }) => keyword === 'linked')?.of;
}

/**
 * The linked cards that are set aside for a deck which has these cards, as many as their product has.
 *
 * *Rule:* MC-LINKED-1, MC-LINKED-3.
 */
export function linkedTo(cards: readonly CardCode[]): readonly Copies[] {
  return linkedCards()
    .filter(({ openers }) => cards.some((card) => openers.has(card)))
    .map(({ linked }) => linked);
}

/** A linked card with the cards that bring it into play. */
interface LinkedCard {
  readonly linked: Copies;
  readonly openers: ReadonlySet<CardCode>;
}

let linkedOfAll: readonly LinkedCard[] | undefined;

/** Every linked card, found once: decks are checked and dealt often. */
function linkedCards(): readonly LinkedCard[] {
  return (linkedOfAll ??= findLinkedCards());
}

function findLinkedCards(): readonly LinkedCard[] {
  const all = cardCodes().map(knownFacts);
  const keys = all.map(({ code, name, type }) => ({ code, names: [searchKey(name), searchKey(name + type)] }));
  return all.flatMap((facts): LinkedCard[] => {
    const link = searchKey(linkOf(facts) ?? '');
    if (facts.code !== facts.original || link === '') return [];
    const openers = new Set(keys.filter(({ names }) => names.includes(link)).map(({ code }) => code));
    return [{ linked: { card: facts.code, count: facts.quantity }, openers }];
  });
}

/** Whether a card was printed in one of these products, be it again. */
export function isPrintedIn(card: CardCode, isAllowed: (pack: CardFacts['pack']) => boolean): boolean {
  return printingsOf(card).some((code) => isAllowed(knownFacts(code).pack));
}

function identitiesBySet(): ReadonlyMap<string, Identity> {
  bySet ??= new Map(cardSets.filter(({ type }) => type === 'hero').flatMap(({ code }) => identityOfSet(code)));
  return bySet;
}

function identityOfSet(set: string): readonly (readonly [set: string, identity: Identity])[] {
  const cards = cardsOfSet(set).filter((card) => card.code === card.original);
  const faces = cards.filter(({ type }) => type === 'hero' || type === 'alterEgo');
  const hero = faces.find(({ type }) => type === 'hero');
  const alterEgo = faces.find(({ type }) => type === 'alterEgo');
  if (hero === undefined || alterEgo === undefined) return [];
  const special = cardSets.filter(({ parent }) => parent === set).flatMap(({ code }) => cardsOfSet(code));
  const setAside = [...cards.filter((card) => card.isPermanent && !card.isBack), ...special];
  return [[set, { code: hero.code, hero, alterEgo, faces, signature: copiesOf(cards.filter(isDeckCard)), setAside: copiesOf(setAside) }]];
}

function copiesOf(cards: readonly CardFacts[]): readonly Copies[] {
  return cards.map(({ code, quantity }) => ({ card: code, count: quantity }));
}
