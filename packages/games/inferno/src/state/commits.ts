import {
  abilityRef,
  AMOUNTS_MAX,
  beginEffect,
  CARDS_MAX,
  cardOf,
  endEffect,
  isCurrent,
  keepAmount,
  hideZone,
  listen,
  noteUse,
  NO_CARD,
  pin,
  randomBelow,
  redefine,
  shiftCard,
  shuffle,
  silence,
  type CardId,
  type CardRef,
  type Commit,
  type GameEvent,
} from '@crupier/kernel/rules';
import { discardedTo, entering, losses, wound, type FactName } from './facts.ts';
import { copiedWords, layCopy, layDefined } from './copies.ts';
import { depart, takeOut } from './departing.ts';
import { blankCard, CLEAN, hideFace, layFaceless, leaveCombat, liftFaceless, putCard, record } from './leaving.ts';
import { combatCommits } from './commits-combat.ts';
import { orderCommits } from './commits-order.ts';
import { turnCommits } from './commits-turn.ts';
import { resourceCommits } from './commits-resources.ts';
import { counterNames } from './counters.ts';
import { isPlayZone, zoneKind, zoneOf, type Inferno, type InfernoPlayer } from './state.ts';

/** What each fact writes. Nothing else in the game writes, but for `chain.ts`. */
export const commits: Record<FactName, Commit<Inferno>> = {
  starterChosen: (state, { seat }) => {
    state.starter = seat < 0 ? randomBelow(state.random, state.players.length) : seat;
    state.active = state.starter;
  },
  deckShuffled: (state, { seat }) => {
    const zone = zoneOf('deck', seat);
    shuffle(state.random, state.zones[zone] as CardId[]);
    hideZone(state, zone);
  },
  handKept: nothing,
  handReturned: (state, { seat }, game) => {
    for (const card of [...(state.zones[zoneOf('hand', seat)] ?? [])]) putCard(state, game, card, { zone: 'deck' });
  },

  ...turnCommits,
  ...orderCommits,

  playersLost: (state, { seat, value }) => {
    const loser = player(state, seat);
    loser.lost = true;
    state.ending = losses[value] ?? 'effect';
  },
  matchEnded: (state) => {
    const left = state.players.flatMap(({ lost }, seat) => (lost ? [] : [seat]));
    const teams = new Set(left.map((seat) => state.teams[seat]));
    // A team wins as a whole, those who were eliminated too. *Rule:* INF-104.2b.
    state.winners = state.teams.flatMap((team, seat) => (teams.has(team) ? [seat] : []));
    if (state.winners.length === 0) state.ending = 'draw';
  },
  matchDrawn: (state) => {
    state.winners = [];
    state.ending = 'draw';
  },
  drawAgreed: (state) => {
    state.winners = [];
    state.ending = 'agreedDraw';
  },
  // The match goes on: how it ends is not known yet.
  playerLeft: (state, { seat }, game) => {
    depart(state, game, seat);
    state.ending = '';
  },
  leftGame: (state, { card }, game) => takeOut(state, game, card),
  leftChain: (state, { card }, game) => {
    const item = state.chain.find(({ object }) => object === cardOf(card));
    if (item?.isCard !== false) return takeOut(state, game, card);
    removeFromChain(state, card);
    liftFaceless(state, game, cardOf(card));
  },
  attemptsForgotten: (state) => {
    for (const each of state.players) Object.assign(each, { failedDraw: false, failedResource: false, failedMill: false });
  },

  energyAdded: (state, { seat, amount }) => {
    player(state, seat).energy += amount;
  },
  energyActivated: nothing,
  tappedForEnergy: (state, { card, seat, amount }) => {
    record(state, card).tapped = true;
    player(state, seat).energy += amount;
  },
  energySpent: (state, { seat, amount }) => {
    player(state, seat).energy -= amount;
  },
  energyEmptied: (state, { seat }) => {
    player(state, seat).energy = 0;
  },
  ...resourceCommits,
  resourceFailed: (state, { seat }) => {
    player(state, seat).failedResource = true;
  },

  cardDrawn: (state, { card, seat }, game) => {
    // A draw from an empty deck which nothing has replaced. *Rule:* INF-613.10.
    if (card === NO_CARD) player(state, seat).failedDraw = true;
    else {
      putCard(state, game, card, { zone: 'hand' });
      // Drawn as part of what is paid: seen when that is done. *Rule:* INF-401.4, ruling C-13.
      record(state, card).faceDown = state.checkpoint !== undefined;
      player(state, seat).drawn++;
    }
  },
  drawFailed: (state, { seat }) => {
    player(state, seat).failedDraw = true;
  },
  cardMilled: (state, { card }, game) => putCard(state, game, card, { zone: 'infierno' }),
  millFailed: (state, { seat }) => {
    player(state, seat).failedMill = true;
  },
  cardDiscarded: (state, { card, value }, game) => {
    if (value === discardedTo.infierno) putCard(state, game, card, { zone: 'infierno' });
    else putCard(state, game, card, value === discardedTo.bottom ? { zone: 'deck', at: 0 } : { zone: 'deck' });
  },
  cardExiled: (state, { card, value }, game) => {
    const stays = record(state, card).faceDown;
    removeFromChain(state, card);
    putCard(state, game, card, { zone: 'exile' });
    // A resource that nobody has seen stays unseen. *Rule:* INF-305.3c.
    if (stays || value === 1) hideFace(state, card);
  },
  zoneMixed: (state, { value }) => shuffle(state.random, state.zones[value] as CardId[]),
  cardRevealed: (state, { card }) => {
    record(state, card).knownTo = everyone(state);
  },
  drawRevealed: (state, { card }) => {
    record(state, card).knownTo = everyone(state);
  },
  zoneSearched: (state, { seat, value }) => {
    for (const card of state.zones[value] ?? []) record(state, card).knownTo |= 1 << seat;
  },
  cardSeen: (state, { card, seat }) => {
    record(state, card).knownTo |= 1 << seat;
  },
  cardToHand: (state, { card }, game) => {
    removeFromChain(state, card);
    putCard(state, game, card, { zone: 'hand' });
  },
  cardToDeck: (state, { card, value }, game) => {
    removeFromChain(state, card);
    const { owner } = record(state, card);
    const count = state.zones[zoneOf('deck', owner)]?.length ?? 0;
    putCard(state, game, card, { zone: 'deck', at: Math.max(0, count - value) });
  },
  cardToInfierno: (state, { card }, game) => {
    removeFromChain(state, card);
    putCard(state, game, card, { zone: 'infierno' });
  },

  announced: (state, { card, seat }, game) => {
    putCard(state, game, card, { zone: 'chain', seat: 0 });
    control(state, card, seat);
  },
  abilityAnnounced: (state, { other, seat }, game) => layFaceless(state, game, cardOf(other), seat),
  targeted: nothing,
  cardPlayed: seeDrawn,
  abilityActivated: (state, { card, other, seat, value }) => {
    seeDrawn(state);
    noteUse(state, { ref: abilityRef(cardOf(other), value), self: cardOf(card), seat }, 'turn');
  },
  specialTaken: (state, { source, other, seat, value }) =>
    noteUse(state, { ref: abilityRef(cardOf(other), value), self: cardOf(source), seat }, 'turn'),
  abilityTriggered: nothing,
  triggerRemoved: (state, { card }, game) => ceaseItem(state, game, card),
  passed: nothing,
  resolutionBegan: (state, { card }, game) => {
    const { controller, reads } = record(state, card);
    state.chain = state.chain.filter(({ object }) => object !== cardOf(card));
    putCard(state, game, card, { zone: 'resolving', seat: 0 });
    control(state, card, controller);
    // It goes on reading as it did on the chain. *Rule:* INF-113.6, INF-611.1.
    record(state, card).reads = reads;
  },
  abilityCeased: (state, { card }, game) => liftFaceless(state, game, cardOf(card)),
  cancelled: (state, { card }, game) => ceaseItem(state, game, card),

  cardEntered: (state, { card, seat, value, amount }, game) => {
    enter(state, game, card, { seat, stamp: amount });
    record(state, card).tapped = (value & entering.tapped) !== 0;
  },
  tokenShaped: (state, { seat, other, value }, game) => {
    const token = layDefined(state, game, value, { zone: 'resolving', seat });
    token.reads = other === NO_CARD ? state.tokenWords : copiedWords(record(state, other));
  },
  tokenCeased: (state, { card }, game) => {
    putCard(state, game, card, { zone: 'spent', seat: 0 });
    redefine(state, game, cardOf(card), 0);
    Object.assign(record(state, card), { token: false, origin: 0 });
  },
  cardTapped: (state, { card }) => {
    record(state, card).tapped = true;
  },
  cardUntapped: (state, { card }) => {
    record(state, card).tapped = false;
  },
  demonFlipped: (state, { card }) => {
    const demon = record(state, card);
    demon.earthly = !demon.earthly;
  },
  attached: (state, { card, other }, game) => {
    record(state, card).host = cardOf(other);
    // Its effects are as old as its being attached. *Rule:* INF-701.3c.
    silence(state, game, cardOf(card));
    listen(state, game, cardOf(card));
  },
  detached: (state, { card }) => {
    record(state, card).host = NO_CARD;
  },
  controlChanged: (state, { card, seat }, game) => {
    const taken = record(state, card);
    if (zoneKind(taken.zone) === 'chain') {
      taken.controller = seat;
      state.chain = state.chain.map((item) => (item.object === taken.id ? { ...item, seat } : item));
      return;
    }
    shiftCard(state, game, taken.id, zoneOf(zoneKind(taken.zone), seat));
    state.displaced += Number(seat !== taken.home) - Number(taken.controller !== taken.home);
    Object.assign(taken, { controller: seat, fresh: true });
    leaveCombat(state, taken.id);
  },
  destroyed: (state, { card }, game) => putCard(state, game, card, { zone: 'infierno' }),
  struckDown: nothing,
  countersAdded: (state, { card, amount, value }) => addCounters(state, card, amount, value),
  countersRemoved: (state, { card, amount, value }) => addCounters(state, card, -amount, value),
  copied: (state, { card, other, value }, game) => {
    redefine(state, game, cardOf(card), value);
    record(state, card).reads = copiedWords(record(state, other));
  },
  choicesForgotten: (state, { card }) => {
    const { chosen, x, paid, linked } = CLEAN;
    Object.assign(record(state, card), { chosen, x, paid, linked });
  },
  chainCopied: (state, { other, seat }, game) => layCopy(state, game, other, { zone: 'chain', seat }),
  copyMade: (state, { other, seat }, game) => layCopy(state, game, other, { zone: 'resolving', seat }),
  becameItself: (state, { card }, game) => redefine(state, game, cardOf(card), record(state, card).origin),
  wordChosen: (state, { card, value }) => {
    record(state, card).chosen = value;
  },
  linkedNext: (state, { card, other }) => {
    const linker = record(state, other);
    linker.linked = [...linker.linked, pin(record(state, card)) + CARDS_MAX];
  },
  linked: (state, { card, other }) => {
    const linker = record(state, other);
    linker.linked = [...linker.linked, pin(record(state, card))];
  },

  choiceMade: nothing,
  hiddenChoiceMade: nothing,
  numberChosen: nothing,
  damageDealt: (state, { card, source, amount }) => {
    state.dealt = [...state.dealt, { card, source, amount }];
  },
  damagePrevented: nothing,
  stateLooked: nothing,
  grewYounger: (state, { card }, game) => {
    silence(state, game, cardOf(card));
    listen(state, game, cardOf(card));
  },
  damageResolved: (state) => {
    state.dealt = [];
  },
  damageCountersPut: (state, { card, source, amount, value }) => {
    const hurt = record(state, card);
    hurt.damage += amount;
    // Only damage that destroys is remembered: not damage outlived, nor counters that an effect puts. *Rule:* INF-702.10a, ruling C-06.
    if ((value & wound.fatal) !== 0) hurt.damagedBy = (value & wound.further) !== 0 ? [...hurt.damagedBy, source] : [source];
  },
  damageHealed: (state, { card, amount }) => {
    const hurt = record(state, card);
    hurt.damage = Math.max(0, hurt.damage - amount);
    // Destruction that was replaced by healing: the damage has destroyed nobody. *Rule:* INF-702.10a.
    if (hurt.damagedBy.length > 0) hurt.damagedBy = [];
  },

  ...combatCommits,

  environmentChanged: (state, { value, amount }) => {
    state.environments = value;
    state.depth = amount;
  },

  environmentActivated: nothing,
  environmentDeactivated: nothing,

  effectCounted: (state, { amount: packed, value: definition }, game) => {
    const amount = Math.floor(packed / AMOUNTS_MAX);
    keepAmount(state, game, { definition, at: packed - amount * AMOUNTS_MAX, amount });
  },
  effectBegan: (state, { other, card, seat, value, amount, source }, game) => {
    const until = Math.round(amount / EFFECT_NUMBERS);
    const lasts = until !== game.durations.indexOf('whileSource');
    // A duration that is over already: nothing begins. *Rule:* INF-610.2.
    const isThere = isCurrent(state, source);
    if (!lasts && !(isThere && isPlayZone(zoneKind(record(state, source).zone)))) return;
    const numbers = { until, amount: amount - until * EFFECT_NUMBERS, ...(!lasts && { boundTo: source }) };
    beginEffect(state, game, { definition: value, host: cardOf(other), controller: seat, ...numbers }, blankCard);
    // What it does is the doing of the card that made it. *Rule:* INF-603.7d, INF-603.7e, INF-603.7f.
    const begun = record(state, state.zones[game.effectZones.working]?.at(-1) ?? NO_CARD);
    const giver = record(state, source);
    begun.reads = state.tokenWords;
    if (source === NO_CARD) begun.linked = CLEAN.linked;
    else if (!isThere) begun.linked = [source];
    else begun.linked = zoneKind(giver.zone) === 'effects' || zoneKind(giver.zone) === 'spent' ? giver.linked.slice(0, 1) : [pin(giver)];
    // An effect may remember an object beside the one that it works on. *Rule:* INF-608.6a.
    if (card !== NO_CARD) begun.linked = [begun.linked[0] ?? NO_CARD, card];
  },
  effectEnded: (state, { card }, game) => endEffect(state, game, cardOf(card)),
  shieldUsed: (state, { card, amount }) => {
    record(state, card).amount -= amount;
  },
};

