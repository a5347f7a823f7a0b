import {
  abilityOf,
  type CardBehaviour,
  type GameParts,
  ownCard,
  defineGame,
  emptyState,
  type Heard,
  type AnyProgram,
  type Game,
  raise,
  raiseAll,
  shuffle,
  type Identities,
  everybody,
  assert,
  type CardId,
  type DeepReadonly,
  type Seat,
  frameOf,
  type EventPolicy,
  type PlayerPolicy,
  type Manners,
  type Meanings,
  type WindowPolicy,
} from '../../rules.ts';
import { commits, tinyCard } from './state/commits.ts';
import { cards } from './cards.ts';
import { leaveDens, settle, theDying } from './rules/damage.ts';
import { fact, facts } from './state/facts.ts';
import { isExpired, leaveAnew, leaveTable } from './rules/leaving.ts';
import { playCard } from './rules/play-card.ts';
import { raid } from './rules/raid.ts';
import { resources } from './rules/resources.ts';
import { kindsOf, sideOf, strengthOf, zoneOfCard } from './state/reading.ts';
import type { LeftDen, Tiny, TinyMatch, Zone } from './state/state.ts';
import { cloneTiny, seatsFrom, SEATS_MAX, zoneKind, zoneOf, zones } from './state/state.ts';
import { draw, raidWith, rounds, turn, useBeast } from './rules/turn.ts';
import { inTurn } from './rules/loops.ts';
import { manners } from './rules/manners.ts';
import { players } from './rules/players.ts';
import { windows } from './rules/windows.ts';
import { nameKind, share } from './rules/hurting.ts';
import { foresee } from './meanings/verbs.ts';
import { durations, expandKeyword, meanings } from './meanings/meanings.ts';
import type { Spoken } from './vocabulary.ts';
import { wordings } from './words/wordings.ts';

/** What the tiny game is made of beside its cards. */
export const tinyParts: Omit<GameParts<Tiny>, 'cards'> = {
  name: 'tiny',
  programs: [rounds, inTurn, turn, draw, playCard, useBeast, raidWith, raid, leaveDens, theDying, foresee, share, nameKind, leaveTable],
  words: meanings,
  manners,
  wordings,
  facts,
  commits,
  durations,
  definitionFields: ['origin'],
  expandKeyword,
  worksIn: (_definition, zone) => ['den', 'charms', 'effects'].includes(zoneKind(zone)),
  policy: {
    chooser: (match, { card }) => sideOf(match, card),
    rankOf: (match, { ref }) => {
      const { data } = abilityOf(match, ref);
      return data.kind === 'replacement' && data.sort === 'self' ? 0 : 1;
    },
    revealHidden: showToPlayers,
    settle,
    isExpired,
    rewound: leaveAnew,
    canPayCost: ({ state }, { seat }, amount) => (state.players[seat]?.food ?? 0) >= amount,
    resources,
    payCost: (match, { seat }, amount) => raise(match, fact('foodSpent', { seat, amount })),
  },
  players,
  windows,
  clone: cloneTiny,
  remember: (match, card): LeftDen | undefined => {
    if (zoneOfCard(match, card) !== 'den') return undefined;
    return {
      card,
      stay: match.state.cards[card]?.stay ?? 0,
      controller: sideOf(match, card),
      strength: strengthOf(match, card),
      kinds: kindsOf(match, card),
    };
  },
  knownBy,
  isHeld: (zone) => zoneKind(zone) === 'hand',
  effectZones: { working: zoneOf('effects', 0), spent: zoneOf('spent', 0) },
  checkInvariants,
};

/** The tiny game: dens of beasts that raid each other for food. It exists to prove the kernel. */
export const tinyGame: Game<Tiny> = defineTiny([]);

/** What other games have otherwise, for tests that try it on the tiny one. */
export interface OtherManners {
  /** Words and manners in the place of the tiny game's of the same names, or added to them; undefined where the game lacks them. */
  readonly words?: { readonly [K in keyof Spoken]?: Spoken[K] | undefined };
  readonly policy?: Partial<EventPolicy<Tiny>>;
  readonly players?: PlayerPolicy<Tiny>;
}

/** The tiny game with cards and programs that a test adds, and with other windows and manners if it says so. */
export function defineTiny(
  more: readonly CardBehaviour[],
  programs: readonly AnyProgram<Tiny>[] = [],
  otherWindows: WindowPolicy<Tiny> = windows,
  other: OtherManners = {},
): Game<Tiny> {
  const { wordings: said, ...unsaid } = tinyParts;
  return defineGame<Tiny>({
    ...unsaid,
    ...(said && other.words === undefined && { wordings: said }),
    // A game with other words is not said.
    ...(other.words && {
      words: { ...meanings, ...other.words } as Meanings<Tiny>,
      manners: { ...manners, ...other.words } as Manners<Tiny>,
    }),
    policy: { ...tinyParts.policy, ...other.policy },
    players: other.players ?? players,
    windows: otherWindows,
    programs: [...tinyParts.programs, ...programs],
    cards: [...cards, ...more],
  });
}

