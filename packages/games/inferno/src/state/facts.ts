import { defineFacts, type GameEvent } from '@crupier/kernel/rules';

/** Fields that everybody may see. */
const card = { card: 'all' } as const;
const cardSeat = { card: 'all', seat: 'all' } as const;
const cardAmount = { card: 'all', amount: 'all' } as const;
const cardOther = { card: 'all', other: 'all' } as const;
const seatOnly = { seat: 'all' } as const;
const seatAmount = { seat: 'all', amount: 'all' } as const;

/**
 * Everything that can happen. Facts marked as timing points change nothing: abilities listen for them.
 * Fields that name a card show its face only to those who may know it.
 */
export const facts = defineFacts({
  // Set-up
  starterChosen: { carries: seatOnly, rule: 'INF-103.2', still: true },
  deckShuffled: { carries: seatOnly, rule: 'INF-103.4 INF-701.12a', still: true },
  handKept: { carries: seatOnly, rule: '', still: true, idle: true },
  handReturned: { carries: seatAmount, rule: 'INF-103.5' },
  // The turn
  turnBegan: { carries: { seat: 'all', amount: 'all', value: 'all' }, rule: 'INF-500.1 INF-103.6 INF-102.1', still: true },
  stepBegan: { carries: { seat: 'all', value: 'all' }, rule: 'INF-500.1 INF-501.1', still: true },
  stepEnded: { carries: { seat: 'all', value: 'all' }, rule: '', still: true, idle: true },
  turnEnded: { carries: seatOnly, rule: 'INF-513.2', still: true },
  extraTurnGained: { carries: seatOnly, rule: 'INF-500.8', still: true },
  /** `amount` is the step that it follows. */
  stepAdded: { carries: { seat: 'all', value: 'all', amount: 'all' }, rule: 'INF-500.9', still: true },
  addedStepBegan: { carries: { seat: 'all', value: 'all', amount: 'all' }, rule: 'INF-500.9', still: true },
  stepSkipGained: { carries: { seat: 'all', value: 'all' }, rule: 'INF-613.9', still: true },
  stepSkipped: { carries: { seat: 'all', value: 'all' }, rule: 'INF-500.10 INF-613.9', still: true },
  // Winning and losing
  playersLost: { carries: { seat: 'all', value: 'all' }, rule: 'INF-104.3 INF-705.5 INF-104.3e', still: true },
  matchEnded: { carries: { value: 'all' }, rule: 'INF-104.1 INF-104.2c INF-104.3g INF-104.4a INF-104.4d INF-104.4e', still: true },
  matchDrawn: { carries: {}, rule: 'INF-104.4b INF-104.4c INF-707.4', still: true },
  drawAgreed: { carries: {}, rule: 'INF-104.4f', still: true },
  playerLeft: { carries: seatOnly, rule: 'INF-104.5 INF-800.3a', still: true },
  leftGame: { carries: { card: 'all' }, rule: 'INF-800.3a' },
  leftChain: { carries: { card: 'all' }, rule: 'INF-800.3a' },
  attemptsForgotten: { carries: {}, rule: 'INF-705.5', still: true },
  // Energy and resources
  energyAdded: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'INF-106.2', still: true },
  tappedForEnergy: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'INF-305.5 INF-605.3', still: true },
  energyActivated: { carries: cardSeat, rule: '', still: true, idle: true },
  energySpent: { carries: seatAmount, rule: 'INF-117.3 INF-202.1a INF-117.3a', still: true },
  energyEmptied: { carries: seatAmount, rule: 'INF-106.3 INF-500.4', still: true },
  // `amount` says how it enters: see `entering`.
  resourceAdded: { carries: { card: 'all', seat: 'all', value: 'all', amount: 'none' }, rule: 'INF-120.1 INF-305.1 INF-120.1d' },
  resourceFailed: { carries: seatOnly, rule: 'INF-120.3', still: true },
  // Cards outside play
  cardDrawn: { carries: cardSeat, rule: 'INF-400.1 INF-119.1 INF-402.1' },
  drawFailed: { carries: seatOnly, rule: 'INF-119.4', still: true },
  // `other` is the source of the damage.
  cardMilled: { carries: { card: 'all', seat: 'all', value: 'all', other: 'all' }, rule: 'INF-118.3a INF-404.1' },
  millFailed: { carries: seatOnly, rule: 'INF-118.3a INF-705.5c', still: true },
  cardDiscarded: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'INF-701.7a INF-404.1' },
  cardExiled: { carries: { card: 'all', value: 'all' }, rule: 'INF-406.2 INF-406.6 INF-400.8 INF-701.9a' },
  /** A zone without order is put into a random one, so that its last card is a card at random. */
  zoneMixed: { carries: { seat: 'all', value: 'none' }, rule: 'INF-701.7b', still: true },
  cardRevealed: { carries: cardSeat, rule: 'INF-701.13a', still: true },
  /** The other is the card whose text has it revealed. */
  drawRevealed: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'INF-701.13', still: true },
  zoneSearched: { carries: { seat: 'all', value: 'all' }, rule: 'INF-701.4a', still: true },
  cardSeen: { carries: cardSeat, rule: 'INF-701.4a', still: true },
  cardToHand: { carries: card, rule: 'INF-400.3 INF-400.7 INF-110.6d INF-305.3 INF-305.3a INF-119.5' },
  cardToDeck: { carries: { card: 'all', value: 'all' }, rule: 'INF-400.3 INF-400.10 INF-401.7 INF-305.3b' },
  cardToInfierno: { carries: { card: 'all', value: 'all' }, rule: 'INF-404.1' },
  /** Those that came to an Infierno together are laid one on the other. */
  laidOnTop: { carries: cardSeat, rule: 'INF-404.3', still: true },
  /** Where its owner lays it in the deck, from the bottom, is nobody's business. */
  laidInDeck: { carries: { card: 'none', seat: 'all', value: 'none' }, rule: 'INF-401.3', still: true },
  /** The top card of a deck that lies open has come under another. */
  cardCovered: { carries: cardSeat, rule: 'INF-401.6' },
  // The chain
  announced: { carries: cardSeat, rule: 'INF-601.1a INF-405.4 INF-111.1 INF-111.2 INF-701.11a' },
  abilityAnnounced: { carries: { other: 'all', seat: 'all', value: 'all' }, rule: 'INF-602.2a INF-603.3 INF-113.1b' },
  targeted: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '', still: true, idle: true },
  cardPlayed: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'INF-601.1h', still: true },
  abilityActivated: {
    carries: { card: 'all', other: 'all', seat: 'all', value: 'all' },
    rule: 'INF-602.2b INF-701.2a INF-701.11b',
    still: true,
  },
  /** The card that it belongs to; `source` has it, `other` lends it, `value` is its place. */
  specialTaken: {
    carries: { card: 'all', other: 'none', source: 'none', seat: 'all', value: 'none' },
    rule: 'INF-115.1 INF-115.2a INF-115.2b',
    still: true,
  },
  abilityTriggered: { carries: cardSeat, rule: 'INF-603.3d', still: true, idle: true },
  /** `other`, on top of the chain, goes to a place further down: `value` objects lie beneath it. */
  chainedBeneath: { carries: { other: 'all', value: 'all' }, rule: 'INF-603.3b', still: true },
  triggerRemoved: { carries: card, rule: 'INF-603.3c' },
  passed: { carries: seatAmount, rule: 'INF-116.3d', still: true, idle: true },
  resolutionBegan: { carries: card, rule: 'INF-607.2j' },
  abilityCeased: { carries: card, rule: 'INF-607.2k' },
  cancelled: { carries: { card: 'all', value: 'all' }, rule: 'INF-404.1 INF-701.5a' },
  // In play
  // `amount` is the state's revision when it was raised: what enters at the same time shares it.
  cardEntered: {
    carries: { card: 'all', seat: 'all', value: 'all', amount: 'none' },
    rule: 'INF-607.3 INF-110.1 INF-403.3 INF-400.7a INF-400.7b INF-400.7c INF-110.2 INF-110.6c INF-612.6 INF-612.6a INF-111.4',
  },
  /** A token as it will be, before it enters play; `other` is what it is a copy of. */
  tokenShaped: {
    carries: { seat: 'all', other: 'none', value: 'none' },
    rule: 'INF-110.5 INF-110.5a INF-110.5b INF-110.5c',
    defines: true,
  },
  tokenCeased: { carries: card, rule: 'INF-705.5d' },
  cardTapped: { carries: card, rule: 'INF-110.6 INF-701.8a', still: true },
  cardUntapped: { carries: card, rule: 'INF-502.1 INF-110.6 INF-701.8b', still: true },
  demonFlipped: { carries: { card: 'all', value: 'all' }, rule: 'INF-112.4 INF-112.5', still: true },
  attached: { carries: cardOther, rule: 'INF-403.1 INF-701.3a INF-302.3c INF-604.4 INF-612.6a INF-701.3c', still: true },
  detached: { carries: cardOther, rule: 'INF-701.3d', still: true },
  becameResource: { carries: cardSeat, rule: 'INF-110.6e' },
  turnedFaceUp: { carries: cardSeat, rule: 'INF-305.4', still: true },
  controlChanged: { carries: cardSeat, rule: 'INF-110.2', still: true },
  /** To the owner's Infierno: ruling C-05. */
  destroyed: { carries: { card: 'all', other: 'all', source: 'all', value: 'all' }, rule: 'INF-404.1 INF-108.3 INF-701.6a INF-610.3b' },
  struckDown: { carries: cardOther, rule: 'INF-702.10a', still: true, idle: true },
  countersAdded: { carries: { card: 'all', amount: 'all', value: 'all' }, rule: 'INF-121.1', still: true },
  countersRemoved: { carries: { card: 'all', amount: 'all', value: 'all' }, rule: 'INF-121.1', still: true },
  /** `value` is the definition that it has from then on. */
  copied: {
    carries: { card: 'all', other: 'all', value: 'none' },
    defines: true,
    rule: 'INF-706.2 INF-706.3 INF-706.4 INF-109.2 INF-612.1a',
    still: true,
  },
  chainCopied: { carries: { other: 'all', seat: 'all' }, rule: 'INF-706.8 INF-111.1a' },
  copyMade: { carries: { other: 'all', seat: 'all' }, rule: 'INF-706.10' },
  becameItself: { carries: card, rule: 'INF-706.2', still: true },
  wordChosen: { carries: { card: 'all', value: 'all' }, rule: 'INF-606.1', still: true },
  choicesForgotten: { carries: card, rule: 'INF-706.6a', still: true },
  linked: { carries: cardOther, rule: 'INF-606.1', still: true },
  /** The card as it will be once it has moved, which it is about to. */
  linkedNext: { carries: cardOther, rule: 'INF-606.2b', still: true },
  /** What one of several players has chosen before all do what they chose; of cards that lie hidden only how many. */
  choiceMade: { carries: cardSeat, rule: 'INF-101.4b', still: true, idle: true },
  hiddenChoiceMade: { carries: seatAmount, rule: 'INF-101.4b INF-101.4a', still: true, idle: true },
  numberChosen: { carries: seatAmount, rule: 'INF-101.4b', still: true, idle: true },
  // Damage
  damageDealt: { carries: { card: 'all', other: 'all', source: 'all', amount: 'all', value: 'all' }, rule: 'INF-118.4', still: true },
  damagePrevented: { carries: { card: 'all', other: 'all', source: 'all', amount: 'all' }, rule: '', still: true, idle: true },
  /** Somebody looks whether an ability that waits for a state of the game is set off. */
  stateLooked: { carries: {}, rule: 'INF-603.8', still: true, idle: true },
  /** A card's effects become the newest of those that began at the same time. */
  grewYounger: { carries: card, rule: 'INF-612.6c', still: true },
  damageResolved: { carries: {}, rule: 'INF-118.4c', still: true },
  /** `value` is a sum of `wound`. */
  damageCountersPut: {
    carries: { card: 'all', source: 'all', amount: 'all', value: 'none' },
    rule: 'INF-118.3b INF-121.1a INF-118.6 INF-121.1b',
    still: true,
  },
  damageHealed: { carries: cardAmount, rule: 'INF-121.1a', still: true },
  // Combat
  combatProposed: { carries: seatOnly, rule: 'INF-507.1', still: true },
  attackerProposed: { carries: cardSeat, rule: 'INF-507.2', still: true },
  defenderProposed: { carries: cardOther, rule: 'INF-507.3', still: true },
  combatBegan: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '', still: true, idle: true },
  attackBegan: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'INF-508.1', still: true },
  attacked: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '', still: true, idle: true },
  stageBegan: { carries: { value: 'all' }, rule: 'INF-506.2', still: true },
  removedFromCombat: { carries: card, rule: 'INF-506.4', still: true },
  rolesSwapped: { carries: cardOther, rule: 'INF-701.10f INF-702.6c', still: true },
  joinedCombat: { carries: { card: 'all', value: 'all' }, rule: 'INF-508.5a', still: true },
  combatEnding: { carries: seatOnly, rule: '', still: true, idle: true },
  combatEnded: { carries: { seat: 'all', value: 'all' }, rule: 'INF-510.4 INF-507.8', still: true },
  // Environments
  environmentChanged: { carries: { value: 'all', amount: 'all' }, rule: 'INF-122.2 INF-703.1 INF-122.1 INF-122.1a', still: true },
  environmentActivated: { carries: { value: 'all' }, rule: 'INF-122.2', still: true, idle: true },
  environmentDeactivated: { carries: { value: 'all' }, rule: 'INF-122.2', still: true, idle: true },
  // Lasting effects
  effectBegan: {
    carries: { other: 'all', card: 'none', seat: 'all', value: 'none', amount: 'none' },
    rule: 'INF-610.1 INF-610.2a INF-610.2c INF-610.2d INF-603.7 INF-603.7a INF-603.7b INF-603.7c INF-609.2 INF-612.6 INF-612.6b INF-612.8 INF-613.3 INF-614.3 INF-608.6a INF-614.8',
    defines: true,
  },
  /** `value` is the definition, `amount` a further number that the effect keeps, times the most that it keeps, and its place. */
  effectCounted: { carries: { value: 'none', amount: 'none' }, rule: 'INF-610.2d', still: true, defines: true },
  effectEnded: { carries: { card: 'all' }, rule: 'INF-500.5 INF-513.2' },
  shieldUsed: { carries: cardAmount, rule: 'INF-614.6', still: true },
});

