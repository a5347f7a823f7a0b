import { type Evaluation, evaluationOf, type Seat } from '@crupier/kernel/rules';
import { bodyOf } from './bodies.ts';
import { cardsIn, isEarthly, isType, recordOf } from './reading.ts';
import { opponentsOf } from './seats.ts';
import type { Inferno, InfernoMatch } from './state.ts';
import weights from './weights.json' with { type: 'json' };

/** The terms by which a position is valued; each counts what a seat has. */
export const terms = [
  /** Cards left in the deck: the demon's toughness. */
  'deck',
  /** Cards that a deck has fewer than ten. */
  'shortDeck',
  'hand',
  /** As far as most cards need them, and beyond. */
  'resources',
  'moreResources',
  /** Untapped resources in somebody else's turn: energy for responses. */
  'openEnergy',
  'allies',
  /** Of allies. */
  'strength',
  'toughness',
  /** Allies that are not tapped in somebody else's turn. */
  'guards',
  /** What is in play and neither an ally nor an earthly demon. */
  'objects',
  'earthly',
  /** Objects in play that are not tapped. */
  'untapped',
  /** Whose turn it is. */
  'active',
] as const;
/** One of the terms. */
export type Term = (typeof terms)[number];

const SHORT_DECK = 10;
const ENOUGH_RESOURCES = 5;

/** By so many turns of each player, most duels are near their end. */
const LATE_ROUND = 8;

/** How bots value positions of Inferno: by public facts and counts only. */
export const evaluation: Evaluation<Inferno> = evaluationOf({ terms, count: countTerms, opponentsOf, weights, lateness });

function lateness({ state }: InfernoMatch): number {
  return Math.min(1, state.turn / (LATE_ROUND * state.players.length));
}

function countTerms(match: InfernoMatch, seat: Seat): Readonly<Record<Term, number>> {
  const deck = cardsIn(match, 'deck', seat).length;
  const resources = cardsIn(match, 'resources', seat);
  const isActive = match.state.active === seat;
  const counted = {
    deck,
    shortDeck: Math.max(0, SHORT_DECK - deck),
    hand: cardsIn(match, 'hand', seat).length,
    resources: Math.min(resources.length, ENOUGH_RESOURCES),
    moreResources: Math.max(0, resources.length - ENOUGH_RESOURCES),
    openEnergy: isActive ? 0 : resources.filter((card) => !recordOf(match, card).tapped).length,
    allies: 0,
    strength: 0,
    toughness: 0,
    guards: 0,
    objects: 0,
    earthly: 0,
    untapped: 0,
    active: isActive ? 1 : 0,
  };
  for (const card of cardsIn(match, 'play', seat)) {
    const { tapped } = recordOf(match, card);
    if (!tapped) counted.untapped++;
    if (isType(match, card, 'ally')) {
      const { strength, toughness } = bodyOf(match, card);
      counted.allies++;
      counted.strength += strength;
      counted.toughness += toughness;
      if (!tapped && !isActive) counted.guards++;
    } else if (isEarthly(match, card)) counted.earthly++;
    else counted.objects++;
  }
  return counted;
}
