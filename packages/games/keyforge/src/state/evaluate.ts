import { type Evaluation, evaluationOf, type Seat } from '@crupier/kernel/rules';
import { keyCount } from './keys.ts';
import { armorOf, cardsIn, creaturesOf, housesOf, powerOf, recordOf } from './reading.ts';
import { spendableOn } from './spendable.ts';
import type { KeyForge, KeyForgeMatch, Zone } from './state.ts';
import weights from './weights.json' with { type: 'json' };

const KEY_COST = 6;
const LAST_KEY = 2;

/** The terms by which a position is valued; each counts what a seat has. */
export const terms = [
  /** Forged keys, and the one that is paid for while its colour is chosen. */
  'keys',
  /** Æ in the pool. */
  'aember',
  /** The same, as far as it pays for the next key. */
  'towardsKey',
  /** Two keys are forged. */
  'twoKeys',
  /** The Æ that pays for the next key, where that is the third. */
  'towardsLast',
  /** Enough Æ for a key; and for the third. */
  'canForge',
  'canWin',
  'chains',
  'hand',
  'archives',
  /** Cards of one's own, in play and in hand, of the house of which there are most, and of the next one: those of the next two turns. */
  'bestHouse',
  'secondHouse',
  'creatures',
  /** Creatures of the house of which there are most in the battleline. */
  'mostOfHouse',
  /** Power of creatures less the damage on them. */
  'power',
  'armor',
  /** Creatures that are neither exhausted nor stunned. */
  'ready',
  'wards',
  /** Æ on one's own creatures: it goes to the opponent when they leave. */
  'held',
  /** As far as it may be spent where it lies. */
  'spendable',
  'artifacts',
  /** Upgrades on one's own creatures, whoever played them. */
  'upgrades',
  /** Whose turn it is. */
  'active',
] as const;
/** One of the terms. */
export type Term = (typeof terms)[number];

/** How bots value positions of KeyForge. Everything read is public but the seat's own cards. */
export const evaluation: Evaluation<KeyForge> = evaluationOf({
  terms,
  count: countTerms,
  opponentsOf: (_, seat) => [1 - seat],
  nearness,
  weights,
});

function countTerms(match: KeyForgeMatch, seat: Seat, viewer: Seat): Readonly<Record<Term, number>> {
  const { players, active } = match.state;
  const { aember = 0, chains = 0 } = players[seat] ?? {};
  const forged = paidKeys(match, seat);
  const canPay = aember >= KEY_COST ? 1 : 0;
  const [bestHouse, secondHouse] = seat === viewer ? mostOfHouses(match, seat, ownZones) : [0, 0];
  return {
    keys: forged,
    aember,
    towardsKey: Math.min(aember, KEY_COST),
    twoKeys: forged === LAST_KEY ? 1 : 0,
    towardsLast: forged === LAST_KEY ? Math.min(aember, KEY_COST) : 0,
    canForge: canPay,
    canWin: forged === LAST_KEY ? canPay : 0,
    chains,
    hand: cardsIn(match, 'hand', seat).length,
    archives: cardsIn(match, 'archives', seat).length,
    bestHouse,
    secondHouse,
    ...countCreatures(match, seat),
    artifacts: cardsIn(match, 'artifacts', seat).length,
    active: seat === active ? 1 : 0,
  };
}

/**
 * The keys of a player, with the one whose colour is still to be chosen: plans end at that question where the next turn begins with forging,
 * when its Æ is spent already.
 */
function paidKeys({ state: { players, pending, frames } }: KeyForgeMatch, seat: Seat): number {
  const isPaid = pending?.purpose === 'chooseKey' && frames.at(-1)?.seat === seat;
  return keyCount(players[seat]?.keys ?? 0) + (isPaid ? 1 : 0);
}

/** With two keys the Æ for the third decides, wherever it may be spent from. */
function nearness(match: KeyForgeMatch, seat: Seat): number | undefined {
  const { aember = 0 } = match.state.players[seat] ?? {};
  if (paidKeys(match, seat) < LAST_KEY) return undefined;
  return aember + creaturesOf(match, seat).reduce((sum, card) => sum + spendableOn(match, card), 0);
}

/** Where cards lie that a player could play or use in a turn. */
const ownZones = ['hand', 'line', 'artifacts'] as const;

type CreatureTerm = 'creatures' | 'mostOfHouse' | 'power' | 'armor' | 'ready' | 'wards' | 'held' | 'spendable' | 'upgrades';

function countCreatures(match: KeyForgeMatch, seat: Seat): Readonly<Record<CreatureTerm, number>> {
  const line = creaturesOf(match, seat);
  const [mostOfHouse] = mostOfHouses(match, seat, ['line']);
  const counted = { creatures: line.length, mostOfHouse, power: 0, armor: 0, ready: 0, wards: 0, held: 0, spendable: 0, upgrades: 0 };
  for (const card of line) {
    const { damage, exhausted, stunned, warded, aember } = recordOf(match, card);
    counted.power += powerOf(match, card) - damage;
    counted.armor += armorOf(match, card);
    if (!exhausted && !stunned) counted.ready++;
    if (warded) counted.wards++;
    counted.held += aember;
    counted.spendable += spendableOn(match, card);
  }
  for (const each of [0, 1]) {
    for (const card of cardsIn(match, 'upgrades', each)) if (line.includes(recordOf(match, card).host)) counted.upgrades++;
  }
  return counted;
}

/** How many cards a player has of the house of which there are most in some zones, and of the next one. */
function mostOfHouses(match: KeyForgeMatch, seat: Seat, zones: readonly Zone[]): readonly [number, number] {
  const counts = new Map<string, number>();
  for (const zone of zones) {
    for (const card of cardsIn(match, zone, seat)) {
      for (const house of housesOf(match, card)) counts.set(house, (counts.get(house) ?? 0) + 1);
    }
  }
  const [best = 0, second = 0] = [...counts.values()].toSorted((one, other) => other - one);
  return [best, second];
}
