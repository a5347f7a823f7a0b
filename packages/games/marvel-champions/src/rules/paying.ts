import {
  abilityOf,
  abilityOption,
  type AbilityRef,
  ANY_TYPE,
  applies,
  bearerOf,
  canPayWith,
  type CardId,
  cardOf,
  type Context,
  contextOf,
  type CostPlace,
  type GameEvent,
  headed,
  isWithinLimit,
  type Means,
  type ResourcePolicy,
  rulesOnSeat,
  type Seat,
  site,
  sumOf,
  topics,
} from '@crupier/kernel/rules';
import type { Ability, Act } from '@crupier/kernel/cards';
import { fact } from '../state/facts.ts';
import { printedOf, resourceTypes, type ResourceType } from '../state/printed.ts';
import { identityOf, inPlay, keywordOf, recordOf } from '../state/reading.ts';
import { bitsOf, paidBits, printedBits } from '../state/resources.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { saysAnyWord, wordOf } from '../state/written.ts';
import { isInForm } from './forms.ts';

const about = topics('additionalCost');

const besides = site('MC-COST-19', 'additional costs are paid together with the cost, or nothing is');
const cheaper = site('MC-COST-5 MC-INITIATE-ABILITIES-5', 'a reduction comes off the whole cost');
const payable = site('MC-INITIATE-ABILITIES-3 MC-COST-1', 'what cannot be paid for is neither played nor used');
const byCards = site(
  'MC-RESOURCE-1 MC-ICONS-1 MC-CARD-4 MC-ENERGY-1 MC-MENTAL-1 MC-PHYSICAL-1 MC-RESOURCE-CARD-1 MC-CARD-14',
  'cards of the hand pay with what is on them',
);
const typed = site(
  'MC-WILD-3 MC-RESOURCE-4 MC-ENERGY-2 MC-MENTAL-2 MC-PHYSICAL-2 MC-CARD-24',
  'an ability may ask for resources of a type',
);
const requirement = site('MC-REQUIREMENT-1', 'a card with a requirement is paid for with the resources that it says, among others');
const alliance = site('MC-ALLIANCE-1', 'any players help to pay for a card with alliance');
const wild = site('MC-WILD-1 MC-WILD-2 MC-ICONS-2 MC-RESOURCE-2', 'a wild resource pays as one of any type');
const printedThere = site('MC-PRINTED-2', 'what an ability generates is printed if its icon is printed in the text');
const wildIsNone = site('MC-PRINTED-3', 'a wild resource is no printed one of another type');
const doubling = site('MC-RESOURCE-CARD-2', 'the text of a resource card works while it generates resources');
const likeTop = site('MC-FAQ-13 MC-FAQ-14', 'a resource ability generates what is printed on the top card of the discard pile');
const ofWhoPays = site('MC-LTP-21', 'players pay with resource abilities of their own cards');
const oneKindOfCost = site('MC-RESOURCE-ABILITY-2 MC-FAQ-71', 'a resource ability that generates for some cards alone pays for no others');
const byAbilities = site('MC-RESOURCE-ABILITY-1 MC-COST-6 MC-CARD-11', 'resource abilities pay as cards of the hand do');

const printedCost = site('MC-CARD-1', 'a card costs what is printed at its top');
const byOwn = site('MC-COST-14', 'a player pays with cards that the player controls');
const aspectOf = site('MC-ASPECT-CARD-1 MC-ASPECT-CARD-3 MC-CLASSIFICATIONS-2', 'the aspect of a card is its classification');
const oneTypeAlone = site('MC-FAQ-46', 'what a card says may pay for it is asked only where something is paid');
const noAspect = site('MC-BASIC-CARD-1 MC-BASIC-CARD-2 MC-CLASSIFICATIONS-3', 'a card that is classified as basic is of no aspect');

/** The header of resource abilities. *Rule:* MC-RESOURCE-ABILITY-1. */
const RESOURCE = 'resource';

const BASIC = 'basic';
const aspects = ['aggression', 'justice', 'leadership', 'protection'] as const;

/** The verbs by which resource abilities say what they generate, and the word that doubles what a card generates. */
const GENERATE = 'generate';
const GENERATE_LIKE = 'generateLikeTopDiscard';
const GENERATE_FOR_MORE = 'generateForAttackWithMore';

