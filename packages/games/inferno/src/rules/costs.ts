import {
  abilityOf,
  applies,
  canEachHaveOne,
  headed,
  lentUnder,
  numbersOf,
  rulesOnCard,
  rulesOnSeat,
  site,
  staticsAbout,
  sumOf,
  topics,
  type AbilityRef,
  type CardId,
  type Context,
  type CompiledAbility,
  type Seat,
  contextOf,
} from '@crupier/kernel/rules';
import type { Cost } from '@crupier/kernel/cards';
import { isEnergyAbility } from './energy-criteria.ts';
import { isActive } from './environments.ts';
import { definedX } from '../state/defined-x.ts';
import { printedOf } from '../state/printed.ts';
import { hasKeyword, isType } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { givenBy } from '../state/speaker.ts';
import { traitsOf } from '../state/traits.ts';

const about = topics('costsLess', 'costsMore', 'abilitiesCostMore', 'abilitiesCostLess');

const UBANNA_REDUCTION = 2;

const scenariosAreFree = site('INF-202.1c INF-303.1', 'scenarios cost 0');
const ubanna = site('INF-702.11a INF-702.11b', 'the blessing of Ubanna takes 2 off while there is Thanatos, however often it is had');

const onTheChainAlone = site('INF-604.5 INF-113.2b INF-113.5c', 'what a card says of its own costs works when it is put on the chain');
const neverBelowNothing = site('INF-601.1e INF-117.7', 'reductions bring the energy of a cost to 0 and no lower');
const onTheChainFirst = site('INF-117.3', 'the card that is played is no longer where its cost is paid from');
const eachWithItsOwn = site('INF-117.10 INF-117.3', 'costs that are paid together are paid with different cards');
const emptyCost = site('INF-601.1g INF-117.6 INF-202.1b INF-117.6a', 'an empty cost cannot be paid');
const besidesTheEnergyCost = site('INF-202.3 INF-117.9d', 'an additional cost is no part of the energy cost, and is paid without it too');
const costsOfRules = site(
  'INF-612.9 INF-117.7 INF-117.8a INF-117.8e INF-117.9d',
  'effects that change costs are applied after all others, as the total cost is worked out',
);

/** How a card is paid for: what was announced in step b. *Rule:* INF-601.1b. */
export interface Announced {
  /** The alternative cost chosen, or -1. */
  readonly alternative: AbilityRef;
  /** The additional costs that will be paid, mandatory ones included. */
  readonly additional: readonly AbilityRef[];
  /** X, or 0. */
  readonly x: number;
  /** True where an effect lets the card be played without paying its energy cost. */
  readonly free?: boolean;
}

/** Nothing was announced. */
export const PLAIN: Announced = { alternative: -1, additional: [], x: 0 };

/** The additional and alternative costs of a card. *Rule:* INF-117.8, INF-117.9. */
export function costsOf(match: InfernoMatch, card: CardId, sort: Cost['sort']): AbilityRef[] {
  const costs = headed(match, card, 'cost');
  return costs.length === 0 || !applies(match, onTheChainAlone) ? [] : costs.filter((ref) => dataOf(match, ref)?.sort === sort);
}

function dataOf(match: InfernoMatch, ref: AbilityRef): Cost | undefined {
  const { data } = abilityOf(match, ref);
  return data.kind === 'cost' ? data : undefined;
}

/** By which name a text asks whether a cost was paid. */
export function nameOfCost(match: InfernoMatch, ref: AbilityRef): string | undefined {
  return dataOf(match, ref)?.name;
}

/** Whether an additional cost need not be paid. *Rule:* INF-117.8b. */
export function isOptional(match: InfernoMatch, ref: AbilityRef): boolean {
  return dataOf(match, ref)?.optional === true;
}

/** Who pays for which card, with what X. */
export interface Payer {
  readonly card: CardId;
  readonly seat: Seat;
  readonly x: number;
}

/** The context in which a cost is worked out before it is paid: it reads X by a slot of its own. */
function contextOfCost(match: InfernoMatch, ref: AbilityRef, { card, seat, x }: Payer): Context {
  const given = { seat, ...givenBy(match, card, ref) };
  return contextOf(match, card, x === 0 ? given : { ...given, numbers: numbersOf(abilityOf(match, ref).slots, { x }) });
}

/**
 * Whether a player could pay all of several costs of one card besides their energy, and their conditions hold: each with cards of its
 * own, and none with the card itself, which lies on the chain by then. *Rule:* INF-117.3, INF-117.10, INF-601.1g.
 */
export function canPayTogether(match: InfernoMatch, refs: readonly AbilityRef[], payer: Payer): boolean {
  for (const ref of refs) {
    const { price, canDo } = abilityOf(match, ref);
    if (!price.canPay(match, contextOfCost(match, ref, payer)) || !canDo(match, contextOf(match, payer.card))) return false;
  }
  return refs.length === 0 || canEachHaveOne(placesOf(match, refs, payer)) || !applies(match, eachWithItsOwn);
}

