import { each, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly } from '../../meanings/builders.ts';

export const mushroomWithAView: Ability[] = [activated('omni', { do: [act('heal', each(friendly('creature')), 1)] })];
