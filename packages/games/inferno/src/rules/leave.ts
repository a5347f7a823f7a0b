import {
  applies,
  call,
  isInForce,
  leave,
  NO_CARD,
  program,
  raise,
  raiseAll,
  site,
  type CardId,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { dropTriggers } from '../state/chain.ts';
import { cutFramesOf } from '../state/frames.ts';
import { countInInfierno } from '../state/departing.ts';
import { fact, kind, losses } from '../state/facts.ts';
import { cardTypes, type CardType } from '../state/printed.ts';
import { cardsIn, recordOf, zoneOfCard } from '../state/reading.ts';
import { areOpponents, inTurnOrder, isPlaying, opponentsOf, teamsLeft } from '../state/seats.ts';
import { zoneKind, zoneOf, zones, type Inferno, type InfernoMatch, type Zone } from '../state/state.ts';

interface DepartureLocals {
  /** Those who have just lost. */
  readonly seats: readonly Seat[];
}

const goesOn = site('INF-800.3', 'a game of several goes on without those who have left');
const asTheyLeft = site('INF-800.3e', 'what is asked of one who has left is as it was when that player left');
const NOTHING: readonly number[] = [];

/** Zones whose cards stand for effects and abilities, and those that hold what has left already. */
const elsewhere: readonly Zone[] = ['effects', 'spent', 'gone'];

/**
 * Those who have lost leave the game as soon as they have lost, all of them at the same time; where fewer than two teams are left
 * the game is over. *Rule:* INF-104.5, INF-800.3.
 */
export const departure = program<Inferno, DepartureLocals>('leave the game', [
  {
    name: 'is anybody left',
    rule: 'INF-104.2a INF-104.2c INF-104.3g INF-104.4a INF-104.4d INF-800.3 INF-100.1a',
    do: (match) => {
      const left = teamsLeft(match);
      if (left > 1 && applies(match, goesOn)) return undefined;
      raise(match, fact('matchEnded', { value: left }));
      return leave;
    },
  },
  {
    name: 'what they were doing is not gone on with',
    rule: 'INF-800.3a INF-800.3d',
    do: (match, { locals: { seats } }) => cutFramesOf(match, seats),
  },
  {
    name: 'they leave',
    rule: 'INF-104.5 INF-800.3a',
    do: (match, { locals: { seats } }) =>
      raiseAll(
        match,
        seats.map((seat) => fact('playerLeft', { seat })),
      ),
  },
  {
    name: 'what they own leaves',
    rule: 'INF-800.3a INF-100.1b INF-405.6h',
    do: (match, { locals: { seats } }) => raiseAll(match, ownedBy(match, seats)),
  },
  {
    name: 'what they control on the chain ceases to exist',
    rule: 'INF-800.3a',
    do: (match, { locals: { seats } }) => {
      const ceasing = match.state.chain.filter(({ seat }) => seats.includes(seat));
      raiseAll(
        match,
        ceasing.map(({ object }) => fact('leftChain', { card: object })),
      );
    },
  },
  {
    name: 'what gave them control ends',
    rule: 'INF-800.3a',
    do: (match, { locals: { seats } }) => {
      const given = cardsIn(match, 'effects').filter(
        (card) => seats.includes(recordOf(match, card).controller) && givesControl(match, card),
      );
      raiseAll(
        match,
        given.map((card) => fact('effectEnded', { card })),
      );
    },
  },
  {
    name: 'what they still control is exiled',
    rule: 'INF-800.3a',
    do: (match, { locals: { seats } }) => {
      const left = seats.flatMap((seat) => [...cardsIn(match, 'play', seat), ...cardsIn(match, 'resources', seat)]);
      raiseAll(
        match,
        left.map((card) => fact('cardExiled', { card, value: 0 })),
      );
    },
  },
  {
    name: 'their abilities are not put on the chain',
    rule: 'INF-800.3c',
    do: (match, { locals: { seats } }) => dropTriggers(match, seats),
  },
]);

/** A player concedes, at any time. A command of the table, never an option. *Rule:* INF-101.1, INF-104.3a. */
export const leaveMatch = program<Inferno, object>('concede', [
  {
    name: 'the player concedes',
    rule: 'INF-405.6g INF-101.1 INF-104.3a',
    do: (match, { seat }) => {
      if (match.state.players[seat]?.lost === true) return leave;
      raise(match, fact('playersLost', { seat, value: losses.indexOf('conceded') }));
      return undefined;
    },
  },
]);

const goneForGood = site('INF-104.3a INF-708.1', 'who has conceded while something was announced does not come back as that is taken back');

/** Who has conceded since something was announced has done so, whatever becomes of what was announced. *Rule:* INF-104.3a, INF-708.1. */
export function leaveAnew(match: InfernoMatch, { players }: InfernoMatch['state']): void {
  if (!applies(match, goneForGood)) return;
  const gone = inTurnOrder(match).filter((seat) => players[seat]?.lost === true);
  raiseAll(
    match,
    gone.map((seat) => fact('playersLost', { seat, value: losses.indexOf('conceded') })),
  );
}

/** Those of a batch who have lost leave. The last act of whoever was told of it. */
export function leaveIfLost(match: InfernoMatch, seats: readonly Seat[]): void {
  if (seats.length > 0) call(match, departure, { seats });
}

/** Everything owned by some players, in every zone. A token ceases, a card leaves the game. */
function ownedBy(match: InfernoMatch, seats: readonly Seat[]): GameEvent[] {
  return match.state.cards
    .filter(
      ({ id, owner, zone }) => id !== NO_CARD && seats.includes(owner) && !elsewhere.includes(zoneKind(zone)) && !isAbility(match, id),
    )
    .map(({ id, token }) => (token ? fact('tokenCeased', { card: id }) : fact('leftGame', { card: id })));
}

/** A faceless card that stands for an ability on the chain. */
function isAbility(match: InfernoMatch, card: CardId): boolean {
  const zone = zoneOfCard(match, card);
  return (zone === 'chain' || zone === 'resolving') && recordOf(match, card).origin === 0;
}

function givesControl({ game, state }: InfernoMatch, card: CardId): boolean {
  const abilities = game.definitions[state.cards[card]?.definition ?? 0]?.abilities ?? [];
  return abilities.some(
    ({ data }) => data.kind === 'static' && data.changes.some((change) => change.kind === 'rule' && change.rule === 'isControlled'),
  );
}

/** How many cards lie in a zone of a player; of one who has left, how many lay there last. *Rule:* INF-800.3e. */
export function countOf({ state, probe }: InfernoMatch, zone: Zone, seat: Seat): number {
  const { last = NOTHING, lost = false } = state.players[seat] ?? {};
  if (lost && last.length > 0 && isInForce(probe, asTheyLeft)) return last[zones.indexOf(zone)] ?? 0;
  return state.zones[zoneOf(zone, seat)]?.length ?? 0;
}

/** How many of the cards in a player's Infierno are of a type; of one who has left, how many were last. *Rule:* INF-800.3e. */
export function countOfType(match: InfernoMatch, type: CardType, seat: Seat): number {
  const { lastInInfierno = NOTHING, lost = false } = match.state.players[seat] ?? {};
  if (lost && lastInInfierno.length > 0 && applies(match, asTheyLeft)) return lastInInfierno[cardTypes.indexOf(type)] ?? 0;
  return countInInfierno(match, type, seat);
}

const lapses = site('INF-800.3a', 'what was about to befall one who has left the game, or what left with its owner, does not happen');

/** What a player would do even if there is no card to do it with, because something replaces it. *Rule:* INF-613.10. */
const fromNothing: ReadonlySet<number> = new Set([kind.cardDrawn, kind.resourceAdded]);

/** Whether an event on its way was to befall a player who has left the game meanwhile, or a card that has. *Rule:* INF-800.3a. */
export function isExpired(match: InfernoMatch, { kind: of, card, seat }: GameEvent): boolean {
  const isVoid = card === NO_CARD ? fromNothing.has(of) && !isPlaying(match, seat) : zoneOfCard(match, card) === 'gone';
  return isVoid && applies(match, lapses);
}

/** Who makes a choice in the place of one who has left where no text lets anybody pick: the next player in turn order. */
export function standIn(match: InfernoMatch, seat: Seat): Seat {
  if (match.state.players[seat]?.lost !== true) return seat;
  return inTurnOrder(match, seat)[0] ?? seat;
}

const picksAnother = site(
  'INF-800.3d',
  'who controls what asks something of one who has left picks another for it, an opponent for an opponent',
);

/** Who may do what is asked of one who has left: the controller of what asks picks one of them. *Rule:* INF-800.3d. */
export function standIns(match: InfernoMatch, gone: Seat, owner: Seat): readonly Seat[] {
  if (match.state.players[gone]?.lost !== true || !applies(match, picksAnother)) return [];
  return areOpponents(match, owner, gone) ? opponentsOf(match, owner) : inTurnOrder(match, owner);
}
