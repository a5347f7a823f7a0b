import { triggeredByAny, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, enemy, friendly, is, whenAny, whenSelf } from '../../meanings/builders.ts';

export const admirableNeophyte: Ability[] = [play({ do: [act('makeToken')] })];

export const intrepidExemplar: Ability[] = [triggeredByAny([whenSelf('fought'), whenSelf('marked')], { do: [act('makeToken')] })];

export const redeemerAmara: Ability[] = [
  triggeredByAny([whenAny('destroyed', enemy('creature')), whenAny('destroyed', friendly('creature', is('trait', 'mutant')))], {
    do: [act('makeToken')],
  }),
];
