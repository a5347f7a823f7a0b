import { cardOf, NO_CARD, type CardId, type CardRef, type DeepReadonly, type Seat } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import { NO_COUNTERS, type ChainItem, type InfernoCard, type InfernoMatch } from '../state/state.ts';

type Look = DeepReadonly<InfernoCard>;

/**
 * Whether two cards look the same to a player: if nothing speaks of either, they are the same for whoever pays with them. Of a resource
 * that the player has not seen nothing tells but its counters. *Rule:* INF-305.2.
 */
export function looksLike(one: Look, other: Look, seat: Seat): boolean {
  const isSeen = isSeenBy(one, seat);
  if (isSeen !== isSeenBy(other, seat) || one.owner !== other.owner || one.home !== other.home) return false;
  const arePlain = isPlain(one) && isPlain(other);
  if (!isSeen) return arePlain || JSON.stringify(one.counters) === JSON.stringify(other.counters);
  if (one.definition !== other.definition) return false;
  return arePlain ? compared.every((field) => one[field] === other[field]) : wholeLook(one) === wholeLook(other);
}

function isSeenBy({ faceDown, knownTo }: Look, seat: Seat): boolean {
  return !faceDown || ((knownTo >>> seat) & 1) !== 0;
}

/** The values in which cards with one definition may differ though they have nothing that few cards have. */
const compared = [
  'origin',
  'controller',
  'damage',
  'chosen',
  'x',
  'host',
  'until',
  'amount',
  'faceDown',
  'tapped',
  'earthly',
  'fresh',
  'token',
] as const satisfies readonly (keyof InfernoCard)[];

/** The first of some cards that looks like another to a player; that card itself where none does. */
export function firstLike(match: InfernoMatch, firsts: readonly CardId[], card: CardId, seat: Seat): CardId {
  const record = recordOf(match, card);
  for (const first of firsts) if (looksLike(recordOf(match, first), record, seat)) return first;
  return card;
}

/** Whether a card has nothing that few cards have: no counters, no uses, no words of its own. */
function isPlain({ counters, usedThisTurn, paid, reads }: DeepReadonly<InfernoCard>): boolean {
  if (usedThisTurn.length + paid.length + reads.length > 0) return false;
  if (counters === NO_COUNTERS) return true;
  for (const _ in counters) return false;
  return true;
}

/** All that tells a card from its copies, but for where it lies and when it came there. */
function wholeLook(record: DeepReadonly<InfernoCard>): string {
  const { id, stay, hidings, entered, knownTo, ...rest } = record;
  return JSON.stringify(rest);
}

/** Of cards that are the same for a player, the first alone. Where each is one act, such as tapping it, they stand as one option. */
export function withoutAlike(match: InfernoMatch, cards: readonly CardId[], seat: Seat): readonly CardId[] {
  if (cards.length < 2) return cards;
  const spoken = spokenOf(match);
  const firsts: CardId[] = [];
  return cards.filter((card) => {
    if (spoken.has(card)) return true;
    if (firstLike(match, firsts, card, seat) !== card) return false;
    firsts.push(card);
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
  for (const { bound, source } of chain) {
    found.add(cardOf(source));
    for (const refs of bound) addAll(found, refs);
  }
  for (const { source, locals } of frames) {
    found.add(source);
    const { bound, chosen, item } = locals as Partial<Record<'bound', Bound> & { chosen: { bound: Bound }; item: ChainItem }>;
    for (const lists of [bound, chosen?.bound, item?.bound]) lists?.forEach((refs) => addAll(found, refs));
  }
  for (const { event } of waiting) addAll(found, [event.card, event.other, event.source]);
  for (let at = 0; at < cards.length; at++) {
    const { id, host, linked, damagedBy } = cards[at] as DeepReadonly<InfernoCard>;
    if (host !== NO_CARD) addAll(found, [id, host]);
    if (linked.length > 0) addAll(found, linked);
    if (damagedBy.length > 0) addAll(found, damagedBy);
  }
  if (combat !== undefined) {
    addAll(found, combat.attackers);
    addAll(found, combat.defenders);
  }
  return found;
}

function addAll(found: Set<CardId>, refs: readonly CardRef[]): void {
  for (const ref of refs) found.add(cardOf(ref));
}

type Bound = readonly (readonly CardRef[])[];
