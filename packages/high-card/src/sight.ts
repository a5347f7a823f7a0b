import {
  type CardId,
  type Decision,
  type Seat,
  type SeenCard,
  type SeenDecision,
  type SeenEvent,
  type SeenZone,
  type View,
  type Viewer,
  randomBelow,
  seedRandom,
  shuffle,
} from '@crupier/kernel/rules';
import type { Happening, Position } from './rules.ts';

/** What a viewer may know of a position. */
export function viewOf(position: Position, viewer: Viewer): View {
  const handle = (card: CardId): string => handleOf(position, viewer, card);
  const known = knownCards(position, viewer);
  const cards = known.map((card): [string, SeenCard] => [handle(card), seenCard(position, card)]);
  const zone = (kind: string, seat: Seat, list: readonly CardId[]): SeenZone => ({
    kind,
    seat,
    count: list.length,
    cards: list.map(handle),
  });
  return {
    viewer,
    table: { turn: position.turn, first: position.first },
    seats: position.points.map((points) => ({ points })),
    zones: [
      ...position.hands.map((hand, seat) => {
        const shown = zone('hand', seat, hand);
        return seat === viewer ? shown : { ...shown, cards: shown.cards.toSorted() };
      }),
      ...position.table.map((card, seat) => zone('table', seat, card === 0 ? [] : [card])),
      { kind: 'deck', seat: -1, count: position.deck.length, cards: [] },
      zone('discard', -1, position.discard),
    ],
    cards: Object.fromEntries(cards),
  };
}

/** The open question as a viewer may know it. */
export function seenDecision(position: Position, decision: Decision, viewer: Viewer): SeenDecision {
  const { id, kind, purpose, rule, until } = decision;
  const waiting = decision.asks.filter((each) => each.answered === undefined).map((each) => each.seat);
  const own = decision.asks.find((each) => each.seat === viewer && each.answered === undefined);
  const shown = { id, kind, purpose, rule, until, waiting };
  if (own === undefined) return shown;
  const { min, max, price, forced } = own;
  const options = own.options.map(({ verb, card, value }) => ({
    verb,
    value,
    ...(card !== 0 && { card: handleOf(position, viewer, card) }),
  }));
  return { ...shown, ask: { min, max, price, forced, options } };
}

/** A happening as a viewer may know it. */
export function seenEvent(position: Position, { name, seat, card, knownTo, amount }: Happening, viewer: Viewer): SeenEvent {
  if (card === 0) return { name, seat, amount };
  const isKnown = knownTo === 3 || (viewer >= 0 && (knownTo & (1 << viewer)) !== 0);
  const definition = definitionOf(position.faces[card] ?? 0);
  return { name, seat, amount, card: isKnown ? { handle: handleOf(position, viewer, card), definition } : {} };
}

/** Deals anew what a viewer cannot know, the same way for all positions that look the same to it. */
export function redeal(position: Position, viewer: Viewer, seed: string): void {
  const random = seedRandom(seed);
  const known = new Set(knownCards(position, viewer));
  const hidden = position.faces.map((_, card) => card).filter((card) => card > 0 && !known.has(card));
  const faces = hidden.map((card) => position.faces[card] ?? 0).toSorted((a, b) => a - b);
  shuffle(random, faces);
  for (const [at, card] of hidden.entries()) position.faces[card] = faces[at] ?? 0;
  position.random = seedRandom([...seed].reverse().join(''));
  randomBelow(position.random, 2);
}

/** The key of the definition with a face. */
export function definitionOf(face: number): string {
  return `face-${face}`;
}

function knownCards(position: Position, viewer: Viewer): readonly CardId[] {
  const own = viewer === 0 || viewer === 1 ? position.hands[viewer] : [];
  return [...own, ...position.table.filter((card) => card !== 0), ...position.discard];
}

function seenCard(position: Position, card: CardId): SeenCard {
  const owner = position.hands[1].includes(card) || position.table[1] === card ? 1 : 0;
  return { definition: definitionOf(position.faces[card] ?? 0), owner, controller: owner, now: { face: position.faces[card] ?? 0 } };
}

function handleOf(position: Position, viewer: Viewer, card: CardId): string {
  const key = position.viewerKeys[viewer === -1 ? 2 : viewer] ?? 0;
  let hash = key ^ 0x811c9dc5;
  for (const part of [card, position.hidings[card] ?? 0, key >>> 8, 7]) hash = Math.imul(hash ^ part, 0x01000193) ^ (hash >>> 13);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
