import {
  again,
  call,
  checkpoint,
  isHeard,
  leave,
  option,
  program,
  raise,
  raiseAll,
  rewind,
  type AbilityRef,
  type CardId,
  type Option,
  type Seat,
} from '@crupier/kernel';
import { activations } from './activating.ts';
import { activateEnergy, gainSetOff, usableEnergyAbilities } from './energy-abilities.ts';
import { fact, kind } from '../state/facts.ts';
import { inTurnOrder } from '../state/seats.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

/** The untapped resources that a player controls: each gives one energy, which nothing can forbid. *Rule:* INF-305.5, ruling C-36. */
export function untappedResources(match: InfernoMatch, seat: Seat): CardId[] {
  const { cards, zones } = match.state;
  return (zones[zoneOf('resources', seat)] ?? []).filter((card) => cards[card]?.tapped === false);
}

/** The pool and the untapped resources: each gives one energy, and what that sets off. *Rule:* INF-117.3, INF-605.4a. */
function plainMeans(match: InfernoMatch, seat: Seat): number {
  const { cards, zones, players } = match.state;
  let means = players[seat]?.energy ?? 0;
  const grows = isHeard(match, kind.tappedForEnergy);
  for (const card of zones[zoneOf('resources', seat)] ?? []) {
    if (cards[card]?.tapped !== false) continue;
    means += 1 + (grows ? gainSetOff(match, fact('tappedForEnergy', { card, seat, amount: 1 }), seat) : 0);
  }
  return means;
}

/** The most energy that a player could pay with now: the pool, the untapped resources, and other energy abilities. *Rule:* INF-117.3, INF-605.3a. */
export function meansOf(match: InfernoMatch, seat: Seat): number {
  const plain = plainMeans(match, seat);
  let means = plain;
  for (const { gain } of usableEnergyAbilities(match, seat, plain)) means += Math.max(0, gain);
  return means;
}

interface PayLocals {
  /** Energy to be spent, ≥ 0. */
  readonly price: number;
}

/** Paying energy: energy abilities first, then the whole amount at once. *Rule:* INF-601.1f, INF-601.1g, INF-607.2f. */
export const payEnergy = program<Inferno, PayLocals>('pay energy', [
  {
    name: 'activate energy abilities',
    rule: 'INF-601.1f INF-605.3a INF-607.2f INF-116.1d INF-117.2',
    ask: (match, { locals: { price }, seat, source }) => {
      if ((match.state.players[seat]?.energy ?? 0) >= price) return undefined;
      const plain = plainMeans(match, seat);
      const options = usableEnergyAbilities(match, seat, plain).map(({ card, at }) => option('activate', card, at));
      if (options.length === 0) return undefined;
      return { kind: 'pay', seat, purpose: 'energyAbilities', source, min: plain < price ? 1 : 0, max: 1, options };
    },
    take: (match, { seat }, [chosen]) => {
      const ref = chosen && activations(match, chosen.card)[chosen.value];
      if (chosen === undefined || ref === undefined) return undefined;
      beginEnergy(match, { card: chosen.card, ref }, seat);
      return again;
    },
  },
  {
    name: 'tap resources',
    rule: 'INF-601.1f INF-605.3 INF-305.5 INF-117.2',
    ask: (match, { locals: { price }, seat, source }) => {
      const lacking = price - (match.state.players[seat]?.energy ?? 0);
      const resources = lacking <= 0 ? [] : untappedResources(match, seat);
      // Where more comes of tapping one, it is seen each time how much is lacking still.
      const grows = isHeard(match, kind.tappedForEnergy);
      if (lacking <= 0 || resources.length < (grows ? 1 : lacking)) return undefined;
      const options = resources.map((card) => option('tapForEnergy', card, 1));
      const question = { kind: 'pay', seat, purpose: 'payEnergy', source, options } as const;
      if (grows) return { ...question, min: 1, max: Math.min(lacking, resources.length) };
      return { ...question, min: lacking, max: lacking, price: lacking };
    },
    take: (match, { seat }, chosen) => tapForEnergy(match, chosen, seat),
  },
  {
    name: 'pay it all at once',
    rule: 'INF-601.1g INF-117.3',
    do: (match, { locals: { price }, seat }) => {
      if (price > (match.state.players[seat]?.energy ?? 0))
        return isHeard(match, kind.tappedForEnergy) && untappedResources(match, seat).length > 0 ? 'tap resources' : 'it cannot be paid';
      if (price > 0) raise(match, fact('energySpent', { seat, amount: price }));
      return 'paid';
    },
  },
  {
    name: 'it cannot be paid',
    rule: 'INF-708.1 INF-601.1g',
    do: (match) => (match.state.checkpoint === undefined ? undefined : rewind(match)),
  },
  { name: 'paid', rule: '', do: () => leave },
]);

/**
 * Paying energy because a text says so: the pool pays where it holds enough. Where it does not, nobody is forced to activate energy
 * abilities, and what is in the pool stays there. *Rule:* INF-117.3b.
 */
export const payAsTold = program<Inferno, PayLocals>('pay as told', [
  {
    name: 'activate energy abilities or not',
    rule: 'INF-117.3b',
    ask: (match, { locals: { price }, seat, source }) => {
      if ((match.state.players[seat]?.energy ?? 0) >= price) return undefined;
      return { kind: 'may', seat, purpose: 'payAsTold', source, min: 0, options: [option('payFor', source, price)] };
    },
    take: (_match, _frame, chosen) => (chosen.length === 0 ? 'done' : undefined),
  },
  {
    name: 'pay',
    rule: 'INF-117.3b',
    do: (match, { locals: { price }, seat, source }) => call(match, payEnergy, { price }, { source, seat }),
  },
  { name: 'done', rule: '', do: () => leave },
]);

/** Begins to activate an energy ability. The last act of a step, to which an illegal activation comes back. */
export function beginEnergy(
  match: InfernoMatch,
  { card, ref, resume }: { readonly card: CardId; readonly ref: AbilityRef; readonly resume?: string },
  seat: Seat,
): void {
  checkpoint(match, resume);
  call(match, activateEnergy, { ref }, { source: card, seat });
}

/** Taps resources, each for one energy: what waits for something to become tapped hears it too. The last act of a step. *Rule:* INF-106.4, INF-603.2d. */
export function tapForEnergy(match: InfernoMatch, chosen: readonly Option[], seat: Seat): void {
  const tapped = isHeard(match, kind.cardTapped) ? chosen.map(({ card }) => fact('cardTapped', { card })) : [];
  raiseAll(match, [...tapped, ...chosen.map(({ card }) => fact('tappedForEnergy', { card, seat, amount: 1 }))]);
}

/** What is left in the pools is lost when a phase ends. *Rule:* INF-106.3, INF-500.4, ruling C-01. */
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
