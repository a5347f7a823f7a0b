import {
  again,
  applies,
  call,
  cardOf,
  everybody,
  leave,
  NO_CARD,
  option,
  program,
  raiseAll,
  rulesOnSeat,
  site,
  staticsAbout,
  topics,
  type CardId,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { fact, kind } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { cardsIn, isDemon, isType, recordOf, topOfDeck, zoneOfCard } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const about = topics('topLiesOpen');

const ritualsStay = site('INF-400.4a INF-306.3 INF-110.4', 'a ritual that would be put into play stays where it is');
const demonsStay = site('INF-400.4b', 'a demon never leaves play');
const ownerOrders = site('INF-404.3', 'the owner orders cards that go to one Infierno at the same time');
const ownerOrdersDeck = site('INF-401.3', 'the owner orders cards that are put into one deck at the same time');
const topLiesOpen = site('INF-401.5 INF-701.11c', 'the top card of a deck that lies open is seen when nothing is being played or resolved');

/** Whether a card may be put into play at all. *Rule:* INF-400.4a. */
export function mayEnterPlay(match: InfernoMatch, card: CardId): boolean {
  return !isType(match, card, 'ritual') || !applies(match, ritualsStay);
}

/** Whether a card that lies face down in play may be turned over there: a ritual would be in play. *Rule:* INF-110.4, INF-400.4a. */
export function mayLieOpen(match: InfernoMatch, card: CardId): boolean {
  return !printedOf(match, card).types.includes('ritual') || !applies(match, ritualsStay);
}

/** Whether something may be moved to another zone at all. *Rule:* INF-400.4b. */
export function mayMove(match: InfernoMatch, card: CardId): boolean {
  return !isDemon(match, card) || !applies(match, demonsStay);
}

/** Facts by which cards go to an Infierno. *Rule:* INF-404.1. */
const arriving: ReadonlySet<number> = new Set([kind.destroyed, kind.cardDiscarded, kind.cardToInfierno, kind.cardMilled]);

interface OrderLocals {
  /** Those that arrived together, of all owners. */
  readonly cards: readonly CardId[];
  /** Owners who are still to say in which order theirs lie. *Rule:* INF-101.4. */
  left: readonly Seat[];
}

/**
 * Cards that went to one Infierno at the same time lie there as their owner says, who tells it. One question for all of them, which offers
 * the order in which they came: of a deck, from the top. *Rule:* INF-404.3, ruling C-37.
 */
export const orderInfierno = program<Inferno, OrderLocals>('order what went to the Infierno', [
  {
    name: 'in which order do they lie',
    rule: 'INF-404.3',
    ask: (match, { locals: { cards, left } }) => {
      // Whoever has left the game has taken them along.
      const seat = left.find((each) => ownedIn(match, cards, 'infierno', each).length > 0);
      if (seat === undefined) return undefined;
      const options = ownedIn(match, cards, 'infierno', seat).map((card) => option('lay', card));
      return { kind: 'arrange', seat, purpose: 'orderInfierno', source: NO_CARD, options };
    },
    take: (match, { locals }, chosen, seat) => {
      locals.left = locals.left.filter((each) => each !== seat);
      raiseAll(
        match,
        chosen.map(({ card }) => fact('laidOnTop', { card, seat })),
      );
      return again;
    },
  },
]);

/** Cards of a batch of several that went to one Infierno together, so that their owner has to order them. */
export function landedTogether(match: InfernoMatch, events: readonly GameEvent[]): readonly CardId[] {
  const arrivals = events.filter((event) => arriving.has(event.kind) && zoneOfCard(match, cardOf(event.card)) === 'infierno');
  if (arrivals.length < 2 || !applies(match, ownerOrders)) return NOBODY;
  return arrivals.flatMap((event) => {
    const card = cardOf(event.card);
    const owner = ownerOf(match, card);
    const own = arrivals.filter((each) => ownerOf(match, cardOf(each.card)) === owner);
    return own.every((each) => isAlike(match, each, event)) ? [] : [card];
  });
}

/** Whether nothing tells cards from each other that come from a deck, so that their order is nobody's question: they are copies. */
function isAlike(match: InfernoMatch, one: GameEvent, other: GameEvent): boolean {
  if (one === other) return true;
  if (one.kind !== kind.cardMilled || other.kind !== kind.cardMilled) return false;
  return recordOf(match, cardOf(one.card)).definition === recordOf(match, cardOf(other.card)).definition;
}

/** Asks for the order. The last act of a step. */
export function orderLanded(match: InfernoMatch, cards: readonly CardId[]): void {
  const owners = new Set(cards.map((card) => ownerOf(match, card)));
  call(match, orderInfierno, { cards, left: inTurnOrder(match).filter((seat) => owners.has(seat)) });
}

const NOBODY: readonly CardId[] = [];

function ownerOf(match: InfernoMatch, card: CardId): Seat {
  return recordOf(match, card).owner;
}

function ownedIn(match: InfernoMatch, cards: readonly CardId[], zone: 'deck' | 'infierno', seat: Seat): CardId[] {
  return cards.filter((card) => zoneOfCard(match, card) === zone && ownerOf(match, card) === seat);
}

interface DeckLocals {
  readonly cards: readonly CardId[];
  /** How many cards lie above each: 0 for the top. *Rule:* INF-401.7. */
  readonly depth: number;
  left: readonly Seat[];
}

/** Cards are put into their owners' decks, each of whom orders them and does not tell how. *Rule:* INF-401.3. */
export const putIntoDecks = program<Inferno, DeckLocals>('put into decks', [
  {
    name: 'they are put there',
    rule: 'INF-401.7 INF-400.3',
    do: (match, { locals }) => {
      const { cards, depth } = locals;
      const owners = new Set(cards.map((card) => ownerOf(match, card)));
      const several = [...owners].filter((seat) => cards.filter((card) => ownerOf(match, card) === seat).length > 1);
      if (applies(match, ownerOrdersDeck)) locals.left = inTurnOrder(match).filter((seat) => several.includes(seat));
      raiseAll(
        match,
        cards.map((card) => fact('cardToDeck', { card, value: depth })),
      );
    },
  },
  {
    name: 'in which order do they lie',
    rule: 'INF-401.3',
    ask: (match, { locals: { cards, left } }) => {
      // Some may have gone elsewhere instead.
      const seat = left.find((each) => ownedIn(match, cards, 'deck', each).length > 1);
      if (seat === undefined) return undefined;
      const options = ownedIn(match, cards, 'deck', seat).map((card) => option('lay', card));
      return { kind: 'arrange', seat, purpose: 'orderDeck', source: NO_CARD, options };
    },
    take: (match, { locals }, chosen, seat) => {
      locals.left = locals.left.filter((each) => each !== seat);
      // The first that is named lies on top of the others.
      const cards = chosen.map(({ card }) => card);
      const deck = cardsIn(match, 'deck', seat);
      const bottom = Math.min(...cards.map((card) => deck.indexOf(card)));
      raiseAll(
        match,
        cards.map((card, at) => fact('laidInDeck', { card, seat, value: bottom + cards.length - 1 - at })),
      );
      return again;
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);

/** Puts cards into their owners' decks, so many cards deep. The last act of a step. *Rule:* INF-401.3, INF-401.7. */
export function layInDecks(match: InfernoMatch, cards: readonly CardId[], depth: number): void {
  call(match, putIntoDecks, { cards, depth, left: [] });
}

/**
 * Shows the top cards of decks that lie open, and hides what lies under them; whether there was anything to do. What is being
 * played or resolved is done by then. The last act of a step. *Rule:* INF-401.5, INF-401.6.
 */
export function showTops(match: InfernoMatch): boolean {
  if (staticsAbout(match, about.topLiesOpen).length === 0) return false;
  const all = everybody(match.state.players.length);
  const changes = inTurnOrder(match).flatMap((seat) => {
    if (rulesOnSeat(match, seat, about.topLiesOpen).length === 0 || !applies(match, topLiesOpen)) return [];
    const top = topOfDeck(match, seat);
    return cardsIn(match, 'deck', seat).flatMap((card) => {
      const isOpen = recordOf(match, card).knownTo === all;
      if (card === top) return isOpen ? [] : [fact('cardRevealed', { card, seat })];
      return isOpen ? [fact('cardCovered', { card, seat })] : [];
    });
  });
  if (changes.length > 0) raiseAll(match, changes);
  return changes.length > 0;
}
