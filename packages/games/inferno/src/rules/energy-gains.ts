import { abilityOf, hearers, isHeard, type CardId, type GameEvent, type CompiledAbility, type Seat } from '@crupier/kernel/rules';
import { isEnergyAbility } from './energy-criteria.ts';
import { fact, kind } from '../state/facts.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { recordOf, zoneOfCard } from '../state/reading.ts';

type Compiled = CompiledAbility<Inferno>;

/** How much energy a text adds, 1 where that depends on the table. */
export function gainOf({ data }: Compiled): number {
  if (data.kind !== 'activated' && data.kind !== 'triggered') return 0;
  return data.clause.do.reduce(
    (sum, { verb, amount = 1 }) => sum + (verb === 'addEnergy' ? Number(typeof amount === 'number' ? amount : 1) : 0),
    0,
  );
}

/** How much energy the activation of an energy ability would bring a player besides, by what it sets off. *Rule:* INF-605.4a. */
export function gainSetOff(match: InfernoMatch, event: GameEvent, seat: Seat): number {
  return hearers(match, 'after', event)
    .filter((heard) => heard.seat === seat && isEnergyAbility(match, abilityOf(match, heard.ref)))
    .reduce((sum, { ref }) => sum + gainOf(abilityOf(match, ref)), 0);
}

/** Whether an ability is paid for by tapping the card that has it: nothing else can be had by tapping that card then. *Rule:* INF-117.3, INF-602.5a. */
export function tapsItself({ data }: Compiled): boolean {
  return data.kind === 'activated' && data.price?.do.some(({ verb, on }) => verb === 'tap' && on?.kind === 'self') === true;
}

/** What an untapped resource gives when it is tapped, and what that sets off; 0 for any other card. *Rule:* INF-305.5, INF-605.4a. */
export function gainAsResource(match: InfernoMatch, card: CardId, seat: Seat): number {
  if (zoneOfCard(match, card) !== 'resources' || recordOf(match, card).tapped) return 0;
  return 1 + (isHeard(match, kind.tappedForEnergy) ? gainSetOff(match, fact('tappedForEnergy', { card, seat, amount: 1 }), seat) : 0);
}
