/**
 * The cards of the core set whose text changes what the rules alone would do in the villain phase, by what it changes. Written from the
 * cards, apart from what the game makes of their texts. A set that is added adds its cards here.
 */

/** Sets of cards, by their codes. */
type Codes = ReadonlySet<string>;

/** Enemies whose own ATK or SCH a text changes, in the midst of an activation or by an X. */
export const changesItsPower: Codes = new Set(['01135', '01162']);

/** Cards that change the ATK of minions with the trait Drone. */
export const changesDrones: Codes = new Set(['01136', '01142']);

/** Upgrades that change the DEF of the hero before whom they lie. */
export const changesDefense: Codes = new Set(['01016', '01081']);

/** Identities that may keep one threat from a scheme, once a round. */
export const keepsOneThreat: Codes = new Set(['01019b']);

/** Events that take the place of all threat that would be placed. */
export const takesAllThreat: Codes = new Set(['01061']);

/** Events that keep one threat of a villain's scheme. */
export const keepsOneOfScheme: Codes = new Set(['01085']);

/** Boost cards that give the enemy that activates one boost card more. */
export const givesBoost: Codes = new Set(['01164']);

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
