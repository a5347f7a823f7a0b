import { quote, searchKey, type Problem } from '@crupier/kernel/rules';
import { baseBook, type CardBook } from '../cards/card-book.ts';
import { findPack, knownFacts, packOf, printingsOf } from '../cards/facts.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import { deckTypes, identitySetOf, isDeckCard, type Identity } from '../cards/identities.ts';
import { deckProblem, unknownCard } from './deck-problems.ts';

/** Where a name stands, and whose deck it is in. */
export interface NamePlace {
  readonly at: string;
  readonly identity: Identity | undefined;
  readonly book: CardBook;
  /** How many problems the list has so far. */
  readonly problems: number;
}

/** A name with what tells it from others: `Spider-Man: Miles Morales (Core Set)`. */
interface WrittenName {
  readonly cards: readonly CardFacts[];
  /** Subtitles and products, as they were written. */
  readonly qualifiers: readonly string[];
}

/** No name with its subtitle and product is longer, in UTF-16 units. */
const nameLengthMax = 200;

/**
 * Finds the card that a name means, in English or Spanish: by its subtitle after a colon or in brackets, by its product in brackets,
 * and of several that are left by whose deck it is. Cards of one name that one identity has in several pictures are found together.
 *
 * *Errors:* `deck.unknownCard`, `deck.strangeCard`, `deck.notInPack`, `deck.ambiguousCard`.
 */
export function resolveName(text: string, { at, identity, book, problems }: NamePlace): Problem | { readonly cards: readonly CardFacts[] } {
  const { cards: named, qualifiers } = splitName(text.slice(0, nameLengthMax), book);
  if (named.length === 0) return unknownCard(text.replace(/\s*\([^()]*\)$/, ''), at, book, problems);
  let cards = named;
  for (const qualifier of qualifiers) {
    const fitting = cards.filter((card) => isQualifiedBy(card, qualifier) || standsFor(card, qualifier, book));
    if (fitting.length === 0) return notInPack(cards, qualifier, { at, text });
    cards = fitting;
  }
  cards = preferOwn(preferDeckCards(cards), identity);
  const [first] = cards;
  const isOne = cards.every((card) => card.set === first?.set && card.type === first?.type);
  if (cards.length === 1 || (isOne && first?.set !== undefined)) return { cards };
  return ambiguous(cards, quote(text), at);
}

/** A whole name wins over one with qualifiers, so that no name is cut at a colon or bracket of its own. */
function splitName(text: string, book: CardBook): WrittenName {
  let name = text.trim();
  const qualifiers: string[] = [];
  for (;;) {
    const cards = book.findByName(name);
    if (cards.length > 0) return { cards, qualifiers };
    const [, before, bracket, subtitle] = /^(.*\S)\s*(?:\(([^()]*)\)|:\s*([^:]+))$/.exec(name) ?? [];
    if (before === undefined) return { cards: [], qualifiers };
    name = before;
    qualifiers.unshift(bracket ?? subtitle ?? '');
  }
}

function isQualifiedBy(card: CardFacts, qualifier: string): boolean {
  const key = searchKey(qualifier);
  if ([card.subname, card.subnameEs].some((each) => each !== '' && searchKey(each) === key)) return true;
  const pack = findPack(qualifier);
  return pack !== undefined && printingsOf(card.code).some((code) => knownFacts(code).pack === pack.code);
}

/** Cards that decks are made of before other cards of players, and these before those of scenarios. */
function preferDeckCards(cards: readonly CardFacts[]): readonly CardFacts[] {
  const ofPlayers = (card: CardFacts): boolean => deckTypes.some((type) => type === card.type) && card.faction !== 'encounter';
  for (const isPreferred of [isDeckCard, ofPlayers]) {
    const preferred = cards.filter((card) => isPreferred(card));
    if (preferred.length > 0) return preferred;
  }
  return cards;
}

/** The identity's own cards before those of nobody, and these before those of other identities. */
function preferOwn(cards: readonly CardFacts[], identity: Identity | undefined): readonly CardFacts[] {
  const own = cards.filter((card) => identity !== undefined && identitySetOf(card) === identity.hero.set);
  if (own.length > 0) return own;
  const free = cards.filter((card) => identitySetOf(card) === undefined);
  return free.length > 0 ? free : cards;
}

/** A user's card is of no product: it may stand for the card of its name that is. */
function standsFor(card: CardFacts, qualifier: string, book: CardBook): boolean {
  return book.own.includes(card.code) && baseBook.findByName(card.name).some((printed) => isQualifiedBy(printed, qualifier));
}

function notInPack(cards: readonly CardFacts[], pack: string, { at, text }: { readonly at: string; readonly text: string }): Problem {
  const packs = [...new Set(preferDeckCards(cards).flatMap(({ code }) => printingsOf(code).map((each) => knownFacts(each).pack)))].map(
    packOf,
  );
  return deckProblem('deck.notInPack', at, {
    card: quote(text.replace(/\s*\([^()]*\)$/, '')),
    pack: quote(pack),
    packs: packs.map(({ name }) => name).join(', '),
    packsEs: packs.map(({ nameEs }) => nameEs).join(', '),
  });
}

function ambiguous(cards: readonly CardFacts[], written: string, at: string): Problem {
  const label = (name: string, subname: string, pack: string): string => `${name}${subname === '' ? '' : `: ${subname}`} (${pack})`;
  return deckProblem('deck.ambiguousCard', at, {
    card: written,
    cards: cards.map((card) => label(card.name, card.subname, packOf(card.pack).name)).join(' / '),
    cardsEs: cards.map((card) => label(card.nameEs, card.subnameEs, packOf(card.pack).nameEs)).join(' / '),
  });
}