/** The places that costs have for cards, each with those that could fill it. */
export function placesOf(match: InfernoMatch, refs: readonly AbilityRef[], payer: Payer): (readonly CardId[])[] {
  const { card } = payer;
  const places = refs.flatMap((ref) => abilityOf(match, ref).price.places(match, contextOfCost(match, ref, payer)));
  const isElsewhere = places.some((cards) => cards.includes(card)) && applies(match, onTheChainFirst);
  return isElsewhere ? places.map((cards) => cards.filter((each) => each !== card)) : places;
}

/**
 * The total cost of a card in energy, or undefined where its cost is empty: the energy cost or the alternative one, more what is
 * added, less what is taken off, but not below 0. *Rule:* INF-601.1e, INF-117.6, INF-117.9d.
 */
export function totalCost(match: InfernoMatch, card: CardId, seat: Seat, announced: Announced = PLAIN): number | undefined {
  const { alternative, additional, x, free } = announced;
  const own = free ? 0 : energyCost(match, card, x);
  const base = alternative >= 0 ? energyOf(match, alternative, card, { seat, x }) : own;
  if (base === undefined) return applies(match, emptyCost) ? undefined : 0;
  // What stands in the place of the energy cost, or nothing at all, leaves what is paid besides it as it is.
  const besides = alternative < 0 && free !== true ? additional : additional.filter(() => applies(match, besidesTheEnergyCost));
  const added = besides.reduce((sum, ref) => sum + energyOf(match, ref, card, { seat, x }), 0);
  const total = base + added + changeOfCost(match, card, seat);
  return total >= 0 || !applies(match, neverBelowNothing) ? total : 0;
}

function energyOf(match: InfernoMatch, ref: AbilityRef, card: CardId, { seat, x }: { readonly seat: Seat; readonly x: number }): number {
  const ability = abilityOf(match, ref);
  const slot = ability.slots.numbers['x'];
  if (slot === undefined || x === 0) return ability.price.fixed ?? ability.price.amount(match, contextOf(match, card, { seat }));
  const numbers = new Array<number>(slot + 1).fill(0);
  numbers[slot] = x;
  return ability.price.amount(match, contextOf(match, card, { seat, numbers }));
}

/** What is printed; scenarios cost 0. *Rule:* INF-303.2, INF-107.3. */
function energyCost(match: InfernoMatch, card: CardId, x: number): number | undefined {
  const { cost, costsX } = printedOf(match, card);
  if (cost === undefined) return isType(match, card, 'scenario') && applies(match, scenariosAreFree) ? 0 : undefined;
  return cost + (costsX ? (definedX(match, card) ?? x) : 0);
}

function changeOfCost(match: InfernoMatch, card: CardId, seat: Seat): number {
  const change = changeByRules(match, card, seat);
  // A reduction that is no alternative cost. *Rule:* INF-702.11a, ruling C-08.
  const blessed = hasKeyword(match, card, 'ubanna') && isActive(match, 'thanatos') && applies(match, ubanna);
  return change - (blessed ? UBANNA_REDUCTION : 0);
}

/** Whether what is printed says that a card costs more than so much: it has no other costs, and nothing takes anything off. */
export function isTooDear(match: InfernoMatch, card: CardId, means: number): boolean {
  const { cost } = printedOf(match, card);
  if (cost === undefined || cost <= means || traitsOf(match, match.state.cards[card]?.definition ?? 0).hasCosts) return false;
  return staticsAbout(match, about.costsLess).length + lentUnder(match, 'cost').length === 0 && !hasKeyword(match, card, 'ubanna');
}

function changeByRules(match: InfernoMatch, card: CardId, seat: Seat): number {
  if (staticsAbout(match, about.costsMore).length + staticsAbout(match, about.costsLess).length === 0) return 0;
  const more = rulesOnSeat(match, seat, about.costsMore).filter(({ speaksOf }) => speaksOf(card));
  const less = rulesOnSeat(match, seat, about.costsLess).filter(({ speaksOf }) => speaksOf(card));
  return more.length + less.length === 0 || !applies(match, costsOfRules) ? 0 : sumOf(more) - sumOf(less);
}

const NO_NUMBERS: readonly number[] = [];

/** Who activates an ability, with what was announced for it. */
interface Activating {
  readonly seat: Seat;
  readonly numbers?: readonly number[];
}

/** The activation cost of an ability in energy, as effects change it. *Rule:* INF-602.2b. */
export function abilityCost(match: InfernoMatch, ability: CompiledAbility<Inferno>, card: CardId, { seat, numbers }: Activating): number {
  const { fixed, amount } = ability.price;
  const base = fixed ?? amount(match, contextOf(match, card, { seat, numbers: numbers ?? NO_NUMBERS }));
  if (staticsAbout(match, about.abilitiesCostMore).length + staticsAbout(match, about.abilitiesCostLess).length === 0) return base;
  const more = [...rulesOnSeat(match, seat, about.abilitiesCostMore), ...rulesOnCard(match, card, about.abilitiesCostMore)];
  const less = [...rulesOnSeat(match, seat, about.abilitiesCostLess), ...rulesOnCard(match, card, about.abilitiesCostLess)];
  if (more.length + less.length === 0 || isEnergyAbility(match, ability)) return base;
  return Math.max(0, base + sumOf(more) - sumOf(less));
}
