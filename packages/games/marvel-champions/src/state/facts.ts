import { defineFacts } from '@crupier/kernel/rules';

const card = { card: 'all' } as const;
const seatOnly = { seat: 'all' } as const;
const cardSeat = { card: 'all', seat: 'all' } as const;
const cardOther = { card: 'all', other: 'all' } as const;
const cardOtherSeat = { card: 'all', other: 'all', seat: 'all' } as const;
const cardAmount = { card: 'all', amount: 'all' } as const;
const cardValue = { card: 'all', value: 'all' } as const;
const hit = { card: 'all', other: 'all', amount: 'all', value: 'all' } as const;
const placed = { card: 'all', other: 'all', amount: 'all' } as const;
const ofAttack = { card: 'all', other: 'all', seat: 'all', amount: 'all', value: 'all' } as const;

/**
 * Everything that can happen. Idle ones are timing points: abilities listen for them. `other` is the card that does it, or on which it is
 * done; fields that name a card show its face only to those who may know it.
 */
export const facts = defineFacts({
  // Set-up
  firstPlayerChosen: { carries: seatOnly, rule: 'MC-SETUP-3 MC-FIRST-PLAYER-1', still: true },
  deckShuffled: { carries: seatOnly, rule: 'MC-SETUP-6', still: true },
  encounterDeckShuffled: { carries: {}, rule: 'MC-SETUP-10', still: true },
  // The round
  roundBegan: { carries: { value: 'all' }, rule: 'MC-ROUND-1', still: true },
  phaseBegan: { carries: { value: 'all' }, rule: 'MC-ROUND-1 MC-ROUND-4', still: true },
  phaseEnded: { carries: { value: 'all' }, rule: '', still: true, idle: true },
  roundEnded: { carries: { value: 'all' }, rule: '', still: true, idle: true },
  turnBegan: { carries: seatOnly, rule: 'MC-ROUND-2 MC-ACTIVE-PLAYER-1', still: true },
  turnEnded: { carries: seatOnly, rule: 'MC-ROUND-2', still: true },
  firstPlayerPassed: { carries: seatOnly, rule: 'MC-VILLAIN-PHASE-5 MC-FIRST-PLAYER-2 MC-FIRST-PLAYER-3 MC-PLAYER-4', still: true },
  formChanged: {
    carries: { card: 'all', seat: 'all', value: 'all' },
    rule: 'MC-FORM-1 MC-FORM-3 MC-IDENTITY-1 MC-IDENTITY-5 MC-IN-PLAY-7',
    still: true,
    defines: true,
  },
  // To a form that is neither hero nor alter-ego; `card` is the card that gives it.
  extraFormTaken: { carries: cardSeat, rule: '', still: true, idle: true },
  formChosen: { carries: seatOnly, rule: 'MC-FORM-2 MC-FORM-4 MC-LTP-18', still: true },
  ended: {
    carries: { value: 'all' },
    rule: 'MC-WIN-1 MC-WIN-2 MC-WIN-3 MC-ENCOUNTER-DECK-5 MC-PLAYER-ELIMINATION-9 MC-PLAYER-ELIMINATION-10 MC-LTP-15',
    still: true,
  },
  // Cards of players
  cardDrawn: { carries: cardSeat, rule: 'MC-DRAW-1' },
  deckRenewed: { carries: seatOnly, rule: 'MC-PLAYER-DECK-3' },
  cardDiscarded: {
    carries: cardSeat,
    rule: 'MC-DISCARD-2 MC-DEFEAT-2 MC-INITIATE-ABILITIES-8 MC-LEAVES-PLAY-3 MC-LEAVES-PLAY-5 MC-OWNERSHIP-CONTROL-1 MC-OWNERSHIP-CONTROL-7 MC-OWNERSHIP-CONTROL-12 MC-PLAYER-3 MC-YOU-10',
  },
  cardSpent: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'MC-RESOURCE-1' },
  cardAnnounced: { carries: cardSeat, rule: 'MC-INITIATE-ABILITIES-4' },
  // A card that is being paid for will deal so much more damage.
  damageRaised: { carries: cardAmount, rule: 'MC-FOR-EACH-7', still: true },
  playBegan: { carries: cardSeat, rule: 'MC-MAXIMUM-3', still: true },
  // The effects of an event that is played are about to begin.
  eventBegan: { carries: cardSeat, rule: '', still: true, idle: true },
  cardEntered: {
    carries: cardOtherSeat,
    rule: 'MC-INITIATE-ABILITIES-8 MC-READY-1 MC-USES-1 MC-TOUGHNESS-1 MC-SUPPORT-1 MC-PLAYER-PLAY-AREA-1 MC-OWNERSHIP-CONTROL-3 MC-ATTACH-1 MC-UPGRADE-2 MC-IN-PLAY-2 MC-ALLY-1 MC-LINKED-5 MC-OWNERSHIP-CONTROL-5',
  },
  playerSchemeEntered: { carries: cardSeat, rule: 'MC-PLAYER-SIDE-SCHEME-1 MC-PLAYER-SIDE-SCHEME-2' },
  cardPlayed: { carries: cardSeat, rule: '', still: true, idle: true },
  // A card in play becomes another of its name; two cards change their places.
  facesSwapped: { carries: cardOther, rule: 'MC-SWAP-4', defines: true },
  placesSwapped: { carries: cardOther, rule: 'MC-SWAP-1 MC-SWAP-3 MC-SWAP-5' },
  // `value` 1 where an ability says so as long as it works.
  controlTaken: {
    carries: { card: 'all', seat: 'all', value: 'all' },
    rule: 'MC-OWNERSHIP-CONTROL-5 MC-OWNERSHIP-CONTROL-6 MC-OWNERSHIP-CONTROL-9 MC-OWNERSHIP-CONTROL-10',
    still: true,
  },
  resourceGenerated: {
    carries: { card: 'all', seat: 'all', value: 'all', amount: 'all' },
    rule: 'MC-RESOURCE-ABILITY-1 MC-COST-7',
    still: true,
  },
  // `value` 1 for the encounter deck with its discard pile, 0 for the player's deck; `amount` for so many of its top cards, 0 for all.
  looked: { carries: { seat: 'all', value: 'all', amount: 'all' }, rule: 'MC-LOOK-3 MC-LOOK-1 MC-SEARCH-1' },
  lookEnded: { carries: seatOnly, rule: 'MC-LOOK-1' },
  cardTucked: { carries: cardOther, rule: 'MC-TUCK-1' },
  costReduced: { carries: { seat: 'all', amount: 'all' }, rule: 'MC-COST-5', still: true },
  // `value`: the type, from 1 in the order of `cardTypes`.
  typeTurned: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'MC-CARD-TYPES-5 MC-CARD-TYPES-6' },
  cardReturned: {
    carries: cardSeat,
    rule: 'MC-SEARCH-2 MC-LEAVES-PLAY-1 MC-OWNERSHIP-CONTROL-8 MC-LEAVES-PLAY-2 MC-ALL-PURPOSE-COUNTER-2',
  },
  cardShuffledIn: { carries: cardSeat, rule: 'MC-SHUFFLE-1' },
  handMixed: { carries: seatOnly, rule: 'MC-DISCARD-1', still: true },
  cardSetAside: { carries: card, rule: 'MC-SET-ASIDE-1' },
  removedFromGame: { carries: card, rule: 'MC-REMOVE-FROM-GAME-1 MC-ERRATA-37' },
  removedFromCampaign: { carries: card, rule: 'MC-GAME-MODES-11' },
  countersAdded: { carries: cardAmount, rule: 'MC-ALL-PURPOSE-COUNTER-1 MC-USES-1 MC-FAQ-60', still: true },
  countersRemoved: { carries: cardAmount, rule: 'MC-ALL-PURPOSE-COUNTER-1 MC-USES-2', still: true },
  damagePlaced: { carries: cardAmount, rule: 'MC-INSTEAD-1 MC-CARD-18', still: true },
  // Exhausting and readying
  cardExhausted: { carries: card, rule: 'MC-EXHAUST-1', still: true },
  cardReadied: { carries: card, rule: 'MC-READY-2 MC-ATTACH-3', still: true },
  // Statuses
  statusGiven: { carries: cardValue, rule: 'MC-STATUS-CARDS-1 MC-STUN-2 MC-CONFUSE-2 MC-STATUS-CARDS-5', still: true },
  statusLost: { carries: cardValue, rule: 'MC-STUN-5 MC-STUN-7 MC-CONFUSE-5 MC-CONFUSE-7 MC-TOUGH-1', still: true },
  // What characters do
  // `value`: whether by a basic power, as `attackMarks`.
  attackMade: { carries: { card: 'all', other: 'all', seat: 'all', value: 'all' }, rule: '', still: true, idle: true },
  thwartMade: { carries: { card: 'all', other: 'all', seat: 'all', value: 'all' }, rule: '', still: true, idle: true },
  recovered: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: '', still: true, idle: true },
  // `value`: as `attackMarks`. `amount`: what the enemy took.
  attackEnded: { carries: ofAttack, rule: '', still: true, idle: true },
  thwartEnded: { carries: ofAttack, rule: '', still: true, idle: true },
  // Activations
  activationDelayed: { carries: { card: 'all', other: 'all', seat: 'all', value: 'all' }, rule: 'MC-ACTIVATION-10', still: true },
  activationTaken: { carries: { value: 'all' }, rule: 'MC-ACTIVATION-11', still: true },
  activationBegan: { carries: cardSeat, rule: '', still: true, idle: true },
  attackBegan: { carries: cardOtherSeat, rule: '', still: true, idle: true },
  // The same attack is made against another player, too.
  attackSpread: { carries: cardOtherSeat, rule: '', still: true, idle: true },
  schemeBegan: { carries: cardSeat, rule: '', still: true, idle: true },
  boostGiven: { carries: cardOther, rule: 'MC-ATTACK-ENEMY-ACTIVATION-6 MC-SCHEME-ENEMY-ACTIVATION-1 MC-BOOST-ICON-1 MC-BOOST-ICON-10' },
  boostTurned: { carries: cardOther, rule: 'MC-ATTACK-ENEMY-ACTIVATION-9 MC-SCHEME-ENEMY-ACTIVATION-3' },
  // It lies faceup, and nothing of it is resolved yet.
  boostShown: { carries: cardOther, rule: '', still: true, idle: true },
  defended: { carries: cardOtherSeat, rule: '', still: true, idle: true },
  // `amount`: all the damage that the attack dealt, whatever was prevented of it.
  attackDealt: { carries: { card: 'all', seat: 'all', amount: 'all' }, rule: '', still: true, idle: true },
  // `amount`: what the character that was attacked took, and what was placed.
  enemyAttacked: { carries: ofAttack, rule: '', still: true, idle: true },
  defenseEnded: { carries: ofAttack, rule: '', still: true, idle: true },
  // `value`: the figures of the attack, 0 where it ended early. See `figureNames`.
  attackOver: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: '', still: true, idle: true },
  // `value`: the figures of the scheme.
  enemySchemed: { carries: { card: 'all', seat: 'all', amount: 'all', value: 'all' }, rule: '', still: true, idle: true },
  // Damage
  damageDealt: { carries: hit, rule: '', still: true, idle: true },
  damageTaken: {
    carries: hit,
    rule: 'MC-DAMAGE-12 MC-DAMAGE-1 MC-DAMAGE-2 MC-DAMAGE-3 MC-HIT-POINTS-1 MC-HIT-POINTS-3 MC-REMAINING-HP-1 MC-SUSTAINED-DAMAGE-1 MC-SUSTAINED-DAMAGE-2 MC-SUSTAINED-DAMAGE-3',
    still: true,
  },
  damageDone: { carries: hit, rule: '', still: true, idle: true },
  damageHealed: { carries: cardAmount, rule: 'MC-HEAL-1', still: true },
  defeatBegan: { carries: cardOtherSeat, rule: '', still: true, idle: true },
  defeated: { carries: cardOtherSeat, rule: '', still: true, idle: true },
  // The same, of whoever defeats it.
  defeatedBy: { carries: cardOtherSeat, rule: '', still: true, idle: true },
  wasDefeated: { carries: cardOtherSeat, rule: '', still: true, idle: true },
  // Threat and schemes
  threatPlaced: { carries: placed, rule: 'MC-THREAT-1', still: true },
  threatRemoved: { carries: placed, rule: 'MC-THREAT-1 MC-ERRATA-1', still: true },
  accelerationAdded: { carries: cardAmount, rule: 'MC-ACCELERATION-TOKEN-2 MC-ACCELERATION-TOKEN-3', still: true },
  schemeCompleted: { carries: card, rule: '', still: true, idle: true },
  schemeAdvanced: { carries: cardOther, rule: 'MC-MAIN-SCHEME-6 MC-MAIN-SCHEME-9 MC-MAIN-SCHEME-10 MC-ACCELERATION-TOKEN-5' },
  schemeTurned: { carries: { card: 'all', value: 'all', amount: 'all' }, rule: 'MC-MAIN-SCHEME-8', defines: true },
  stageAdvanced: {
    carries: cardOther,
    rule: 'MC-VILLAIN-DEFEAT-2 MC-VILLAIN-DEFEAT-5 MC-VILLAIN-DEFEAT-7 MC-VILLAIN-DEFEAT-6 MC-VILLAIN-DEFEAT-8 MC-VILLAIN-DEFEAT-9 MC-VILLAIN-DEFEAT-10 MC-VILLAIN-DEFEAT-11',
  },
  // Other sides of cards
  cardFlipped: { carries: { card: 'all', value: 'all' }, rule: 'MC-FLIP-1', still: true, defines: true },
  // What was on it goes, as where it is a card of another type now.
  cardCleared: { carries: card, rule: 'MC-FLIP-4', still: true },
  // Encounter cards
  encounterDealt: { carries: cardSeat, rule: 'MC-DEAL-2' },
  encounterTurned: { carries: cardSeat, rule: 'MC-REVEAL-2 MC-REVEAL-9' },
  // It lies faceup and nothing of it is resolved yet. `value` 1 where it comes from the encounter deck.
  revealBegan: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: '', still: true, idle: true },
  encounterEntered: {
    carries: cardOtherSeat,
    rule: 'MC-REVEAL-3 MC-REVEAL-4 MC-REVEAL-5 MC-REVEAL-6 MC-REVEAL-7 MC-SIDE-SCHEME-2 MC-ATTACHMENT-2 MC-ENVIRONMENT-1 MC-IN-PLAY-4 MC-VILLAIN-PLAY-AREA-1 MC-PLAY-AREA-3 MC-PLAYER-PLAY-AREA-2 MC-VILLAIN-PLAY-AREA-2 MC-IN-PLAY-3 MC-ENVIRONMENT-2 MC-FAQ-7 MC-ATTACH-5',
  },
  minionEngaged: {
    carries: cardSeat,
    rule: 'MC-ENGAGE-1 MC-ENGAGE-3 MC-PLAYER-PLAY-AREA-3 MC-VILLAIN-PLAY-AREA-3 MC-ENGAGE-4 MC-MINION-2',
  },
  // A minion has entered play, and its keywords and When Revealed abilities are resolved.
  minionEntered: { carries: cardSeat, rule: '', still: true, idle: true },
  // The minion as which the card will count is laid ready; then it engages the player, and the card lies facedown.
  minionLaid: { carries: { card: 'none', value: 'none' }, rule: '', still: true, defines: true },
  facedownEngaged: { carries: { card: 'all', other: 'none', seat: 'all' }, rule: 'MC-CARD-21 MC-ENGAGE-1 MC-ENTERS-PLAY-1' },
  // Its When Revealed abilities are about to resolve: what is cancelled of them is this.
  effectsBegan: { carries: cardSeat, rule: '', still: true, idle: true },
  revealed: { carries: cardSeat, rule: '', still: true, idle: true },
  surgeGained: { carries: cardSeat, rule: '', still: true, idle: true },
  phaseThreatPlaced: { carries: { card: 'all', amount: 'all' }, rule: '', still: true, idle: true },
  encounterShuffledIn: { carries: card, rule: 'MC-SHUFFLE-1' },
  encounterDiscarded: {
    carries: card,
    rule: 'MC-DISCARD-3 MC-ATTACK-ENEMY-ACTIVATION-12 MC-SCHEME-ENEMY-ACTIVATION-6 MC-REVEAL-11 MC-DEFEAT-2 MC-LEAVES-PLAY-3 MC-LEAVES-PLAY-4 MC-LEAVES-PLAY-5 MC-ACCELERATION-TOKEN-6 MC-ACCELERATION-ICON-2 MC-TUCK-3 MC-ATTACHMENT-1 MC-ATTACH-2 MC-DOUBLE-SIDED-1 MC-DOUBLE-SIDED-2',
  },
  encounterDeckRenewed: { carries: {}, rule: 'MC-ENCOUNTER-DECK-3' },
  putInVictory: { carries: card, rule: 'MC-VICTORY-1 MC-VICTORY-2' },
  // Elimination
  playerEliminated: { carries: seatOnly, rule: 'MC-PLAYER-ELIMINATION-1', still: true },
  areaRemoved: {
    carries: seatOnly,
    rule: 'MC-PLAYER-ELIMINATION-7 MC-PLAYER-ELIMINATION-8 MC-PERMANENT-7 MC-PLAYER-PLAY-AREA-5 MC-PLAY-AREA-2 MC-PLAYER-1',
  },
  // Lasting effects
  effectBegan: { carries: { other: 'all', seat: 'all', value: 'none', amount: 'none' }, rule: 'MC-LASTING-EFFECTS-2', defines: true },
  effectEnded: { carries: { card: 'all' }, rule: '' },
});

/** Makes an event. */
export const { fact, kind } = facts;
/** The name of a fact. */
export type FactName = (typeof facts.names)[number];
