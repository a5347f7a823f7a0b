import {
  beginLook,
  endLook,
  inOrder,
  lookedAt,
  endPeriod,
  ownCard,
  freshCard,
  AMOUNTS_MAX,
  beginEffect,
  endEffect,
  endEffectsOn,
  keepAmount,
  endIfUntil,
  type Commit,
  type Game,
  shuffle,
  type CardId,
  type CardRef,
  type Seat,
  cardOf,
  NO_CARD,
  pin,
  hideZone,
  moveCard,
  redefine,
  shiftCard,
} from '../../../rules.ts';
import type { FactName } from './facts.ts';
import type { Tiny, TinyCard, TinyPlayer, Zone } from './state.ts';
import { zoneKind, zoneOf } from './state.ts';

/** Why a match ended, in the order of the values of `ended`. */
export const endings = ['food', 'rounds', 'left', 'starved'] as const;

/** What each fact writes. */
export const commits: Readonly<Record<FactName, Commit<Tiny>>> = {
  roundBegan: (state, { value }) => {
    state.round = value;
    for (const player of state.players) player.bid = 0;
  },
  roundEnded: (state) => endPeriod(state, 'round'),
  bidMade: (state, { seat, amount }) => {
    player(state, seat).bid = amount;
    player(state, seat).food -= amount;
  },
  firstChosen: (state, { seat }) => {
    state.first = seat;
  },
  turnBegan: (state, { seat }) => {
    state.active = seat;
  },
  skipped: (state, { card }, game) => endIfUntil(state, game, cardOf(card), 'skipped'),
  turnEnded: (state) => endPeriod(state, 'turn'),
  drew: (state, { card, seat }, game) => move(state, game, card, ['hand', seat]),
  reshuffled: (state, { seat }, game) => {
    for (const card of [...(state.zones[zoneOf('discard', seat)] ?? [])]) moveCard(state, game, card, zoneOf('deck', seat));
    shuffle(state.random, state.zones[zoneOf('deck', seat)] as CardId[]);
    hideZone(state, zoneOf('deck', seat));
  },
  announced: (state, { card, seat }, game) => move(state, game, card, ['played', seat]),
  foodSpent: (state, { seat, amount }) => {
    player(state, seat).food -= amount;
  },
  sacrificed: (state, { card, seat }, game) => {
    leaveDen(state, game, card, 'discard');
    player(state, seat).food += 1;
  },
  foodGained: (state, { seat, amount }) => {
    player(state, seat).food += amount;
  },
  foodStolen: (state, { seat, value, amount }) => {
    const taken = Math.min(amount, player(state, value).food);
    player(state, value).food -= taken;
    player(state, seat).food += taken;
  },
  enteredDen: (state, { card, seat }, game) => {
    record(state, card).controller = seat;
    move(state, game, card, ['den', seat]);
  },
  attached: (state, { card, other, seat }, game) => {
    Object.assign(record(state, card), { host: cardOf(other), controller: seat });
    move(state, game, card, ['charms', seat]);
  },
  stashed: (state, { card, other }, game) => {
    const stored = record(state, card);
    leaveDen(state, game, card, 'stash');
    stored.host = cardOf(other);
  },
  resolved: (state, { card }, game) => move(state, game, card, ['discard', record(state, card).owner]),
  used: (state, { card }) => {
    record(state, card).tired = true;
  },
  rested: (state, { card }) => {
    record(state, card).tired = false;
  },
  raidBegan: () => undefined,
  raidDelayed: (state, { card, seat, value: target }) => {
    state.raids = [...state.raids, { beast: pin(record(state, card)), seat, target }];
  },
  raidResumed: (state) => {
    state.raids = state.raids.slice(1);
  },
  defended: (state, { card }) => {
    record(state, card).tired = true;
  },
  damaged: (state, { card, amount }) => {
    record(state, card).damage += amount;
  },
  healed: (state, { card }) => {
    record(state, card).damage = 0;
  },
  died: (state, { card }, game) => leaveDen(state, game, card, 'discard'),
  discarded: (state, { card }, game) => leaveDen(state, game, card, 'discard'),
  returned: (state, { card }, game) => leaveDen(state, game, card, 'hand'),
  copied: (state, { card, other }, game) => redefine(state, game, cardOf(card), record(state, other).definition),
  becameItself: (state, { card }, game) => redefine(state, game, cardOf(card), record(state, card).origin),
  grew: (state, { card, value }, game) => {
    redefine(state, game, cardOf(card), value);
    record(state, card).damage = 0;
  },
  controlTaken: (state, { card, seat }, game) => {
    record(state, card).controller = seat;
    shiftCard(state, game, cardOf(card), zoneOf('den', seat));
  },
  lookedAt: (state, { card, seat }) => {
    record(state, card).knownTo |= 1 << seat;
  },
  peeked: (state, { seat, value, amount }) => beginLook(state, seat, state.zones[value]?.slice(0, amount) ?? []),
  laidBack: (state, { seat, value, amount }, game) => {
    const looked = lookedAt(state, seat);
    endLook(state, game, seat);
    const rest = state.zones[value]?.filter((card) => !looked.includes(card)) ?? [];
    state.zones[value] = [...inOrder(looked, amount), ...rest];
  },
  putOnTop: (state, { card, seat }, game) => {
    move(state, game, card, ['deck', seat, 0]);
    record(state, card).knownTo = 1 << seat;
  },
  kindNamed: () => undefined,
  effectBegan: (state, { card, other, seat, amount: packed, value: definition }, game) => {
    const amount = Math.floor(packed / game.durations.length);
    const until = packed - amount * game.durations.length;
    beginEffect(state, game, { definition, host: cardOf(card), controller: seat, until, amount, boundTo: other }, (id, zone) =>
      tinyCard(id, 0, 0, zone),
    );
  },
  amountKept: (state, { amount: packed, value: definition }, game) => {
    const amount = Math.floor(packed / AMOUNTS_MAX);
    keepAmount(state, game, { definition, at: packed - amount * AMOUNTS_MAX, amount });
  },
  shieldShrank: (state, { card, amount }) => {
    record(state, card).amount -= amount;
  },
  effectEnded: (state, { card }, game) => endEffect(state, game, cardOf(card)),
  playerLeft: (state, { seat }) => {
    player(state, seat).gone = true;
  },
  leftTable: (state, { card }, game) => leaveDen(state, game, card, 'gone'),
  ended: (state, { seat, value }) => {
    state.winners = state.players.flatMap(({ gone }, each) => (!gone && state.teams[each] === state.teams[seat] ? [each] : []));
    state.lost = endings[value] === 'starved';
    state.ending = endings[value] ?? '';
  },
};

