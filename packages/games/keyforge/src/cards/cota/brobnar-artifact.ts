import { each, forEach, gives, one, opponent, self, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, enemy, forEachPast, friendly, inState, is, plus, rule, whenAny } from '../../meanings/builders.ts';

export const autocannon: Ability[] = [triggered(whenAny('entered', any('creature')), { do: [act('damage', that(), 1)] })];

export const bannerOfBattle: Ability[] = [gives(each(friendly('creature')), plus('power', 1))];

export const cannon: Ability[] = [activated('action', { targets: { it: one(any('creature')) }, do: [act('damage', the(), 2)] })];

export const gauntletOfCommand: Ability[] = [
  activated('action', { targets: { it: one(friendly('creature')) }, do: [act('ready', the()), act('fightWith', the())] }),
];

export const ironObelisk: Ability[] = [
  gives(opponent, rule('keyCost', { amount: forEach(1, friendly('creature', 'damaged', is('house', 'brobnar'))) })),
];

export const mightyJavelin: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: { targets: { it: one(any('creature')) }, do: [act('damage', the(), 4)] },
  }),
];

export const pileOfSkulls: Ability[] = [
  triggered(whenAny('destroyed', enemy('creature')), {
    if: inState('yourTurn'),
    targets: { it: one(friendly('creature')) },
    do: [act('capture', the(), 1)],
  }),
];

export const screechbomb: Ability[] = [
  activated('omni', { do: [act('sacrifice', self)], next: { do: [act('lose', undefined, 2, { who: 'opponent' })] } }),
];

/** *Rule:* KF-FAQ-CARD-the-warchest-1. */
export const theWarchest: Ability[] = [
  activated('action', { do: [act('gain', undefined, forEachPast(1, 'creaturesDestroyedFighting', 'opponent'))] }),
];
