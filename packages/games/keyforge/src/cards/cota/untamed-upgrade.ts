import { gives, host, type Ability } from '@crupier/kernel/cards';
import { lists } from '../../meanings/builders.ts';

export const wayOfTheBear: Ability[] = [gives(host, lists('keyword', 'gain', 'assault', 2))];

export const wayOfTheWolf: Ability[] = [gives(host, lists('keyword', 'gain', 'skirmish'))];
