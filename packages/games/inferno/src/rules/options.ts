import {
  abilityOf,
  applies,
  call,
  checkpoint,
  headed,
  isHeard,
  lentUnder,
  option,
  rulesOnCard,
  rulesOnSeat,
  site,
  staticsAbout,
  topics,
  type AbilityRef,
  type CardId,
  type Option,
  type Seat,
  abilityOption,
  passes,
  type Site,
} from '@crupier/kernel/rules';
import { withoutAlike } from './alike.ts';
import { activations, canTarget, mayActivate, mightActivate, type Activating, whereTheyWork } from './activating.ts';
import { beginActivation, beginPlay } from './announce.ts';
import { canPayTogether, costsOf, isOptional, isTooDear, PLAIN, totalCost, type Announced } from './costs.ts';
import { combat, mayProposeAttacker } from './combat.ts';
import { beginEnergy, meansOf, pushIdleTaps, tapForEnergy, untappedResources } from './energy.ts';
import { isEnergyAbility } from './energy-criteria.ts';
import { isActive } from './environments.ts';
import { isBeingReplicated, isReplicaCost } from './recover.ts';
import { isRitualTime, passesWaiting } from './ritual-time.ts';
import { specialOptions, takeSpecial } from './special.ts';
import { kind } from '../state/facts.ts';
import { openResources } from '../state/open-resources.ts';
import { ownRules } from '../state/own-rules.ts';
import { cardsIn, hasKeyword, isType, keywordsOf, recordOf, supertypesOf } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { InfernoMatch, Zone } from '../state/state.ts';
import { FROM_HAND, isAnyConcernedWithResources, isAnyMindfulOfResources, traitsOf } from '../state/traits.ts';

const about = topics('playsAsIfInstant', 'list supertype', 'cannotPlay', 'cannotBePlayed', 'playsAsIf');

const weakBlood = site('INF-702.14a INF-113.5d', 'weak blood is played only while there is Thanatos');
const immersed = site('INF-702.18a', 'what is immersed is played only while there is Acqua');
const instant = site('INF-204.5c', 'an instant card is played whenever its player has priority');
const atAnyPriority = site('INF-605.3a INF-116.1d INF-305.5', 'a resource is tapped for energy whenever its player has priority');
const prohibited = site('INF-601.4 INF-101.2', 'what forbids to play a card keeps it from being announced');
const onlyItsController = site('INF-602.2 INF-701.2a', 'only the controller of an object activates its abilities');
const asIfInstant = site('INF-608.4 INF-101.1', 'what may be played as if it were instant is played at any time');
const asIfTwice = site('INF-608.4a', 'what counts as another type for one effect counts so for the next one too');
const replicaCost = site('INF-702.16a', 'a replica is played for its replica cost and no other');
const fromElsewhere = site('INF-604.6 INF-113.5b INF-113.5e', 'a card that says so is played from another zone than the hand');
const notFromHand = site('INF-604.6 INF-113.5b INF-113.5e', 'a card that says so is not played from the hand');

/** Why a card is not played, where no other rule forbids it: see `failedCheck`. */
export const playChecks = {
  energy: site('INF-601.1g', 'there is too little energy for its cost'),
  place: site('', 'what is being played or resolves is not played again'),
  resource: site('INF-305.1', 'resources are not played'),
  cost: site('INF-601.1g', 'none of its costs can be paid'),
  noCost: site('INF-117.6', 'what has no cost cannot be paid for'),
  targets: site('INF-601.1c', 'there is no legal target for its text'),
} as const;

/** Everything that a player with priority may do. *Rule:* INF-116.1. */
export function priorityOptions(match: InfernoMatch, seat: Seat): Option[] {
  const options = [option('pass')];
  const means = meansOf(match, seat);
  const slow = isRitualTime(match, seat);
  const activating: Activating = { seat, means, meansWithout: (card) => meansOf(match, seat, card), slow };
  pushPlayable(match, options, activating);
  for (const special of specialOptions(match, seat, means)) options.push(special);
  pushElsewhere(match, options, activating);
  if (applies(match, onlyItsController)) pushUsable(match, options, seat, activating);
  else for (const side of inTurnOrder(match)) pushUsable(match, options, side, activating);
  if (slow) for (const card of cardsIn(match, 'play', seat)) if (mayProposeAttacker(match, card)) options.push(option('attack', card));
  if (mayMatterToResources(match, seat))
    for (const card of withoutAlike(match, untappedResources(match, seat), seat)) options.push(option('tapForEnergy', card, 1));
  else if (applies(match, atAnyPriority)) pushIdleTaps(match, options, seat);
  return options;
}

