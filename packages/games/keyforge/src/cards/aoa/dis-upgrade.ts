import { gives, host, lends, one, the, type Ability } from '@crupier/kernel/cards';
import { destroyed } from '../headers.ts';
import { act, enemy } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-GEN-36. */
export const soulkeeper: Ability[] = [
  gives(host, lends(destroyed({ targets: { it: one(enemy('creature', 'mostPowerful')) }, do: [act('destroy', the())] }))),
];
