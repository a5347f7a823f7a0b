import {
  abilityOf,
  applies,
  bearerOf,
  headed,
  rulesOnCard,
  rulesOnSeat,
  site,
  type AbilityRef,
  type CardId,
  type LoweredAbility,
  type Seat,
} from '@crupier/kernel';
import { abilityCost } from './costs.ts';
import { usedAs } from '../state/chain.ts';
import { isDemon, isType, recordOf } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

/** The headers of abilities that are activated with priority. *Rule:* INF-602.1, INF-605.1. */
const headers = ['activate', 'energy', 'flip'] as const;
/** The header of those that are activated from the hand. *Rule:* INF-602.2a. */
export const FROM_HAND = 'fromHand';

const forbidden = site('INF-602.5 INF-602.1c', 'what forbids to activate abilities forbids activated ones');
const notBeforeItsTurn = site('INF-602.5a', 'an ally that came this turn cannot be tapped for its own abilities');
const onceATurn = site('INF-602.1b INF-602.5b INF-602.5c', 'an ability that is activated once a turn is not activated again');
const likeARitual = site('INF-602.5d INF-602.1b', 'some abilities are activated only when a ritual could be played');

/** Who would activate something, and with what. */
export interface Activating {
  readonly seat: Seat;
  /** The most energy that could be paid. */
  readonly means: number;
  /** Whether rituals could be played. */
  readonly slow: boolean;
}

/** The abilities of a card that could be activated, in the order by which options name them. *Rule:* INF-602.1c. */
export function activations(match: InfernoMatch, card: CardId): AbilityRef[] {
  return headers.flatMap((header) => headed(match, card, header));
}

/** Whether a player may activate an ability of a card now. The cheapest questions come first. *Rule:* INF-602.5. */
export function mayActivate(match: InfernoMatch, card: CardId, ref: AbilityRef, { seat, means, slow }: Activating): boolean {
  const ability = abilityOf(match, ref);
  const { data } = ability;
  if (data.kind !== 'activated') return false;
  if (data.timing === 'asRitual' && !slow && applies(match, likeARitual)) return false;
  if (!isInItsTime(match, card, ref, ability)) return false;
  if (isForbidden(match, card, seat)) return false;
  if (abilityCost(match, ref, card, { seat }) > means || !ability.canPay(match, card, seat)) return false;
  return canTarget(match, ref, card, seat);
}

function isInItsTime(match: InfernoMatch, card: CardId, ref: AbilityRef, { data, header }: LoweredAbility<Inferno>): boolean {
  if (data.kind !== 'activated') return false;
  const { earthly, usedThisTurn, fresh } = recordOf(match, card);
  const used = usedThisTurn.includes(usedAs(card, bearerOf(ref), ref & 31));
  if (isDemon(match, card)) {
    // Each face has its own abilities, the flip is of the infernal one, whose abilities are activated once a turn. *Rule:* INF-112.5a, INF-112.6.
    const isInfernal = header === 'flip' || data.timing === 'infernal';
    if (isInfernal ? earthly || used : !earthly && data.timing === 'earthly') return false;
    if (!earthly && used) return false;
  }
  if (data.limit === 'turn' && used && applies(match, onceATurn)) return false;
  return !(fresh && isType(match, card, 'ally') && tapsItself(data) && applies(match, notBeforeItsTurn));
}

function isForbidden(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  const rules = [...rulesOnCard(match, card, 'cannotActivate'), ...rulesOnSeat(match, seat, 'cannotActivate')];
  return rules.length > 0 && applies(match, forbidden) && rules.some(({ speaksOf }) => speaksOf(card));
}

/** Whether tapping the card itself is part of what an ability costs. *Rule:* INF-602.5a. */
function tapsItself(data: LoweredAbility<Inferno>['data']): boolean {
  return data.kind === 'activated' && data.price?.do.some(({ verb, on }) => verb === 'tap' && on?.kind === 'self') === true;
}

/** Whether every choice of targets of an ability can be made. *Rule:* INF-602.2b, INF-603.3c. */
export function canTarget(match: InfernoMatch, ref: AbilityRef, self: CardId, seat: Seat): boolean {
  for (const { min, candidates } of abilityOf(match, ref).targets)
    if (min > 0 && candidates(match, self, seat).length < min) return false;
  return true;
}