/** What may be played from hand and Infierno. What is printed rules out most cards before anything else is asked of them. */
function pushPlayable(match: InfernoMatch, options: Option[], activating: Activating): void {
  const { seat, means, slow } = activating;
  const { cards } = match.state;
  // With no effect that could make a card instant, the others wait for the time of rituals.
  const anything =
    slow || staticsAbout(match, about.playsAsIfInstant).length > 0 || staticsAbout(match, about['list supertype']).length > 0;
  const lent = lentUnder(match, FROM_HAND).length > 0;
  for (const card of cardsIn(match, 'hand', seat)) {
    const trait = traitsOf(match, cards[card]?.definition ?? 0);
    if ((anything || trait.isInstant) && mayPlay(match, card, seat, { means, slow, from: 'hand' })) options.push(option('play', card));
    if (lent || trait.isActivatedFromHand) pushFromHand(match, options, card, activating);
  }
  for (const card of cardsIn(match, 'infierno', seat)) {
    if (!traitsOf(match, cards[card]?.definition ?? 0).isPlayedFromElsewhere || !isPlayedFrom(match, card, 'infierno')) continue;
    if (mayPlay(match, card, seat, { means, slow, from: 'infierno' })) options.push(option('play', card));
  }
}

/** Where a player's cards lie outside play and the chain. */
const elsewhere = ['hand', 'infierno', 'exile'] as const;

/** What may be activated of the cards that lie outside play. *Rule:* INF-113.5, INF-113.5j. */
function pushElsewhere(match: InfernoMatch, options: Option[], activating: Activating): void {
  const { cards } = match.state;
  const anywhere = !applies(match, whereTheyWork);
  for (const zone of elsewhere) {
    for (const card of cardsIn(match, zone, activating.seat)) {
      const zones = traitsOf(match, cards[card]?.definition ?? 0).isActivatedIn;
      if (anywhere || (zones.length > 0 && zones.includes(zone))) pushActivations(match, options, card, activating);
    }
  }
}

/** What may be activated of what a side has in play, and of the rituals that it has on the chain. *Rule:* INF-113.5. */
function pushUsable(match: InfernoMatch, options: Option[], side: Seat, activating: Activating): void {
  for (const card of cardsIn(match, 'chain'))
    if (recordOf(match, card).controller === side) pushActivations(match, options, card, activating);
  for (const card of cardsIn(match, 'play', side))
    if (match.probe !== undefined || mightActivate(match, card, activating)) pushActivations(match, options, card, activating);
  for (const card of openResources(match, side)) pushActivations(match, options, card, activating);
}

/** Does what was chosen with priority. The last act of a step. */
export function doOption(match: InfernoMatch, seat: Seat, chosen: Option): void {
  const { verb, card, value } = chosen;
  if (verb === 'attack') {
    call(match, combat, { attacker: card, cost: 0 }, { source: card, seat });
    return;
  }
  if (verb === 'tapForEnergy') return tapForEnergy(match, card, seat);
  const ref =
    verb === 'special' ? undefined : (verb === 'activateFromHand' ? headed(match, card, FROM_HAND) : activations(match, card))[value];
  if (verb !== 'play' && ref !== undefined && isEnergyAbility(match, abilityOf(match, ref)))
    return beginEnergy(match, { card, ref, resume: 'give priority' }, seat);
  // What cannot be completed is taken back: see INF-708. *Rule:* INF-601.1.
  checkpoint(match, 'give priority');
  if (verb === 'special') return takeSpecial(match, seat, value);
  if (verb === 'play') beginPlay(match, card, seat);
  else beginActivation(match, card, ref as AbilityRef, seat);
}

/**
 * Whether energy taken before it is asked for could make a difference: something waits for a resource to be tapped, something on the
 * chain is about resources, or a resource may be part of a cost, or be counted. Otherwise taking it is idle: as legal, and lost with the
 * phase. *Rule:* INF-605.3a, INF-116.1d, INF-305.5.
 */
function mayMatterToResources(match: InfernoMatch, seat: Seat): boolean {
  if (isHeard(match, kind.tappedForEnergy)) return true;
  if (!isAnyConcernedWithResources(match)) return false;
  if (match.state.chain.some(({ definition }) => traitsOf(match, definition).concernsResources)) return true;
  if (!isAnyMindfulOfResources(match)) return false;
  const minds = (card: CardId): boolean => traitsOf(match, recordOf(match, card).definition).mindsResources;
  if (cardsIn(match, 'effects').some(minds) || elsewhere.some((zone) => cardsIn(match, zone, seat).some(minds))) return true;
  return inTurnOrder(match).some((side) => cardsIn(match, 'play', side).some(minds) || openResources(match, side).some(minds));
}

