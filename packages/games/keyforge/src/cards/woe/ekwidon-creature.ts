import { each, gives, lends, self, triggered, type Ability, type Clause } from '@crupier/kernel/cards';
import { afterReap, destroyed, play } from '../headers.ts';
import { act, activated, forEachOfTally, friendly, not, whenPlayer } from '../../meanings/builders.ts';

export const dthoshraRecruiter: Ability[] = [afterReap({ do: [act('makeToken')] })];

export const generalZaOrha: Ability[] = [play({ do: [act('makeToken', undefined, forEachOfTally(1, 'keys', 'opponent'))] })];

/** *Rule:* KF-FAQ-CARD-gezdrutyo-1. */
export const gezdrutyoTheArcane: Ability[] = [activated('action', { do: [act('steal', undefined, 2), act('flipFacedown', self)] })];

export const tyaArhiEsquire: Ability[] = [gives(each(friendly('creature', not('token'))), lends(destroyed({ do: [act('makeToken')] })))];

const tokenOrCard: Clause = { do: [], modes: [{ do: [act('makeToken')] }, { do: [act('draw', undefined, 1)] }] };

export const gezrahiBlacksmith: Ability[] = [
  triggered(whenPlayer('turnStart', 'you'), tokenOrCard),
  triggered(whenPlayer('turnStart', 'opponent'), { ...tokenOrCard, each: 'opponent' }),
];
