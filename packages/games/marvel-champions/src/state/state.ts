import {
  cloneCore,
  type CardId,
  type CardRef,
  type CoreCard,
  type CoreState,
  type DeepReadonly,
  type LastKnown,
  type Match,
  type Seat,
  type ZoneId,
} from '@crupier/kernel/rules';

/** The zones of a player, and after them those of the scenario, which lie at seat 0. *Rule:* MC-PLAY-AREA-1, MC-PLAYER-PLAY-AREA-1. */
export const zones = [
  'deck',
  'hand',
  'discard',
  /** What a player has in play but for minions: the identity, allies, supports, upgrades, obligations, and what is attached to them. */
  'area',
  /** Minions engaged with the player, and what is attached to them. *Rule:* MC-ENGAGE-1. */
  'engaged',
  /** Encounter cards dealt to the player, facedown, the first dealt first. *Rule:* MC-DEAL-2. */
  'dealt',
  /** What a player is playing, or revealing, and is not in play. *Rule:* MC-REVEAL-8. */
  'resolving',
  'encounterDeck',
  'encounterDiscard',
  /** The villain, the main scheme, side schemes, environments, and what is attached to them. *Rule:* MC-VILLAIN-PLAY-AREA-1. */
  'villainArea',
  /** The stages to come of the villain and of the main scheme, the next one last. */
  'villainDeck',
  'schemeDeck',
  /** Facedown boost cards; `host` says on which enemy. *Rule:* MC-BOOST-ICON-10. */
  'boost',
  /** Facedown cards tucked under another; `host` says under which. *Rule:* MC-TUCK-1. */
  'tucked',
  /** Player cards that lie facedown in play, whose faces nobody sees; `host` is the minion as which each counts. *Rule:* MC-CARD-21. */
  'facedown',
  'aside',
  'victory',
  'removed',
  'effects',
  'spent',
] as const;
/** One of the zones. */
export type Zone = (typeof zones)[number];

/** The most who play. */
export const SEATS_MAX = 4;

/** The status cards. A steady character may hold two of the first two. *Rule:* MC-STATUS-CARDS-1. */
export const statuses = ['stunned', 'confused', 'tough'] as const;
/** One of them. */
export type Status = (typeof statuses)[number];

/** How a match may end. *Rule:* MC-WIN-1, MC-WIN-2, MC-WIN-3, MC-ENCOUNTER-DECK-5. */
export const endings = [
  'villainDefeated',
  'wonByText',
  'schemeCompleted',
  'allEliminated',
  'encounterDeckEmpty',
  'lostByText',
  'left',
  'endless',
] as const;
/** Those with which the players have won. */
export const wonEndings: readonly (typeof endings)[number][] = ['villainDefeated', 'wonByText'];

/** The steps of a round in which something is decided. *Rule:* MC-ROUND-1 to MC-ROUND-10. */
export const phases = ['setup', 'player', 'villain'] as const;
/** One of the phases. */
export type Phase = (typeof phases)[number];

/** How long lasting effects may last: `setOff` is a delayed effect, until it resolves. *Rule:* MC-END-OF-PLAYER-PHASE-4, MC-VILLAIN-PHASE-6, MC-DELAYED-EFFECTS-1. */
export const durations = ['phase', 'round', 'activation', 'game', 'setOff'] as const;

/** One physical card. */
export interface MarvelCard extends CoreCard {
  exhausted: boolean;
  /** How many status cards of each type it has. */
  stunned: number;
  confused: number;
  tough: number;
  /** What was dealt to it and not healed. Hit points left are the maximum less this. *Rule:* MC-HIT-POINTS-1. */
  damage: number;
  threat: number;
  counters: number;
  /** Acceleration tokens on it. Those of the main scheme go from stage to stage. *Rule:* MC-ACCELERATION-TOKEN-1. */
  acceleration: number;
  /** Another player controls it as long as an ability says so. *Rule:* MC-OWNERSHIP-CONTROL-11. */
  borrowed: boolean;
  /** How many resources of each type it was paid with as it was played, and what it cost: see `withResource`. *Rule:* MC-COST-7, MC-COST-9. */
  paidWith: number;
  /** The type that a text has turned it into, from 1 in the order of `cardTypes`; 0 for the printed one. *Rule:* MC-CARD-TYPES-3. */
  countsAs: number;
  /** The damage that it deals additionally, each time that it deals damage as it is played. *Rule:* MC-FOR-EACH-7. */
  moreDamage: number;
}

