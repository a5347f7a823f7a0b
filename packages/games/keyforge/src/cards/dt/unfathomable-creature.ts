import { each, gives, one, opponent, other, self, the, triggered, upTo, you, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, play } from '../headers.ts';
import { act, any, enemy, forEachDone, friendly, rule, whenSelf } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-general-sherman-1. */
export const generalSherman: Ability[] = [
  gives(self, rule('dealsNoDamageWhenFighting')),
  play({ do: [act('purgeAndNote', each(other(any('creature'))))] }),
  triggered(whenSelf('leftPlay'), { do: [act('returnToPlay', each(any('creaturePurgedByThis')))] }),
];

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
