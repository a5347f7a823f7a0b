import { each, self, the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, forEachDone, friendly, inState } from '../../meanings/builders.ts';

export const cloneHome: Ability[] = [play({ do: [act('makeToken')], next: { if: inState('moreCreatures'), do: [act('archive', self)] } })];

export const martianRevolution: Ability[] = [
  play({ do: [act('destroy', each(friendly('creature')))], next: { do: [act('makeToken', undefined, forEachDone(1, 'destroyed'))] } }),
];

/** *Rule:* KF-ERRATA-space-invaders. */
export const spaceInvaders: Ability[] = [
  play({ targets: { them: upTo(99, friendly('creatureInHand')) }, do: [act('reveal', the('them')), act('makeIntoToken', the('them'))] }),
];
