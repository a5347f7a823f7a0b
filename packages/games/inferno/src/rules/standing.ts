import {
  abilityOf,
  cardOf,
  shownKey,
  type Ask,
  type CardId,
  type CardRef,
  type CompiledAbility,
  type Option,
  type Seat,
} from '@crupier/kernel/rules';
import { activations } from './activating.ts';
import { abilityCost } from './costs.ts';
import { tapsItself } from './energy-gains.ts';
import { knowsOrderReader } from './reads-order.ts';
import { chainAbility, topItem } from '../state/chain.ts';
import { isDemon, recordOf, zoneOfCard } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

/**
 * Whether a player who mostly passes need not be stopped for an option. An order of cards that came to their Infierno together, while no
 * card that they know of reads it: where they always wish to be asked they are. *Rule:* INF-404.3. Or an ability that lies open in play and can be activated at other
 * times as well, while nothing is aimed at what is theirs. In the last window of another's turn what comes back with the own turn is a
 * reason: energy, what is tapped, and what is done once a turn is lost there. *Rule:* INF-602.1c, INF-116.1.
 */
export function canWait(match: InfernoMatch, { seat }: Ask, { verb, card, value }: Option): boolean {
  if (verb === 'lay' && zoneOfCard(match, card) === 'infierno') return !knowsOrderReader(match, seat);
  if (verb !== 'activate' || isAimedAt(match, seat)) return false;
  const { active, step, chain } = match.state;
  const isLastWindow = step === 'end' && active !== seat && chain.length === 0;
  if (!isLastWindow) return true;
  const ref = activations(match, card)[value];
  return ref === undefined || !comesBack(match, abilityOf(match, ref), { card, seat });
}

/** Whether what an ability takes is there again in the next turn of its player. */
function comesBack(
  match: InfernoMatch,
  ability: CompiledAbility<Inferno>,
  { card, seat }: { readonly card: CardId; readonly seat: Seat },
): boolean {
  const { data } = ability;
  if (data.kind !== 'activated') return false;
  const isOnceATurn = data.limit !== undefined || (isDemon(match, card) && !recordOf(match, card).earthly);
  return isOnceATurn || tapsItself(ability) || abilityCost(match, ability, card, { seat }) > 0;
}

/** Whether what is on top of the chain aims at something of a player, or something of theirs is in a combat that others began. */
export function isAimedAt(match: InfernoMatch, seat: Seat): boolean {
  const isOwn = (ref: CardRef): boolean => recordOf(match, cardOf(ref)).controller === seat;
  const top = topItem(match);
  if (top !== undefined) return recordOf(match, top.object).controller !== seat && top.bound.flat().some(isOwn);
  const { combat, active } = match.state;
  return combat !== undefined && active !== seat && combat.defenders.some(isOwn);
}

/** What is on top of the chain: an ability by its name, a card by its definition. *Rule:* INF-405.5. */
export function respondsTo(match: InfernoMatch): string | undefined {
  const top = topItem(match);
  if (top === undefined) return undefined;
  if (top.isCard || top.ability < 0) return shownKey(match.game.definitions[recordOf(match, top.object).definition]);
  return chainAbility(match, top).program.name;
}
