import { each, forEachOf, giver, gives, host, lends, self, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, destroyed, play } from '../headers.ts';
import { act, activated, doneThisWay, friendly, grant, is, not, related, rule } from '../../meanings/builders.ts';

export const fofTransponder: Ability[] = [
  gives(
    host,
    lends(destroyed({ do: [act('makeToken')], next: { do: [act('attach', giver, undefined, { to: doneThisWay('tokenMade') })] } })),
  ),
];

export const mirrorShell: Ability[] = [
  gives(host, lends(afterFightOrReap({ do: [grant(gives(each(friendly('creature', 'token')), rule('copiesGiver')), 'turn')] }))),
  play({ do: [act('makeToken')] }),
];

export const uplink: Ability[] = [
  gives(
    host,
    lends(
      activated('action', {
        do: [act('makeToken', undefined, forEachOf(1, related('neighbours', self, not(is('house', 'staralliance')))))],
      }),
    ),
  ),
];
