import {
  ANY_TYPE,
  again,
  applies,
  call,
  checkpoint,
  idleOption,
  isHeard,
  leave,
  NO_CARD,
  option,
  passes,
  paymentStep,
  program,
  raise,
  raiseAll,
  rewind,
  site,
  type AbilityRef,
  type CardId,
  type GameEvent,
  type Means,
  type Option,
  type Seat,
} from '@crupier/kernel/rules';
import { activations } from './activating.ts';
import { firstLike, firstsAlike, withoutAlike } from './alike.ts';
import { activateEnergy, usableEnergyAbilities, type EnergyAbility } from './energy-abilities.ts';
import { gainAsResource } from './energy-gains.ts';
import { fact, kind } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

const tappedOnce = site('INF-117.3 INF-701.8a', 'a card that is tapped for one thing is not tapped for another');

/** Without it a card is tapped again. */
export const untapped = site('INF-305.5 INF-701.8a', 'what is tapped is not tapped for energy');

/** The untapped resources that a player controls: each gives one energy, which nothing can forbid. *Rule:* INF-305.5, ruling C-36. */
export function untappedResources(match: InfernoMatch, seat: Seat): CardId[] {
  const { cards, zones } = match.state;
  return (zones[zoneOf('resources', seat)] ?? []).filter((card) => cards[card]?.tapped === false);
}

/**
 * Tapping resources for energy that nothing costs yet: legal whenever a player has priority, and of no consequence by itself. Resources
 * that look the same to the player are one option. *Rule:* INF-605.3a, INF-305.5, INF-116.1d.
 */
export function pushIdleTaps(match: InfernoMatch, options: Option[], seat: Seat): void {
  const { cards, zones } = match.state;
  const lying = zones[zoneOf('resources', seat)] ?? NO_CARDS;
  const firsts: CardId[] = [];
  for (let at = 0; at < lying.length; at++) {
    const card = lying[at] ?? NO_CARD;
    if (cards[card]?.tapped !== false || firstLike(match, firsts, card, seat) !== card) continue;
    firsts.push(card);
    options.push(idleOption('tapForEnergy', card, 1));
  }
}

const NO_CARDS: readonly CardId[] = [];

/** The pool and the untapped resources, but for what is spared: each gives one energy, and what that sets off. *Rule:* INF-117.3, INF-605.4a. */
function plainMeans(match: InfernoMatch, seat: Seat, spared: CardId | undefined): number {
  const { cards, zones, players } = match.state;
  let means = players[seat]?.energy ?? 0;
  const grows = isHeard(match, kind.tappedForEnergy);
  for (const card of zones[zoneOf('resources', seat)] ?? []) {
    if (cards[card]?.tapped !== false || card === spared) continue;
    means += grows ? gainAsResource(match, card, seat) : 1;
  }
  return means;
}

/**
 * The most energy that a player could pay with now: the pool, the untapped resources, and other energy abilities. What a card gives
 * when it is tapped it gives once, and nothing where it is `spared` to be tapped for something else. *Rule:* INF-117.3, INF-605.3a.
 */
export function meansOf(match: InfernoMatch, seat: Seat, spared?: CardId): number {
  const plain = plainMeans(match, seat, spared);
  let means = plain;
  let tapped: CardId | undefined;
  let most = 0;
  for (const { card, gain, taps } of usableBesides(match, seat, { plain, spared })) {
    if (!taps || !applies(match, tappedOnce)) {
      means += Math.max(0, gain);
      continue;
    }
    if (card !== tapped) most = gainAsResource(match, card, seat);
    tapped = card;
    means += Math.max(0, gain - most);
    most = Math.max(most, gain);
  }
  return means;
}

interface PayLocals {
  /** Energy to be spent, ≥ 0. */
  readonly price: number;
  /** What has to stay untapped, because tapping it is another part of the same cost. */
  readonly spared?: CardId | undefined;
}

/** The resources that may be tapped for a cost. */
function tappable(match: InfernoMatch, seat: Seat, spared: CardId | undefined): readonly CardId[] {
  const { cards } = match.state;
  const all = cardsIn(match, 'resources', seat).filter((card) => passes(match, untapped, cards[card]?.tapped === false));
  return spared === undefined ? all : all.filter((card) => card !== spared);
}

const ONE_ENERGY: Means['generated'] = { resources: [{ types: ANY_TYPE, count: 1 }] };

