import { headed, option, program, raise, raiseAll, type AbilityRef, type CardId, type Option, type Seat } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

/** The untapped resources that a player controls: each gives one energy, which nothing can forbid. *Rule:* INF-305.5. */
export function untappedResources(match: InfernoMatch, seat: Seat): CardId[] {
  const { cards, zones } = match.state;
  return (zones[zoneOf('resources', seat)] ?? []).filter((card) => cards[card]?.tapped === false);
}

/** The most energy that a player could pay with now: the pool and the untapped resources. *Rule:* INF-117.3. */
export function meansOf(match: InfernoMatch, seat: Seat): number {
  const { cards, zones, players } = match.state;
  let means = players[seat]?.energy ?? 0;
  for (const card of zones[zoneOf('resources', seat)] ?? []) if (cards[card]?.tapped === false) means++;
  return means;
}

interface PayLocals {
  /** Energy to be spent, ≥ 0. */
  readonly price: number;
}

/** Paying energy: energy abilities first, then the whole amount at once. *Rule:* INF-601.1f, INF-601.1g. */
export const payEnergy = program<Inferno, PayLocals>('pay energy', [
  {
    name: 'tap resources',
    rule: 'INF-601.1f INF-605.3 INF-305.5',
    ask: (match, { locals: { price }, seat, source }) => {
      const lacking = price - (match.state.players[seat]?.energy ?? 0);
      if (lacking <= 0) return undefined;
      const options = untappedResources(match, seat).map((card) => option('tapForEnergy', card, 1));
      return { kind: 'pay', seat, purpose: 'payEnergy', source, min: lacking, max: lacking, price: lacking, options };
    },
    take: (match, { seat }, chosen) => tapForEnergy(match, chosen, seat),
  },
  {
    name: 'pay it all at once',
    rule: 'INF-601.1g INF-117.3',
    do: (match, { locals: { price }, seat }) => {
      if (price > 0) raise(match, fact('energySpent', { seat, amount: price }));
    },
  },
]);

function tapForEnergy(match: InfernoMatch, chosen: readonly Option[], seat: Seat): void {
  raiseAll(
    match,
    chosen.map(({ card }) => fact('tappedForEnergy', { card, seat, amount: 1 })),
  );
}

/** Energy abilities other than those of resources, which may be activated whenever their player has priority. *Rule:* INF-605.1. */
export function energyAbilities(match: InfernoMatch, seat: Seat): AbilityRef[] {
  return cardsIn(match, 'play', seat).flatMap((card) => headed(match, card, 'energy'));
}

/** What is left in the pools is lost when a phase ends. *Rule:* INF-106.3, INF-500.4. */
export const emptyPools = program<Inferno, object>('empty the pools', [
  {
    name: 'energy is lost',
    rule: 'INF-500.4 INF-704.4k',
    do: (match) => {
      const full = inTurnOrder(match).filter((seat) => (match.state.players[seat]?.energy ?? 0) > 0);
      raiseAll(
        match,
        full.map((seat) => fact('energyEmptied', { seat, amount: match.state.players[seat]?.energy ?? 0 })),
      );
    },
  },
]);
