import { gives, host, self, triggered, type Ability } from '@crupier/kernel/cards';
import { act, areAll, is, rule, whenPlayer } from '../../meanings/builders.ts';
import { play } from '../headers.ts';

export const underPressure: Ability[] = [gives(host, rule('cannotReady'))];

export const extrematodeInfection: Ability[] = [
  triggered(whenPlayer('turnStart', 'you'), {
    do: [act('removeNamed', self, 1, { value: 'hatch' })],
    next: { if: { kind: 'not', of: areAll(self, is('withCounter', 'hatch')) }, do: [act('destroy', host), act('makeToken', undefined, 3)] },
  }),
  play({ do: [act('addNamed', self, 3, { value: 'hatch' })] }),
];
