import {
  abilityOf,
  call,
  checkpoint,
  headed,
  option,
  rulesOnCard,
  rulesOnSeat,
  type AbilityRef,
  type CardId,
  type LoweredAbility,
  type Option,
  type Seat,
} from '@crupier/kernel';
import { canPayCost, costsOf, isOptional, PLAIN, totalCost, type Announced } from './costs.ts';
import { combat, mayProposeAttacker } from './combat.ts';
import { meansOf } from './energy.ts';
import { isActive } from './environments.ts';
import { beginActivation, beginPlay } from './play.ts';
import { mayTarget } from './targets.ts';
import { cardsIn, hasKeyword, isDemon, isType, keywordsOf, recordOf, supertypesOf } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

/** The headers of abilities that are activated with priority. *Rule:* INF-602.1, INF-605.1. */
const headers = ['ability', 'energy', 'infernal', 'earthly'] as const;

/** Everything that a player with priority may do. *Rule:* INF-116.1. */
export function priorityOptions(match: InfernoMatch, seat: Seat): Option[] {
  const options = [option('pass')];
  const means = meansOf(match, seat);
  const slow = isRitualTime(match, seat);
  for (const card of cardsIn(match, 'hand', seat)) if (mayPlay(match, card, seat, { means, slow })) options.push(option('play', card));
  for (const card of cardsIn(match, 'infierno', seat)) {
    if (isPlayedFromInfierno(match, card) && mayPlay(match, card, seat, { means, slow })) options.push(option('play', card));
  }
  for (const card of cardsIn(match, 'play', seat)) pushActivations(match, options, card, { seat, means, slow });
  if (slow) for (const card of cardsIn(match, 'play', seat)) if (mayProposeAttacker(match, card)) options.push(option('attack', card));
  return options;
}

/** Does what was chosen with priority. The last act of a step. */
export function doOption(match: InfernoMatch, seat: Seat, { verb, card, value }: Option): void {
  if (verb === 'attack') {
    call(match, combat, { attacker: card, cost: 0 }, { source: card, seat });
    return;
  }
  // What cannot be completed is taken back: see INF-708. *Rule:* INF-601.1.
  checkpoint(match, 'give priority');
  if (verb === 'play') beginPlay(match, card, seat);
  else beginActivation(match, card, activations(match, card)[value] as AbilityRef, seat);
}

/** Whether a player may do what rituals do now: own main phase, nothing on the chain, no combat. *Rule:* INF-306.4, ruling C-18. */
export function isRitualTime({ state }: InfernoMatch, seat: Seat): boolean {
  return state.step === 'main' && seat === state.active && state.chain.length === 0 && state.combat === undefined;
}

interface Means {
  /** The most energy that could be paid. */
  readonly means: number;
  readonly slow: boolean;
}

/** Whether a card may be played now by a player. The cheapest questions come first. *Rule:* INF-601.4. */
export function mayPlay(match: InfernoMatch, card: CardId, seat: Seat, { means, slow }: Means): boolean {
  if (isType(match, card, 'resource') && !isType(match, card, 'ritual')) return false;
  if (!slow && !supertypesOf(match, card).includes('instant')) return false;
  if (!isAllowed(match, card, seat)) return false;
  return waysToPay(match, card, seat, means).length > 0 && hasTargets(match, card, seat);
}

/** Sangre débil, Inmerso, and what forbids playing. *Rule:* INF-702.14a, INF-702.15a, INF-101.2. */
function isAllowed(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  const keywords = keywordsOf(match, card);
  if (keywords.includes('weakBlood') && !isActive(match, 'thanatos')) return false;
  if (keywords.includes('submerged') && !isActive(match, 'acqua')) return false;
  if (rulesOnCard(match, card, 'cannotBePlayed').length > 0) return false;
  return !rulesOnSeat(match, seat, 'cannotPlay').some(({ speaksOf }) => speaksOf(card));
}

