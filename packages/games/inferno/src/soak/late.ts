import { moveCard, seedRandom, shuffle, turnOver, writable, type CardId, type Seat } from '@crupier/kernel/rules';
import { record } from '../state/leaving.ts';
import { printedOf } from '../state/printed.ts';
import { cardsIn } from '../state/reading.ts';
import { zoneOf, type InfernoMatch } from '../state/state.ts';

/** How late a match begins: what each player has as after some turns. */
export interface Lateness {
  /** How many allies and other objects of each deck are in play. */
  readonly objects: number;
  /** How many cards of each deck are resources, face down but for those that have the type. */
  readonly resources: number;
  /** How many cards of each deck lie in its Infierno. */
  readonly infierno: number;
}

/** A match from its beginning. */
export const notLate: Lateness = { objects: 0, resources: 0, infierno: 0 };

/** Edits a match that was dealt and has not run yet. By the seed it is drawn which cards lie where. */
export function makeLate(match: InfernoMatch, late: Lateness, seed: string): void {
  const random = seedRandom(seed);
  for (const seat of match.state.players.keys()) {
    const cards = [...cardsIn(match, 'deck', seat)];
    shuffle(random, cards);
    const objects = cards.filter((card) => isLaid(match, card)).slice(0, late.objects);
    for (const card of objects) put(match, card, 'play', seat);
    const others = cards.filter((card) => !objects.includes(card));
    for (const card of others.splice(0, late.resources)) {
      put(match, card, 'resources', seat);
      const isFaceUp = printedOf(match, card).types.includes('resource');
      turnOver(writable(match), match.game, card, () => (record(writable(match), card).faceDown = !isFaceUp));
    }
    for (const card of others.splice(0, late.infierno)) put(match, card, 'infierno', seat);
  }
}

/** Whether a card could lie in play by itself: what a rule takes away there leaves at once. */
function isLaid(match: InfernoMatch, card: CardId): boolean {
  const { types } = printedOf(match, card);
  return !types.includes('ritual') && !types.includes('resource');
}

function put(match: InfernoMatch, card: CardId, zone: 'play' | 'resources' | 'infierno', seat: Seat): void {
  moveCard(writable(match), match.game, card, zoneOf(zone, seat));
}
