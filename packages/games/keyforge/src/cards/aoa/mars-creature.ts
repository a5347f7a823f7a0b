import { atLeast, each, forEachOf, gives, givesWhile, opponent, other, self, that, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterReap } from '../headers.ts';
import { act, any, is, not, plus, related, rule } from '../../meanings/builders.ts';

/** *Rule:* KF-ERRATA-collector-worm, KF-FAQ-CARD-collector-worm-1. */
export const collectorWorm: Ability[] = [afterFight({ do: [act('putIntoArchives', that('other'))] })];

export const ixxyxliFixfinger: Ability[] = [gives(each(other(any('creature', is('trait', 'martian')))), plus('armor', 1))];

export const nyzykResonator: Ability[] = [gives(opponent, rule('keyCost', { amount: forEachOf(2, related('neighbours', self)) }))];

export const xanthyxHarvester: Ability[] = [
  givesWhile(atLeast(forEachOf(1, related('neighbours', self, not(is('house', 'mars')))), 1), self, rule('cannotBeUsed')),
  afterReap({ do: [act('gain', undefined, 1)] }),
];