/** A card that may be played from its owner's Infierno. *Rule:* INF-702.7. */
export function isPlayedFromInfierno(match: InfernoMatch, card: CardId): boolean {
  return match.game.definitions[recordOf(match, card).definition]?.abilities.some(isRecover) === true && hasKeyword(match, card, 'recover');
}

function isRecover({ data }: LoweredAbility<Inferno>): boolean {
  return data.kind === 'keyword' && data.keyword === 'recover';
}

/** The ways in which a player could pay for a card with so much energy, with X 0: with its own cost, or with an alternative one. *Rule:* INF-117.9. */
export function waysToPay(match: InfernoMatch, card: CardId, seat: Seat, means: number): Announced[] {
  const additional = costsOf(match, card, 'additional').filter((ref) => !isOptional(match, ref));
  if (!additional.every((ref) => canPayCost(match, ref, card, seat))) return [];
  const alternatives = costsOf(match, card, 'alternative').filter((ref) => canPayCost(match, ref, card, seat));
  const own = isPlayedFromInfierno(match, card) && recordOf(match, card).zone !== recordOf(match, card).owner ? [] : [-1];
  const ways = [...own, ...alternatives].map((alternative) => ({ ...PLAIN, alternative, additional }));
  return ways.filter((way) => {
    const cost = totalCost(match, card, seat, way);
    return cost !== undefined && cost <= means;
  });
}

/** Whether there is a legal target for everything that the card's text needs. *Rule:* INF-601.1c. */
function hasTargets(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  const [ref] = isType(match, card, 'ritual') ? headed(match, card, 'ritual') : [];
  return ref === undefined || canTarget(match, ref, card, seat);
}

/** Whether every choice of targets of an ability can be made. *Rule:* INF-602.2b, INF-603.3c. */
export function canTarget(match: InfernoMatch, ref: AbilityRef, self: CardId, seat: Seat): boolean {
  return abilityOf(match, ref).targets.every(
    ({ min, candidates }) => min === 0 || candidates(match, self, seat).filter((card) => mayTarget(match, card, self, seat)).length >= min,
  );
}

interface Activating extends Means {
  readonly seat: Seat;
}

/** The abilities of a card that could be activated, in the order by which options name them. */
export function activations(match: InfernoMatch, card: CardId): AbilityRef[] {
  return headers.flatMap((header) => headed(match, card, header));
}

function pushActivations(match: InfernoMatch, options: Option[], card: CardId, activating: Activating): void {
  activations(match, card).forEach((ref, at) => {
    if (mayActivate(match, card, ref, activating)) options.push(option('activate', card, at));
  });
}

/** Whether a player may activate an ability of a card now. *Rule:* INF-602.5. */
function mayActivate(match: InfernoMatch, card: CardId, ref: AbilityRef, { seat, means, slow }: Activating): boolean {
  const ability = abilityOf(match, ref);
  const { data, header } = ability;
  if (data.kind !== 'activated') return false;
  const { earthly, usedThisTurn, fresh } = recordOf(match, card);
  const used = usedThisTurn.includes(ref & 31);
  if (isDemon(match, card)) {
    // Each face has its own abilities, and those of the infernal one are activated once a turn. *Rule:* INF-112.5a, INF-112.6.
    if (header === 'infernal' ? earthly || used : header === 'earthly' && !earthly) return false;
  }
  if (data.limit === 'turn' && used) return false;
  if (data.timing === 'asRitual' && !slow) return false;
  // *Rule:* INF-602.5a.
  if (fresh && isType(match, card, 'ally') && tapsItself(data)) return false;
  if (rulesOnCard(match, card, 'cannotActivate').length > 0) return false;
  if (ability.energy(match, card, seat) > means || !ability.canPay(match, card, seat)) return false;
  return canTarget(match, ref, card, seat);
}

/** Whether tapping the card itself is part of what an ability costs. *Rule:* INF-602.5a. */
function tapsItself(data: LoweredAbility<Inferno>['data']): boolean {
  return data.kind === 'activated' && data.price?.do.some(({ verb, on }) => verb === 'tap' && on?.kind === 'self') === true;
}
