import { each, gives, self, type Ability } from '@crupier/kernel/cards';
import { play, playOrReap } from '../headers.ts';
import { act, friendly, rule } from '../../meanings/builders.ts';

export const legionaryTrainer: Ability[] = [
  gives(each(friendly('creatureCard', 'token')), rule('enters ready')),
  play({ do: [act('makeToken')] }),
];

export const longusaurLector: Ability[] = [playOrReap({ may: true, do: [act('exalt', self)], ifDone: { do: [act('makeToken')] } })];
