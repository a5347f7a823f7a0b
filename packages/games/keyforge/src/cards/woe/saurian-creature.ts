import { each, forEach, gives, self, type Ability } from '@crupier/kernel/cards';
import { afterReap, play, playOrReap } from '../headers.ts';
import { act, friendly, rule } from '../../meanings/builders.ts';

export const legionaryTrainer: Ability[] = [
  gives(each(friendly('creatureCard', 'token')), rule('enters ready')),
  play({ do: [act('makeToken')] }),
];

export const longusaurLector: Ability[] = [playOrReap({ may: true, do: [act('exalt', self)], ifDone: { do: [act('makeToken')] } })];

export const praetorMarius: Ability[] = [
  afterReap({ do: [act('capture', self, forEach(1, friendly('creature', 'exhausted', 'leftOfThis')))] }),
];