/** What a card costs a player to play, after what makes it cheaper. *Rule:* MC-COST-1, MC-COST-5. */
export function costOf(match: MarvelMatch, card: CardId, seat: Seat): number {
  const cost = applies(match, printedCost) ? (printedOf(match, card).cost ?? 0) : 0;
  return Math.max(0, cost - (applies(match, cheaper) ? (match.state.players[seat]?.costsLess ?? 0) : 0));
}

/** What a card costs as a part of a payment, with what texts have players pay besides; none where it costs nothing. *Rule:* MC-COST-19. */
export function placesFor(match: MarvelMatch, card: CardId, seat: Seat): readonly CostPlace[] {
  const required = requiredBy(match, card);
  const cost = costOf(match, card, seat) - required.length;
  const additional = applies(match, besides) ? sumOf(rulesOnSeat(match, seat, about.additionalCost)) : 0;
  // Most cards require nothing.
  if (required.length + additional === 0 && !saysAnyWord(match, card))
    return cost > 0 ? [{ name: 'cost', types: ANY_TYPE, count: cost }] : NO_PLACES;
  const places = resourceTypes.map((type) => ({ name: type, types: bitsOf(type), count: required.filter((each) => each === type).length }));
  const isOfOneType = wordOf(match, card, 'onlyPhysical') > 0 && applies(match, oneTypeAlone);
  const open = [
    { name: 'cost', types: isOfOneType ? bitsOf('physical') : ANY_TYPE, count: cost },
    { name: 'additional', types: ANY_TYPE, count: additional },
  ];
  return [...places, ...open].filter(({ count }) => count > 0);
}

const NO_PLACES: readonly CostPlace[] = [];

/** The resources that must be among those that a card is paid for with. *Rule:* MC-REQUIREMENT-1. */
function requiredBy(match: MarvelMatch, card: CardId): readonly string[] {
  const words = printedOf(match, card).keywordWords?.['requirement'];
  return words === undefined || !applies(match, requirement) ? NONE_REQUIRED : words.split(' ');
}

const NONE_REQUIRED: readonly string[] = [];

/** All that a player may pay with for a card or its ability: cards in hand but for that one, and resource abilities. *Rule:* MC-COST-6. */
export function meansOf(match: MarvelMatch, seat: Seat, card: CardId): readonly Means[] {
  const isTogether = keywordOf(match, card, 'alliance') > 0 && applies(match, alliance);
  const payers = applies(match, byOwn) && !isTogether ? [seat] : seatsFrom(match, seat);
  const means: Means[] = [];
  for (const payer of payers)
    for (const each of cardsIn(match, 'hand', payer))
      if (each !== card && printedOf(match, each).resources.length > 0 && applies(match, byCards)) means.push(cardMeans(match, each, card));
  if (!applies(match, byAbilities)) return means;
  const bearers = applies(match, ofWhoPays)
    ? (isTogether ? payers : [seat]).flatMap((each) => cardsIn(match, 'area', each))
    : inPlay(match);
  for (const each of bearers) {
    const [ref] = headed(match, each, RESOURCE);
    const own = ref === undefined ? undefined : abilityMeans(match, ref, { seat: userOf(match, each, seat), card: each, paidFor: card });
    if (own !== undefined) means.push(own);
  }
  return means;
}

/** Who uses a resource ability: whoever controls its card, or the player who pays. *Rule:* MC-ALLIANCE-1. */
function userOf(match: MarvelMatch, card: CardId, payer: Seat): Seat {
  const { controller } = recordOf(match, card);
  return controller >= 0 ? controller : payer;
}

function cardMeans(match: MarvelMatch, card: CardId, paidFor: CardId): Means {
  const times = isDoubled(match, card, paidFor) ? 2 : 1;
  const resources = generated(match, printedOf(match, card).resources, times);
  return { verb: 'spend', card, generated: { resources }, alike: recordOf(match, card).definition };
}

function generated(match: MarvelMatch, types: readonly ResourceType[], times = 1): Means['generated']['resources'] {
  const typesOf = (type: ResourceType): number => {
    if (type !== 'wild') return bitsOf(type);
    if (!applies(match, wild)) return 0;
    return applies(match, wildIsNone) ? bitsOf(type) : bitsOf(type) | printedBits;
  };
  return types.map((type) => ({ types: typesOf(type), count: times }));
}

/** Whether a card generates twice as much while it pays for cards of an aspect. */
function isDoubled(match: MarvelMatch, card: CardId, paidFor: CardId): boolean {
  if (!saysAnyWord(match, card) || !applies(match, doubling)) return false;
  const { faction } = printedOf(match, paidFor);
  if (faction === BASIC && !applies(match, noAspect)) return aspects.some((aspect) => wordOf(match, card, `${aspect}Doubled`) > 0);
  return wordOf(match, card, `${faction}Doubled`) > 0 && applies(match, aspectOf);
}

