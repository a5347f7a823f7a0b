import { each, gives, one, self, so, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, activated, areAll, enemy, friendly, lists } from '../../meanings/builders.ts';

export const exoShellSystem: Ability[] = [
  gives(each(friendly('creature', 'token')), lists('keyword', 'gain', 'elusive')),
  play({ do: [act('makeToken')] }),
];

export const ornateTalkingTray: Ability[] = [activated('omni', { do: [act('destroy', self), act('makeToken')] })];

export const touristTrap: Ability[] = [
  play({ do: [act('makeToken')] }),
  activated('action', {
    targets: { yours: one(friendly('creature', 'token')), theirs: one(enemy('creature')) },
    do: [act('swapControl', the('yours'), undefined, { to: the('theirs') })],
  }),
];

export const shĭzyokŭBuggy: Ability[] = [
  activated('action', {
    targets: { them: so(2, friendly('cardInHand')) },
    do: [act('reveal', the('them'))],
    next: { if: areAll(the('them'), 'sharingHouse'), do: [act('discard', the('them')), act('makeToken')] },
  }),
];
