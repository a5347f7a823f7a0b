import { atLeast, each, givesWhile, one, self, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFight, destroyed, play } from '../headers.ts';
import { act, any, enemy, tally, friendly, is, not, rule, when, whenAny } from '../../meanings/builders.ts';

const beast = is('trait', 'beast');

export const darkHarbinger: Ability[] = [
  triggered(whenAny('played', any('actionCard', is('house', 'untamed')), 'you'), { do: [act('ready', self)] }),
];

export const floomf: Ability[] = [afterFight({ targets: { it: one(any('creature', beast)) }, do: [act('addCounters', the(), 2)] })];

/** *Rule:* KF-FAQ-CARD-keyfrog-1. */
export const keyfrog: Ability[] = [destroyed({ do: [act('forge')] })];

export const mercyMalkinQueen: Ability[] = [
  triggered(whenAny('entered', friendly('creature', is('trait', 'cat'))), { do: [act('ward', that())] }),
  afterFight({ targets: { it: one(friendly('creature', beast)) }, do: [act('ready', the())] }),
];

/** *Rule:* KF-FAQ-CARD-fandangle-1. */
export const fandangle: Ability[] = [
  givesWhile(atLeast(tally('aember', 'you'), 4), each(friendly('creatureCard', not(is('house', 'untamed')))), rule('enters ready')),
];

export const chonkers: Ability[] = [
  play({ do: [act('addCounters', self, 1)] }),
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), { do: [act('doubleCounters', self)] }),
];
