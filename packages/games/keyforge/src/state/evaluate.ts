import { keyCount } from './keys.ts';
import { cardsIn, creaturesOf, powerOf, recordOf } from './reading.ts';
import type { KeyForgeMatch } from './state.ts';

const WEIGHTS = {
  key: 12,
  aember: 1,
  aemberForKey: 2,
  creature: 1,
  power: 0.25,
  ready: 0.3,
  card: 0.4,
  chain: 0.3,
  artifact: 0.8,
  captured: 0.5,
} as const;
const KEY_COST = 6;

/**
 * How good a position is for a seat: what it has less what its opponent has, in Æ. For bots; everything read is public but the
 * seat's own cards.
 */
export function evaluate(match: KeyForgeMatch, seat: number): number {
  const { winners } = match.state;
  if (winners !== undefined) return winners.includes(seat) ? 1000 : -1000;
  return worth(match, seat) - worth(match, 1 - seat);
}

function worth(match: KeyForgeMatch, seat: number): number {
  const { aember = 0, keys = 0, chains = 0 } = match.state.players[seat] ?? {};
  const towardsKey = Math.min(aember, KEY_COST) * (WEIGHTS.aemberForKey - WEIGHTS.aember);
  let sum = keyCount(keys) * WEIGHTS.key + aember * WEIGHTS.aember + towardsKey - chains * WEIGHTS.chain;
  sum += cardsIn(match, 'hand', seat).length * WEIGHTS.card + cardsIn(match, 'artifacts', seat).length * WEIGHTS.artifact;
  for (const card of creaturesOf(match, seat)) {
    const { damage, exhausted, stunned, aember: held } = recordOf(match, card);
    sum +=
      WEIGHTS.creature +
      (powerOf(match, card) - damage) * WEIGHTS.power +
      (exhausted || stunned ? 0 : WEIGHTS.ready) -
      held * WEIGHTS.captured;
  }
  return sum;
}
