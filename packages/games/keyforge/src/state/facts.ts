import { defineFacts } from '@crupier/kernel/rules';

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
  bidderChosen: { carries: {}, rule: 'KF-CHAIN-BID-1', still: true },
  chainsBid: { carries: seatAmount, rule: 'KF-CHAIN-BID-1', still: true, idle: true },
  decksExchanged: { carries: {}, rule: 'KF-CHAIN-BID-1' },
  firstPlayerChosen: { carries: {}, rule: 'KF-SETUP-4 KF-FIRST-PLAYER-1', still: true },
  handDealt: { carries: seatAmount, rule: 'KF-SETUP-6' },
  mulliganTaken: { carries: seatAmount, rule: 'KF-SETUP-7 KF-MULLIGAN-1' },
  handKept: { carries: seatOnly, rule: '', still: true, idle: true },
  // The turn
  turnBegan: { carries: seatAmount, rule: 'KF-TURN-SEQ-2', still: true },
  stepBegan: { carries: { seat: 'all', value: 'all' }, rule: 'KF-TURN-SEQ-1', still: true },
  /** A text has had a house chosen, which need not be anybody’s active house. */
  houseNamed: { carries: { seat: 'all', value: 'all' }, rule: '', still: true, idle: true },
  /** A text has had a number chosen. */
  numberNamed: { carries: seatAmount, rule: '', still: true, idle: true },
  houseChosen: { carries: { seat: 'all', value: 'all' }, rule: 'KF-TURN-HOUSE-1 KF-ACTIVE-HOUSE-1', still: true },
  archivesTaken: { carries: seatAmount, rule: 'KF-TURN-HOUSE-3 KF-ARCHIVES-1' },
  checkCalled: { carries: seatOnly, rule: 'KF-TURN-DRAW-4', still: true, idle: true },
  turnEnding: { carries: seatOnly, rule: '', still: true },
  turnEnded: { carries: seatOnly, rule: 'KF-ARMOR-7' },
  matchWon: { carries: seatOnly, rule: 'KF-OVERVIEW-1', still: true },
  playerLeft: { carries: seatOnly, rule: '', still: true },
  // Keys
  /** Before anything is spent. */
  forgeBegan: { carries: seatOnly, rule: '', still: true, idle: true },
  keyForged: { carries: { seat: 'all', value: 'all' }, rule: 'KF-TURN-FORGE-2 KF-SETUP-3', still: true },
  forgedKey: { carries: seatOnly, rule: '', still: true, idle: true },
  keyUnforged: { carries: { seat: 'all', value: 'all' }, rule: 'KF-UNFORGE-1 KF-FAQ-CARD-furtive-investors-1', still: true },
  // Æmber
  aemberGained: { carries: { seat: 'all', amount: 'all', value: 'all' }, rule: 'KF-AEMBER-2 KF-AEMBER-POOL-1 KF-COUNTERS-3', still: true },
  aemberSupplied: { carries: seatAmount, rule: 'KF-FAQ-GEN-38 KF-FAQ-GEN-41', still: true },
  aemberLost: { carries: seatAmount, rule: 'KF-AEMBER-5 KF-AEMBER-POOL-1', still: true },
  aemberSpent: { carries: { card: 'all', seat: 'all', amount: 'all', value: 'none' }, rule: 'KF-AEMBER-7', still: true },
  aemberPaid: { carries: seatAmount, rule: 'KF-AEMBER-6 KF-PAY-1', still: true },
  aemberStolen: { carries: seatAmount, rule: 'KF-AEMBER-8 KF-STEAL-1 KF-AEMBER-POOL-1', still: true },
  aemberCaptured: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-AEMBER-3 KF-CAPTURE-1', still: true },
  /** Captured on its way into a seat's pool. */
  aemberDiverted: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-CAPTURE-1', still: true },
  /** On its way into a seat's pool, by something else than a capture. */
  aemberReplaced: { carries: seatAmount, rule: 'KF-REPLACEMENT-1', still: true },
  exalted: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-EXALT-1 KF-COUNTERS-3', still: true },
  aemberPlaced: { carries: cardAmount, rule: 'KF-COUNTERS-3', still: true },
  aemberMovedToPool: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-MOVE-1', still: true },
  aemberMovedToCard: { carries: { card: 'all', other: 'all', amount: 'all' }, rule: 'KF-MOVE-1', still: true },
  aemberPutOnCard: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-MOVE-1', still: true },
  aemberDiscarded: { carries: cardAmount, rule: '', still: true },
  // Chains and tide
  chainsGained: { carries: seatAmount, rule: 'KF-CHAINS-1', still: true },
  chainShed: { carries: seatOnly, rule: 'KF-CHAINS-3', still: true },
  tideRaised: { carries: seatOnly, rule: 'KF-TIDE-2', still: true },
  // Cards outside play
  cardDrawn: { carries: cardSeat, rule: 'KF-DRAW-1' },
  deckRefilled: { carries: seatOnly, rule: 'KF-DISCARD-PILE-2 KF-TURN-DRAW-3' },
  deckShuffled: { carries: seatOnly, rule: 'KF-SHUFFLE-1', still: true },
  cardRevealed: { carries: cardSeat, rule: '', still: true },
  /** Only that player sees it. */
  cardLookedAt: { carries: cardSeat, rule: '', still: true },
  deckSwapped: { carries: seatOnly, rule: 'KF-FAQ-CARD-reverse-time-1' },
  zoneMixed: { carries: { seat: 'all', value: 'all' }, rule: '', still: true },
  deckSearched: { carries: seatOnly, rule: 'KF-SEARCH-1', still: true },
  cardTaken: { carries: card, rule: '' },
  cardPutUnder: { carries: cardOther, rule: 'KF-FACEDOWN-1' },
  cardDiscarded: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'KF-DISCARD-2 KF-OUT-OF-PLAY-2' },
  cardArchived: { carries: cardSeat, rule: 'KF-ERRATA-incubation-chamber KF-ARCHIVES-1 KF-ARCHIVES-2' },
  cardPurged: { carries: card, rule: 'KF-PURGE-1 KF-INVULNERABLE-2 KF-ERRATA-curse-of-forgetfulness' },
  cardReturned: {
    carries: card,
    rule: 'KF-FAQ-CARD-faygin-1 KF-TOKEN-CREATURE-5 KF-GIGANTIC-2 KF-CONTROL-1 KF-CONTROL-6 KF-LEAVES-PLAY-1 KF-LEAVES-PLAY-3 KF-LEAVES-PLAY-5 KF-BATTLELINE-2 KF-INVULNERABLE-2 KF-FAQ-CARD-faygin-1 KF-AEMBER-4 KF-CAPTURE-2 KF-EXALT-2',
  },
  cardPutOnDeck: { carries: { card: 'all', value: 'all' }, rule: 'KF-DECK-4' },
  cardShuffledIn: { carries: card, rule: 'KF-SHUFFLE-1' },
  cardPutInDiscard: { carries: card, rule: 'KF-PUT-ZONE-1' },
  cardPutInArchives: {
    carries: { card: 'all', seat: 'all', value: 'all' },
    rule: 'KF-ERRATA-collector-worm KF-ERRATA-biomatrix-backup KF-ARCHIVES-4',
  },
  cardGrafted: { carries: cardOther, rule: 'KF-GRAFT-1' },
  // Playing
  /** A card counts as a copy of another, of which it has the definition, the house and the bonus icons: see `beginCopy`. */
  copyBegan: {
    carries: { card: 'all', other: 'all', amount: 'none', value: 'none' },
    rule: 'KF-FAQ-CARD-dark-harbinger-1 KF-FAQ-CARD-mimicry-1 KF-FAQ-CARD-mimic-gel-1 KF-FAQ-GEN-83 KF-FAQ-GEN-84',
    still: true,
    defines: true,
  },
  playBegan: { carries: { card: 'all', other: 'all', seat: 'all', value: 'all' }, rule: 'KF-PLAY-CARD-1 KF-GIGANTIC-1 KF-GIGANTIC-2' },
  /** A card that is put into play counts as that player’s as it enters. */
  putBegan: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'KF-ENTERS-PLAY-1 KF-GIGANTIC-4' },
  tokenBegan: { carries: cardSeat, rule: 'KF-TOKEN-CREATURE-2 KF-TOKEN-CREATURE-3 KF-TOKEN-CREATURE-1' },
  /** The token creature, once it has entered play. */
  tokenMade: { carries: cardSeat, rule: '', still: true, idle: true },
  cardFlipped: {
    carries: { card: 'all', value: 'all' },
    rule: 'KF-FLIP-1 KF-FLIP-2 KF-FLIP-3 KF-FAQ-CARD-gezdrutyo-2 KF-FAQ-CARD-gezdrutyo-3',
  },
  creatureEntered: {
    carries: { card: 'all', seat: 'all', value: 'all', amount: 'all' },
    rule: 'KF-PLAY-CARD-2 KF-CREATURE-1 KF-IN-PLAY-1',
  },
  artifactEntered: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-ARTIFACT-1' },
  upgradeAttached: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'KF-PLAY-CARD-3 KF-UPGRADE-1' },
  omegaBegan: { carries: card, rule: 'KF-OMEGA-1', still: true },
  iconsResolved: { carries: cardSeat, rule: '', still: true, idle: true },
  cardPlayed: { carries: cardSeat, rule: '', still: true, idle: true },
  cardEntered: { carries: cardSeat, rule: '', still: true, idle: true },
  /** Of an upgrade that has entered play, and what it is attached to. */
  upgradeEntered: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '', still: true, idle: true },
  actionFinished: { carries: card, rule: 'KF-PLAY-CARD-6 KF-ORDER-12' },
  // Using
  borrowed: { carries: cardSeat, rule: 'KF-AS-IF-YOURS-1 KF-AS-IF-YOURS-2 KF-FAQ-GEN-19 KF-FAQ-GEN-20', still: true },
  givenBack: { carries: card, rule: 'KF-AS-IF-YOURS-1', still: true },
  // Effects that a use repeats begin no other use: they count no more for the rule of six.
  useBegan: { carries: cardSeat, rule: 'KF-RULE-OF-SIX-1 KF-REPEAT-2 KF-PRECEDING-2', still: true },
  cardExhausted: { carries: card, rule: 'KF-EXHAUST-1', still: true },
  cardReadied: { carries: card, rule: 'KF-READY-1', still: true },
  reapBegan: { carries: cardSeat, rule: '', still: true, idle: true },
  reaped: { carries: cardSeat, rule: '', still: true },
  cardUsed: { carries: cardSeat, rule: '', still: true, idle: true },
  defenderChosen: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'KF-FIGHT-2', still: true },
  fightBegan: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '', still: true, idle: true },
  fought: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '', still: true, idle: true },
  creatureFought: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '', still: true, idle: true },
  // Damage and destruction
  damageDealt: {
    carries: { card: 'all', other: 'all', amount: 'all', value: 'all' },
    rule: 'KF-DAMAGE-1 KF-ARMOR-3 KF-COUNTERS-4',
    still: true,
  },
  /** Of the damage of a bonus icon. */
  iconDamageTaken: { carries: cardAmount, rule: '', still: true, idle: true },
  damageTaken: { carries: cardAmount, rule: '', still: true, idle: true },
  damageHealed: { carries: cardAmount, rule: 'KF-HEAL-1', still: true },
  damageMoved: { carries: { card: 'all', other: 'all', amount: 'all' }, rule: 'KF-MOVE-2', still: true },
  armorUsed: { carries: { card: 'all', amount: 'all', value: 'none' }, rule: 'KF-ARMOR-1', still: true },
  armorChanged: { carries: { card: 'all', value: 'none' }, rule: 'KF-ARMOR-5', still: true },
  wardSpent: { carries: card, rule: '', still: true },
  marked: { carries: { card: 'all', other: 'all' }, rule: 'KF-DESTROYED-1', still: true },
  unmarked: {
    carries: card,
    rule: 'KF-REPLACEMENT-2 KF-REPLACEMENT-5 KF-FIGHT-10 KF-FAQ-CARD-reassembling-automaton-1 KF-FAQ-CARD-armageddon-cloak-1 KF-FAQ-CARD-bouncing-deathquark-1',
    still: true,
  },
  destroyed: {
    carries: { card: 'all', other: 'all', seat: 'all' },
    rule: 'KF-DESTROYED-3 KF-TOKEN-CREATURE-5 KF-GIGANTIC-2 KF-ORDER-34 KF-BATTLELINE-2 KF-LEAVES-PLAY-1 KF-LEAVES-PLAY-3 KF-LEAVES-PLAY-4 KF-FAQ-GEN-3 KF-AEMBER-4 KF-CAPTURE-2 KF-EXALT-2',
  },
  // Counters
  stunned: { carries: card, rule: 'KF-STUN-1 KF-COUNTERS-1', still: true },
  stunRemoved: { carries: card, rule: 'KF-STUN-2', still: true },
  warded: { carries: card, rule: 'KF-WARD-2 KF-COUNTERS-1', still: true },
  enraged: { carries: card, rule: 'KF-ENRAGE-1 KF-COUNTERS-1', still: true },
  enrageRemoved: { carries: card, rule: '', still: true },
  namedCountersAdded: { carries: { card: 'all', amount: 'all', value: 'all' }, rule: 'KF-COUNTERS-2', still: true },
  namedCountersRemoved: { carries: { card: 'all', amount: 'all', value: 'all' }, rule: 'KF-COUNTERS-2', still: true },
  countersAdded: { carries: cardAmount, rule: 'KF-POWER-COUNTER-1 KF-COUNTERS-1', still: true },
  countersRemoved: { carries: cardAmount, rule: 'KF-POWER-COUNTER-1', still: true },
  // Places and control
  controlChanged: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'KF-CONTROL-3 KF-TOKEN-CREATURE-6' },
  /** A text gives control of a card that stays as long as the text works, whether or not that changes who controls it. */
  controlBegan: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'KF-CONTROL-4', still: true },
  controlEnded: { carries: cardOther, rule: 'KF-CONTROL-4', still: true },
  controlSettled: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'KF-CONTROL-3' },
  creatureMoved: { carries: { card: 'all', value: 'all' }, rule: 'KF-MOVE-3 KF-MOVE-4', still: true },
  /** A card that is no creature any more leaves the battleline; it stays in play. */
  lineLeft: { carries: card, rule: 'KF-FAQ-CARD-animator-1' },
  lineJoined: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'KF-ERRATA-auto-legionary' },
  creaturesSwapped: { carries: cardOther, rule: 'KF-SWAP-1 KF-SWAP-2 KF-SWAP-CONTROL-1', still: true },
  upgradeMoved: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: '', still: true },
  // Lasting effects
  effectBegan: {
    carries: { card: 'all', other: 'all', seat: 'all', value: 'none', amount: 'none' },
    rule: 'KF-LASTING-3 KF-LASTING-1',
    defines: true,
  },
  effectEnded: { carries: { card: 'all' }, rule: 'KF-LASTING-2' },
  /** What a lasting effect makes of cards is fixed as it begins: see `noteModel`. */
  modelNoted: { carries: { card: 'all', other: 'all', value: 'none' }, rule: '', still: true, defines: true },
  /** Lasting effects make a card a copy, or give it a text box, and cease to. */
  cardReshaped: { carries: { card: 'all', other: 'none', value: 'none' }, rule: 'KF-LASTING-1 KF-LASTING-3', still: true, defines: true },
  reshapingEnded: { carries: card, rule: 'KF-LASTING-1', still: true },
  roundsCounted: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: 'KF-INFINITE-LOOP-1', still: true, idle: true },
  permissionUsed: { carries: cardOther, rule: 'KF-FAQ-CARD-captain-val-jericho-1', still: true },
  /** Of the card whose icon it is, whether a card was drawn or not. */
  drawIconResolved: { carries: cardSeat, rule: '', still: true, idle: true },
});

/** Makes an event. */
export const { fact, kind } = facts;
/** The name of a fact. */
export type FactName = (typeof facts.names)[number];

/** How a card enters play, as bits of an entering fact's amount. *Rule:* KF-ENTERS-PLAY-1. */
export const entering = { ready: 1, stunned: 2, enraged: 4, warded: 8 } as const;

/** What an æmber gain comes from, as the fact's value. */
export const gainedBy = { effect: 0, reaping: 1, icon: 2, spending: 3 } as const;

/** What is spent, as the fact's value: æmber of the pool or on a card, or a card that counts as æmber. */
export const spent = { aember: 0, itself: 1 } as const;

/** Which face of a card is turned up, as the fact's value. *Rule:* KF-FLIP-1. */
export const facing = { up: 0, down: 1 } as const;

/** Where a card was discarded from, as the fact's value. *Rule:* KF-DISCARD-3. */
export const discardedFrom = { hand: 0, elsewhere: 1 } as const;
