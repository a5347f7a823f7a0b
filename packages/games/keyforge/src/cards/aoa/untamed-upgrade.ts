import { gives, givesWhile, host, type Ability } from '@crupier/kernel/cards';
import { any, lists, not, notInState, rule } from '../../meanings/builders.ts';

export const camouflage: Ability[] = [gives(host, rule('cannotBeFoughtBy', { of: any('creature', not('flank')) }))];

/** *Rule:* KF-FAQ-CARD-earthbind-1. */
export const earthbind: Ability[] = [givesWhile(notInState('hostsControllerDiscarded'), host, rule('cannotBeUsed'))];

export const wayOfThePorcupine: Ability[] = [gives(host, lists('keyword', 'gain', 'hazardous', 3))];