/** What resources pay: each one energy. Those that are the same for the player are alike. *Rule:* INF-305.5, INF-305.2. */
function resourceMeans(match: InfernoMatch, resources: readonly CardId[], seat: Seat): readonly Means[] {
  const firsts = firstsAlike(match, resources, seat);
  return resources.map((card, at): Means => ({ verb: 'tapForEnergy', card, generated: ONE_ENERGY, alike: firsts[at] ?? card }));
}

/** The energy abilities that may be activated for a cost. */
function usableBesides(
  match: InfernoMatch,
  seat: Seat,
  { plain, spared }: { readonly plain: number; readonly spared: CardId | undefined },
): readonly EnergyAbility[] {
  const all = usableEnergyAbilities(match, seat, plain);
  return spared === undefined ? all : all.filter(({ card, taps }) => card !== spared || !taps);
}

/** Paying energy: energy abilities first, then the whole amount at once. *Rule:* INF-601.1f, INF-601.1g, INF-607.2f. */
export const payEnergy = program<Inferno, PayLocals>('pay energy', [
  {
    name: 'activate energy abilities',
    rule: 'INF-601.1f INF-605.3a INF-607.2f INF-116.1d INF-117.2',
    ask: (match, { locals: { price, spared }, seat, source }) => {
      if ((match.state.players[seat]?.energy ?? 0) >= price) return undefined;
      const plain = plainMeans(match, seat, spared);
      const usable = usableBesides(match, seat, { plain, spared });
      if (usable.length === 0) return undefined;
      // What an ability is paid with may be gone afterwards: it gives its energy as a resource before.
      const first = tappable(match, seat, spared).filter((card) => usable.some((each) => each.card === card && !each.taps));
      const distinct = withoutAlike(match, [...new Set(usable.map(({ card }) => card))], seat);
      const options = [
        ...usable.flatMap(({ card, at }) => (distinct.includes(card) ? [option('activate', card, at)] : [])),
        ...first.flatMap((card) => (distinct.includes(card) ? [option('tapForEnergy', card, 1)] : [])),
      ];
      return { kind: 'pay', seat, purpose: 'energyAbilities', source, min: plain < price ? 1 : 0, max: 1, options };
    },
    take: (match, { seat }, [chosen]) => {
      if (chosen?.verb === 'tapForEnergy') {
        tapForEnergy(match, chosen.card, seat);
        return again;
      }
      const ref = chosen && activations(match, chosen.card)[chosen.value];
      if (chosen === undefined || ref === undefined) return undefined;
      beginEnergy(match, { card: chosen.card, ref }, seat);
      return again;
    },
  },
  paymentStep({
    name: 'tap resources',
    rule: 'INF-601.1f INF-605.3 INF-305.5 INF-117.2',
    purpose: 'payEnergy',
    due: (match, { locals: { price, spared }, seat }) => {
      const lacking = price - (match.state.players[seat]?.energy ?? 0);
      const resources = lacking <= 0 ? [] : tappable(match, seat, spared);
      // Where more comes of tapping one, it is seen each time how much is lacking still.
      const grows = isHeard(match, kind.tappedForEnergy);
      if (lacking <= 0 || resources.length < (grows ? 1 : lacking)) return undefined;
      const places = [{ name: 'energy', types: ANY_TYPE, count: lacking }];
      return { places, needless: 'refused', means: resourceMeans(match, resources, seat), inPortions: grows };
    },
    facts: (match, { seat }, { card }) => factsOfTapping(match, card, seat),
  }),
  {
    name: 'pay it all at once',
    rule: 'INF-601.1g INF-117.3',
    do: (match, { locals: { price, spared }, seat }) => {
      if (price > (match.state.players[seat]?.energy ?? 0))
        return isHeard(match, kind.tappedForEnergy) && tappable(match, seat, spared).length > 0 ? 'tap resources' : 'it cannot be paid';
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

/** Taps a resource for one energy. The last act of a step. *Rule:* INF-106.4, INF-305.5. */
export function tapForEnergy(match: InfernoMatch, card: CardId, seat: Seat): void {
  raiseAll(match, factsOfTapping(match, card, seat));
}

/** A resource is tapped for one energy: what waits for something to become tapped hears it too. *Rule:* INF-106.4, INF-603.2d. */
function factsOfTapping(match: InfernoMatch, card: CardId, seat: Seat): GameEvent[] {
  const energy = fact('tappedForEnergy', { card, seat, amount: 1 });
  return isHeard(match, kind.cardTapped) ? [fact('cardTapped', { card }), energy] : [energy];
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
