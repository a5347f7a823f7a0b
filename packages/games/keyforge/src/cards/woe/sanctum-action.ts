import { forEach, one, self, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, doneThisWay, forEachDone, friendly, inState, is } from '../../meanings/builders.ts';

export const membershipDrive: Ability[] = [
  play({ do: [act('makeToken'), act('gain', undefined, forEach(1, friendly('creature', 'token')))] }),
];

export const muster: Ability[] = [
  play({ do: [act('makeToken')], next: { if: inState('opponentHasMoreAember'), do: [act('archive', self)] } }),
];

export const renewedLife: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('fullyHeal', the()), act('makeToken', undefined, forEachDone(1, 'damageHealed', 'amount'))],
  }),
];

export const requestDonations: Ability[] = [play({ do: [act('makeToken')], next: { do: [act('capture', doneThisWay('tokenMade'), 2)] } })];

export const squireRecruitment: Ability[] = [
  play({ do: [act('makeToken', undefined, forEach(1, friendly('creature', is('trait', 'knight'))))] }),
];
