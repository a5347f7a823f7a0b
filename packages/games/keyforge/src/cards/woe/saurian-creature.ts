import { each, forEach, gives, host, self, triggered, type Ability } from '@crupier/kernel/cards';
import { act, any, friendly, grant, not, plus, rule, whenAny } from '../../meanings/builders.ts';
import { afterFightOrReap, afterReap, play, playOrReap } from '../headers.ts';

export const legionaryTrainer: Ability[] = [
  gives(each(friendly('creatureCard', 'token')), rule('enters ready')),
  play({ do: [act('makeToken')] }),
];

export const longusaurLector: Ability[] = [playOrReap({ may: true, do: [act('exalt', self)], ifDone: { do: [act('makeToken')] } })];

export const praetorMarius: Ability[] = [afterReap({ do: [act('capture', self, forEach(1, any('creature', 'exhausted', 'leftOfThis')))] })];

export const aedileTullia: Ability[] = [
  triggered(whenAny('exalted', friendly('creature', not('token')), 'you'), { do: [act('makeToken')] }),
];

export const phalanxLeader: Ability[] = [
  play({ do: [act('makeTokenAt', undefined, undefined, { value: 'leftOfThis' })] }),
  afterFightOrReap({ do: [grant(gives(host, plus('power', 2)), 'turn', each(any('creature', 'leftOfThis')))] }),
];

/** *Rule:* KF-FAQ-CARD-rampaging-brutodon-1. */
export const rampagingBrutodon: Ability[] = [gives(self, rule('destroysToUse')), play({ do: [act('makeToken')] })];