/** Cards that would replace something are shown to all who play. */
function showToPlayers(match: TinyMatch, heard: readonly Heard[]): void {
  const hidden = (card: CardId, seat: Seat): boolean => (match.game.knownBy(match.state, card) & (1 << seat)) === 0;
  raiseAll(
    match,
    heard.flatMap(({ self }) =>
      seatsFrom(match, 0).flatMap((seat) => (hidden(self, seat) ? [fact('lookedAt', { card: self, seat })] : [])),
    ),
  );
}

function knownBy(state: DeepReadonly<Tiny>, card: CardId): number {
  const { zone, knownTo = 0, controller = 0 } = state.cards[card] ?? { zone: 0 };
  const where = zoneKind(zone);
  if (where === 'deck') return knownTo;
  return where === 'hand' ? knownTo | (1 << controller) : everybody(state.players.length);
}

const goneOrLasting: readonly Zone[] = ['gone', 'effects', 'spent'];

/** What must hold at every question. */
function checkInvariants(state: DeepReadonly<Tiny>): void {
  for (const [seat, { food, gone }] of state.players.entries()) {
    assert(food >= 0, `Seat ${seat} owes food.`);
    const left = gone ? state.cards.slice(1).filter(({ owner, zone }) => owner === seat && !goneOrLasting.includes(zoneKind(zone))) : [];
    assert(left.length === 0 || isLeaving(state), `Seat ${seat} has left, and not with all cards.`);
  }
  for (const card of state.cards.slice(1)) {
    const where = zoneKind(card.zone);
    assert(where === 'den' || (card.damage === 0 && !card.tired), `Card ${card.id} is hurt or tired outside a den.`);
    if (where === 'charms' || where === 'stash')
      assert(zoneKind(state.cards[card.host]?.zone ?? 0) === 'den', `The card ${card.id} is on or under no beast.`);
    if (where !== 'den' && where !== 'effects')
      assert(card.zone === zoneOf(where, card.controller) || where === 'spent', `Card ${card.id} lies with somebody else.`);
  }
  if (!state.frames.some(({ program }) => program === raid.id)) assert(state.raids.length === 0, 'A raid waits for none.');
}

function isLeaving({ frames }: DeepReadonly<Tiny>): boolean {
  return frames.some(({ program }) => program === leaveTable.id);
}

/** Which cards might have been dealt in each other's place. */
export const identities: Identities<Tiny> = {
  swap: (state, one, other) => {
    const [first, second] = [ownCard(state, one), ownCard(state, other)];
    [first.origin, second.origin] = [second.origin, first.origin];
  },
  printed: (state, card) => String(state.cards[card]?.origin),
  group: (state, card) => state.cards[card]?.owner ?? 0,
};

/** How a match of the tiny game is set up. */
export interface TinyConfiguration {
  /** One deck a seat: keys of cards. */
  readonly decks: readonly (readonly string[])[];
  /** The team of each seat; without it each plays alone. */
  readonly teams?: readonly number[];
  /** Those who play together lay their hands open. */
  readonly openHands?: boolean;
}

const HAND = 4;
const FOOD = 6;

/** One of each card. */
export const wholeDeck: readonly string[] = cards.slice(1).map(({ key }) => key);

/** Deals a match. */
export function dealTiny({ decks, ...together }: TinyConfiguration, seed: string): Tiny {
  const state = emptyTiny(seed, decks.length, together);
  decks.forEach((deck, seat) => {
    const list = deck.map((key) => addCard(state, key, seat));
    shuffle(state.random, list);
    state.zones[zoneOf('deck', seat)] = list.slice(HAND);
    state.zones[zoneOf('hand', seat)] = list.slice(0, HAND);
    for (const card of list.slice(0, HAND)) (state.cards[card] as Tiny['cards'][number]).zone = zoneOf('hand', seat);
  });
  state.frames.push(frameOf(rounds, {}));
  return state;
}

/** A table at which nothing lies yet. */
export function emptyTiny(seed: string, seats: number, together: Omit<TinyConfiguration, 'decks'> = {}): Tiny {
  assert(seats > 1 && seats <= SEATS_MAX, 'Two or three play.');
  const core = emptyState(seed, seats, zones.length * SEATS_MAX);
  return {
    ...core,
    lastKnown: [],
    cards: [tinyCard(0, 0, 0, 0)],
    players: Array.from({ length: seats }, () => ({ food: FOOD, bid: 0, gone: false })),
    teams: together.teams ?? Array.from({ length: seats }, (_, seat) => seat),
    openHands: together.openHands ?? false,
    round: 0,
    active: 0,
    first: 0,
    raids: [],
  };
}

/** Makes a card that lies in its owner's deck but in no list yet. */
export function addCard(state: Tiny, key: string, owner: Seat): CardId {
  const definition = tinyGame.definitions.findIndex((each) => each.key === key);
  assert(definition > 0, `There is no card ${key}.`);
  const id = state.cards.length;
  state.cards.push(tinyCard(id, definition, owner, zoneOf('deck', owner)));
  return id;
}
