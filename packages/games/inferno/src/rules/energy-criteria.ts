import { applies, clauseHas, site, type CompiledAbility, type Search } from '@crupier/kernel/rules';
import type { Inferno, InfernoMatch } from '../state/state.ts';

type Compiled = CompiledAbility<Inferno>;

const withoutTarget = site('INF-605.1 INF-605.1a INF-605.5 INF-605.5a', 'an energy ability has no target');
const triggeredOnes = site('INF-605.1b', 'an ability that an energy ability sets off and that adds energy is one too');
const setOffByOne = site('INF-605.5 INF-605.5a', 'a triggered energy ability is set off by the activation of one');

/** An act that could add energy. */
const addsEnergy: Search = { act: ({ verb }) => verb === 'addEnergy' };
const energyOccasions: readonly string[] = ['tappedForEnergy', 'energyActivated'];

const adding = new WeakMap<object, boolean>();

/** Whether a text could add energy, now or in another position. *Rule:* INF-605.2. */
export function couldAdd({ data }: Compiled): boolean {
  const known = adding.get(data);
  if (known !== undefined) return known;
  const could = 'clause' in data && data.clause !== undefined && clauseHas(addsEnergy, data.clause);
  adding.set(data, could);
  return could;
}

/**
 * Whether an ability is an energy ability: activated, without a target, and able to add energy; or triggered by the activation of
 * such a one, without a target, and able to add energy. What it does besides does not matter, nor whether it could add any now. A
 * ritual's text never is one. *Rule:* INF-605.1, INF-605.5.
 */
export function isEnergyAbility(match: InfernoMatch, ability: Compiled): boolean {
  if (!couldAdd(ability)) return false;
  if (ability.announced.targets.length > 0 && applies(match, withoutTarget)) return false;
  const { data } = ability;
  if (data.kind === 'activated') return ability.header !== 'ritual';
  if (data.kind !== 'triggered') return false;
  return energyOccasions.includes(data.when.occasion) ? applies(match, triggeredOnes) : !applies(match, setOffByOne);
}
