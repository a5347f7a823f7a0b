import {
  beginEffect,
  cardOf,
  endEffect,
  hideZone,
  isCurrent,
  NO_CARD,
  pin,
  randomBelow,
  shuffle,
  type Commit,
  type CardId,
  type GameEvent,
} from '@crupier/kernel/rules';
import { beginTurn } from './begin-turn.ts';
import { beginCopy, endReshaping, itselfAlone, noteModel, reshape } from './copies.ts';
import { changeCounters } from './counters.ts';
import { enter } from './enter.ts';
import { discardedFrom, facing, gainedBy, spent, type FactName } from './facts.ts';
import { dealHand, exchangeDecks, swapDeck, takeMulligan } from './decks.ts';
import { turnFacedown, turnFaceup } from './flipping.ts';
import { blankCard, cleanCard, purge, putCard, record } from './leaving.ts';
import { forgetTurn } from './forget-turn.ts';
import { changeSides, forgetControl, noteControl } from './control.ts';
import { beginToken, joinLine, joinPart, layUnder, leaveLine, swap, takeAlong, takeOut } from './moving.ts';
import { ownPrintedIn } from './printed.ts';
import { CHAINS_MAX, EFFECT_NUMBERS, NO_HOUSE, turnSteps, zoneOf, type KeyForge, type KeyForgePlayer } from './state.ts';

