import { emptyState, frameOf, listen, type CardId, type Game } from '@crupier/kernel/rules';
import { start } from '../rules/start.ts';
import { blankCard } from '../state/leaving.ts';
import { CHAINS_MAX, NO_HOUSE, zoneOf, zones, type KeyForge } from '../state/state.ts';

const SEATS = 2;

/** One physical card to be dealt. */
export interface CardToDeal {
  /** Index of its definition. */
  readonly definition: number;
  readonly house: string;
  /** Its bonus icons from top to bottom. */
  readonly icons: readonly string[];
}

/** What one player brings to the table. */
export interface SeatToDeal {
  readonly deck: string;
  readonly houses: readonly string[];
  readonly cards: readonly CardToDeal[];
  /** Chains from a handicap or from bidding, 0 to 24. *Rule:* KF-STARTING-CHAINS-1. */
  readonly chains: number;
  /** The definition of its token creature; left out where it has none. *Rule:* KF-TOKEN-CREATURE-1. */
  readonly token?: number;
}

/** What a match is dealt from. */
export interface Deal {
  readonly seats: readonly [SeatToDeal, SeatToDeal];
  readonly houseNames: readonly string[];
  readonly hasTide: boolean;
  /** Whether the players bid chains for the decks. *Rule:* KF-CHAIN-BID-1. */
  readonly bidding?: boolean;
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

/** A state with two decks and empty hands, before anything is shuffled: where positions are built from. */
export function layOut({ seats, houseNames, hasTide, seed }: Deal): KeyForge {
  const state: KeyForge = {
    ...emptyState(seed, SEATS, zones.length * SEATS),
    lastKnown: [],
    cards: [blankCard(0, 0)],
    players: seats.map(({ deck, houses, chains, token = 0 }) => ({
      aember: 0,
      keys: 0,
      chains: Math.min(CHAINS_MAX, chains),
      forgedInTurn: 0,
      creaturesInTurn: 0,
      discardedThisTurn: 0,
      houses,
      token,
      deck,
    })),
    houseNames,
    turn: 0,
    active: 0,
    first: 0,
    step: 'start',
    house: NO_HOUSE,
    doneThisStep: 0,
    fromHandThisTurn: 0,
    usesThisTurn: [],
    permissionsUsed: [],
    omega: false,
    doomed: [],
    spentOnKey: 0,
    tide: -1,
    hasTide,
  };
  seats.forEach(({ cards }, seat) => {
    for (const card of cards) addCard(state, card, seat);
  });
  return state;
}

/** Puts one more card at the top of a player's deck. */
export function addCard(state: KeyForge, { definition, house, icons }: CardToDeal, owner: number): CardId {
  const zone = zoneOf('deck', owner);
  const card = blankCard(state.cards.length, zone);
  card.definition = definition;
  card.owner = owner;
  card.controller = owner;
  card.house = house;
  card.icons = icons;
  state.cards.push(card);
  (state.zones[zone] as CardId[]).push(card.id);
  return card.id;
}

/** Lays a match out; its first steps choose the first player, shuffle the decks and deal the hands. *Rule:* KF-SETUP-1 to KF-SETUP-3. */
export function deal(plan: Deal, game: Game<KeyForge>): KeyForge {
  const state = layOut(plan);
  addRules(state, game);
  beginSetup(state, plan.bidding);
  return state;
}

/** Lets a match go on from the first thing that its set-up does to the decks. */
export function beginSetup(state: KeyForge, bidding = false): void {
  state.frames.push(frameOf(start, { asked: 0, bidding: bidding ? 1 : 0 }));
}

/** The rules that keywords give to creatures work as a lasting effect that never ends. */
export function addRules(state: KeyForge, game: Game<KeyForge>): void {
  const definition = game.definitions.findIndex(({ key }) => key === RULES_KEY);
  if (definition < 0) return;
  const zone = game.effectZones.working;
  const card = blankCard(state.cards.length, zone);
  card.definition = definition;
  card.until = game.durations.indexOf('match');
  state.cards.push(card);
  (state.zones[zone] as CardId[]).push(card.id);
  listen(state, game, card.id);
}

/** The definition that carries the abilities of keywords. */
export const RULES_KEY = 'rules';
