import { emptyState, frameOf, listen, NO_CARD, NO_SEAT, type CardId, type Game, type Seat, type SeriesScore } from '@crupier/kernel/rules';
import { start } from '../rules/start.ts';
import { NO_ACTS } from '../state/fragmented-loops.ts';
import { NO_FINGERPRINTS } from '../state/loops.ts';
import { blankCard } from '../state/leaving.ts';
import { RULES_KEY, zoneOf, ZONES_PER_SEAT, type Inferno, type InfernoPlayer, type Zone } from '../state/state.ts';

/** What one player brings to the table. */
export interface SeatToDeal {
  /** Index of the demon's definition. */
  readonly demon: number;
  /** Indexes of the definitions of the deck's cards. */
  readonly cards: readonly number[];
}

/** What a match is dealt from. */
export interface Deal {
  readonly seats: readonly SeatToDeal[];
  /** The team of each seat. */
  readonly teams: readonly number[];
  /** Who takes the first turn, or -1 where chance decides. *Rule:* INF-103.2. */
  readonly starter: Seat;
  /** The round that it is a game of. *Rule:* INF-100.3a. */
  readonly round?: SeriesScore | undefined;
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

/** A table with decks and demons, before anything is shuffled: where positions are built from. *Rule:* INF-103.1. */
export function layOut({ seats, teams, seed, round }: Omit<Deal, 'starter'>, game: Game<Inferno>): Inferno {
  const state: Inferno = {
    ...emptyState(seed, seats.length, seats.length * ZONES_PER_SEAT),
    lastKnown: [],
    cards: [blankCard(NO_CARD, 0)],
    players: [],
    teams,
    chain: [],
    waiting: [],
    starter: 0,
    active: 0,
    lastInOrder: 0,
    turn: 0,
    step: 'setup',
    combat: undefined,
    combats: 0,
    dealt: [],
    environments: 0,
    depth: 0,
    extraTurns: [],
    addedSteps: [],
    tokenWords: [],
    displaced: 0,
    unbroken: 0,
    fingerprints: NO_FINGERPRINTS,
    acts: NO_ACTS,
    round,
  };
  seats.forEach(({ demon, cards }, seat) => {
    const id = addCard(state, game, { definition: demon, owner: seat, zone: 'play' });
    state.players.push(newPlayer(id));
    for (const definition of cards) addCard(state, game, { definition, owner: seat, zone: 'deck' });
  });
  return state;
}

function newPlayer(demon: CardId): InfernoPlayer {
  return {
    demon,
    energy: 0,
    failedDraw: false,
    failedResource: false,
    failedMill: false,
    lost: false,
    last: [],
    lastInInfierno: [],
    skippedResources: 0,
    tributes: 0,
    drawn: 0,
  };
}

/** A card to be laid on the table. */
export interface CardToLay {
  readonly definition: number;
  readonly owner: Seat;
  readonly zone: Zone;
}

/** Lays one more card down, at the end of a zone of its owner. */
export function addCard(state: Inferno, game: Game<Inferno>, { definition, owner, zone }: CardToLay): CardId {
  const place = zoneOf(zone, owner);
  const card = { ...blankCard(state.cards.length, place), definition, origin: definition, owner, controller: owner, home: owner };
  state.cards.push(card);
  (state.zones[place] as CardId[]).push(card.id);
  if (game.worksIn(game.definitions[definition], place, card)) listen(state, game, card.id);
  return card.id;
}

/** The rules that keywords add work as a lasting effect that never ends. */
export function addRules(state: Inferno, game: Game<Inferno>): void {
  const definition = game.definitions.findIndex(({ key }) => key === RULES_KEY);
  if (definition < 0) return;
  const zone = game.effectZones.working;
  const card = { ...blankCard(state.cards.length, zone), definition, origin: definition, until: game.durations.indexOf('match') };
  state.cards.push(card);
  (state.zones[zone] as CardId[]).push(card.id);
  listen(state, game, card.id);
}

/** Lays a match out; its first steps choose who begins, shuffle the decks and deal the hands. *Rule:* INF-103. */
export function deal(plan: Deal, game: Game<Inferno>): Inferno {
  const state = layOut(plan, game);
  addRules(state, game);
  beginSetup(state, plan.starter, plan.round?.chooser);
  return state;
}

/** Lets a match go on from the first thing that its set-up does. */
export function beginSetup(state: Inferno, starter: Seat, chooser: Seat = NO_SEAT): void {
  state.frames.push(frameOf(start, { starter, chooser, left: [], redrawing: [] }));
}