/** One player. */
export interface MarvelPlayer {
  /** The identity card, whichever side is up. */
  identity: CardId;
  /** The player has changed form by choice in this round, and not only in this turn: ruling MC-C-08. *Rule:* MC-FORM-2. */
  hasChangedForm: boolean;
  isEliminated: boolean;
  /** So many resources less are paid for the next card that the player plays in this phase. *Rule:* MC-COST-5. */
  costsLess: number;
  /** The deck's name, for display. */
  deck: string;
}

/** An activation that has to wait until another is over. *Rule:* MC-ACTIVATION-10. */
export interface WaitingActivation {
  readonly enemy: CardRef;
  /** The ally that is attacked directly, or `NO_CARD`. *Rule:* MC-ATTACKS-AGAINST-ALLIES-1. */
  readonly target: CardRef;
  readonly seat: Seat;
  readonly how: How;
}

/** How an enemy activates: by the form of the player's identity, or as an ability says. *Rule:* MC-ACTIVATION-3. */
export type How = 'byForm' | 'attack' | 'scheme';

/** A match of Marvel Champions. */
export interface Marvel extends CoreState {
  cards: MarvelCard[];
  players: MarvelPlayer[];
  villain: CardId;
  mainScheme: CardId;
  /** Who holds the first player token. *Rule:* MC-FIRST-PLAYER-1. */
  first: Seat;
  /** Whose turn it is, or -1 outside turns. */
  active: Seat;
  /** 1 for the first round, 0 before it. */
  round: number;
  phase: Phase;
  /** Further encounter cards that each player is dealt. *Rule:* MC-HEROIC-MODE-1. */
  heroic: number;
  activations: readonly WaitingActivation[];
  /** The cards that were removed from the campaign in this match. *Rule:* MC-GAME-MODES-11. */
  removedFromCampaign: readonly CardId[];
  lastKnown: LeftPlay[];
}

/** What is remembered of a card that left play. */
export interface LeftPlay extends LastKnown {
  readonly controller: Seat;
  readonly counters: number;
}

/** A running match. */
export type MarvelMatch = Match<Marvel>;

const zoneIndex = Object.fromEntries(zones.map((zone, index) => [zone, index])) as Record<Zone, number>;

/** The zone of a seat; those of the scenario are found without one. */
export function zoneOf(zone: Zone, seat: Seat = 0): ZoneId {
  return zoneIndex[zone] * SEATS_MAX + seat;
}

/** Which of the zones one is. */
export function zoneKind(zone: ZoneId): Zone {
  return zones[Math.floor(zone / SEATS_MAX)] as Zone;
}

/** Whose a zone is: 0 for those of the scenario. */
export function seatOf(zone: ZoneId): Seat {
  return zone % SEATS_MAX;
}

/** The cards of a zone, in their order: the last of a pile is its top. */
export function cardsIn({ state }: { readonly state: DeepReadonly<Marvel> }, zone: Zone, seat: Seat = 0): readonly CardId[] {
  return state.zones[zoneIndex[zone] * SEATS_MAX + seat] ?? [];
}

/** The seats of all who still play, in player order from one. *Rule:* MC-PLAYER-ORDER-1. */
export function seatsFrom({ state: { players } }: { readonly state: DeepReadonly<Marvel> }, first: Seat): readonly Seat[] {
  const seats: Seat[] = [];
  for (let at = 0; at < players.length; at++) {
    const seat = (first + at) % players.length;
    if (players[seat]?.isEliminated === false) seats.push(seat);
  }
  return seats;
}

/** A copy that shares nothing that changes. */
export function cloneMarvel(state: DeepReadonly<Marvel>): Marvel {
  return {
    ...cloneCore<Marvel>(state),
    lastKnown: state.lastKnown.slice(),
    players: state.players.map(({ identity, hasChangedForm, isEliminated, costsLess, deck }) => ({
      identity,
      hasChangedForm,
      isEliminated,
      costsLess,
      deck,
    })),
    villain: state.villain,
    mainScheme: state.mainScheme,
    first: state.first,
    active: state.active,
    round: state.round,
    phase: state.phase,
    heroic: state.heroic,
    activations: state.activations,
    removedFromCampaign: state.removedFromCampaign,
  };
}
