import {
  cloneCore,
  type CardRef,
  type CoreCard,
  type CoreState,
  type DeepReadonly,
  type LastKnown,
  type Match,
  type Seat,
  type ZoneId,
} from '@crupier/kernel/rules';

/** The zones of a player, and two for lasting effects that belong to nobody. *Rule:* KF-GAME-AREAS-1. */
export const zones = [
  'deck',
  'hand',
  'archives',
  'discard',
  'purged',
  /** The battleline, left to right. *Rule:* KF-BATTLELINE-1. */
  'line',
  'artifacts',
  /** Upgrades in play; `host` says what each is attached to. */
  'upgrades',
  /** Cards under other cards; `host` says under which. *Rule:* KF-GRAFT-1. */
  'under',
  /** A card that was revealed to be played and is in no other zone while it resolves. *Rule:* KF-PLAY-CARD-1. */
  'resolving',
  'effects',
  'spent',
  /** Top halves of gigantic creatures, and the cards that are token creatures; `host` says of which. *Rule:* KF-GIGANTIC-2, KF-TOKEN-CREATURE-2. */
  'parts',
] as const;
/** One of the zones. */
export type Zone = (typeof zones)[number];

/** Counters that cards speak of by name. They do nothing of themselves. *Rule:* KF-COUNTERS-2. */
export const counterNames = ['awakening', 'doom', 'fuse', 'glory', 'growth', 'scheme', 'disruption', 'hatch'] as const;

/** The colours of the keys, in the order of their bits. *Rule:* KF-KEYS-1. */
export const keyColours = ['red', 'blue', 'yellow'] as const;

/** A fact that begins an effect carries its duration times this, and the number that it was made with. */
export const EFFECT_NUMBERS = 1024;

/** The most chains that a player has. *Rule:* KF-CHAINS-1. */
export const CHAINS_MAX = 24;

/** No house was chosen this turn. */
export const NO_HOUSE = '';

/** One physical card. */
export interface KeyForgeCard extends CoreCard {
  /** The house of its frame. *Rule:* KF-MAVERICK-1. */
  house: string;
  /** Its bonus icons from top to bottom, printed ones and enhancements. *Rule:* KF-BONUS-ICON-2. */
  icons: readonly string[];
  exhausted: boolean;
  stunned: boolean;
  warded: boolean;
  enraged: boolean;
  /** Marked for destruction. *Rule:* KF-DESTROYED-1. */
  marked: boolean;
  damage: number;
  /** Æmber on it. */
  aember: number;
  powerCounters: number;
  /** How many counters it has by their names, those that it has none of left out. *Rule:* KF-COUNTERS-2. */
  counters: Readonly<Record<string, number>>;
  /** Armor already used this turn, in points. *Rule:* KF-ARMOR-1. */
  armorUsed: number;
  /** Its armor, used or not, as it was when it last used, gained or lost some this turn; 0 if it has used none. *Rule:* KF-ARMOR-5. */
  armorWhenUsed: number;
  /** How often it was chosen to be fought this turn. *Rule:* KF-ELUSIVE-1. */
  timesFought: number;
  /** How often it was used this turn. */
  timesUsed: number;
  /** Played as an upgrade though printed as a creature. */
  asUpgrade: boolean;
  /** In archives by a card that says it goes to its owner's hand when it leaves them. */
  captive: boolean;
  /**
   * What gives control of it, the newest last: whose it was before any, effects for good, and effects that last as long as an upgrade
   * or lasting effect works. Empty while nobody has taken control of it. *Rule:* KF-CONTROL-4.
   */
  control: readonly Control[];
  /**
   * What it is by itself while it counts as something else, as a copy of another card; 0 for any other. Of a lasting effect that makes
   * cards copies or gives them a text box: the definition that they copy or whose text box they have.
   */
  ownDefinition: number;
  /** The house and the bonus icons that go with that. */
  ownFrame: Frame;
  /** What it was before the lasting effects that have made it something else; 0 where none has. */
  usualDefinition: number;
  usualFrame: Frame;
  /** The cards that it has purged, pinned as they are purged: one that goes elsewhere is none of them any more. */
  purged: readonly CardRef[];
  /** Who uses it as if it were theirs, or -1. *Rule:* KF-AS-IF-YOURS-1. */
  borrowedBy: Seat;
  /** Under another card with its face hidden. *Rule:* KF-FACEDOWN-1. */
  facedown: boolean;
  /** The card that made it, for a lasting effect; `NO_CARD` for any other. */
  madeBy: CardRef;
}

