import { each, gives, host, lends, modifies, one, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { ability, coupDeGrace, everybody, target } from '../headers.ts';
import { act, any, friendly, lists, rule, stat, when } from '../../meanings/builders.ts';

export const redHotFacon: Ability[] = [
  gives(host, lends(coupDeGrace({ targets: { it: target(any('demon')) }, do: [act('damage', the(), 1)] }))),
];

export const chainsaw: Ability[] = [gives(host, lists('keyword', 'gain', 'fury'))];

export const jerrycan: Ability[] = [
  ability(1, { targets: { it: target(any('ally')) }, do: [act('damage', the(), 2)] }, { price: { do: [act('destroy', self)] } }),
];

export const brazierOfBones: Ability[] = [
  ability(
    0,
    { targets: { it: target(any('demon')) }, do: [act('damage', the(), stat('strength', the('fuel')))] },
    { price: { targets: { fuel: one(friendly('ally')) }, do: [act('tap', self), act('destroy', the('fuel'))] } },
  ),
];

/** *Rule:* INF-613.5. */
export const warDrum: Ability[] = [
  modifies(when('wouldDealCombatDamage', { card: any('ally'), other: friendly('ally') }), { do: [act('increaseDamage', undefined, 1)] }),
];

export const awakenedVolcano: Ability[] = [triggered(when('mainStart'), { do: [act('damage', each(any('demon', 'ofActivePlayer')), 1)] })];

export const theSalamanca: Ability[] = [gives(everybody, rule('costsLess', { amount: 1, of: any('ritualCard') }))];
