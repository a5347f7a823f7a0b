import {
  cloneCore,
  type AbilityRef,
  type CardId,
  type CardRef,
  type Choices,
  type CoreCard,
  type CoreState,
  type DeepReadonly,
  type GameEvent,
  type Heard,
  type LastKnown,
  type Match,
  type Seat,
  type SeriesScore,
  type ZoneId,
} from '@crupier/kernel/rules';

/**
 * The zones. Those of a player come once a seat; the chain and those of lasting effects use seat 0.
 * *Rule:* INF-400.1.
 */
export const zones = [
  /** The last card of the list is on top. *Rule:* INF-401.1. */
  'deck',
  'hand',
  /** The last card of the list is on top. *Rule:* INF-404.1. */
  'infierno',
  /** What a player controls in play, resources excepted. *Rule:* INF-403.1. */
  'play',
  /** Resources are in play too: cards that lie face down, or have the type. *Rule:* INF-305.2. */
  'resources',
  'exile',
  /** Cards on the chain, and a faceless card for each ability on it; the last is the top. *Rule:* INF-405.1. */
  'chain',
  /** A card that has left the chain and is being resolved. *Rule:* INF-607.2j. */
  'resolving',
  'effects',
  'spent',
  /** Out of the game with the player who owned it: no zone of the rules. *Rule:* INF-800.3a. */
  'gone',
] as const;
/** One of the zones. */
export type Zone = (typeof zones)[number];

/** The key of the definition that carries the abilities of keywords: no card, and nothing to show. */
export const RULES_KEY = 'rules';

/** The most who can play at a table. */
export const SEATS_MAX = 6;

/** The phases and steps of a turn, in their order; the main phase has no steps. *Rule:* INF-500.1. */
export const steps = ['setup', 'restore', 'draw', 'addResource', 'main', 'end', 'cleanup'] as const;
/** One of the steps. */
export type Step = (typeof steps)[number];

/** The stages of a combat. *Rule:* INF-506.2. */
export const stages = ['propose', 'attack', 'damage', 'end'] as const;
/** One of the stages. */
export type Stage = (typeof stages)[number];

/** The environments, in the order of their bits. *Rule:* INF-122.1. */
export const environments = ['thanatos', 'acqua', 'plague'] as const;
/** One of the environments. */
export type Environment = (typeof environments)[number];

/** How many of each sort of named counter a card has. Replaced as a whole, never changed. */
export type Counters = Readonly<Record<string, number>>;
/** No counters. */
export const NO_COUNTERS: Counters = {};

/** One physical card, a demon, a token, or what stands for an ability on the chain. */
export interface InfernoCard extends CoreCard {
  /** The definition printed on it; `definition` differs while it is a copy. *Rule:* INF-706.2. */
  origin: number;
  tapped: boolean;
  /** A demon that was flipped. *Rule:* INF-112.4. */
  earthly: boolean;
  /** Who controls it in play where no effect says otherwise. *Rule:* INF-110.2. */
  home: Seat;
  /** A resource that nobody has seen, or a card exiled face down. *Rule:* INF-305.2, INF-406.3. */
  faceDown: boolean;
  /** It came under its controller's control after the beginning of that player's last initial phase. *Rule:* INF-507.2a. */
  fresh: boolean;
  /** When it entered play: commits of one event share the number. *Rule:* INF-303.3. */
  entered: number;
  /** Damage counters, each worth −1 toughness. *Rule:* INF-121.1a. */
  damage: number;
  counters: Counters;
  /** What dealt it the damage that took the last of its toughness: several sources where that was simultaneous. *Rule:* INF-702.10a. */
  damagedBy: readonly CardRef[];
  /** A word or a number that was chosen for it, for the abilities linked to the choice; -1 for none. *Rule:* INF-606.1. */
  chosen: number;
  /** The X that was announced and the costs that were paid when it was played, by their place. *Rule:* INF-606.2g. */
  x: number;
  paid: readonly number[];
  /** Cards that an ability of it put somewhere, for the ability linked to that one. *Rule:* INF-606.1. */
  linked: readonly CardRef[];
  /**
   * Words that read otherwise than printed, since they did in the text that made it: those of a token, of a lasting effect, of an ability
   * on the chain: "human>kirch". *Rule:* INF-611.2a.
   */
  reads: readonly string[];
  /** Not a card: it ceases outside play. *Rule:* INF-110.5. */
  token: boolean;
}

