import { each, gives, one, other, that, the, you, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterReap, play, playOrReap } from '../headers.ts';
import { act, areAll, friendly, rule } from '../../meanings/builders.ts';

export const harlock: Ability[] = [afterFight({ if: areAll(that('other'), 'wasDestroyed'), do: [act('makeToken')] })];

export const kharisma: Ability[] = [
  afterReap({
    targets: { it: one(other(friendly('creature'))) },
    do: [act('returnToHand', the())],
    ifDone: { do: [act('makeToken')] },
  }),
];

export const signalFaerie: Ability[] = [playOrReap({ do: [act('makeToken')] })];

export const umwas: Ability[] = [
  play({ do: [act('makeToken')], next: { do: [act('addCounters', each(friendly('creature', 'token')), 1)] } }),
];

export const whimsicalConjuror: Ability[] = [gives(you, rule('aemberIconsMakeTokens'))];
