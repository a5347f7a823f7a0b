import { gives, self, the, type Ability } from '@crupier/kernel/cards';
import { ability, energy, target } from '../headers.ts';
import { act, any, inState, rule } from '../../meanings/builders.ts';

export const sulphurVein: Ability[] = [energy(2, { do: [act('destroy', self)] })];

export const recurringDream: Ability[] = [
  ability(3, { do: [act('draw', undefined, 2)] }, { price: { do: [act('tap', self), act('destroy', self)] } }),
];

export const massGrave: Ability[] = [ability(2, { do: [act('bury', undefined, 4)] }, { price: { do: [act('destroy', self)] } })];

export const tarPit: Ability[] = [
  ability(
    2,
    { targets: { it: target(any('ally')) }, do: [act('tap', the())] },
    { price: { do: [act('tap', self), act('destroy', self)] } },
  ),
];

/** *Rule:* INF-613.1d. */
export const reactor: Ability[] = [gives(self, rule('entersTapped')), energy(2, { do: [act('tap', self)] })];

/** *Rule:* INF-122.3b. */
export const dam: Ability[] = [energy(1, { do: [act('tap', self)] }, { if: inState('acqua'), do: [act('addEnergy', undefined, 1)] })];
