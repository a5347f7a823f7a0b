/**
 * The cards whose text changes what the rules alone would do in the villain phase, by what it changes. Written from the
 * cards, apart from what the game makes of their texts. A card that is added and does such a thing is added here.
 */

/** Sets of cards, by their codes. */
type Codes = ReadonlySet<string>;

/** Enemies whose own ATK or SCH a text changes, in the midst of an activation or by an X. */
export const changesItsPower: Codes = new Set(['01135', '01162']);

/** Cards that change the ATK of minions with the trait Drone. */
export const changesDrones: Codes = new Set(['01136', '01142']);

/** Upgrades that change the DEF of the hero before whom they lie. */
export const changesDefense: Codes = new Set(['01016', '01081', '04161a', '04161b', '43035', '59016']);

/** Identities that may keep one threat from a scheme, once a round. */
export const keepsOneThreat: Codes = new Set(['01019b']);

/** Events that take the place of all threat that would be placed. */
export const takesAllThreat: Codes = new Set(['01061']);

/** Events that keep one threat of a villain's scheme. */
export const keepsOneOfScheme: Codes = new Set(['01085']);

/** Boost cards that give the enemy that activates one boost card more. */
export const givesBoost: Codes = new Set(['01164', '24032']);

/** Upgrades that are discarded to cancel the icons of the boost card that is turned up. */
export const cancelsIcons: Codes = new Set(['08006']);

/** Boost cards that may enter play in place of being discarded. */
export const entersAsBoost: Codes = new Set(['01121']);

/** Attachments that are discarded in place of their enemy's attack, and stun it. */
export const standsInForAttack: Codes = new Set(['01009']);

/** Attachments by which an attack deals what is beyond an ally to the ally's player. */
export const givesOverkill: Codes = new Set(['01099']);

/** Minions that have an encounter card dealt to the engaged player when they are defeated. */
export const dealsWhenDefeated: Codes = new Set(['01182']);

/** Allies who may discard a card that is revealed. */
export const discardsRevealed: Codes = new Set(['01075']);

/** Cards beyond the core set that are attached to an enemy and change its ATK. */
export const changesPowerOfHost: Codes = new Set(['33006']);

/** Cards by which the damage of every attack may be changed. */
export const changesDamage: Codes = new Set(['39066']);

/** Cards that change the DEF of heroes, wherever they lie. */
export const changesDefenseOfAll: Codes = new Set(['40195b', '16123']);

/** Events that have a hero defend without exhausting, with more DEF. */
export const defendsWithMore: Codes = new Set(['25011']);

/** Upgrades that are discarded to keep three threat from the main scheme. */
export const keepsThreeThreat: Codes = new Set(['08017']);
/** How much that is. */
export const THREAT_KEPT = 3;

/** Cards that give the villain the keyword steady, those that give it to all enemies, and those that give it to the enemy that they are on. */
export const givesVillainSteady: Codes = new Set(['24049a']);
export const givesAllSteady: Codes = new Set(['24049b']);
export const givesHostSteady: Codes = new Set(['40155']);

/** Cards by which any attack deals what is beyond an ally to the ally’s player: in play, and as boost cards. */
export const givesAllOverkill: Codes = new Set(['39066']);
export const givesOverkillAsBoost: Codes = new Set(['90005']);

/** Events that cancel an attack of the villain as it is initiated. */
export const cancelsAttack: Codes = new Set(['20003']);

/** Cards that keep an enemy from activating, or have it engage another player as it enters play. */
export const redirectsMinions: Codes = new Set(['51038']);

/** Encounter cards that have cards dealt to players when they are revealed, turned up as boosts or discarded. */
export const dealsByText: Codes = new Set(['24029', '90005', '04135']);
