import { applies, cardOf, site, type CardId, type CardRef, type Meanings } from '@crupier/kernel/rules';
import { itemOf } from '../state/chain.ts';
import { strengthOf, toughnessOf } from '../state/bodies.ts';
import { cardsIn, leftPlay, recordOf, subtypesOf } from '../state/reading.ts';
import { legibleOf } from '../state/unseen.ts';
import { depthOf } from '../rules/environments.ts';
import { countOf, countOfType } from '../rules/leave.ts';
import type { FactName } from '../state/facts.ts';
import { definedX } from '../state/defined-x.ts';
import { opponentsOf } from '../state/seats.ts';
import type { Inferno, InfernoMatch, Zone } from '../state/state.ts';

const unknownIsNothing = site('INF-107.2', 'a number that cannot be determined is 0');
const xOnTheChain = site('INF-107.3a', 'X in an energy cost is what was announced while the card is on the chain');
const xElsewhere = site('INF-107.3f', 'X in an energy cost is 0 wherever the card is but on the chain');
const costIsItsOwn = site(
  'INF-117.8d INF-117.9c',
  'neither what is paid besides nor what is paid instead changes the energy cost of a card',
);

/** The energy cost: neither what was paid besides or instead, nor what was taken off, changes it. *Rule:* INF-107.3f, INF-117.8d, INF-117.9c. */
function costOf(match: InfernoMatch, ref: CardRef): number {
  const card = cardOf(ref);
  const { cost, costsX } = legibleOf(match, card);
  if (cost === undefined) return applies(match, unknownIsNothing) ? 0 : Infinity;
  const item = itemOf(match, card);
  const besides = applies(match, costIsItsOwn) ? 0 : (item?.paid.length ?? 0);
  return cost + (costsX ? xOf(match, card, item?.x) : 0) + besides;
}

/** X in the energy cost of a card; `announced` for one that is on the chain. */
function xOf(match: InfernoMatch, card: CardId, announced: number | undefined): number {
  if (announced !== undefined) return applies(match, xOnTheChain) ? (definedX(match, card) ?? announced) : 0;
  return applies(match, xElsewhere) ? 0 : recordOf(match, card).x;
}

const xIsRemembered = site('INF-606.2g', 'the X that was announced as a card was played is what its abilities read');

/** Numbers of cards. */
export const stats = {
  strength: { read: strengthOf },
  toughness: { read: toughnessOf },
  damage: { read: (match, card) => (leftPlay(match, card) ?? recordOf(match, card)).damage },
  /** The X that was announced as the card was played. *Rule:* INF-606.2g. */
  x: { read: (match, card) => definedX(match, cardOf(card)) ?? (applies(match, xIsRemembered) ? recordOf(match, card).x : 0) },
  cost: { read: costOf },
} satisfies Meanings<Inferno>['stats'];

type Tally = Meanings<Inferno>['tallies'][string];

function inZone(zone: Zone): Tally {
  return { read: (match, seat) => countOf(match, zone, seat) };
}

/** Numbers of players. */
export const tallies = {
  hand: inZone('hand'),
  deck: inZone('deck'),
  infierno: inZone('infierno'),
  resources: inZone('resources'),
  deadAllies: { read: (match, seat) => countOfType(match, 'ally', seat) },
  spentRituals: { read: (match, seat) => countOfType(match, 'ritual', seat) },
  /** The most cards that an opponent has there. */
  enemyInfierno: {
    read: (match, seat) => Math.max(0, ...opponentsOf(match, seat).map((each) => cardsIn(match, 'infierno', each).length)),
  },
  /** As it was last looked at; 0 where there is none. *Rule:* INF-703.1. */
  depth: { read: depthOf },
} satisfies Meanings<Inferno>['tallies'];

/** Numbers of sets of cards. */
export const measures = {
  subtypes: { read: (match, cards) => new Set(cards.flatMap((card) => subtypesOf(match, card))).size },
} satisfies Meanings<Inferno>['measures'];

/** The facts that "for each … this way" counts. */
export const counted = ['destroyed', 'cardDiscarded', 'cardExiled', 'cardMilled'] as const satisfies readonly FactName[];
