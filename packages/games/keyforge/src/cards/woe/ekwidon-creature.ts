import { each, gives, lends, self, type Ability } from '@crupier/kernel/cards';
import { afterReap, destroyed, play } from '../headers.ts';
import { act, activated, forEachOfTally, friendly, not } from '../../meanings/builders.ts';

export const dthoshraRecruiter: Ability[] = [afterReap({ do: [act('makeToken')] })];

export const generalZaOrha: Ability[] = [play({ do: [act('makeToken', undefined, forEachOfTally(1, 'keys', 'opponent'))] })];

/** *Rule:* KF-FAQ-CARD-gezdrutyo-1. */
export const gezdrutyoTheArcane: Ability[] = [activated('action', { do: [act('steal', undefined, 2), act('flipFacedown', self)] })];

export const tyaArhiEsquire: Ability[] = [gives(each(friendly('creature', not('token'))), lends(destroyed({ do: [act('makeToken')] })))];
