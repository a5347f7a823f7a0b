import { defineFacts } from '@crupier/kernel';

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
  mulliganTaken: { carries: seatAmount, rule: 'KF-SETUP-7 KF-MULLIGAN-1' },
  handKept: { carries: seatOnly, rule: '' },
  // The turn
  turnBegan: { carries: seatAmount, rule: 'KF-TURN-SEQ-2' },
  stepBegan: { carries: { seat: 'all', value: 'all' }, rule: 'KF-TURN-SEQ-1' },
  houseChosen: { carries: { seat: 'all', value: 'all' }, rule: 'KF-TURN-HOUSE-1 KF-ACTIVE-HOUSE-1' },
  archivesTaken: { carries: seatAmount, rule: 'KF-TURN-HOUSE-3 KF-ARCHIVES-1' },
  checkCalled: { carries: seatOnly, rule: 'KF-TURN-DRAW-4' },
  turnEnding: { carries: seatOnly, rule: '' },
  turnEnded: { carries: seatOnly, rule: 'KF-ARMOR-7' },
  matchWon: { carries: seatOnly, rule: 'KF-OVERVIEW-1' },
  playerLeft: { carries: seatOnly, rule: '' },
  // Keys
  keyForged: { carries: { seat: 'all', value: 'all' }, rule: 'KF-TURN-FORGE-2 KF-SETUP-3' },
  forgedKey: { carries: seatOnly, rule: '' },
  keyUnforged: { carries: { seat: 'all', value: 'all' }, rule: 'KF-UNFORGE-1' },
  // Æmber
  aemberGained: { carries: { seat: 'all', amount: 'all', value: 'all' }, rule: 'KF-AEMBER-2' },
  aemberLost: { carries: seatAmount, rule: 'KF-AEMBER-5' },
  aemberSpent: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-AEMBER-7' },
  aemberPaid: { carries: seatAmount, rule: 'KF-AEMBER-6 KF-PAY-1' },
  aemberStolen: { carries: seatAmount, rule: 'KF-AEMBER-8 KF-STEAL-1' },
  aemberCaptured: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-AEMBER-3 KF-CAPTURE-1' },
  exalted: { carries: cardAmount, rule: 'KF-EXALT-1' },
  aemberMovedToPool: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-MOVE-1' },
  aemberMovedToCard: { carries: { card: 'all', other: 'all', amount: 'all' }, rule: 'KF-MOVE-1' },
  // Chains and tide
  chainsGained: { carries: seatAmount, rule: 'KF-CHAINS-1' },
  chainShed: { carries: seatOnly, rule: 'KF-CHAINS-3' },
  tideRaised: { carries: seatOnly, rule: 'KF-TIDE-2' },
  // Cards outside play
  cardDrawn: { carries: cardSeat, rule: 'KF-DRAW-1' },
  deckRefilled: { carries: seatOnly, rule: 'KF-DISCARD-PILE-2 KF-TURN-DRAW-3' },
  deckShuffled: { carries: seatOnly, rule: 'KF-SHUFFLE-1' },
  cardRevealed: { carries: cardSeat, rule: '' },
  cardDiscarded: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'KF-DISCARD-2' },
  cardArchived: { carries: cardSeat, rule: 'KF-ARCHIVES-1 KF-ARCHIVES-2' },
  cardPurged: { carries: card, rule: 'KF-PURGE-1' },
  cardReturned: { carries: card, rule: 'KF-LEAVES-PLAY-5' },
  cardPutOnDeck: { carries: { card: 'all', value: 'all' }, rule: 'KF-DECK-4' },
  cardShuffledIn: { carries: card, rule: '' },
  cardPutInDiscard: { carries: card, rule: 'KF-PUT-ZONE-1' },
  cardPutInArchives: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'KF-ARCHIVES-4' },
  cardGrafted: { carries: cardOther, rule: 'KF-GRAFT-1' },
  // Playing
  playBegan: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'KF-PLAY-CARD-1' },
  playFailed: { carries: card, rule: '' },
  creatureEntered: { carries: { card: 'all', seat: 'all', value: 'all', amount: 'all' }, rule: 'KF-PLAY-CARD-2 KF-CREATURE-1' },
  artifactEntered: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-ARTIFACT-1' },
  upgradeAttached: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'KF-PLAY-CARD-3 KF-UPGRADE-1' },
  omegaBegan: { carries: card, rule: 'KF-OMEGA-1' },
  cardPlayed: { carries: cardSeat, rule: '' },
  cardEntered: { carries: cardSeat, rule: '' },
  actionFinished: { carries: card, rule: 'KF-PLAY-CARD-6 KF-ORDER-12' },
  // Using
  useBegan: { carries: cardSeat, rule: 'KF-RULE-OF-SIX-1' },
  cardExhausted: { carries: card, rule: 'KF-EXHAUST-1' },
  cardReadied: { carries: card, rule: 'KF-READY-1' },
  reapBegan: { carries: cardSeat, rule: '' },
  reaped: { carries: cardSeat, rule: '' },
  cardUsed: { carries: cardSeat, rule: '' },
  defenderChosen: { carries: cardOther, rule: 'KF-FIGHT-2' },
  fightBegan: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '' },
  fought: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '' },
  creatureFought: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '' },
  // Damage and destruction
  damageDealt: { carries: { card: 'all', other: 'all', amount: 'all', value: 'all' }, rule: 'KF-DAMAGE-1' },
  damageTaken: { carries: cardAmount, rule: '' },
  damageHealed: { carries: cardAmount, rule: 'KF-HEAL-1' },
  damageMoved: { carries: { card: 'all', other: 'all', amount: 'all' }, rule: 'KF-MOVE-2' },
  armorUsed: { carries: cardAmount, rule: 'KF-ARMOR-1' },
  wardSpent: { carries: card, rule: '' },
  marked: { carries: { card: 'all', other: 'all' }, rule: 'KF-DESTROYED-1' },
  unmarked: { carries: card, rule: 'KF-REPLACEMENT-2' },
  destroyed: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'KF-DESTROYED-3 KF-ORDER-34' },
  // Counters
  stunned: { carries: card, rule: 'KF-STUN-1' },
  stunRemoved: { carries: card, rule: 'KF-STUN-2' },
  warded: { carries: card, rule: 'KF-WARD-2' },
  enraged: { carries: card, rule: 'KF-ENRAGE-1' },
  enrageRemoved: { carries: card, rule: '' },
  countersAdded: { carries: cardAmount, rule: 'KF-POWER-COUNTER-1' },
  // Places and control
  controlChanged: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'KF-CONTROL-3' },
  creatureMoved: { carries: { card: 'all', value: 'all' }, rule: 'KF-MOVE-3 KF-MOVE-4' },
  creaturesSwapped: { carries: cardOther, rule: 'KF-SWAP-1 KF-SWAP-2' },
  upgradeMoved: { carries: cardOther, rule: '' },
  // Lasting effects
  effectBegan: { carries: { other: 'all', seat: 'all', value: 'none', amount: 'none' }, rule: 'KF-LASTING-1' },
  effectEnded: { carries: { card: 'all' }, rule: '' },
});

/** Makes an event. */
export const { fact, kind } = facts;
/** The name of a fact. */
export type FactName = (typeof facts.names)[number];

/** How a card enters play, as bits of an entering fact's amount. *Rule:* KF-ENTERS-PLAY-1. */
export const entering = { ready: 1, stunned: 2, enraged: 4, warded: 8 } as const;

/** What an æmber gain comes from, as the fact's value. */
export const gainedBy = { effect: 0, reaping: 1, icon: 2 } as const;

/** Where a card was discarded from, as the fact's value. *Rule:* KF-DISCARD-3. */
export const discardedFrom = { hand: 0, elsewhere: 1 } as const;
