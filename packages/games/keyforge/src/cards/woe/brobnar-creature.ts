import { gives, one, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { act, areAll, enemy, friendly, inState, rule, when, whenPlayer } from '../../meanings/builders.ts';
import { destroyed } from '../headers.ts';

export const frostGiant: Ability[] = [gives(self, rule('doesNotReady'))];

export const jarlSvend: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), { do: [act('makeToken')] }),
];

export const theGrandGord: Ability[] = [
  triggered(whenPlayer('turnStart', 'you'), { if: inState('youHaveMostPowerful'), do: [act('makeToken')] }),
];

export const nirborFlamewing: Ability[] = [
  triggered(whenPlayer('turnStart', 'you'), {
    if: areAll(self, 'inDiscardPile'),
    may: true,
    targets: { it: one(friendly('creature')) },
    do: [act('destroy', the())],
    ifDone: { do: [act('putIntoPlay', self), act('ready', self)] },
  }),
  destroyed({ do: [act('makeToken')] }),
];