/** What a card has beside its definition: the house of its frame, and its bonus icons. */
export interface Frame {
  readonly house: string;
  readonly icons: readonly string[];
}

/** An effect that gives control of a card. */
export interface Control {
  readonly seat: Seat;
  /** The upgrade or lasting effect that gives it, pinned; `NO_CARD` where it is for good. */
  readonly by: CardRef;
}

/** One player. */
export interface KeyForgePlayer {
  /** Æmber in the pool. *Rule:* KF-AEMBER-POOL-1. */
  aember: number;
  /** The forged keys, as bits in the order of `keyColours`. */
  keys: number;
  /** 0 to 24. *Rule:* KF-CHAINS-1. */
  chains: number;
  /**
   * The keys that the player forged in the last turn of their own, the present one included: bits as in `keys`. One that has been unforged
   * since stays among them, for texts ask whether a key was forged then. *Rule:* KF-ERRATA-tendrils-of-pain, KF-UNFORGE-1.
   */
  forgedInTurn: number;
  /** How many creatures the player played in the last turn of their own, the present one included. */
  creaturesInTurn: number;
  /** Cards that were discarded from the player's hand this turn, whoever is active. *Rule:* KF-FAQ-CARD-earthbind-1. */
  discardedThisTurn: number;
  /** The houses of the identity card. */
  houses: readonly string[];
  /** The definition of the token creature that the deck's reference card describes, or 0. *Rule:* KF-TOKEN-CREATURE-1. */
  token: number;
  /** The deck's name, for display. */
  deck: string;
}

/** A card marked for destruction, and whom it was fighting. */
export interface Doomed {
  readonly card: CardRef;
  /** The creature it was fighting when it was destroyed, or `NO_CARD`. */
  readonly foe: CardRef;
  /** The state's revision at the mark, which tells two marks of one card apart; 0 before it. */
  readonly at: number;
}

/** The steps of a turn in which something is decided or set off; `ready` and `draw` are where a position may go on. *Rule:* KF-TURN-SEQ-1. */
export const turnSteps = ['start', 'forge', 'house', 'main', 'ready', 'draw', 'end'] as const;
/** One of the steps. */
export type TurnStep = (typeof turnSteps)[number];

/** A match of KeyForge. */
export interface KeyForge extends CoreState {
  cards: KeyForgeCard[];
  players: KeyForgePlayer[];
  /** Every house there is, in the order that option values count. *Rule:* KF-HOUSE-LIST-2. */
  houseNames: readonly string[];
  /** 1 for the first turn of the match, 0 before it. */
  turn: number;
  active: Seat;
  /** Who took the first turn. *Rule:* KF-FIRST-PLAYER-1. */
  first: Seat;
  step: TurnStep;
  /** The active house, or `NO_HOUSE`. *Rule:* KF-ACTIVE-HOUSE-1. */
  house: string;
  /** Cards played, discarded or used in this step. *Rule:* KF-ALPHA-1. */
  doneThisStep: number;
  /** Cards played or discarded from hand this turn. *Rule:* KF-TURN-MAIN-4. */
  fromHandThisTurn: number;
  /** Definitions played or used this turn, one entry each time. *Rule:* KF-RULE-OF-SIX-1. */
  usesThisTurn: readonly number[];
  /** What permissions to play or use cards have been used for this turn, and stay. *Rule:* KF-FAQ-CARD-captain-val-jericho-1, KF-FAQ-GEN-95. */
  permissionsUsed: readonly PermissionUse[];
  /** No more playing, using or discarding in this step. *Rule:* KF-OMEGA-1. */
  omega: boolean;
  /** Cards marked for destruction that have not been dealt with, oldest first. */
  doomed: readonly Doomed[];
  /** Æ spent on the key that is being forged, and still in the common supply: nobody has gained it. *Rule:* KF-AEMBER-7. */
  spentOnKey: number;
  /** Whose side of the tide is high, or -1 while it is neutral. *Rule:* KF-TIDE-2. */
  tide: Seat;
  /** Whether the match has a tide. *Rule:* KF-TIDE-1. */
  hasTide: boolean;
  lastKnown: LeftPlay[];
}

