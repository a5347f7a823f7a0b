import { one, the, triggered, triggeredByAny, type Ability } from '@crupier/kernel/cards';
import { act, any, is, whenAny, whenPlayer, whenSelf } from '../../meanings/builders.ts';
import { play } from '../headers.ts';

export const grondal: Ability[] = [
  triggered(whenPlayer('turnStart', 'you'), {
    targets: { it: one(any('creature', 'leastPowerful')) },
    do: [act('destroy', the())],
  }),
  play({ do: [act('makeToken', undefined, 2)] }),
];

export const borkaRikk: Ability[] = [
  triggered(whenAny('discardedFromHand', any('anyCard', is('house', 'mars')), 'you'), { do: [act('makeToken')] }),
];

export const ironyxVatminder: Ability[] = [triggeredByAny([whenSelf('played'), whenSelf('marked')], { do: [act('makeToken')] })];
