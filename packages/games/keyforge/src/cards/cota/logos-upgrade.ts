import { gives, host, lends, one, other, self, the, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, play } from '../headers.ts';
import { act, activated, areAll, friendly, grant, lists, rule } from '../../meanings/builders.ts';

/** *Rule:* KF-ERRATA-experimental-therapy. */
export const experimentalTherapy: Ability[] = [
  gives(host, lists('keyword', 'gain', 'versatile')),
  play({ do: [act('stun', host), act('exhaust', host)] }),
];

export const rocketBoots: Ability[] = [
  gives(host, lends(afterFightOrReap({ if: areAll(self, 'usedForFirstTime'), do: [act('ready', self)] }))),
];

/** *Rule:* KF-OFF-HOUSE-1. */
export const transpositionSandals: Ability[] = [
  gives(
    host,
    lends(
      activated('action', {
        targets: { it: one(other(friendly('creature'))) },
        do: [act('swap', self, undefined, { to: the() }), grant(gives(host, rule('mayBeUsed')), 'turn', the())],
      }),
    ),
  ),
];
