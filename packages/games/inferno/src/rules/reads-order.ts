import type { CardId, DeepReadonly, Seat } from '@crupier/kernel/rules';
import { knownBy } from '../state/visibility.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

/** Verbs by which it matters in which order cards lie in an Infierno. */
const readers: ReadonlySet<unknown> = new Set(['bury', 'arrangeInfierno', 'exchangeZones']);

const reading = new WeakMap<object, boolean>();

/** Whether a part of a card's data has a verb that reads the order of an Infierno. */
function readsOrder(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const known = reading.get(part);
  if (known !== undefined) return known;
  const found = ('verb' in part && readers.has(part.verb)) || Object.values(part).some(readsOrder);
  reading.set(part, found);
  return found;
}

/**
 * Whether a card that a player knows of reads in which order cards lie in an Infierno: one that lies open, or of the player's own deck,
 * wherever it is.
 */
export function knowsOrderReader({ game, state }: InfernoMatch, seat: Seat): boolean {
  const isKnown = ({ id, owner }: { readonly id: CardId; readonly owner: Seat }): boolean =>
    owner === seat || (knownBy(state as DeepReadonly<Inferno>, id) & (1 << seat)) !== 0;
  return state.cards.some(
    (card) => game.definitions[card.definition]?.abilities.some(({ data }) => readsOrder(data)) === true && isKnown(card),
  );
}
