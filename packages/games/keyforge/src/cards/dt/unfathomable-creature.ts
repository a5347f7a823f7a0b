import { gives, one, opponent, the, upTo, you, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap } from '../headers.ts';
import { act, enemy, forEachDone, friendly, rule } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-GEN-25. */
export const kaupe: Ability[] = [gives(opponent, rule('playsOneOfEachType'))];

export const kaupeEvilTwin: Ability[] = [
  gives(you, rule('playsOneOfEachType')),
  afterFightOrReap({
    targets: { them: upTo(99, friendly('cardInHand')) },
    do: [act('discard', the('them'))],
    next: { times: forEachDone(1, 'cardDiscarded'), targets: { it: one(enemy('creature')) }, do: [act('damage', the(), 2)] },
  }),
];
