import {
  applies,
  cardOf,
  enclosing,
  isCurrent,
  rulesOnCard,
  site,
  topics,
  type CardId,
  type CardRef,
  type Seat,
} from '@crupier/kernel/rules';
import { areOpponents } from '../state/seats.ts';
import { hasKeyword, inPlay, sideOf, zoneOfCard } from '../state/reading.ts';
import { declaredOf } from '../state/chain.ts';
import { isImmuneToTargeting } from './immunity.ts';
import { play } from './play.ts';
import { retarget } from './retarget.ts';
import { resolveTop } from './resolve.ts';
import type { InfernoMatch } from '../state/state.ts';

const about = topics('cannotBeTargeted', 'mustBeTargeted');

const neverItself = site('INF-114.3 INF-114.1a', 'what is on the chain is no target of itself');
const halo = site('INF-702.5a', 'what has halo is no target of what an opponent puts on the chain');

/**
 * Whether an object may be chosen as a target of something that a player has put on the chain. `source` is the card or the source
 * of the ability. A player who is chosen stays a legal one while in the game: ruling C-71. *Rule:* INF-114.1, INF-702.5, INF-702.21.
 */
export function mayTarget(match: InfernoMatch, card: CardRef, source: CardId, seat: Seat): boolean {
  if (zoneOfCard(match, card) === 'chain' && isItself(match, cardOf(card), source) && applies(match, neverItself)) return false;
  if (!inPlay(match, card)) return true;
  if (hasKeyword(match, card, 'halo') && areOpponents(match, seat, sideOf(match, card)) && applies(match, halo)) return false;
  if (isImmuneToTargeting(match, card, source)) return false;
  return !rulesOnCard(match, card as CardId, about.cannotBeTargeted).some(({ speaksOf }) => speaksOf(source));
}

/** Whether something on the chain is what chooses its targets, changes them, or looks at them again as it resolves. *Rule:* INF-114.3. */
function isItself(match: InfernoMatch, card: CardId, source: CardId): boolean {
  if (card === source || card === enclosing(match, retarget)?.locals.object) return true;
  return card === enclosing(match, play)?.locals.object || card === enclosing(match, resolveTop)?.locals.item?.object;
}

const eachDeclaration = site('INF-114.6a', 'a single target is one declaration, whatever has become of the target');
const asItIsNow = site('INF-114.6b', 'a target is looked at as it is now, and not at all where it is no longer where it was');
const oneDeclared = site('INF-114.6c', 'what targets only something has one target, however often that was declared');

/** Whether one target was declared for something on the chain: the same object declared twice counts twice. *Rule:* INF-114.6a. */
export function hasSingleTarget(match: InfernoMatch, object: CardRef): boolean {
  const declared = declaredOf(match, cardOf(object)).map(({ card }) => card);
  return (applies(match, eachDeclaration) ? declared.length : distinct(declared.filter((card) => isCurrent(match.state, card)))) === 1;
}

/**
 * The targets of something on the chain at which a text looks that speaks of what targets something, or only that. *Rule:* INF-114.6b,
 * INF-114.6c.
 */
export function targetsLookedAt(match: InfernoMatch, object: CardRef, asks: 'any' | 'only'): readonly CardRef[] {
  const declared = declaredOf(match, cardOf(object)).map(({ card }) => card);
  if (asks === 'only' && distinct(declared) > 1 && applies(match, oneDeclared)) return [];
  return applies(match, asItIsNow) ? declared.filter((card) => isCurrent(match.state, card)) : declared;
}

function distinct(cards: readonly CardRef[]): number {
  return new Set(cards).size;
}

const demanded = site('INF-601.1c', 'what must be a target is chosen before others');

/** Whether an effect says that an object must be chosen where it can be. *Rule:* INF-601.1c. */
export function mustTarget(match: InfernoMatch, card: CardRef, source: CardId): boolean {
  const rules = rulesOnCard(match, cardOf(card), about.mustBeTargeted);
  return rules.length > 0 && applies(match, demanded) && rules.some(({ speaksOf }) => speaksOf(source));
}
