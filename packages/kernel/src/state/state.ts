import type { Decision } from './decision.ts';
import type { AbilityRef, CardId, CardRef, Seat, ZoneId } from './ids.ts';
import { assert } from './result.ts';

export type * from './game-event.ts';
export type * from './ids.ts';

/** The blank card. */
export const NO_CARD: CardId = 0;
/** Nobody. */
export const NO_SEAT: Seat = -1;

/** What every game's card has; each game adds its own fixed fields. */
export interface CoreCard {
  readonly id: CardId;
  /** Index of the card's definition: see `Game.definitions`. */
  definition: number;
  owner: Seat;
  controller: Seat;
  zone: ZoneId;
  /** What it is attached to: the bearer of a weapon or an upgrade, the card a lasting effect works on. */
  host: CardId;
  /** Counts its stays in zones, from 1: a pinned reference names one of them. */
  stay: number;
  /** Counts how often it went into hiding: its handle changes each time. */
  hidings: number;
  /** Seats that were shown it where it lies hidden, as bits. */
  knownTo: number;
  /** For a lasting effect: when it ends, as an index of the game's `durations`; otherwise -1. */
  until: number;
  /** For a lasting effect: the number it was made with. */
  amount: number;
  /** For a lasting effect: further numbers that it was made with. */
  amounts: readonly number[];
  /** For a lasting effect that ends when a card leaves: that card as it was when the effect began; otherwise `NO_CARD`. */
  boundTo: CardRef;
}

/** What is running. `locals` is a flat record of numbers and readonly lists, so a shallow copy is a full copy. */
export interface Frame<L extends object = object> {
  readonly program: number;
  /** Index of the next step. */
  step: number;
  readonly source: CardId;
  readonly seat: Seat;
  readonly locals: L;
}

/** What is remembered of a card that left a zone where its values were more than printed. Games add what their texts ask for. */
export interface LastKnown {
  readonly card: CardId;
  readonly stay: number;
  /** True where something that stays may still ask: it is not forgotten for those that come after it. */
  readonly held?: true;
}

/** How often an ability with a limit was used in the present period. */
export interface AbilityUse {
  /** The definition that has the ability, and its place there. */
  readonly definition: number;
  readonly place: number;
  /** The card that used it, as it was then, and the player who did. */
  readonly card: CardRef;
  /** The card that lent it, as it was then; `NO_CARD` for an ability of its own. */
  readonly lender: CardRef;
  readonly seat: Seat;
  /** The period, such as `turn`. */
  readonly per: string;
}

/** A word that a text has chosen, by the name under which it speaks of it. */
export interface ChosenWord {
  readonly name: string;
  readonly value: string;
}

/** Cards that a player looks at where they lie. */
export interface Look {
  readonly seat: Seat;
  /** Pinned: one that moves is not looked at any more. */
  readonly cards: readonly CardRef[];
}

/** An event of which a history is kept: see `HistoryWordOn`. */
export interface Recorded {
  /** The word that counts it. */
  readonly history: string;
  /** How long it is kept. */
  readonly per: string;
  /** Its card, pinned as it was, and whose event it was. */
  readonly card: CardRef;
  readonly seat: Seat;
}

/** Frames that were taken off the stack and wait to be put back on it. */
export interface ParkedFrames {
  /** By which the game calls them: a number of its own, such as that of an activation. */
  readonly key: number;
  readonly frames: readonly Frame[];
}

