import { gives, host, lends, oneOf, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap } from '../headers.ts';
import { act, any, plus, related, rule, whenHost } from '../../meanings/builders.ts';

export const blastShielding: Ability[] = [
  gives(host, plus('armor', 2)),
  triggered(whenHost('used'), {
    may: true,
    targets: { it: oneOf(related('neighbours', host), any('creature')) },
    do: [act('attach', self, undefined, { to: the(), who: 'controller' })],
  }),
];

export const detentionCoil: Ability[] = [gives(host, rule('cannotFight'))];

export const observUMax: Ability[] = [gives(host, lends(afterFightOrReap({ do: [act('capture', self, 1)] })))];
