import type { Problem } from '@crupier/kernel/rules';
import { baseBook, knownIn, type CardBook } from '../cards/card-book.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import { identities, identityOf, identitySetOf, isDeckCard, linkedTo, linkOf, type Copies, type Identity } from '../cards/identities.ts';
import { checkAspects } from './aspect-legality.ts';
import type { CheckedDeck, PlaceOf } from './checked-deck.ts';
import { deckbuildingOf } from './deckbuilding.ts';
import { deckSizeMax, deckSizeMin, type DeckList } from './deck-list.ts';
import { cardValues, deckProblem, identityValues, illegal } from './deck-problems.ts';
import { areMatching, uniqueNameOf, uniqueNameOfIdentity } from './uniqueness.ts';

/**
 * Finds what makes a deck illegal; a legal one has no problem. Environments are apart: `checkEnvironment`.
 *
 * In: the deck, and how problems should name the place of a card (its code if nothing is said).
 * *Errors:* `deck.unknownIdentity`, `deck.unknownCode`, and every code of `LegalityCode` but those of environments, each with the row
 * of the rules in its value `rule`.
 * *Rule:* MC-DECK-1 to MC-DECK-7, and those that the checks below cite.
 */
export function checkDeck(deck: DeckList, placeOf: PlaceOf = (card) => card, book: CardBook = baseBook): readonly Problem[] {
  const identity = identityOf(deck.identity);
  if (identity === undefined) return [deckProblem('deck.unknownIdentity', 'identity', { identity: deck.identity })];
  const unknown = deck.cards.filter(({ card }) => book.factsOf(card) === undefined);
  if (unknown.length > 0) return unknown.map(({ card }) => deckProblem('deck.unknownCode', placeOf(card), { card }));
  const checked = { deck, identity, placeOf, book };
  return [...checkSize(checked), ...checkSignature(checked), ...checkDeckCards(deck, placeOf, book), ...checkAspects(checked)];
}

/** Finds what is wrong with the cards of a deck, each for itself or beside another, whatever else the deck has or lacks. */
export function checkDeckCards(deck: DeckList, placeOf: PlaceOf, book: CardBook): readonly Problem[] {
  const identity = identityOf(deck.identity);
  if (identity === undefined) return [];
  const checked = { deck, identity, placeOf, book };
  return [...deck.cards.flatMap(({ card }) => checkCard(knownIn(book, card), checked)), ...checkCopies(checked), ...checkUnique(checked)];
}

/** The cards that are set aside with a deck: permanent ones of its identity, and those linked to its cards. *Rule:* MC-PERMANENT-2, MC-LINKED-1. */
export function setAsideOf(deck: DeckList): readonly Copies[] {
  const identity = identityOf(deck.identity);
  return [...(identity?.setAside ?? []), ...linkedTo(deck.cards.map(({ card }) => card))];
}

/** *Rule:* MC-DECK-2, MC-PERMANENT-3, MC-LINKED-2. */
function checkSize({ deck: { cards }, book }: CheckedDeck): readonly Problem[] {
  const counted = cards.filter(({ card }) => !knownIn(book, card).isPermanent && linkOf(knownIn(book, card)) === undefined);
  const count = counted.reduce((sum, each) => sum + each.count, 0);
  if (count >= deckSizeMin && count <= deckSizeMax) return [];
  return [illegal('deck.size', 'MC-DECK-2', '', { count, min: deckSizeMin, max: deckSizeMax })];
}

/** *Rule:* MC-DECK-3, MC-IDENTITY-CARDS-1. */
function checkSignature({ deck, identity, placeOf, book }: CheckedDeck): readonly Problem[] {
  const beside = identity.setAside.filter(({ card }) => deck.cards.some((each) => each.card === card));
  return [...identity.signature, ...beside].flatMap(({ card, count: wanted }) => {
    const count = deck.cards.find((each) => each.card === card)?.count ?? 0;
    if (count === wanted) return [];
    return [
      illegal('deck.identityCards', 'MC-DECK-3', placeOf(card), {
        ...cardValues(knownIn(book, card)),
        ...identityValues(identity),
        wanted,
        count,
      }),
    ];
  });
}

