import { self, type Ability } from '@crupier/kernel/cards';
import { afterReap } from '../headers.ts';
import { act, activated } from '../../meanings/builders.ts';

export const dthoshraRecruiter: Ability[] = [afterReap({ do: [act('makeToken')] })];

/** *Rule:* KF-FAQ-CARD-gezdrutyo-1. */
export const gezdrutyoTheArcane: Ability[] = [activated('action', { do: [act('steal', undefined, 2), act('flipFacedown', self)] })];
