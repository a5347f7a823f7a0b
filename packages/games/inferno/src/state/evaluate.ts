import { strengthOf, toughnessOf } from './bodies.ts';
import { cardsIn, isEarthly, isType, recordOf } from './reading.ts';
import { areOpponents, inTurnOrder } from './seats.ts';
import type { InfernoMatch } from './state.ts';

const WEIGHTS = {
  deckCard: 0.5,
  handCard: 0.8,
  resource: 0.7,
  strength: 0.9,
  toughness: 0.5,
  object: 1,
  earthly: 3,
  untapped: 0.2,
} as const;
const WON = 1000;

/** How good a position is for a seat: what its side has less what its strongest opponent has. For bots: public facts and counts only. */
export function evaluate(match: InfernoMatch, seat: number): number {
  const { winners } = match.state;
  if (winners !== undefined) {
    if (winners.length === 0) return 0;
    return winners.includes(seat) ? WON : -WON;
  }
  const worths = inTurnOrder(match).map((each) => ({ each, worth: worthOf(match, each) }));
  const own = worths.find(({ each }) => each === seat)?.worth ?? -WON;
  return own - Math.max(0, ...worths.filter(({ each }) => areOpponents(match, seat, each)).map(({ worth }) => worth));
}

function worthOf(match: InfernoMatch, seat: number): number {
  let worth = cardsIn(match, 'deck', seat).length * WEIGHTS.deckCard + cardsIn(match, 'hand', seat).length * WEIGHTS.handCard;
  worth += cardsIn(match, 'resources', seat).length * WEIGHTS.resource;
  for (const card of cardsIn(match, 'play', seat)) {
    if (isType(match, card, 'ally')) worth += strengthOf(match, card) * WEIGHTS.strength + toughnessOf(match, card) * WEIGHTS.toughness;
    else if (isEarthly(match, card)) worth += WEIGHTS.earthly;
    else worth += WEIGHTS.object;
    if (!recordOf(match, card).tapped) worth += WEIGHTS.untapped;
  }
  return worth;
}
