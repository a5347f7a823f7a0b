import { ownCard } from '../state/clone.ts';
import { listen, silence } from '../derived/listeners.ts';
import { keepFormer } from './former-abilities.ts';
import type { Game } from '../match/match.ts';
import { assert } from '../state/result.ts';
import type { CardId, CoreState, DeepReadonly, ZoneId } from '../state/state.ts';

/** A place in a zone, counted from its front. */
export interface PlaceInZone {
  readonly zone: ZoneId;
  readonly at?: number | undefined;
}

/**
 * Moves a card to the end of a zone, or to a place in it, keeping the zones and the listener index true. A stay in another zone
 * begins, so that pinned references mean the card as it was. For commits.
 */
export function moveCard<S extends CoreState>(state: S, game: Game<S>, card: CardId, place: ZoneId | PlaceInZone): void {
  const { zone: to, at } = typeof place === 'number' ? { zone: place, at: undefined } : place;
  const record = ownCard(state, card);
  const from = record.zone;
  const zone = state.zones[from] as CardId[];
  const wasLive = worksAt(game, record, from);
  const live = worksAt(game, record, to);
  if (wasLive && !live) silence(state, game, card);
  const known = game.knownBy(state as DeepReadonly<S>, card);
  removeAt(zone, zone.lastIndexOf(card));
  const target = state.zones[to] as CardId[];
  if (at === undefined) target.push(card);
  else target.splice(at, 0, card);
  record.zone = to;
  record.stay++;
  record.knownTo = 0;
  // Whoever can follow it no longer must not recognise it later.
  if (known !== 0 && (known & ~game.knownBy(state as DeepReadonly<S>, card)) !== 0) record.hidings++;
  if (!wasLive && live) listen(state, game, card);
}

/**
 * Moves a card to the end of another zone in which it goes on being what it was, as when another player takes control of it:
 * its stay, its abilities' timestamps and what works on it go on. Both zones show its face to the same seats. For commits.
 */
export function shiftCard<S extends CoreState>(state: S, game: Game<S>, card: CardId, to: ZoneId): void {
  const record = ownCard(state, card);
  const from = state.zones[record.zone] as CardId[];
  assert(worksAt(game, record, record.zone) === worksAt(game, record, to), 'A card that goes on being what it was goes on working.');
  removeAt(from, from.lastIndexOf(card));
  (state.zones[to] as CardId[]).push(card);
  record.zone = to;
}

/** Takes one number out of a list. Cards move all the time, mostly from the end of a zone, and `splice` would make a list of what it takes. */
function removeAt(list: number[], at: number): void {
  for (let place = at; place < list.length - 1; place++) list[place] = list[place + 1] as number;
  list.pop();
}

/** Says that a zone was shuffled: nobody knows what lies where, and no handle of it may be followed. For commits. */
export function hideZone<S extends CoreState>(state: S, zone: ZoneId): void {
  for (const card of state.zones[zone] ?? []) {
    const record = ownCard(state, card);
    record.knownTo = 0;
    record.hidings++;
  }
}

/**
 * Changes what a card is, keeping the listener index true. Its abilities that wait go on as what it was. For commits and for dealing anew.
 */
export function redefine<S extends CoreState>(state: S, game: Game<S>, card: CardId, definition: number): void {
  const record = ownCard(state, card);
  if (record.definition !== definition) keepFormer(state, game, card);
  if (worksAt(game, record, record.zone)) silence(state, game, card);
  record.definition = definition;
  if (worksAt(game, record, record.zone)) listen(state, game, card);
}

/** Changes how a card lies in its zone, keeping the listener index true: what lies face down may say nothing. For commits. */
export function turnOver<S extends CoreState>(state: S, game: Game<S>, card: CardId, turn: (record: S['cards'][number]) => void): void {
  const record = ownCard(state, card);
  const wasLive = worksAt(game, record, record.zone);
  turn(record);
  const live = worksAt(game, record, record.zone);
  if (wasLive && !live) silence(state, game, card);
  else if (!wasLive && live) listen(state, game, card);
}

function worksAt<S extends CoreState>(game: Game<S>, record: S['cards'][number], zone: ZoneId): boolean {
  return game.worksIn(game.definitions[record.definition], zone, record as DeepReadonly<S['cards'][number]>);
}

/** Asserts that every card lies in exactly one zone and knows it: what each game's invariants begin with. */
export function checkPlaces({ cards, zones }: DeepReadonly<CoreState>): void {
  const placed = zones.reduce((sum, zone) => sum + zone.length, 0);
  assert(placed === cards.length - 1, 'Every card is in exactly one zone.');
  zones.forEach((zone, at) => {
    assert(
      zone.every((card) => cards[card]?.zone === at),
      'Every card knows its zone.',
    );
  });
}
