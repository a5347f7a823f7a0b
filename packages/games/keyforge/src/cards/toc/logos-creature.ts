import { self, type Ability } from '@crupier/kernel/cards';
import { afterReap } from '../headers.ts';
import { act, areAll } from '../../meanings/builders.ts';

export const drWesting: Ability[] = [afterReap({ if: areAll(self, 'flank'), do: [act('makeToken')] })];

export const golisArtificer: Ability[] = [afterReap({ do: [act('makeToken')] })];
