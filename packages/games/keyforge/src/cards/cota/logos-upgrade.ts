import { gives, host, lends, self, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, play } from '../headers.ts';
import { act, areAll, lists } from '../../meanings/builders.ts';

/** *Rule:* KF-ERRATA-experimental-therapy. */
export const experimentalTherapy: Ability[] = [
  gives(host, lists('keyword', 'gain', 'versatile')),
  play({ do: [act('stun', host), act('exhaust', host)] }),
];

export const rocketBoots: Ability[] = [
  gives(host, lends(afterFightOrReap({ if: areAll(self, 'usedForFirstTime'), do: [act('ready', self)] }))),
];