/** What a player may pay with by the resource ability of a card; undefined where it pays nothing now. */
function abilityMeans(
  match: MarvelMatch,
  ref: AbilityRef,
  { seat, card, paidFor }: { readonly seat: Seat; readonly card: CardId; readonly paidFor: CardId },
): Means | undefined {
  if (!mayGenerate(match, ref, seat) || !isFor(match, ref, seat, paidFor)) return undefined;
  const isPrinted = !actsOf(abilityOf(match, ref).data).some(({ verb }) => verb === GENERATE_LIKE) || !applies(match, printedThere);
  const all = generated(match, typesGeneratedBy(match, ref));
  const resources = isPrinted ? all : all.map(({ types, count }) => ({ types: types & ~printedBits, count }));
  const { of } = abilityOption(match, GENERATE, { ref, self: card }, 0);
  return resources.length === 0 ? undefined : { verb: GENERATE, card, generated: { resources }, ...(of && { of }) };
}

/** Whether a player could use a resource ability now. *Rule:* MC-RESOURCE-ABILITY-1. */
function mayGenerate(match: MarvelMatch, ref: AbilityRef, seat: Seat): boolean {
  const { data, price } = abilityOf(match, ref);
  const self = bearerOf(ref);
  return isInForm(match, data, seat) && isWithinLimit(match, { ref, self, seat }) && price.canPay(match, contextOf(match, self, { seat }));
}

/** What may be paid for with resources that some verbs generate. */
const generatedFor: Readonly<Record<string, (match: MarvelMatch, paidFor: CardId, seat: Seat) => boolean>> = {
  generateForOwnEvents: (match, paidFor, seat) => isEvent(match, paidFor) && isOfSet(match, paidFor, seat),
  generateForAttackOrDefense: (match, paidFor) => isEvent(match, paidFor) && hasPrinted(match, paidFor, ['Attack', 'Defense']),
  [GENERATE_FOR_MORE]: (match, paidFor) => isEvent(match, paidFor) && hasPrinted(match, paidFor, ['Attack']),
};

/** Whether what a resource ability says of the card that is paid for is true of it. *Rule:* MC-RESOURCE-ABILITY-2, MC-FAQ-71. */
function isFor(match: MarvelMatch, ref: AbilityRef, seat: Seat, paidFor: CardId): boolean {
  const { data, canDo } = abilityOf(match, ref);
  if (data.kind !== 'activated' || !applies(match, oneKindOfCost)) return true;
  const { clause } = data;
  if (!clause.do.every(({ verb }) => generatedFor[verb]?.(match, paidFor, seat) ?? true)) return false;
  if (clause.if === undefined) return true;
  const event = fact('cardSpent', { card: paidFor, seat, value: 0 });
  return canDo(match, contextOf(match, bearerOf(ref), { seat, event }));
}

function isEvent(match: MarvelMatch, card: CardId): boolean {
  return printedOf(match, card).type === 'event';
}

function isOfSet(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  return printedOf(match, card).set === printedOf(match, identityOf(match, seat)).set;
}

function hasPrinted(match: MarvelMatch, card: CardId, traits: readonly string[]): boolean {
  return traits.some((trait) => printedOf(match, card).traits.includes(trait));
}

function typesGeneratedBy(match: MarvelMatch, ref: AbilityRef): readonly ResourceType[] {
  const { data } = abilityOf(match, ref);
  return actsOf(data).flatMap(({ verb, value, amount = 1 }): readonly ResourceType[] => {
    if (verb === GENERATE_LIKE && applies(match, likeTop)) return resourcesOfTop(match, recordOf(match, bearerOf(ref)).controller);
    const type = resourceTypes.find((each) => each === value);
    const generates = verb === GENERATE || verb in generatedFor;
    return !generates || type === undefined || typeof amount !== 'number' ? [] : Array<ResourceType>(amount).fill(type);
  });
}

function resourcesOfTop(match: MarvelMatch, seat: Seat): readonly ResourceType[] {
  const top = cardsIn(match, 'discard', seat).at(-1);
  return top === undefined ? [] : printedOf(match, top).resources;
}

function actsOf(data: Ability): readonly Act[] {
  return data.kind === 'activated' ? data.clause.do : [];
}

