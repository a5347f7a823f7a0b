import { gives, host, lends, oneOf, self, that, the, triggered, each, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, beforeFight } from '../headers.ts';
import { act, any, friendly, plus, related, rule, whenHost, whenPlayer } from '../../meanings/builders.ts';

export const accessDenied: Ability[] = [gives(host, rule('cannotReap'))];

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

export const zParticleTracker: Ability[] = [gives(host, lends(afterFight({ do: [act('search', each(friendly('upgradeInDeck')), 1)] })))];

export const zRayBlaster: Ability[] = [
  gives(host, plus('power', 3), lends(beforeFight({ do: [act('damage', related('neighbours', that('other')), 3)] }))),
];

export const zWaveEmitter: Ability[] = [triggered(whenPlayer('turnStart', 'you'), { do: [act('ward', host)] })];