/** With what and from where a card would be played. */
export interface Playing {
  /** The most energy that could be paid. */
  readonly means: number;
  /** Whether rituals could be played. */
  readonly slow: boolean;
  readonly from: Zone;
}

/** Whether a card may be played now by a player. The cheapest questions come first. *Rule:* INF-601.4. */
export function mayPlay(match: InfernoMatch, card: CardId, seat: Seat, playing: Playing): boolean {
  const isInTime = playing.slow || isInstant(match, card) || isAsIfInstant(match, card, seat);
  return (isInTime || passesWaiting(match, seat)) && mayBePlayed(match, card, seat, playing);
}

/** From where a card would be played, and whether without paying its energy cost. */
interface Unpaid extends Pick<Playing, 'from'> {
  readonly free?: boolean | undefined;
}

/** Whoever may play the card, its owner or not. *Rule:* INF-204.5c, ruling C-17. */
function isInstant(match: InfernoMatch, card: CardId): boolean {
  return supertypesOf(match, card).includes('instant') && applies(match, instant);
}

/** The same, whatever the time is: for effects that let a card be played while they resolve. *Rule:* INF-607.2f. */
export function mayBePlayed(
  match: InfernoMatch,
  card: CardId,
  seat: Seat,
  { means, from, free }: Omit<Playing, 'slow'> & { readonly free?: boolean },
): boolean {
  if (!passes(match, playChecks.energy, free === true || !isTooDear(match, card, means))) return false;
  // A card goes to the chain from elsewhere. *Rule:* INF-601.1a.
  if (!passes(match, playChecks.place, from !== 'chain' && from !== 'resolving')) return false;
  // Resources are never played. *Rule:* INF-305.1.
  if (!passes(match, playChecks.resource, !isType(match, card, 'resource') || isType(match, card, 'ritual'))) return false;
  if (!isAllowed(match, card, seat)) return false;
  if (from === 'hand' && isKeptFromHand(match, card)) return false;
  const ways = waysToPay(match, card, seat, { means, from, ...(free === true && { free }) });
  const isPaid = ways.length > 0 || (match.probe !== undefined && passes(match, whyUnpaid(match, card, seat, { from, free }), false));
  return isPaid && passes(match, playChecks.targets, hasTargets(match, card, seat));
}

/** Why there is no way to pay for a card: the energy is too little, something else of its cost is not there, or it has no cost. */
function whyUnpaid(match: InfernoMatch, card: CardId, seat: Seat, { from, free = false }: Unpaid): Site {
  if (waysToPay(match, card, seat, { from, free, means: ANY_ENERGY }).length > 0) return playChecks.energy;
  const hasCost = free || totalCost(match, card, seat) !== undefined || costsOf(match, card, 'alternative').length > 0;
  return hasCost ? playChecks.cost : playChecks.noCost;
}

/** More energy than anything costs; what has no cost costs more than any. *Rule:* INF-117.6. */
const ANY_ENERGY = Number.MAX_SAFE_INTEGER;

/** What a player pays for the cheapest way to play a card, if every way can be paid for but its energy; 0 where none can. */
export function leastCost(match: InfernoMatch, card: CardId, seat: Seat, from: Zone): number {
  const ways = waysToPay(match, card, seat, { from, means: ANY_ENERGY });
  return ways.length === 0 ? 0 : Math.min(...ways.map((way) => totalCost(match, card, seat, way) ?? ANY_ENERGY));
}

/** Sangre débil, Inmerso, and what forbids playing. *Rule:* INF-702.14a, INF-702.15a, INF-101.2. */
function isAllowed(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  const keywords = keywordsOf(match, card);
  if (keywords.includes('weakBlood') && !isActive(match, 'thanatos') && applies(match, weakBlood)) return false;
  if (keywords.includes('immersed') && !isActive(match, 'acqua') && applies(match, immersed)) return false;
  const onSeat = rulesOnSeat(match, seat, about.cannotPlay);
  if (onSeat.length === 0 && rulesOnCard(match, card, about.cannotBePlayed).length === 0) return true;
  return (
    !applies(match, prohibited) ||
    !(onSeat.some(({ speaksOf }) => speaksOf(card)) || rulesOnCard(match, card, about.cannotBePlayed).length > 0)
  );
}

