import { cardOf, derived, NO_CARD, usesBy, type CardId, type CardRef, type DeepReadonly, type Seat } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import { tableSlots } from '../state/slots.ts';
import { NO_COUNTERS, zoneKind, type ChainItem, type InfernoCard, type InfernoMatch, type Zone } from '../state/state.ts';

type Look = DeepReadonly<InfernoCard>;

/**
 * Whether two cards look the same to a player: if nothing speaks of either, they are the same for whoever pays with them. Of a resource
 * that the player has not seen nothing tells but its counters. *Rule:* INF-305.2.
 */
function looksLike(match: InfernoMatch, one: Look, other: Look, seat: Seat): boolean {
  const isSeen = isSeenBy(one, seat);
  // Most that a player sees are copies of nothing.
  if (isSeen && one.definition !== other.definition) return false;
  if (isSeen !== isSeenBy(other, seat) || one.owner !== other.owner || one.home !== other.home) return false;
  const arePlain = isPlain(match, one) && isPlain(match, other);
  if (!isSeen) return arePlain || JSON.stringify(one.counters) === JSON.stringify(other.counters);
  return arePlain ? areInOneState(one, other) : wholeLook(match, one) === wholeLook(match, other);
}

function isSeenBy({ faceDown, knownTo }: Look, seat: Seat): boolean {
  return !faceDown || ((knownTo >>> seat) & 1) !== 0;
}

/** Whether two cards with one definition that have nothing that few cards have are in the same state. Written out: it is asked at every priority. */
function areInOneState(one: Look, other: Look): boolean {
  return (
    one.tapped === other.tapped &&
    one.faceDown === other.faceDown &&
    one.controller === other.controller &&
    one.origin === other.origin &&
    one.damage === other.damage &&
    one.chosen === other.chosen &&
    one.x === other.x &&
    one.host === other.host &&
    one.until === other.until &&
    one.amount === other.amount &&
    one.earthly === other.earthly &&
    one.fresh === other.fresh &&
    one.token === other.token
  );
}

/** The first of some cards that looks like another to a player; that card itself where none does. */
export function firstLike(match: InfernoMatch, firsts: readonly CardId[], card: CardId, seat: Seat): CardId {
  const record = recordOf(match, card);
  for (const first of firsts) if (looksLike(match, recordOf(match, first), record, seat)) return first;
  return card;
}

/** Whether any two of some cards look the same to a player. */
function areAnyAlike(match: InfernoMatch, cards: readonly CardId[], seat: Seat): boolean {
  for (let at = 1; at < cards.length; at++) {
    const record = recordOf(match, cards[at] as CardId);
    for (let before = 0; before < at; before++) if (looksLike(match, recordOf(match, cards[before] as CardId), record, seat)) return true;
  }
  return false;
}

/** Whether a card has nothing that few cards have: no counters, no uses, no words of its own. */
function isPlain({ state }: InfernoMatch, { id, counters, paid, reads }: Look): boolean {
  if (paid.length + reads.length + usesBy(state, id).length > 0) return false;
  if (counters === NO_COUNTERS) return true;
  for (const _ in counters) return false;
  return true;
}

/** All that tells a card from its copies, but for where it lies and when it came there. */
function wholeLook({ state }: InfernoMatch, record: Look): string {
  const { id, stay, hidings, entered, knownTo, ...rest } = record;
  const uses = usesBy(state, id).map(({ card, ...use }) => use);
  return JSON.stringify([rest, uses]);
}

/** For each of some cards the first that is the same for a player; the card itself where none is, and where something speaks of it. */
export function firstsAlike(match: InfernoMatch, cards: readonly CardId[], seat: Seat): readonly CardId[] {
  if (!areAnyAlike(match, cards, seat)) return cards;
  const isSpokenOf = spokenOf(match);
  const firsts: CardId[] = [];
  return cards.map((card) => {
    if (isSpokenOf(card)) return card;
    const first = firstLike(match, firsts, card, seat);
    if (first === card) firsts.push(card);
    return first;
  });
}

/** Of cards that are the same for a player, the first alone. Where each is one act, such as tapping it, they stand as one option. */
export function withoutAlike(match: InfernoMatch, cards: readonly CardId[], seat: Seat): readonly CardId[] {
  const firsts = firstsAlike(match, cards, seat);
  return firsts === cards ? cards : cards.filter((card, at) => firsts[at] === card);
}

/**
 * Whether something speaks of a card: targets on the chain, what a text that is followed has bound, what is attached, linked or fights.
 * Nothing else is like it. *Rule:* INF-114.1, INF-606.1.
 */
function spokenOf(match: InfernoMatch): (card: CardId) => boolean {
  const { chain, frames, waiting } = match.state;
  const byCards = derived(match, tableSlots.spokenOf, spokenOfByCards);
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
  return (card) => byCards.has(card) || found.has(card);
}

/** The zones whose cards speak of others: abilities of cards elsewhere do not work. */
const speaking: ReadonlySet<Zone> = new Set(['play', 'resources', 'chain', 'resolving', 'effects', 'spent']);

/** The cards that others are attached or linked to, that have dealt damage or fight, and those that say so. Only facts alter it. */
function spokenOfByCards(match: InfernoMatch): ReadonlySet<CardId> {
  const { cards, combat, zones } = match.state;
  const found = new Set<CardId>();
  for (let zone = 0; zone < zones.length; zone++) {
    if (!speaking.has(zoneKind(zone))) continue;
    for (const card of zones[zone] as readonly CardId[]) {
      const { host, linked, damagedBy } = cards[card] as DeepReadonly<InfernoCard>;
      if (host !== NO_CARD) found.add(card).add(cardOf(host));
      addAll(found, linked);
      addAll(found, damagedBy);
    }
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
