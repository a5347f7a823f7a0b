import { act, any, gives, host, lends, oneOf, plus, related, rule, self, the, triggered, whenHost, type Ability } from '@crupier/kernel';
import { afterFightOrReap } from '../headers.ts';

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
