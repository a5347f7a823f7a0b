import { each, forEach, forEachOf, gives, modifies, one, other, self, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterReap, play } from '../headers.ts';
import {
  act,
  any,
  enemy,
  forEachOfTally,
  friendly,
  is,
  lists,
  plus,
  related,
  rule,
  stat,
  whenAny,
  whenPlayer,
} from '../../meanings/builders.ts';

export const bumblebird: Ability[] = [play({ do: [act('addCounters', each(other(friendly('creature', is('house', 'untamed')))), 2)] })];

export const dharna: Ability[] = [
  play({ do: [act('gain', undefined, forEach(1, friendly('creature', 'damaged')))] }),
  afterReap({ targets: { it: one(friendly('creature')) }, do: [act('heal', the(), 2)] }),
];

/** *Rule:* KF-ERRATA-duskwitch, KF-FAQ-CARD-duskwitch-1. */
export const duskwitch: Ability[] = [gives(each(friendly('creatureCard')), rule('enters ready'))];

export const glimmer: Ability[] = [play({ targets: { it: one(friendly('cardInDiscard')) }, do: [act('returnToHand', the())] })];

export const grovekeeper: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { do: [act('addCounters', related('neighbours', self), 1)] }),
];

export const knoxx: Ability[] = [gives(self, plus('power', forEachOf(3, related('neighbours', self))))];

export const marmoSwarm: Ability[] = [gives(self, plus('power', forEachOfTally(1, 'aember', 'you')))];

export const panpacaAnga: Ability[] = [gives(each(any('creature', 'rightOfThis')), plus('power', 2))];

export const panpacaJaga: Ability[] = [gives(each(any('creature', 'leftOfThis')), lists('keyword', 'gain', 'skirmish'))];

/** *Rule:* KF-FAQ-GEN-38, KF-FAQ-GEN-41. */
export const posPixies: Ability[] = [
  modifies({ occasion: 'wouldSteal', by: 'opponent' }, { do: [act('supply', undefined, { kind: 'eventAmount' })] }),
  modifies({ occasion: 'wouldCapture', by: 'you' }, { do: [act('supply', undefined, { kind: 'eventAmount' })] }),
];

export const roxador: Ability[] = [
  gives(self, rule('dealsOnlyWhenFighting', { amount: 2 })),
  afterFight({ do: [act('stun', that('other'))] }),
];

export const rustgnawer: Ability[] = [
  afterFight({
    targets: { it: one(any('artifact')) },
    do: [act('destroy', the())],
    next: { do: [act('gain', undefined, stat('aemberBonus', the()))] },
  }),
];

export const aemberspineMongrel: Ability[] = [triggered(whenAny('reaped', enemy('creature')), { do: [act('gain', undefined, 1)] })];

/** *Rule:* KF-FAQ-GEN-90. */
export const tantadlin: Ability[] = [
  gives(self, rule('dealsOnlyWhenFighting', { amount: 2 })),
  afterFight({ do: [act('discardArchivedAtRandom', undefined, 1, { who: 'opponent' })] }),
];
