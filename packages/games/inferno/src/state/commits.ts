import {
  beginEffect,
  cardOf,
  endEffect,
  hideZone,
  listen,
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
} from '@crupier/kernel';
import { addedFrom, entering, losses, type FactName } from './facts.ts';
import { blankCard, CLEAN, hideFace, layFaceless, leaveCombat, liftFaceless, putCard, record } from './leaving.ts';
import { counterNames } from './counters.ts';
import { environments, stages, steps, zoneKind, zoneOf, type Combat, type Inferno, type InfernoPlayer } from './state.ts';

/** What each fact writes. Nothing else in the game writes, but for `chain.ts`. */
export const commits: Record<FactName, Commit<Inferno>> = {
  starterChosen: (state, { seat }) => {
    state.starter = seat < 0 ? randomBelow(state.random, state.players.length) : seat;
    state.active = state.starter;
  },
  scenarioFetched: (state, { card, seat }, game) => enter(state, game, card, { seat, stamp: 0 }),
  deckShuffled: (state, { seat }) => {
    const zone = zoneOf('deck', seat);
    shuffle(state.random, state.zones[zone] as CardId[]);
    hideZone(state, zone);
  },
  handKept: nothing,
  handReturned: (state, { seat }, game) => {
    for (const card of [...(state.zones[zoneOf('hand', seat)] ?? [])]) putCard(state, game, card, { zone: 'deck' });
  },

  turnBegan: (state, { seat, amount }) => {
    state.turn = amount;
    state.active = seat;
    state.combats = 0;
    state.extraTurns = state.extraTurns.filter((each, at) => at !== 0 || each !== seat);
    for (const player of state.players) player.tributes = 0;
    // What is controlled now was controlled since the initial phase began. *Rule:* INF-507.2a.
    for (const card of state.zones[zoneOf('play', seat)] ?? []) record(state, card).fresh = false;
  },
  stepBegan: (state, { value }) => {
    state.step = steps[value] ?? 'setup';
  },
  stepEnded: nothing,
  turnEnded: (state) => {
    for (const card of state.cards) if (card.usedThisTurn.length > 0) card.usedThisTurn = CLEAN.usedThisTurn;
    state.lastKnown = [];
  },
  // One extra turn a player, the newest first. *Rule:* INF-500.8.
  extraTurnGained: (state, { seat }) => {
    state.extraTurns = [seat, ...state.extraTurns.filter((each) => each !== seat)];
  },
  stepSkipGained: (state, { seat }) => {
    player(state, seat).skippedResources++;
  },
  stepSkipped: (state, { seat }) => {
    player(state, seat).skippedResources--;
  },

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
  playerLeft: (state, { seat }, game) => {
    player(state, seat).lost = true;
    state.ending = 'conceded';
    for (const card of state.cards) {
      if (card.id === NO_CARD || card.owner !== seat || card.token || isFaceless(state, card.id)) continue;
      if (zoneKind(card.zone) !== 'exile') putCard(state, game, card.id, { zone: 'exile' });
    }
  },
  attemptsForgotten: (state) => {
    for (const each of state.players) Object.assign(each, { failedDraw: false, failedResource: false, failedMill: false });
  },

  energyAdded: (state, { seat, amount }) => {
    player(state, seat).energy += amount;
  },
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
  resourceAdded: (state, { card, seat, value }, game) => {
    putCard(state, game, card, { zone: 'resources', seat });
    const added = record(state, card);
    added.controller = seat;
    if (value === addedFrom.deck || value === addedFrom.elsewhere) hideFace(state, card);
    else if (value === addedFrom.tributo) Object.assign(added, { faceDown: true, knownTo: everyone(state) });
  },
  resourceFailed: (state, { seat }) => {
    player(state, seat).failedResource = true;
  },

  cardDrawn: (state, { card }, game) => putCard(state, game, card, { zone: 'hand' }),
  drawFailed: (state, { seat }) => {
    player(state, seat).failedDraw = true;
  },
  cardMilled: (state, { card }, game) => putCard(state, game, card, { zone: 'infierno' }),
  millFailed: (state, { seat }) => {
    player(state, seat).failedMill = true;
  },
  cardDiscarded: (state, { card }, game) => putCard(state, game, card, { zone: 'infierno' }),
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
  cardPlayed: nothing,
  abilityActivated: (state, { card, value }) => {
    const used = record(state, card);
    used.usedThisTurn = [...used.usedThisTurn, value];
  },
  abilityTriggered: nothing,
  triggerRemoved: (state, { card }, game) => ceaseItem(state, game, card),
  passed: nothing,
  resolutionBegan: (state, { card }, game) => {
    const { controller } = record(state, card);
    state.chain = state.chain.filter(({ object }) => object !== cardOf(card));
    putCard(state, game, card, { zone: 'resolving', seat: 0 });
    control(state, card, controller);
  },
  abilityCeased: (state, { card }, game) => liftFaceless(state, game, cardOf(card)),
  cancelled: (state, { card }, game) => ceaseItem(state, game, card),

  cardEntered: (state, { card, seat, value, amount }, game) => {
    enter(state, game, card, { seat, stamp: amount });
    record(state, card).tapped = (value & entering.tapped) !== 0;
  },
  tokenCreated: (state, { seat, value, amount }, game) => {
    const token = { ...blankCard(state.cards.length, zoneOf('spent')), owner: seat, controller: seat, token: true };
    state.cards.push(token);
    (state.zones[token.zone] as CardId[]).push(token.id);
    redefine(state, game, token.id, value);
    token.origin = value;
    enter(state, game, token.id, { seat, stamp: amount });
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
  becameResource: (state, { card, seat }, game) => {
    const turned = record(state, card);
    const { id } = turned;
    silence(state, game, id);
    const from = state.zones[turned.zone] as CardId[];
    from.splice(from.indexOf(id), 1);
    turned.zone = zoneOf('resources', seat);
    (state.zones[turned.zone] as CardId[]).push(id);
    leaveCombat(state, id);
    Object.assign(turned, {
      controller: seat,
      faceDown: true,
      knownTo: everyone(state),
      damage: 0,
      counters: CLEAN.counters,
      host: NO_CARD,
    });
  },
  controlChanged: (state, { card, seat }, game) => {
    const taken = record(state, card);
    if (zoneKind(taken.zone) === 'chain') {
      taken.controller = seat;
      state.chain = state.chain.map((item) => (item.object === taken.id ? { ...item, seat } : item));
      return;
    }
    shiftCard(state, game, taken.id, zoneOf(zoneKind(taken.zone), seat));
    Object.assign(taken, { controller: seat, fresh: true });
    leaveCombat(state, taken.id);
  },
  destroyed: (state, { card }, game) => putCard(state, game, card, { zone: 'infierno' }),
  countersAdded: (state, { card, amount, value }) => addCounters(state, card, amount, value),
  countersRemoved: (state, { card, amount, value }) => addCounters(state, card, -amount, value),
  copied: (state, { card, other }, game) => redefine(state, game, cardOf(card), record(state, other).definition),
  becameItself: (state, { card }, game) => redefine(state, game, cardOf(card), record(state, card).origin),
  wordChosen: (state, { card, value }) => {
    record(state, card).chosen = value;
  },
  linked: (state, { card, other }) => {
    const linker = record(state, other);
    linker.linked = [...linker.linked, pin(record(state, card))];
  },

  damageDealt: (state, { card, source, amount }) => {
    state.dealt = [...state.dealt, { card, source, amount }];
  },
  damageResolved: (state) => {
    state.dealt = [];
  },
  damageCountersPut: (state, { card, source, amount }) => {
    const hurt = record(state, card);
    hurt.damage += amount;
    hurt.damagedBy = [source];
  },
  damageHealed: (state, { card, amount }) => {
    const hurt = record(state, card);
    hurt.damage = Math.max(0, hurt.damage - amount);
  },

  combatProposed: (state) => {
    state.combat = { stage: 'propose', attackers: [], defenders: [] };
  },
  attackerProposed: (state, { card }) => changeCombat(state, { attackers: [pinned(state, card)] }),
  defenderProposed: (state, { card }) => {
    changeCombat(state, { defenders: [pinned(state, card)] });
    state.combats++;
  },
  combatBegan: nothing,
  attackBegan: (state) => changeCombat(state, { stage: 'attack' }),
  attacked: nothing,
  stageBegan: (state, { value }) => changeCombat(state, { stage: stages[value] ?? 'end' }),
  removedFromCombat: (state, { card }) => leaveCombat(state, cardOf(card)),
  rolesSwapped: (state, { card, other }) => swapRoles(state, pinned(state, card), pinned(state, other)),
  joinedCombat: (state, { card, value }) => {
    const { combat } = state;
    if (combat === undefined) return;
    const joining = pinned(state, card);
    changeCombat(state, value === 0 ? { attackers: [...combat.attackers, joining] } : { defenders: [...combat.defenders, joining] });
  },
  combatEnding: nothing,
  combatEnded: (state) => {
    state.combat = undefined;
  },

  environmentChanged: (state, { value, amount }) => {
    state.environments = value;
    state.depth = amount;
  },

  effectBegan: (state, { other, seat, value, amount }, game) => {
    const until = Math.floor(amount / EFFECT_NUMBERS);
    beginEffect(
      state,
      game,
      { definition: value, host: cardOf(other), controller: seat, until, amount: amount % EFFECT_NUMBERS },
      blankCard,
    );
  },
  effectEnded: (state, { card }, game) => endEffect(state, game, cardOf(card)),
  shieldUsed: (state, { card, amount }) => {
    record(state, card).amount -= amount;
  },
};

/** The fact that begins a lasting effect carries its duration and its number in one: duration × this + number. */
export const EFFECT_NUMBERS = 1000;

function nothing(): void {
  // A timing point: abilities listen for it.
}

function player(state: Inferno, seat: number): InfernoPlayer {
  return state.players[seat] as InfernoPlayer;
}

function everyone(state: Inferno): number {
  return (1 << (state.players.length + 1)) - 1;
}

function isFaceless(state: Inferno, card: CardId): boolean {
  const zone = zoneKind(record(state, card).zone);
  return zone === 'effects' || zone === 'spent';
}

function pinned(state: Inferno, card: CardRef): CardRef {
  return pin(record(state, card));
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
  removeFromChain(state, card);
  putCard(state, game, card, { zone: 'play', seat });
  Object.assign(record(state, card), { fresh: true, entered: stamp });
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

function changeCombat(state: Inferno, change: Partial<Combat>): void {
  if (state.combat !== undefined) state.combat = { ...state.combat, ...change };
}

/** One takes the place of the other in the combat. *Rule:* INF-701.10f. */
function swapRoles(state: Inferno, one: CardRef, other: CardRef): void {
  const { combat } = state;
  if (combat === undefined) return;
  const swapped = (ref: CardRef): CardRef => {
    if (cardOf(ref) === cardOf(one)) return other;
    return cardOf(ref) === cardOf(other) ? one : ref;
  };
  changeCombat(state, { attackers: combat.attackers.map(swapped), defenders: combat.defenders.map(swapped) });
}

function addCounters(state: Inferno, card: GameEvent['card'], amount: number, value: number): void {
  const marked = record(state, card);
  const name = counterNames[value] ?? '';
  const count = Math.max(0, (marked.counters[name] ?? 0) + amount);
  const { [name]: _, ...others } = marked.counters;
  marked.counters = count === 0 ? others : { ...others, [name]: count };
}

/** The bits of all environments, for tests of `state.environments`. */
export const ENVIRONMENT_BITS: Readonly<Record<(typeof environments)[number], number>> = { thanatos: 1, acqua: 2, plague: 4 };