/** One player. */
export interface InfernoPlayer {
  readonly demon: CardId;
  /** In the pool. *Rule:* INF-106.1. */
  energy: number;
  /** What could not be done since state-based actions were last checked. *Rule:* INF-705.5. */
  failedDraw: boolean;
  failedResource: boolean;
  failedMill: boolean;
  /** Out of the game. */
  lost: boolean;
  /** How many cards lay in each of the player's zones when the player left, by their place; empty before. *Rule:* INF-800.3e. */
  last: readonly number[];
  /** Likewise, how many of the cards in the Infierno were of each of `cardTypes`. *Rule:* INF-800.3e. */
  lastInInfierno: readonly number[];
  /** Add-resource steps to be skipped. *Rule:* INF-613.9. */
  skippedResources: number;
  /** Cards drawn this turn. *Rule:* INF-603.10. */
  drawn: number;
  /** Tributo abilities resolved this turn. *Rule:* INF-702.23. */
  tributes: number;
}

/** A card or an ability on the chain, with what was chosen for it. *Rule:* INF-405.1. */
export interface ChainItem {
  /** The card in the zone `chain`: the played one, or the faceless one that stands for the ability. */
  readonly object: CardId;
  /** The ability that will be followed, or -1 for a card that enters play. */
  readonly ability: AbilityRef;
  /** What the card that has it was then: the ability is independent of what becomes of that card. *Rule:* INF-113.6. */
  readonly definition: number;
  /** The source, pinned as it was: for a card, the card itself. */
  readonly source: CardRef;
  readonly isCard: boolean;
  /** The card that gave or lends the ability, where the source does not have it by itself. *Rule:* INF-201.4a. */
  readonly giver: CardRef | undefined;
  readonly seat: Seat;
  /** What set a triggered ability off. */
  readonly event: GameEvent | undefined;
  readonly bound: readonly (readonly CardRef[])[];
  readonly numbers: readonly number[];
  /** The zone that a card was played from, as an index of `zones`. */
  readonly from: number;
  /** What was given to each target among which something is divided. *Rule:* INF-601.1d. */
  readonly shares?: Choices['shares'];
  /** Which of the card's costs were paid. *Rule:* INF-606.1. */
  readonly paid: readonly AbilityRef[];
  /** X, or 0. *Rule:* INF-107.3. */
  readonly x: number;
  /** A card that was played when its controller could not have played a ritual. *Rule:* INF-306.4a. */
  readonly untimely: boolean;
}

/** A combat that is under way. *Rule:* INF-506. */
export interface Combat {
  readonly stage: Stage;
  readonly attackers: readonly CardRef[];
  readonly defenders: readonly CardRef[];
}

/** Damage that was dealt and not yet turned into its results. *Rule:* INF-118.4b. */
export interface Dealt {
  readonly card: CardRef;
  readonly source: CardRef;
  readonly amount: number;
}

/** What is remembered of a card that left play or the chain. *Rule:* INF-607.2g. */
export interface LeftPlay extends LastKnown {
  readonly zone: number;
  readonly definition: number;
  readonly controller: Seat;
  readonly strength: number;
  readonly toughness: number;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly keywords: readonly string[];
  readonly host: CardRef;
  readonly tapped: boolean;
  readonly damage: number;
  readonly damagedBy: readonly CardRef[];
  readonly counters: Counters;
  readonly chosen: number;
  readonly linked: readonly CardRef[];
  readonly reads: readonly string[];
}

/** A step more, after another: indexes of `steps`. *Rule:* INF-500.9. */
export interface AddedStep {
  readonly step: number;
  readonly after: number;
}

/** Something that a player did with priority, and how everything lay when it was chosen. */
export interface Act {
  readonly seat: Seat;
  /** The option: verb, card and value. */
  readonly chosen: string;
  /** Whether it leaves nothing to choose, so that to do it again is to do the same. */
  readonly isFixed: boolean;
  /**
   * A hash of the situation: the turn is a part of it. Empty for what leaves something to choose and is done for the first time in a
   * turn: looking at the whole table costs more than all else that is done with priority, and what goes round comes by again.
   */
  readonly situation: string;
}

/** The table after a resolution, to be compared with earlier ones: a loop comes back to the same table, counters and energy may have grown. */
export interface Fingerprint {
  /** Zones, chain, waiting abilities and the stage of the combat, as text. */
  readonly table: string;
  /** Counters and energy: where they grow from round to round the loop is one all the same. */
  readonly growing: readonly number[];
}

