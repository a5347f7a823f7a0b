import { gives, host, type Ability } from '@crupier/kernel/cards';
import { lists, plus, rule } from '../../meanings/builders.ts';

export const flameWreathed: Ability[] = [gives(host, plus('power', 2), lists('keyword', 'gain', 'hazardous', 2))];

export const collarOfSubordination: Ability[] = [gives(host, rule('controlledByYou'))];