/** The nouns of cards by their type, as rules about playing them say. */
const nounOf: Readonly<Record<string, string>> = { ally: 'allyCard', ritual: 'ritualCard', weapon: 'weaponCard' };

/** Whether a card may be played as if it were instant, for itself or as the type that it counts as. *Rule:* INF-608.4, INF-608.4a. */
function isAsIfInstant(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  const rules = rulesOnSeat(match, seat, about.playsAsIfInstant);
  if (rules.length === 0 || !applies(match, asIfInstant)) return false;
  if (rules.some(({ speaksOf }) => speaksOf(card))) return true;
  if (!applies(match, asIfTwice)) return false;
  const countsAs = rulesOnSeat(match, seat, about.playsAsIf).filter(({ speaksOf }) => speaksOf(card));
  return countsAs.some(({ word }) => rules.some(({ speaksOf }) => speaksOf(card, nounOf[word] ?? 'anyCard')));
}

/** Whether a card says that it may be played from a zone other than the hand, or has Recobrar. *Rule:* INF-604.6, INF-702.7. */
export function isPlayedFrom(match: InfernoMatch, card: CardId, zone: Zone): boolean {
  if (zone === 'infierno' && hasRecover(match, card)) return true;
  const rules = ownRules(match, card, 'mayBePlayedFrom');
  return rules.length > 0 && applies(match, fromElsewhere) && rules.some(({ word }) => word === zone);
}

function isKeptFromHand(match: InfernoMatch, card: CardId): boolean {
  return ownRules(match, card, 'cannotBePlayedFrom').some(({ word }) => word === 'hand') && applies(match, notFromHand);
}

function hasRecover(match: InfernoMatch, card: CardId): boolean {
  const abilities = match.game.definitions[recordOf(match, card).definition]?.abilities ?? [];
  return abilities.some(({ data }) => data.kind === 'keyword' && data.keyword === 'recover') && hasKeyword(match, card, 'recover');
}

/**
 * The ways in which a player could pay for a card with so much energy, with X 0: with its own cost, or with an alternative one. From the
 * Infierno a card with Recobrar has no cost of its own, and what is played by its Réplica only the cost of that. *Rule:* INF-117.9,
 * INF-702.7, INF-702.16a.
 */
export function waysToPay(
  match: InfernoMatch,
  card: CardId,
  seat: Seat,
  { means, from, free }: Omit<Playing, 'slow'> & { readonly free?: boolean },
): Announced[] {
  const isWithinMeans = (way: Announced): boolean => (totalCost(match, card, seat, way) ?? Infinity) <= means;
  const isReplica = from === 'infierno' && isBeingReplicated(match, card) && applies(match, replicaCost);
  const own = isReplica || (from === 'infierno' && hasRecover(match, card)) ? [] : [-1];
  if (own.length > 0 && headed(match, card, 'cost').length === 0) {
    const way: Announced = { ...PLAIN, ...(free && { free }) };
    return isWithinMeans(way) ? [way] : [];
  }
  const additional = costsOf(match, card, 'additional').filter((ref) => !isOptional(match, ref));
  const payer = { card, seat, x: 0 };
  if (!canPayTogether(match, additional, payer)) return [];
  const alternatives = free
    ? []
    : costsOf(match, card, 'alternative').filter(
        (ref) => canPayTogether(match, [...additional, ref], payer) && (!isReplica || isReplicaCost(match, card, ref)),
      );
  const ways = [...own, ...alternatives].map((alternative): Announced => ({ ...PLAIN, alternative, additional, ...(free && { free }) }));
  return ways.filter(isWithinMeans);
}

/** Whether there is a legal target for everything that the card's text needs. *Rule:* INF-601.1c. */
function hasTargets(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  const [ref] = isType(match, card, 'ritual') ? headed(match, card, 'ritual') : [];
  return ref === undefined || canTarget(match, ref, card, seat);
}

function pushActivations(match: InfernoMatch, options: Option[], card: CardId, activating: Activating): void {
  const refs = activations(match, card);
  for (let at = 0; at < refs.length; at++)
    if (mayActivate(match, card, refs[at] as AbilityRef, activating))
      options.push(abilityOption(match, 'activate', { ref: refs[at] as AbilityRef, self: card }, at));
}

/** Abilities that are activated from the hand: the card is revealed. *Rule:* INF-602.2a. */
function pushFromHand(match: InfernoMatch, options: Option[], card: CardId, activating: Activating): void {
  headed(match, card, FROM_HAND).forEach((ref, at) => {
    if (mayActivate(match, card, ref, activating)) options.push(abilityOption(match, 'activateFromHand', { ref, self: card }, at));
  });
}