/** What paying with one of the means brings about: a card is spent; an ability's own price is paid. *Rule:* MC-COST-6, MC-COST-7. */
export function paidWith(match: MarvelMatch, seat: Seat, paidFor: CardId, { verb, card }: Means): readonly GameEvent[] {
  if (verb !== GENERATE) return [fact('cardSpent', { card, seat: recordOf(match, card).owner, value: paidFor })];
  const [ref = 0] = headed(match, card, RESOURCE);
  const amount = paidBits(typesGeneratedBy(match, ref));
  const user = userOf(match, card, seat);
  return [
    fact('resourceGenerated', { card, seat: user, value: paidFor, amount }),
    ...raised(match, ref, paidFor),
    ...priceOf(match, ref),
    ...countersOf(match, ref, user),
  ];
}

/** What a resource ability does to the card that is paid for. */
function raised(match: MarvelMatch, ref: AbilityRef, paidFor: CardId): readonly GameEvent[] {
  const isRaised = actsOf(abilityOf(match, ref).data).some(({ verb }) => verb === GENERATE_FOR_MORE);
  return isRaised ? [fact('damageRaised', { card: paidFor, amount: 1 })] : [];
}

/** The facts of a resource ability's price, which takes nothing but the card itself and its counters. *Rule:* MC-USES-3. */
function priceOf(match: MarvelMatch, ref: AbilityRef): readonly GameEvent[] {
  const { data } = abilityOf(match, ref);
  const card = bearerOf(ref);
  const price = data.kind === 'activated' ? (data.price?.do ?? []) : [];
  const taken = price.flatMap(({ verb, amount }) => (verb === 'removeCounters' && typeof amount === 'number' ? [amount] : []));
  const left = recordOf(match, card).counters - taken.reduce((sum, each) => sum + each, 0);
  return [
    ...(price.some(({ verb }) => verb === 'exhaust') ? [fact('cardExhausted', { card })] : []),
    ...taken.map((amount) => fact('countersRemoved', { card, amount })),
    ...(taken.length > 0 && left === 0 ? [fact('cardDiscarded', { card, seat: recordOf(match, card).owner })] : []),
  ];
}

/** The counters that a resource ability puts on the identity of whoever uses it, besides what it generates. */
function countersOf(match: MarvelMatch, ref: AbilityRef, seat: Seat): readonly GameEvent[] {
  return actsOf(abilityOf(match, ref).data).flatMap(({ verb, amount }) =>
    verb === 'addCounters' && typeof amount === 'number' ? [fact('countersAdded', { card: identityOf(match, seat), amount })] : [],
  );
}

/** How resources that abilities cost are paid. Cards may be spent needlessly: what is left over is lost. *Rule:* MC-COST-8, MC-COST-10. */
export const resourcePolicy: ResourcePolicy<Marvel> = {
  purpose: 'payForAbility',
  needless: 'allowed',
  means: (match, { seat, self }) => meansOf(match, seat, self),
  facts: (match, { seat, self }, means) => paidWith(match, seat, self, means),
};

/** All that using an ability costs in resources: its own, and what its card costs where it is played for it. *Rule:* MC-COST-11, MC-COST-12. */
export function placesOfUse(match: MarvelMatch, ref: AbilityRef, context: Context, isPlayed: boolean): readonly CostPlace[] {
  const asked = abilityOf(match, ref).price.resources(match, context);
  const own = applies(match, typed) ? asked : asked.map((place) => ({ ...place, types: ANY_TYPE }));
  return isPlayed ? [...placesFor(match, context.self, context.seat), ...own] : own;
}

/** Whether a player could pay such a cost. *Rule:* MC-INITIATE-ABILITIES-3. */
export function canPay(match: MarvelMatch, places: readonly CostPlace[], seat: Seat, card: CardId): boolean {
  if (places.length === 0 || !applies(match, payable)) return true;
  const [only] = places;
  if (places.length === 1 && only?.types === ANY_TYPE && isPaidByHand(match, only.count, seat, card)) return true;
  return canPayWith(match, { places, means: meansOf(match, seat, cardOf(card)) });
}

/** Whether what is printed on a player's other cards in hand pays for a card whose cost takes any resources, as it nearly always does. */
function isPaidByHand(match: MarvelMatch, count: number, seat: Seat, card: CardId): boolean {
  // A probe may switch off that cards pay, or what their resources count as.
  if (match.probe !== undefined) return false;
  let left = count;
  const paidFor = cardOf(card);
  for (const each of cardsIn(match, 'hand', seat)) if (each !== paidFor) left -= printedOf(match, each).resources.length;
  return left <= 0;
}
