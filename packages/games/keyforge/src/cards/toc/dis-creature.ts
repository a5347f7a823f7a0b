import { each, exists, givesWhile, triggered, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, enemy, friendly, rule, whenAny, whenPlayer } from '../../meanings/builders.ts';

export const gateWarden: Ability[] = [
  givesWhile(exists(friendly('creature', 'token')), each(enemy('creature')), rule('cannotReap')),
  play({ do: [act('makeToken')] }),
];

export const havoc: Ability[] = [play({ do: [act('makeToken')] })];

export const theAmasser: Ability[] = [
  triggered(whenPlayer('drawn', 'opponent'), { do: [act('makeTokenAt', undefined, undefined, { value: 'rightFlank' })] }),
];

export const theForsaken: Ability[] = [
  triggered(whenAny('discardedFromHand', any('anyCard'), 'opponent'), {
    do: [act('makeTokenAt', undefined, undefined, { value: 'leftFlank' })],
  }),
];