/** That a permission has been used: by which card, and for which, both pinned. */
export interface PermissionUse {
  readonly by: CardRef;
  readonly card: CardRef;
}

/** The fields of its record that are remembered of a card as they are when it leaves play. *Rule:* KF-LEAVES-PLAY-6. */
export const rememberedFields = [
  'controller',
  'aember',
  'damage',
  'exhausted',
  'timesUsed',
  'stunned',
  'warded',
  'enraged',
  'counters',
  'purged',
] as const satisfies readonly (keyof KeyForgeCard)[];

/** What is remembered of a card that left play. *Rule:* KF-LEAVES-PLAY-6. */
export interface LeftPlay extends LastKnown, Readonly<Pick<KeyForgeCard, (typeof rememberedFields)[number]>> {
  /** The state's revision just before it left. */
  readonly at: number;
  readonly type: string;
  /** What is printed on the card itself; in a battleline, of what is no creature card, its power before anything changed it. */
  readonly basePower: number;
  readonly power: number;
  readonly armor: number;
  readonly houses: readonly string[];
  readonly traits: readonly string[];
  readonly keywords: readonly { readonly keyword: string; readonly value: number }[];
  readonly neighbours: readonly CardRef[];
  readonly isToken: boolean;
  /** Where it stood in its battleline; empty for what was no creature. */
  readonly stood: readonly Standing[];
}

/** A place in a battleline that texts speak of; a creature may stand in several of them. *Rule:* KF-FLANK-1, KF-CENTER-1. */
export type Standing = 'flank' | 'leftFlank' | 'rightFlank' | 'centre';

/** A running match of KeyForge. */
export type KeyForgeMatch = Match<KeyForge>;

const zoneIndex = Object.fromEntries(zones.map((zone, index) => [zone, index])) as Record<Zone, number>;

/** The zone of a seat; the two zones of effects belong to seat 0. */
export function zoneOf(zone: Zone, seat: Seat): ZoneId {
  return zoneIndex[zone] * 2 + seat;
}

/** Whether positions, views and expectations name the last card of the zone first: it is a pile, and that card its top. */
export function isTopFirst(zone: Zone): boolean {
  return zone === 'deck' || zone === 'discard';
}

/** Which of the zones one is. */
export function zoneKind(zone: ZoneId): Zone {
  return zones[zone >> 1] as Zone;
}

/** A copy that shares nothing that changes. */
export function cloneKeyForge(state: DeepReadonly<KeyForge>): KeyForge {
  return {
    ...cloneCore<KeyForge>(state),
    lastKnown: state.lastKnown.slice(),
    players: state.players.map(({ aember, keys, chains, forgedInTurn, creaturesInTurn, discardedThisTurn, houses, token, deck }) => ({
      aember,
      keys,
      chains,
      forgedInTurn,
      creaturesInTurn,
      discardedThisTurn,
      houses,
      token,
      deck,
    })),
    houseNames: state.houseNames,
    turn: state.turn,
    active: state.active,
    first: state.first,
    step: state.step,
    house: state.house,
    doneThisStep: state.doneThisStep,
    fromHandThisTurn: state.fromHandThisTurn,
    usesThisTurn: state.usesThisTurn,
    permissionsUsed: state.permissionsUsed,
    omega: state.omega,
    doomed: state.doomed,
    spentOnKey: state.spentOnKey,
    tide: state.tide,
    hasTide: state.hasTide,
  };
}
