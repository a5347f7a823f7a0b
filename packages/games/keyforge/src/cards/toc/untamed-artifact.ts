import { each, gives, lends, type Ability } from '@crupier/kernel/cards';
import { afterFight } from '../headers.ts';
import { act, activated, any, grant, is } from '../../meanings/builders.ts';

/** *Rule:* KF-TOKEN-CREATURE-7. */
export const niffleSanctuary: Ability[] = [
  activated('action', {
    do: [act('makeNamedToken', undefined, 1, { value: 'niffle-brute' })],
    next: {
      do: [
        grant(gives(each(any('creature', is('named', 'niffle-brute'))), lends(afterFight({ do: [act('gain', undefined, 1)] }))), 'turn'),
      ],
    },
  }),
];
