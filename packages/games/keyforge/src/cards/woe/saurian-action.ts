import { one, otherThan, self, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, areAll, doneThisWay, forEachPoint, friendly, inState, tally } from '../../meanings/builders.ts';

export const armThePlebeians: Ability[] = [play({ do: [act('makeToken'), act('ward', doneThisWay('tokenMade'))] })];

export const conscription: Ability[] = [play({ do: [act('makeToken', undefined, tally('creaturesInExcess', 'opponent'))] })];

export const inspiringOration: Ability[] = [
  play({
    targets: { it: one(friendly('creature')) },
    do: [act('exalt', the(), 1), act('makeToken', undefined, forEachPoint(1, 'aember', the()))],
  }),
];

export const recruit: Ability[] = [
  play({ do: [act('makeToken')], next: { if: inState('youExaltedFriendly'), do: [act('archive', self)] } }),
];

export const symposium: Ability[] = [
  play({
    targets: { it: one(friendly('creature')) },
    do: [act('exalt', the(), 1), act('ready', the()), act('use', the())],
    next: {
      if: areAll(the(), 'token'),
      may: true,
      targets: { another: otherThan(the(), one(friendly('creature'))) },
      do: [act('exalt', the('another'), 1), act('ready', the('another')), act('use', the('another'))],
    },
  }),
];
