import { type Evaluation, evaluationOf, type Seat } from '@crupier/kernel/rules';
import { keyCount } from './keys.ts';
import { armorOf, cardsIn, creaturesOf, housesOf, powerOf, recordOf } from './reading.ts';
import type { KeyForge, KeyForgeMatch } from './state.ts';
import weights from './weights.json' with { type: 'json' };

const KEY_COST = 6;

/** The terms by which a position is valued; each counts what a seat has. */
export const terms = [
  'keys',
  /** Æ in the pool. */
  'aember',
  /** The same, as far as it pays for the next key. */
  'towardsKey',
  /** Enough Æ for a key, where the seat's turn comes next, or where the opponent's does. */
  'forgesNext',
  'forgesLater',
  /** The same with two keys forged. */
  'winsNext',
  'winsLater',
  'chains',
  'hand',
  'archives',
  /** Cards of one's own, in play and in hand, of the house of which there are most, and of the next one: those of the next two turns. */
  'bestHouse',
  'secondHouse',
  'creatures',
  /** Power of creatures less the damage on them. */
  'power',
  'armor',
  /** Creatures that are neither exhausted nor stunned. */
  'ready',
  'wards',
  /** Æ on one's own creatures: it goes to the opponent when they leave. */
  'held',
  'artifacts',
  /** Upgrades on one's own creatures, whoever played them. */
  'upgrades',
  /** Whose turn it is. */
  'active',
] as const;
/** One of the terms. */
export type Term = (typeof terms)[number];

/** How bots value positions of KeyForge. Everything read is public but the seat's own cards. */
export const evaluation: Evaluation<KeyForge> = evaluationOf({ terms, count: countTerms, opponentsOf: (_, seat) => [1 - seat], weights });

function countTerms(match: KeyForgeMatch, seat: Seat, viewer: Seat): Readonly<Record<Term, number>> {
  const { players, active } = match.state;
  const { aember = 0, keys = 0, chains = 0 } = players[seat] ?? {};
  const forged = keyCount(keys);
  const canPay = aember >= KEY_COST ? 1 : 0;
  const isNext = seat === active ? 0 : 1;
  const [bestHouse, secondHouse] = seat === viewer ? mostOfHouses(match, seat) : [0, 0];
  return {
    keys: forged,
    aember,
    towardsKey: Math.min(aember, KEY_COST),
    forgesNext: canPay * isNext,
    forgesLater: canPay * (1 - isNext),
    winsNext: forged === 2 ? canPay * isNext : 0,
    winsLater: forged === 2 ? canPay * (1 - isNext) : 0,
    chains,
    hand: cardsIn(match, 'hand', seat).length,
    archives: cardsIn(match, 'archives', seat).length,
    bestHouse,
    secondHouse,
    ...countCreatures(match, seat),
    artifacts: cardsIn(match, 'artifacts', seat).length,
    active: 1 - isNext,
  };
}

type CreatureTerm = 'creatures' | 'power' | 'armor' | 'ready' | 'wards' | 'held' | 'upgrades';

function countCreatures(match: KeyForgeMatch, seat: Seat): Readonly<Record<CreatureTerm, number>> {
  const line = creaturesOf(match, seat);
  const counted = { creatures: line.length, power: 0, armor: 0, ready: 0, wards: 0, held: 0, upgrades: 0 };
  for (const card of line) {
    const { damage, exhausted, stunned, warded, aember } = recordOf(match, card);
    counted.power += powerOf(match, card) - damage;
    counted.armor += armorOf(match, card);
    if (!exhausted && !stunned) counted.ready++;
    if (warded) counted.wards++;
    counted.held += aember;
  }
  for (const each of [0, 1]) {
    for (const card of cardsIn(match, 'upgrades', each)) if (line.includes(recordOf(match, card).host)) counted.upgrades++;
  }
  return counted;
}

/** How many cards a player could play or use in a turn of the house of which there are most, and of the next one. */
function mostOfHouses(match: KeyForgeMatch, seat: Seat): readonly [number, number] {
  const counts = new Map<string, number>();
  for (const zone of ['hand', 'line', 'artifacts'] as const) {
    for (const card of cardsIn(match, zone, seat)) {
      for (const house of housesOf(match, card)) counts.set(house, (counts.get(house) ?? 0) + 1);
    }
  }
  const [best = 0, second = 0] = [...counts.values()].toSorted((one, other) => other - one);
  return [best, second];
}