function checkCard(card: CardFacts, checked: CheckedDeck): readonly Problem[] {
  const { identity, placeOf } = checked;
  const at = placeOf(card.code);
  const values = { ...cardValues(card), ...identityValues(identity) };
  const face = identityOf(card.code);
  const link = linkOf(card);
  const owner = identities().find(({ hero }) => hero.set === identitySetOf(card));
  if (owner?.code === identity.code && face === undefined && card.faction !== 'encounter') return [];
  if (face !== undefined) return [illegal('deck.severalIdentities', 'MC-DECK-1', at, values)];
  if (link !== undefined) return [illegal('deck.linkedCard', 'MC-LINKED-1', at, { ...values, link })];
  if (card.faction === 'campaign') return [illegal('deck.campaignCard', 'MC-CLASSIFICATIONS-6', at, values)];
  if (owner !== undefined && card.faction !== 'encounter') {
    const owners = { owner: owner.hero.name, ownerEs: owner.hero.nameEs };
    return [illegal('deck.otherIdentity', 'MC-IDENTITY-CARDS-2', at, { ...values, ...owners })];
  }
  if (!isDeckCard(card)) return [illegal('deck.notForDecks', 'MC-DECK-4', at, values)];
  return checkTeamUp(card, checked);
}

/** *Rule:* MC-TEAM-UP-1. */
function checkTeamUp(card: CardFacts, { identity, placeOf }: CheckedDeck): readonly Problem[] {
  const characters = card.keywords.find(({ keyword }) => keyword === 'teamUp')?.of;
  if (characters === undefined) return [];
  const names = identity.faces.map(({ name }) => name);
  const isNamed = characters.split(' & ').some((each) => names.includes(each) || each.split('/').every((name) => names.includes(name)));
  if (isNamed) return [];
  const values = { ...cardValues(card), ...identityValues(identity), characters: characters.replace(' & ', ' / ') };
  return [illegal('deck.teamUp', 'MC-TEAM-UP-1', placeOf(card.code), values)];
}

/**
 * Three copies of a name, or as many as the card says. The identity's own cards come in their number, and unique ones are compared
 * by `checkUnique`, but several copies of one unique card are told here.
 *
 * *Rule:* MC-DECK-5, MC-DECK-6, MC-MAXIMUM-4.
 */
function checkCopies({ deck, identity, placeOf, book }: CheckedDeck): readonly Problem[] {
  const names = new Map<string, { readonly card: CardFacts; count: number }>();
  for (const { card, count } of deck.cards) {
    const facts = knownIn(book, card);
    if (facts.set !== undefined || !isDeckCard(facts)) continue;
    const name = facts.isUnique ? facts.code : facts.name;
    const known = names.get(name);
    if (known === undefined) names.set(name, { card: facts, count });
    else known.count += count;
  }
  const { copiesMax } = deckbuildingOf(identity.code);
  return [...names.values()].flatMap(({ card, count }) => {
    const max = Math.min(card.deckLimit, copiesMax ?? card.deckLimit);
    if (count <= max) return [];
    return [illegal('deck.tooManyCopies', copiesRule(card, copiesMax), placeOf(card.code), { ...cardValues(card), count, max })];
  });
}

function copiesRule(card: CardFacts, copiesMax: number | undefined): string {
  if (copiesMax !== undefined) return 'MC-DECK-7';
  if (card.isUnique) return 'MC-DECK-6';
  return card.keywords.some(({ keyword, of }) => keyword === 'max' && of === 'deck') ? 'MC-MAXIMUM-4' : 'MC-DECK-5';
}

/** *Rule:* MC-UNIQUE-3, MC-DECK-6. */
function checkUnique({ deck, identity, placeOf, book }: CheckedDeck): readonly Problem[] {
  const unique = deck.cards
    .map(({ card }) => knownIn(book, card))
    .filter((card) => card.isUnique && identityOf(card.code) === undefined)
    .toSorted((one, other) => Number(isOwn(other, identity)) - Number(isOwn(one, identity)));
  const before: { readonly card: CardFacts; readonly name: ReturnType<typeof uniqueNameOf> }[] = [];
  return unique.flatMap((card) => {
    const name = uniqueNameOf(card);
    const matching = areMatching(name, uniqueNameOfIdentity(identity))
      ? identity.hero
      : before.find((each) => areMatching(each.name, name))?.card;
    before.push({ card, name });
    if (matching === undefined || isOwn(card, identity)) return [];
    const other = { other: cardValues(matching).card, otherEs: cardValues(matching).cardEs };
    return [illegal('deck.matchingCards', 'MC-UNIQUE-3', placeOf(card.code), { ...cardValues(card), ...other })];
  });
}

/** The identity's own cards are in its deck whatever they are called. *Rule:* MC-DECK-3. */
function isOwn(card: CardFacts, identity: Identity): boolean {
  return card.set === identity.hero.set;
}
