import { sizeOfDraft, withMore, type CardCount, type DeckWorkshop, type DraftDeck } from './deck-workshop.ts';
import { nearestCards, type NearCard, type PrintedFacts } from './nearest-cards.ts';

/** A card of a deck that is not made yet. */
export interface MissingCard extends CardCount {
  /** How many cards of a leader’s own every deck of it has: they come and go together. */
  readonly own: number;
  /** The cards nearest to it that this deck may have, the nearest first. */
  readonly nearest: readonly NearCard[];
}

/** So many of the nearest cards are told. */
const NEAREST_TOLD = 3;

/**
 * The cards of a deck that are not made yet, its leader first. The cards that belong to a leader who is not made are counted with the
 * leader, for they come and go together.
 */
export function missingIn(draft: DraftDeck, workshop: DeckWorkshop): readonly MissingCard[] {
  const leads = isLeaderMissing(draft, workshop);
  const kit = leads ? (workshop.building?.ownCards(draft.leader) ?? []) : [];
  const own = new Set(kit.map(({ card }) => card));
  const others = draft.cards.filter(({ card }) => !own.has(card) && !workshop.isPlayable(card));
  const nearestTo = (card: string): readonly NearCard[] => nearestFor(card, draft, workshop).slice(0, NEAREST_TOLD);
  return [
    ...(leads ? [{ card: draft.leader, count: 1, own: sizeOfDraft({ cards: kit }), nearest: nearestTo(draft.leader) }] : []),
    ...others.map(({ card, count }) => ({ card, count, own: 0, nearest: nearestTo(card) })),
  ];
}

/** The same deck with the nearest cards that it may have in place of those that are not made yet. */
export function withNearest(draft: DraftDeck, workshop: DeckWorkshop): DraftDeck {
  const led = isLeaderMissing(draft, workshop) ? withNearestLeader(draft, workshop) : draft;
  const missing = led.cards.filter(({ card }) => !workshop.isPlayable(card));
  return missing.reduce<DraftDeck>(
    (deck, { card, count }) => ({ ...deck, cards: withStandIns(deck.cards, { card, count }, led, workshop) }),
    withoutMissing(led, workshop),
  );
}

/** The same deck without the cards that are not made yet. */
export function withoutMissing(draft: DraftDeck, { isPlayable }: DeckWorkshop): DraftDeck {
  return { ...draft, cards: draft.cards.filter(({ card }) => isPlayable(card)) };
}

function isLeaderMissing({ leader }: DraftDeck, { building, isPlayable }: DeckWorkshop): boolean {
  if (building === undefined || leader === '') return false;
  return !building.leaders().includes(leader) && (building.ownCards(leader).length > 0 || !isPlayable(leader));
}

/** The cards of a game that are made, with what is printed on them: read once for each workshop. */
const madeCards = new WeakMap<DeckWorkshop, ReadonlyMap<string, PrintedFacts>>();

function madeIn(workshop: DeckWorkshop): ReadonlyMap<string, PrintedFacts> {
  const known = madeCards.get(workshop);
  if (known !== undefined) return known;
  const keys = [...new Set([...workshop.cards(), ...(workshop.building?.leaders() ?? [])])].filter((key) => workshop.isPlayable(key));
  const made = new Map(keys.map((key) => [key, workshop.factsOf(key) ?? {}]));
  madeCards.set(workshop, made);
  return made;
}

function nearestFor(card: string, draft: DraftDeck, workshop: DeckWorkshop): readonly NearCard[] {
  const { building, likeness, canStandIn } = workshop;
  const made = madeIn(workshop);
  const factsOf = (key: string): PrintedFacts | undefined => made.get(key) ?? workshop.factsOf(key);
  const search = { terms: likeness, factsOf, most: Infinity };
  if (card === draft.leader && building !== undefined) return nearestCards(card, { ...search, candidates: building.leaders() });
  const candidates = [...made.keys()].filter((each) => building?.fits(draft, each) !== false && canStandIn?.(card, each) !== false);
  return nearestCards(card, { ...search, candidates });
}

/** The same deck led by the nearest leader who is made, with that leader's cards in place of the other's. */
function withNearestLeader(draft: DraftDeck, workshop: DeckWorkshop): DraftDeck {
  const { building } = workshop;
  const [nearest] = nearestFor(draft.leader, draft, workshop);
  if (building === undefined || nearest === undefined) return draft;
  const old = new Set(building.ownCards(draft.leader).map(({ card }) => card));
  const { of, most } = building.choices(nearest.card);
  const choices = draft.choices.filter((choice) => of.includes(choice)).slice(0, most);
  const others = draft.cards.filter(({ card }) => !old.has(card));
  return { ...draft, leader: nearest.card, choices, cards: [...building.ownCards(nearest.card), ...others] };
}

/** Cards with the nearest ones in place of a missing one, as many of each as the deck may have. */
function withStandIns(cards: readonly CardCount[], missing: CardCount, draft: DraftDeck, workshop: DeckWorkshop): readonly CardCount[] {
  let [filled, left] = [cards, missing.count];
  for (const { card } of nearestFor(missing.card, draft, workshop)) {
    if (left === 0) break;
    const before = filled.find((each) => each.card === card)?.count ?? 0;
    const most = workshop.building?.copiesMax(draft.leader, card) ?? left;
    const more = Math.min(left, Math.max(0, most - before));
    if (more > 0) filled = withMore(filled, card, more);
    left -= more;
  }
  return filled;
}