/** What every game's state has: plain data, without functions, classes or cycles. */
export interface CoreState {
  /** Grows with every commit; caches of derived values are stamped with it. */
  revision: number;
  /** How many questions have been asked. */
  decisions: number;
  /** The random stream: see `random.ts`. */
  random: number[];
  /** One secret key per seat, and a last one for spectators: handles are computed from them. */
  viewerKeys: number[][];
  cards: CoreCard[];
  /** The cards as they were when the state was last copied: copies may share these records, and none is written. See `clone.ts`. */
  shared: readonly CoreCard[];
  zones: CardId[][];
  frames: Frame[];
  /** Frames that wait for something else to end, in the order in which they were parked: see `park`. */
  parked: readonly ParkedFrames[];
  /** Uses of abilities with limits, oldest first: see `noteUse`. */
  uses: readonly AbilityUse[];
  /** Events of which a history is kept, oldest first. */
  history: readonly Recorded[];
  /** Who looks at which cards now, the latest look last: see `beginLook`. */
  looks: readonly Look[];
  /** What had been chosen by the texts that gave lasting effects, by the effects' cards: until these are used again. */
  given: readonly { readonly effect: CardId; readonly words: readonly ChosenWord[] }[];
  pending: Decision | undefined;
  /** Winners' seats, or undefined while the match goes on. */
  winners: Seat[] | undefined;
  /** True where it ended and all who play have lost: nobody has won then. */
  lost: boolean;
  /** Why it ended, as a code; empty while it goes on. */
  ending: string;
  /** Abilities now listening for events, oldest first. */
  listeners: AbilityRef[];
  /** Static abilities now working, oldest first. */
  statics: AbilityRef[];
  /** Cards that left and may still be spoken of, newest last. */
  lastKnown: LastKnown[];
  /** The whole state as it was when what is now being announced began, or undefined: see `checkpoint.ts`. */
  checkpoint: CoreState | undefined;
}

/** What steps see of the state. */
export type DeepReadonly<T> = T extends readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

const CARD_BITS = 12;
/** The most cards a state may hold. */
export const CARDS_MAX = 1 << CARD_BITS;
/** The most cards with which a match may begin: the other ids are for tokens, copies and lasting effects. */
export const CARDS_LAID_MAX = 3072;

/** Adds the record of a card under the next id. For commits: a match whose ids are used up stops. */
export function addRecord<C extends CoreCard>(state: { readonly cards: C[] }, make: (id: CardId) => C): C {
  assert(state.cards.length < CARDS_MAX, 'A state holds no more cards than there are ids.');
  const made = make(state.cards.length);
  state.cards.push(made);
  return made;
}

/** Names a card as it is at its present stay. */
export function pin(card: DeepReadonly<CoreCard>): CardRef {
  return card.id + card.stay * CARDS_MAX;
}

/** The card of a reference, pinned or not. */
export function cardOf(ref: CardRef): CardId {
  return ref & (CARDS_MAX - 1);
}

/** Whether a reference still means the card where it is: unpinned ones always do. */
export function isCurrent(state: DeepReadonly<CoreState>, ref: CardRef): boolean {
  return ref < CARDS_MAX || state.cards[ref & (CARDS_MAX - 1)]?.stay === ref >> CARD_BITS;
}

/** Whether a reference means a card as it is, or as it was until it moved last: not as it was in an earlier stay. */
export function isOrJustWas(state: DeepReadonly<CoreState>, ref: CardRef): boolean {
  return ref < CARDS_MAX || (state.cards[cardOf(ref)]?.stay ?? 0) - (ref >> CARD_BITS) <= 1;
}

/** Whether the card of an event lies where the event put it: such a reference means it as it became, or as it was where that is remembered. */
export function isWhereItWent(state: DeepReadonly<CoreState>, ref: CardRef): boolean {
  return isCurrent(state, ref) || (isOrJustWas(state, ref) && lastKnownOf(state, ref) !== undefined);
}

/** The reference that meant a card as it was when it left. */
export function refOf({ card, stay }: LastKnown): CardRef {
  return card + stay * CARDS_MAX;
}

/** What is last known of a card that a pinned reference means no longer; undefined where the reference is current. */
export function lastKnownOf<K extends LastKnown>(state: DeepReadonly<CoreState>, ref: CardRef): K | undefined {
  if (isCurrent(state, ref)) return undefined;
  const stay = ref >> CARD_BITS;
  const card = cardOf(ref);
  return state.lastKnown.findLast((each) => each.card === card && each.stay === stay) as K | undefined;
}
