import { gives, lends, self, type Ability } from '@crupier/kernel/cards';
import { destroyed, play } from '../headers.ts';
import { act, related } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-sci-officer-morpheus-1. */
export const almsmaster: Ability[] = [play({ do: [act('capture', related('neighbours', self), 1)] })];

export const almsmasterEvilTwin: Ability[] = [gives(related('neighbours', self), lends(destroyed({ do: [act('steal', undefined, 1)] })))];
