import { self, triggered, type Ability } from '@crupier/kernel/cards';
import { afterReap, play } from '../headers.ts';
import { act, any, whenAny } from '../../meanings/builders.ts';

export const bigSal: Ability[] = [play({ do: [act('makeToken', undefined, 2)] })];

export const lurkingHob: Ability[] = [afterReap({ do: [act('makeToken')] })];

export const slipshot: Ability[] = [
  triggered(whenAny('destroyed', any('creature', 'neighbouring')), { do: [act('ready', self)] }),
  play({ do: [act('makeToken')] }),
];
