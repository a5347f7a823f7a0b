import { gives, self, that, triggered, you, type Ability } from '@crupier/kernel/cards';
import { beforeFight } from '../headers.ts';
import { act, any, enemy, related, rule, when } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-grommid-1. */
export const grommid: Ability[] = [
  gives(you, rule('cannotPlay', { of: any('creatureCard') })),
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), {
    do: [act('lose', undefined, 1, { who: 'opponent' })],
  }),
];

export const yxilxDominator: Ability[] = [gives(self, rule('enters stunned'))];

export const zorg: Ability[] = [
  gives(self, rule('enters stunned')),
  beforeFight({ do: [act('stun', that('other')), act('stun', related('neighbours', that('other')))] }),
];
