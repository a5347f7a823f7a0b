import { cardOf, NO_CARD, type CardId, type CardRef, type DeepReadonly, type Frame, type Seat } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import type { ChainItem, InfernoCard, InfernoMatch } from '../state/state.ts';

/**
 * How a card looks to a player: two that look the same, and that nothing speaks of, are the same for whoever pays with them. Of a
 * resource that the player has not seen nothing tells but its counters. *Rule:* INF-305.2.
 */
export function lookOf(record: DeepReadonly<InfernoCard>, seat: Seat): string {
  const { faceDown, knownTo, counters, owner, home } = record;
  if (faceDown && ((knownTo >>> seat) & 1) === 0) {
    const isPlain = owner === seat && home === seat && Object.keys(counters).length === 0;
    return isPlain ? UNSEEN : `${UNSEEN} ${owner} ${home} ${JSON.stringify(counters)}`;
  }
  // What tells a card from its copies, but for where it lies and when it came there.
  const { id, stay, hidings, entered, knownTo: _known, ...rest } = record;
  return JSON.stringify(rest);
}

const UNSEEN = 'unseen';

/** Of cards that are the same for a player, the first alone. Where each is one act, such as tapping it, they stand as one option. */
export function withoutAlike(match: InfernoMatch, cards: readonly CardId[], seat: Seat): readonly CardId[] {
  if (cards.length < 2) return cards;
  const spoken = spokenOf(match);
  const looks = new Set<string>();
  return cards.filter((card) => {
    if (spoken.has(card)) return true;
    const look = lookOf(recordOf(match, card), seat);
    if (looks.has(look)) return false;
    looks.add(look);
    return true;
  });
}

/**
 * The cards that something speaks of: targets on the chain, what a text that is followed has bound, what is attached, linked or fights.
 * Nothing else is like them. *Rule:* INF-114.1, INF-606.1.
 */
export function spokenOf(match: InfernoMatch): ReadonlySet<CardId> {
  const { chain, frames, cards, combat, waiting } = match.state;
  const found = new Set<CardId>();
  const add = (refs: readonly CardRef[]): void => refs.forEach((ref) => found.add(cardOf(ref)));
  for (const { bound, source } of chain) add([...bound.flat(), source]);
  for (const frame of frames) add(boundIn(frame));
  for (const { event } of waiting) add([event.card, event.other, event.source]);
  for (const { id, host, linked, damagedBy } of cards) {
    if (host !== NO_CARD) add([id, host]);
    add(linked);
    add(damagedBy);
  }
  if (combat !== undefined) add([...combat.attackers, ...combat.defenders]);
  return found;
}

/** The cards that a running text, or the chain object that it resolves, has chosen. */
function boundIn({ locals, source }: DeepReadonly<Frame>): readonly CardRef[] {
  const { bound = [], chosen, item } = locals as Partial<Record<'bound', Bound> & { chosen: { bound: Bound }; item: ChainItem }>;
  return [source, ...bound.flat(), ...(chosen?.bound ?? []).flat(), ...(item?.bound ?? []).flat()];
}

type Bound = readonly (readonly CardRef[])[];