/** A match of Inferno. */
export interface Inferno extends CoreState {
  cards: InfernoCard[];
  players: InfernoPlayer[];
  /** The team of each seat; free-for-all and duels have one a seat. *Rule:* INF-800.2. */
  readonly teams: readonly number[];
  lastKnown: LeftPlay[];
  /** The last is the top. *Rule:* INF-405.1. */
  chain: readonly ChainItem[];
  /** Changed words of the text that creates a token or gives an ability. *Rule:* INF-611.2a. */
  tokenWords: readonly string[];
  /** Triggered abilities that wait to be put on the chain. *Rule:* INF-603.3. */
  waiting: readonly Heard[];
  /** Who takes or took the first turn. */
  starter: Seat;
  active: Seat;
  /** Who took the last turn that was no extra one. *Rule:* INF-500.8. */
  lastInOrder: Seat;
  turn: number;
  step: Step;
  combat: Combat | undefined;
  /** Combats proposed this turn. *Rule:* INF-506.5c. */
  combats: number;
  /** Damage of the event under way. *Rule:* INF-118.4. */
  dealt: readonly Dealt[];
  /** Environments that were active when last looked at, as bits of `environments`. *Rule:* INF-122.2. */
  environments: number;
  /** Depth as it was last worked out, 0 for none. *Rule:* INF-703.1. */
  depth: number;
  /** Seats that will take an extra turn, the next first. *Rule:* INF-500.8. */
  extraTurns: readonly Seat[];
  /** Steps that effects have added to this turn, the newest first. *Rule:* INF-500.9. */
  addedSteps: readonly AddedStep[];
  /** How many cards in play are controlled by another than their `home`: while it is 0 and nothing gives control, nobody looks. */
  displaced: number;
  /** Resolutions in a row since anybody did more than pass. *Rule:* INF-707.4. */
  unbroken: number;
  /** The table after the last of them, once there are many. */
  fingerprints: readonly Fingerprint[];
  /** What players did with priority this turn, the latest last. *Rule:* INF-707.3. */
  acts: readonly Act[];
  /** The round that it is a game of, as it stood before. *Rule:* INF-100.3a. */
  readonly round: SeriesScore | undefined;
}

/** A running match of Inferno. */
export type InfernoMatch = Match<Inferno>;

const zonePlace = Object.fromEntries(zones.map((zone, at) => [zone, at])) as Readonly<Record<Zone, number>>;

/** How many zones each seat has. The shared ones are those of the first. */
export const ZONES_PER_SEAT = zones.length;

/** A zone of a seat, or a shared one. Seat by seat, so that a state has no more zones than its players. */
export function zoneOf(zone: Zone, seat: Seat = 0): ZoneId {
  return seat * ZONES_PER_SEAT + zonePlace[zone];
}

/** Whether positions, views and expectations name the last card of the zone first: it is a pile, and that card its top. */
export function isTopFirst(zone: Zone): boolean {
  return zone === 'deck' || zone === 'infierno' || zone === 'chain';
}

/** Whose zone one is. */
export function seatOfZone(zone: ZoneId): Seat {
  return Math.floor(zone / ZONES_PER_SEAT);
}

/** The place of a zone in `zones`. */
export function placeOfZone(zone: Zone): number {
  return zonePlace[zone];
}

/** Which of the zones each one is: asked of nearly every card at every question. */
const kindsOfZones: readonly Zone[] = Array.from({ length: SEATS_MAX }, () => zones).flat();

/** Which of the zones one is. */
export function zoneKind(zone: ZoneId): Zone {
  return kindsOfZones[zone] as Zone;
}

/** Whether cards in a zone are in play. *Rule:* INF-403.1. */
export function isPlayZone(zone: Zone): boolean {
  return zone === 'play' || zone === 'resources';
}

/** A copy that shares nothing that changes. */
export function cloneInferno(state: DeepReadonly<Inferno>): Inferno {
  return {
    ...cloneCore<Inferno>(state),
    lastKnown: state.lastKnown.slice() as LeftPlay[],
    players: state.players.map((player) => clonePlayer(player)),
    teams: state.teams,
    chain: state.chain as readonly ChainItem[],
    tokenWords: state.tokenWords,
    waiting: state.waiting as readonly Heard[],
    starter: state.starter,
    active: state.active,
    lastInOrder: state.lastInOrder,
    turn: state.turn,
    step: state.step,
    combat: state.combat,
    combats: state.combats,
    dealt: state.dealt,
    environments: state.environments,
    depth: state.depth,
    extraTurns: state.extraTurns,
    addedSteps: state.addedSteps,
    displaced: state.displaced,
    unbroken: state.unbroken,
    fingerprints: state.fingerprints as readonly Fingerprint[],
    acts: state.acts,
    round: state.round,
  };
}

function clonePlayer(player: DeepReadonly<InfernoPlayer>): InfernoPlayer {
  const { demon, energy, failedDraw, failedResource, failedMill, lost, last, lastInInfierno, skippedResources, tributes, drawn } = player;
  return { demon, energy, failedDraw, failedResource, failedMill, lost, last, lastInInfierno, skippedResources, tributes, drawn };
}