/** Makes an event. */
export const { fact, kind } = facts;
/** The name of a fact. */
export type FactName = (typeof facts.names)[number];

/** How a resource was added, as the fact's value. *Rule:* INF-120.1. */
export const addedFrom = { deck: 0, hand: 1, infierno: 2, tributo: 3, elsewhere: 4 } as const;

/** Why a player lost, as the fact's value: an index of the codes of endings. *Rule:* INF-104.3. */
export const losses = ['emptyDraw', 'emptyResource', 'emptyMill', 'effect', 'conceded'] as const;

/** What damage is, as the fact's value. *Rule:* INF-118.1, INF-614.11. */
export const damageBy = { effect: 0, combat: 1, unpreventable: 2 } as const;

/**
 * Bits of the value of damage counters put on an ally: with others, by the same event of damage; by damage that takes the last of its
 * toughness. *Rule:* INF-702.10a, ruling C-06.
 */
export const wound = { further: 1, fatal: 2 } as const;

/** Why a card goes from a deck to an Infierno, as the fact's value. *Rule:* INF-118.3a. */
export const milledBy = { effect: 0, damage: 1 } as const;

/**
 * How a card is exiled, as the fact's value: face down, or in place of its way to the Infierno by its first bond, its second (one
 * more), and so on. *Rule:* INF-701.9, INF-702.9, INF-702.9f.
 */
export const exiledBy = { effect: 0, faceDown: 1, bond: 2 } as const;

/**
 * How a card enters, as bits of the value of `cardEntered`, or of the amount of `resourceAdded`; `unsettled` while it is still to be asked
 * what the card says of that.
 */
export const entering = { tapped: 1, unsettled: 2 } as const;

/** In what ways an event says that its card enters, as bits of `entering`. */
export function waysOfEvent({ kind: of, amount, value }: GameEvent): number {
  return of === kind.resourceAdded ? amount : value;
}

/** The same event with other ways. */
export function entersBy(event: GameEvent, ways: number): GameEvent {
  return event.kind === kind.resourceAdded ? { ...event, amount: ways } : { ...event, value: ways };
}

/** Where a discarded card goes, as the fact's value: to the Infierno, or where an effect has it go instead. *Rule:* INF-701.7c. */
export const discardedTo = { infierno: 0, top: 1, bottom: 2 } as const;

/** Which way a demon is turned, as the fact's value: to its earthly form, or back. *Rule:* INF-112.7. */
export const flipping = { over: 0, back: 1 } as const;

/** Why something is destroyed, as the fact's value. *Rule:* INF-701.6. */
export const destroyedBy = { effect: 0, toughness: 1, cost: 2 } as const;
