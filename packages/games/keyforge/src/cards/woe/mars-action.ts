import { the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, friendly } from '../../meanings/builders.ts';

/** *Rule:* KF-ERRATA-space-invaders. */
export const spaceInvaders: Ability[] = [
  play({ targets: { them: upTo(99, friendly('creatureInHand')) }, do: [act('reveal', the('them')), act('makeIntoToken', the('them'))] }),
];
