import { forEachOf, giver, gives, host, lends, self, type Ability } from '@crupier/kernel/cards';
import { destroyed } from '../headers.ts';
import { act, activated, doneThisWay, is, not, related } from '../../meanings/builders.ts';

export const fofTransponder: Ability[] = [
  gives(
    host,
    lends(destroyed({ do: [act('makeToken')], next: { do: [act('attach', giver, undefined, { to: doneThisWay('tokenMade') })] } })),
  ),
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