/** A card to which nothing has happened. */
export function tinyCard(id: CardId, definition: number, owner: Seat, zone: number): TinyCard {
  return { ...freshCard(id, definition, owner, zone), origin: definition, damage: 0, tired: false };
}

function player(state: Tiny, seat: Seat): TinyPlayer {
  return state.players[seat] as TinyPlayer;
}

function record(state: Tiny, card: CardRef): TinyCard {
  return ownCard(state, cardOf(card));
}

function move(state: Tiny, game: Game<Tiny>, card: CardRef, [zone, seat, at]: readonly [zone: Zone, seat: Seat, at?: number]): void {
  moveCard(state, game, cardOf(card), { zone: zoneOf(zone, seat), at });
}

/** What leaves loses its damage, its charms, the cards under it and what works on it; its charms and these cards go to their owners' discard piles. */
function leaveDen(state: Tiny, game: Game<Tiny>, card: CardRef, to: Zone): void {
  const leaver = record(state, card);
  endEffectsOn(state, game, leaver.id);
  for (const charm of state.cards) {
    if (charm.host !== leaver.id || !['charms', 'stash'].includes(zoneKind(charm.zone))) continue;
    Object.assign(record(state, charm.id), { host: NO_CARD, controller: charm.owner });
    move(state, game, charm.id, ['discard', charm.owner]);
  }
  Object.assign(leaver, { damage: 0, tired: false, controller: leaver.owner, host: NO_CARD });
  move(state, game, card, [to, leaver.owner]);
}
