import type { Match } from '../match/match.ts';
import { chachaBlock } from '../state/random.ts';
import type { CardId, CoreState, ZoneId } from '../state/state.ts';
import { CARDS_MAX, NO_CARD } from '../state/state.ts';
import { includesViewer, SPECTATOR, type Viewer } from '../state/viewers.ts';
import type { Handle } from './view.ts';

const HANDLE_LENGTH = 8;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The last word of a nonce: two sorts of names never meet. */
const nonces = { face: 0, back: 1, place: 2, rank: 3 } as const;

/** Handles of known faces and of places worked out before, by key: copies of a match share their keys. */
const handles = new WeakMap<readonly number[], Map<number, Handle>>();

/** Whether a viewer may know a card's face where it lies. */
export function mayKnow<S extends CoreState>(match: Match<S>, viewer: Viewer, card: CardId): boolean {
  return includesViewer(match.game.knownBy(match.state, card, match.probe), viewer, match.state.viewerKeys.length - 1);
}

/** What a viewer who may know a card's face calls it after so many hidings. */
export function handleOf<S extends CoreState>(match: Match<S>, viewer: Viewer, card: CardId, hidings: number): Handle {
  const key = keyOf(match, viewer);
  return kept(key, card + hidings * CARDS_MAX, () => makeHandle(key, card, [hidings, 0, nonces.face]));
}

/**
 * What a viewer calls a card now. Hidden cards that a player holds are called by places, which are dealt out among them anew at each
 * question: none of them can be told from another, nor followed. A card that lies face down on the table can be pointed at, and keeps a
 * name as long as it stays; the name of its face is another.
 */
export function handleNow<S extends CoreState>(match: Match<S>, viewer: Viewer, card: CardId): Handle {
  const { hidings = 0, stay = 0, zone = 0 } = match.state.cards[card] ?? {};
  if (mayKnow(match, viewer, card)) return handleOf(match, viewer, card, hidings);
  if (!match.game.isHeld(zone)) return backHandle(match, viewer, card, { hidings, stay });
  return placeHandle(match, viewer, zone, rankOf(match, viewer, card));
}

/** The card that a viewer knows by its face and calls so now; undefined where there is none. */
export function cardKnownBy<S extends CoreState>(match: Match<S>, viewer: Viewer, handle: Handle): CardId | undefined {
  return match.state.cards.find(({ id }) => id !== NO_CARD && mayKnow(match, viewer, id) && handleNow(match, viewer, id) === handle)?.id;
}

/** What a viewer calls the cards of one zone whose faces it may not know, in an order that says nothing. */
export function hiddenHandles<S extends CoreState>(match: Match<S>, viewer: Viewer, hidden: readonly CardId[]): Handle[] {
  return hidden.map((card, place) => {
    const { hidings = 0, stay = 0, zone = 0 } = match.state.cards[card] ?? {};
    return match.game.isHeld(zone) ? placeHandle(match, viewer, zone, place) : backHandle(match, viewer, card, { hidings, stay });
  });
}

/** The place of a hidden card among those of its zone: as good as drawn by lot at each question. */
function rankOf<S extends CoreState>(match: Match<S>, viewer: Viewer, card: CardId): number {
  const { cards, zones, decisions } = match.state;
  const key = keyOf(match, viewer);
  const lotOf = (each: CardId): number => chachaBlock(key, each, [cards[each]?.hidings ?? 0, decisions, nonces.rank])[0] ?? 0;
  const hidden = (zones[cards[card]?.zone ?? 0] ?? []).filter((each) => !mayKnow(match, viewer, each));
  return hidden
    .map((each) => ({ each, lot: lotOf(each) }))
    .toSorted((one, other) => one.lot - other.lot || one.each - other.each)
    .findIndex(({ each }) => each === card);
}

/** The handle of a card that lies face down, as it was last worked out: it changes when the card moves. */
interface BackHandle {
  readonly hidings: number;
  readonly stay: number;
  readonly handle: Handle;
}

const backs = new WeakMap<readonly number[], Map<CardId, BackHandle>>();

function backHandle<S extends CoreState>(
  match: Match<S>,
  viewer: Viewer,
  card: CardId,
  { hidings, stay }: Pick<BackHandle, 'hidings' | 'stay'>,
): Handle {
  const key = keyOf(match, viewer);
  const known = backs.get(key) ?? new Map<CardId, BackHandle>();
  if (known.size === 0) backs.set(key, known);
  const last = known.get(card);
  if (last?.hidings === hidings && last.stay === stay) return last.handle;
  const handle = makeHandle(key, card, [hidings, stay, nonces.back]);
  known.set(card, { hidings, stay, handle });
  return handle;
}

function placeHandle<S extends CoreState>(match: Match<S>, viewer: Viewer, zone: ZoneId, place: number): Handle {
  const key = keyOf(match, viewer);
  return kept(key, -1 - place - zone * CARDS_MAX, () => makeHandle(key, place, [zone, 0, nonces.place]));
}

function keyOf<S extends CoreState>({ state: { viewerKeys } }: Match<S>, viewer: Viewer): readonly number[] {
  return viewerKeys[viewer === SPECTATOR ? viewerKeys.length - 1 : viewer] ?? [];
}

function kept(key: readonly number[], place: number, make: () => Handle): Handle {
  const known = handles.get(key) ?? new Map<number, Handle>();
  if (known.size === 0) handles.set(key, known);
  const handle = known.get(place) ?? make();
  known.set(place, handle);
  return handle;
}

function makeHandle(key: readonly number[], counter: number, nonce: readonly number[]): Handle {
  const [low = 0, high = 0] = chachaBlock(key, counter, nonce);
  let handle = '';
  for (let at = 0; at < HANDLE_LENGTH; at++) {
    const bits = at < 5 ? low >>> (at * 6) : high >>> ((at - 5) * 6);
    handle += LETTERS.charAt(bits & 63);
  }
  return handle;
}
