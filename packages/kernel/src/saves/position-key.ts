import type { Game } from '../match/match.ts';
import type { CoreState, DeepReadonly, ZoneId } from '../state/state.ts';
import { Mixer } from './mixer.ts';

/** What of a game's states a search looks at to see that it was there before. */
export interface PositionParts {
  /** Whether the order of the cards of a zone counts for more than what is drawn from it. */
  readonly isOrdered: (zone: ZoneId) => boolean;
  /** Fields of states and cards that say only when or in which order something was done, by their names. */
  readonly besides: readonly string[];
}

/**
 * A key for positions between two acts that a search meets again on another way: the same acts in another order. Cards count only where
 * they differ from those of `base`, the position that the search began with, of which all are copies: a fraction of the cost of
 * `hashState`. It leaves aside luck, histories and what is known of cards that are gone, so that equal keys say that two positions are as
 * good, not the same.
 */
export function positionKey<S extends CoreState>(
  game: Game<S>,
  state: DeepReadonly<S>,
  base: readonly object[],
  { isOrdered, besides }: PositionParts,
): string {
  const mixer = new Mixer(game);
  const { cards, zones, frames, pending } = state;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at];
    if (card === undefined || card === base[at]) continue;
    mixer.value(at);
    for (const [field, value] of Object.entries(card)) if (!besides.includes(field)) mixer.field(field, value);
  }
  for (let zone = 0; zone < zones.length; zone++) {
    const list = zones[zone] ?? [];
    mixer.value(list.length);
    if (isOrdered(zone)) for (const card of list) mixer.value(card);
  }
  // Between two acts a frame says where the turn stands; what it keeps is how it got there.
  for (const { program, step } of frames) {
    mixer.value(program);
    mixer.value(step);
  }
  for (const [field, value] of Object.entries(state)) if (!apart.has(field) && !besides.includes(field)) mixer.field(field, value);
  mixer.value(pending?.purpose);
  mixer.value(pending?.asks[0]?.options.length);
  return mixer.digits();
}

/** Fields of every state that are mixed in apart, or say nothing of how a position lies. */
const apart = new Set([
  'cards',
  'shared',
  'zones',
  'frames',
  'parked',
  'pending',
  'checkpoint',
  'random',
  'revision',
  'decisions',
  'viewerKeys',
  'history',
  'looks',
  'lastKnown',
  'listeners',
  'statics',
]);