/** What each fact writes. Nothing else in the game writes. */
export const commits: Record<FactName, Commit<KeyForge>> = {
  bidderChosen: (state) => {
    state.active = randomBelow(state.random, state.players.length);
  },
  chainsBid: nothing,
  decksExchanged: exchangeDecks,
  firstPlayerChosen: (state) => {
    state.first = randomBelow(state.random, state.players.length);
  },
  handDealt: dealHand,
  mulliganTaken: takeMulligan,
  handKept: nothing,
  turnBegan: beginTurn,
  stepBegan: (state, { value }) => {
    state.step = turnSteps[value] ?? 'start';
    state.doneThisStep = 0;
    state.omega = false;
  },
  houseChosen: (state, { value }) => {
    state.house = state.houseNames[value] ?? NO_HOUSE;
  },
  houseNamed: nothing,
  numberNamed: nothing,
  archivesTaken: (state, { seat }, game) => {
    for (const card of [...(state.zones[zoneOf('archives', seat)] ?? [])]) putCard(state, game, card, { zone: 'hand' });
  },
  checkCalled: nothing,
  turnEnding: (state) => {
    state.step = 'end';
  },
  turnEnded: forgetTurn,
  matchWon: (state, { seat }) => {
    state.winners = [seat];
    state.ending = 'threeKeys';
  },
  playerLeft: (state, { seat }) => {
    state.winners = [1 - seat];
    state.ending = 'left';
  },
  forgeBegan: nothing,
  keyForged: (state, { seat, value }) => {
    const each = player(state, seat);
    each.keys |= 1 << value;
    state.spentOnKey = 0;
    if (seat === state.active) each.forgedInTurn |= 1 << value;
  },
  forgedKey: nothing,
  keyUnforged: (state, { seat, value }) => {
    player(state, seat).keys &= ~(1 << value);
  },
  aemberGained: (state, { seat, amount, value }) => {
    player(state, seat).aember += amount;
    if (value === gainedBy.spending) state.spentOnKey -= amount;
  },
  aemberSupplied: (state, { seat, amount }) => {
    player(state, seat).aember += amount;
  },
  aemberLost: (state, { seat, amount }) => {
    player(state, seat).aember -= amount;
  },
  aemberSpent: (state, { card, seat, amount, value }) => {
    state.spentOnKey += amount;
    if (value === spent.itself) return;
    if (card === 0) player(state, seat).aember -= amount;
    else record(state, card).aember -= amount;
  },
  aemberPaid: (state, { seat, amount }) => {
    player(state, seat).aember -= amount;
    player(state, 1 - seat).aember += amount;
  },
  aemberStolen: (state, { seat, amount }) => {
    player(state, 1 - seat).aember -= amount;
    player(state, seat).aember += amount;
  },
  aemberCaptured: takeFromPool,
  aemberDiverted: takeFromPool,
  aemberReplaced: (state, { seat, amount }) => {
    player(state, seat).aember -= amount;
  },
  exalted: (state, { card, amount }) => {
    record(state, card).aember += amount;
  },
  aemberPlaced: (state, { card, amount }) => {
    record(state, card).aember += amount;
  },
  aemberMovedToPool: (state, { card, seat, amount }) => {
    record(state, card).aember -= amount;
    player(state, seat).aember += amount;
  },
  aemberMovedToCard: (state, { card, other, amount }) => {
    record(state, card).aember -= amount;
    record(state, other).aember += amount;
  },
  aemberPutOnCard: takeFromPool,
  aemberDiscarded: (state, { card, amount }) => {
    record(state, card).aember -= amount;
  },
  chainsGained: (state, { seat, amount }) => {
    const each = player(state, seat);
    each.chains = Math.min(CHAINS_MAX, each.chains + amount);
  },
  chainShed: (state, { seat }) => {
    player(state, seat).chains--;
  },
  tideRaised: (state, { seat }) => {
    state.tide = seat;
  },
  cardDrawn: (state, { card, seat }, game) => putCard(state, game, card, { zone: 'hand', seat }),
  deckRefilled: (state, { seat }, game) => {
    for (const card of [...(state.zones[zoneOf('discard', seat)] ?? [])]) putCard(state, game, card, { zone: 'deck' });
    shuffleZone(state, state.zones[zoneOf('deck', seat)] as CardId[]);
    hideZone(state, zoneOf('deck', seat));
  },
  deckShuffled: (state, { seat }) => {
    shuffleZone(state, state.zones[zoneOf('deck', seat)] as CardId[]);
    hideZone(state, zoneOf('deck', seat));
  },
  cardRevealed: (state, { card }) => {
    record(state, card).knownTo = EVERYBODY;
  },
  cardLookedAt: (state, { card, seat }) => {
    record(state, card).knownTo |= 1 << seat;
  },
  // `value` is the zone: hands and archives have no order, so that a card at their end is a card at random.
  zoneMixed: (state, { value }) => shuffleZone(state, state.zones[value] as CardId[]),
  deckSwapped: swapDeck,
  deckSearched: (state, { seat }) => {
    for (const card of state.zones[zoneOf('deck', seat)] ?? []) record(state, card).knownTo |= 1 << state.active;
  },
  cardTaken: (state, { card }, game) => putCard(state, game, card, { zone: 'hand' }),
  cardPutUnder: (state, { card, other }, game) => layUnder(state, game, { card, other, facedown: true }),
  cardDiscarded: (state, { card, seat, value }, game) => {
    if (value === discardedFrom.hand) player(state, seat).discardedThisTurn++;
    if (value === discardedFrom.hand && seat === state.active) {
      state.fromHandThisTurn++;
      state.doneThisStep++;
    }
    if (isCurrent(state, card)) putCard(state, game, card, { zone: 'discard' });
  },
  // `seat` is who archives it: it goes to the archives of its owner. *Rule:* KF-LEAVES-PLAY-5.
  cardArchived: (state, { card }, game) => putCard(state, game, card, { zone: 'archives' }),
  cardPurged: (state, { card, source }, game) => purge(state, game, card, source),
  cardReturned: (state, { card }, game) => putCard(state, game, card, { zone: 'hand' }),
  // `value` 0 is the top of the deck, 1 the bottom.
  cardPutOnDeck: (state, { card, value }, game) => putCard(state, game, card, { zone: 'deck', ...(value === 1 && { at: 0 }) }),
  cardShuffledIn: (state, { card }, game) => {
    const { owner } = record(state, card);
    putCard(state, game, card, { zone: 'deck' });
    shuffleZone(state, state.zones[zoneOf('deck', owner)] as CardId[]);
    hideZone(state, zoneOf('deck', owner));
  },
  cardPutInDiscard: (state, { card }, game) => {
    if (isCurrent(state, card)) putCard(state, game, card, { zone: 'discard' });
  },
  cardPutInArchives: (state, { card, seat, value }, game) => {
    putCard(state, game, card, { zone: 'archives', seat });
    record(state, card).captive = value === 1;
  },
  cardGrafted: (state, { card, other }, game) => layUnder(state, game, { card, other, facedown: false }),
  copyBegan: beginCopy,
  modelNoted: noteModel,
  cardReshaped: reshape,
  reshapingEnded: (state, { card }, game) => endReshaping(state, card, game),
  // `value` 1: it is played as an upgrade.
  // `other` is the top half of a gigantic creature, which is played with it as one card. *Rule:* KF-GIGANTIC-1, KF-GIGANTIC-2.
  playBegan: (state, { card, other, seat, value }, game) => {
    const played = record(state, card);
    if (played.zone === zoneOf('hand', seat)) state.fromHandThisTurn++;
    state.doneThisStep++;
    state.usesThisTurn = [...state.usesThisTurn, played.definition];
    putCard(state, game, card, { zone: 'resolving', seat });
    played.asUpgrade = value === 1;
    played.controller = seat;
    if (other !== NO_CARD) joinPart(state, game, { creature: card, part: other, facedown: false });
    if (seat === state.active && value === 0 && ownPrintedIn(game, state, cardOf(card)).type === 'creature')
      player(state, seat).creaturesInTurn++;
  },
  putBegan: (state, { card, other, seat }, game) => {
    record(state, card).controller = seat;
    if (other !== NO_CARD) joinPart(state, game, { creature: card, part: other, facedown: false });
  },
  // `card` is the card that becomes one.
  tokenBegan: (state, { card, seat }, game) => beginToken(state, game, { card, seat }),
  cardFlipped: (state, { card, value }, game) => (value === facing.up ? turnFaceup(state, game, card) : turnFacedown(state, game, card)),
  // `value` is the place in the battleline from the left, `amount` how it enters: see `entering`.
  creatureEntered: (state, { card, seat, value, amount }, game) => {
    putCard(state, game, card, { zone: 'line', seat, at: value });
    enter(record(state, card), seat, amount);
  },
  artifactEntered: (state, { card, seat, amount }, game) => {
    putCard(state, game, card, { zone: 'artifacts', seat });
    enter(record(state, card), seat, amount);
  },
  upgradeAttached: (state, { card, other, seat }, game) => {
    const { asUpgrade } = record(state, card);
    record(state, card).host = cardOf(other);
    putCard(state, game, card, { zone: 'upgrades', seat });
    const attached = record(state, card);
    cleanCard(attached);
    attached.asUpgrade = asUpgrade;
    attached.controller = seat;
  },
  omegaBegan: (state) => {
    state.omega = true;
  },
  iconsResolved: nothing,
  drawIconResolved: nothing,
  cardPlayed: nothing,
  cardEntered: nothing,
  upgradeEntered: nothing,
  tokenMade: nothing,
  actionFinished: (state, { card }, game) => putCard(state, game, card, { zone: 'discard' }),
  borrowed: (state, { card, seat }) => {
    record(state, card).borrowedBy = seat;
  },
  givenBack: (state, { card }) => {
    record(state, card).borrowedBy = -1;
  },
  useBegan: (state, { card }) => {
    state.doneThisStep++;
    const used = record(state, card);
    used.timesUsed++;
    state.usesThisTurn = [...state.usesThisTurn, used.definition];
  },
  cardExhausted: (state, { card }) => {
    record(state, card).exhausted = true;
  },
  cardReadied: (state, { card }) => {
    record(state, card).exhausted = false;
  },
  reapBegan: nothing,
  reaped: nothing,
  cardUsed: nothing,
  defenderChosen: (state, { other }) => {
    record(state, other).timesFought++;
  },
  fightBegan: nothing,
  fought: nothing,
  creatureFought: nothing,
  damageDealt: (state, { card, amount }) => {
    record(state, card).damage += amount;
  },
  damageTaken: nothing,
  iconDamageTaken: nothing,
  damageHealed: (state, { card, amount }) => {
    record(state, card).damage -= amount;
  },
  damageMoved: (state, { card, other, amount }) => {
    record(state, card).damage -= amount;
    record(state, other).damage += amount;
  },
  // `value` is the creature's armor, used or not.
  armorUsed: (state, { card, amount, value }) => {
    const user = record(state, card);
    user.armorUsed += amount;
    user.armorWhenUsed = value;
  },
  // What it has lost is first what it had used. *Rule:* KF-ARMOR-5.
  armorChanged: (state, { card, value }) => {
    const user = record(state, card);
    user.armorUsed = Math.max(0, user.armorUsed - Math.max(0, user.armorWhenUsed - value));
    user.armorWhenUsed = value;
  },
  wardSpent: (state, { card }) => {
    record(state, card).warded = false;
  },
  marked: (state, { card, other }) => {
    const marked = record(state, card);
    marked.marked = true;
    state.doomed = [...state.doomed, { card: pin(marked), foe: other, at: state.revision }];
  },
  unmarked: (state, { card }) => {
    if (isCurrent(state, card)) record(state, card).marked = false;
    const kept = isCurrent(state, card) ? pin(record(state, card)) : card;
    state.doomed = state.doomed.filter((each) => each.card !== kept);
  },
  destroyed: (state, event, game) => {
    state.doomed = state.doomed.filter((each) => each.card !== event.card);
    // A marked card that was moved elsewhere counts as destroyed all the same. *Rule:* KF-DESTROYED-5.
    if (isCurrent(state, event.card)) putCard(state, game, event.card, { zone: 'discard' });
  },
  stunned: (state, { card }) => {
    record(state, card).stunned = true;
  },
  stunRemoved: (state, { card }) => {
    record(state, card).stunned = false;
  },
  warded: (state, { card }) => {
    record(state, card).warded = true;
  },
  enraged: (state, { card }) => {
    record(state, card).enraged = true;
  },
  enrageRemoved: (state, { card }) => {
    record(state, card).enraged = false;
  },
  // `value` is the counter's place in the list of names.
  namedCountersAdded: (state, { card, amount, value }) => changeCounters(record(state, card), value, amount),
  namedCountersRemoved: (state, { card, amount, value }) => changeCounters(record(state, card), value, -amount),
  countersAdded: (state, { card, amount }) => {
    record(state, card).powerCounters += amount;
  },
  countersRemoved: (state, { card, amount }) => {
    record(state, card).powerCounters -= amount;
  },
  // `value` is a creature's new place from the left.
  controlChanged: (state, event, game) => {
    noteControl(record(state, event.card), event.seat);
    changeSides(state, game, event);
  },
  controlBegan: (state, { card, other, seat }) => noteControl(record(state, card), seat, other),
  controlEnded: (state, { card, other }) => forgetControl(record(state, card), other),
  controlSettled: (state, event, game) => changeSides(state, game, event),
  creatureMoved: (state, { card, value }) => {
    const moved = record(state, card);
    takeOut(state, moved);
    (state.zones[moved.zone] as CardId[]).splice(value, 0, moved.id);
  },
  // `value` is the place in the battleline from the left.
  lineJoined: joinLine,
  lineLeft: leaveLine,
  creaturesSwapped: (state, { card, other }, game) => {
    const both = [record(state, card), record(state, other)] as const;
    if (both[0].controller !== both[1].controller) for (const each of both) noteControl(each, 1 - each.controller);
    swap(state, ...both);
    for (const each of both) takeAlong(state, game, each);
  },
  upgradeMoved: (state, { card, other }) => {
    record(state, card).host = cardOf(other);
  },
  // `other` is the card it works on, `card` the one whose leaving ends it, `value` the definition, `amount` its duration and number, and
  // `source` what made it.
  effectBegan: (state, { card, other, seat, value, amount, source }, game) => {
    const numbers = { until: Math.floor(amount / EFFECT_NUMBERS), amount: amount % EFFECT_NUMBERS, boundTo: card };
    beginEffect(state, game, { definition: value, host: cardOf(other), controller: seat, ...numbers }, blankCard);
    Object.assign(record(state, state.zones[zoneOf('effects', 0)]?.at(-1) ?? 0), { ...itselfAlone, madeBy: source });
  },
  effectEnded: (state, { card }, game) => endEffect(state, game, cardOf(card)),
  roundsCounted: nothing,
  permissionUsed: (state, { card, other }) => {
    state.permissionsUsed = [...state.permissionsUsed, { by: pin(record(state, card)), card: pin(record(state, other)) }];
  },
};

const EVERYBODY = 7;

/** `seat` is the pool that the Æ comes from. */
function takeFromPool(state: KeyForge, { card, seat, amount }: GameEvent): void {
  player(state, seat).aember -= amount;
  record(state, card).aember += amount;
}

function nothing(): void {
  // The fact itself changes nothing: abilities listen for it.
}

function player(state: KeyForge, seat: number): KeyForgePlayer {
  return state.players[seat] as KeyForgePlayer;
}

function shuffleZone(state: KeyForge, zone: CardId[]): void {
  shuffle(state.random, zone);
}
