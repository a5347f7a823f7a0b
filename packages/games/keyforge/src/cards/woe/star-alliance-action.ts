import { each, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any } from '../../meanings/builders.ts';

/** Those that are no creatures go to the discard piles of their owners. *Rule:* KF-FLIP-4. */
export const temporalPurge: Ability[] = [play({ do: [act('flipFaceup', each(any('creature', 'token')))] })];