/** The fact that begins a lasting effect carries its duration and its number in one: duration × this + number, which may be below 0. */
export const EFFECT_NUMBERS = 8192;
/** No lasting effect has a number further from 0. */
export const EFFECT_NUMBER_MAX = EFFECT_NUMBERS / 2 - 1;

/** What was drawn while it was paid for is seen now. *Rule:* INF-401.4. */
function seeDrawn(state: Inferno): void {
  state.players.forEach((_, seat) => {
    for (const card of state.zones[zoneOf('hand', seat)] ?? []) if (state.cards[card]?.faceDown) record(state, card).faceDown = false;
  });
}

function nothing(): void {
  // A timing point: abilities listen for it.
}

function player(state: Inferno, seat: number): InfernoPlayer {
  return state.players[seat] as InfernoPlayer;
}

function everyone(state: Inferno): number {
  return (1 << (state.players.length + 1)) - 1;
}

function control(state: Inferno, card: CardRef, seat: number): void {
  record(state, card).controller = seat;
}

/** Under whose control a card enters, and when: what enters together shares the stamp. */
interface Entry {
  readonly seat: number;
  readonly stamp: number;
}

/** Puts a card into play under a seat's control. *Rule:* INF-110.2. */
function enter(state: Inferno, game: Parameters<Commit<Inferno>>[2], card: CardRef, { seat, stamp }: Entry): void {
  const item = state.chain.find(({ object }) => object === cardOf(card));
  const { reads } = record(state, card);
  removeFromChain(state, card);
  putCard(state, game, card, { zone: 'play', seat });
  // What was announced and paid is remembered, for the abilities that ask. *Rule:* INF-606.2g.
  const { x = 0, paid = CLEAN.paid } = item ?? {};
  Object.assign(record(state, card), { fresh: true, entered: stamp, home: seat, reads, x, paid: paid.map((ref) => ref & 31) });
}

/** Forgets what the chain noted of a card that goes elsewhere. */
function removeFromChain(state: Inferno, card: CardRef): void {
  if (zoneKind(record(state, card).zone) === 'chain') state.chain = state.chain.filter(({ object }) => object !== cardOf(card));
}

/** Takes an object off the chain without its being resolved: a card goes to its owner's Infierno. *Rule:* INF-701.5. */
function ceaseItem(state: Inferno, game: Parameters<Commit<Inferno>>[2], card: CardRef): void {
  const item = state.chain.find(({ object }) => object === cardOf(card));
  state.chain = state.chain.filter((each) => each !== item);
  if (item?.isCard === false) liftFaceless(state, game, cardOf(card));
  else putCard(state, game, card, { zone: 'infierno' });
}

function addCounters(state: Inferno, card: GameEvent['card'], amount: number, value: number): void {
  const marked = record(state, card);
  const name = counterNames[value] ?? '';
  const count = Math.max(0, (marked.counters[name] ?? 0) + amount);
  const { [name]: _, ...others } = marked.counters;
  marked.counters = count === 0 ? others : { ...others, [name]: count };
}
