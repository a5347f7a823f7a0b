import { each, exists, gives, givesWhile, self, type Ability, type Condition } from '@crupier/kernel/cards';
import { afterFight, afterReap, destroyed, play, playOrReap } from '../headers.ts';
import { act, forEachPoint, friendly, plus, rule } from '../../meanings/builders.ts';

export const battlefieldEvangelist: Ability[] = [afterFight({ do: [act('makeToken')] })];

export const greyAbbess: Ability[] = [gives(each(friendly('creature', 'token')), plus('armor', 1)), play({ do: [act('makeToken')] })];

export const katerinaTheSummoner: Ability[] = [
  playOrReap({ do: [act('capture', self, 1)] }),
  destroyed({ do: [act('makeToken', undefined, forEachPoint(1, 'aember', self))] }),
];

const twoTokens: Condition = exists(friendly('creature', 'token'), 2);

export const zephonTheOpulent: Ability[] = [
  givesWhile({ kind: 'not', of: twoTokens }, self, rule('cannotBeUsed')),
  play({ do: [act('makeToken', undefined, 2)] }),
  afterReap({ do: [act('gain', undefined, 2)] }),
];
