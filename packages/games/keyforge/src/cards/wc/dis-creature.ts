import { each, type Ability } from '@crupier/kernel/cards';
import { destroyed } from '../headers.ts';
import { act, any } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-armageddon-cloak-1. */
export const harbingerOfDoom: Ability[] = [destroyed({ do: [act('destroy', each(any('creature')))] })];
