import { forEach, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, friendly, is } from '../../meanings/builders.ts';

export const membershipDrive: Ability[] = [
  play({ do: [act('makeToken'), act('gain', undefined, forEach(1, friendly('creature', 'token')))] }),
];

export const squireRecruitment: Ability[] = [
  play({ do: [act('makeToken', undefined, forEach(1, friendly('creature', is('trait', 'knight'))))] }),
];
