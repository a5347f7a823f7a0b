import { gives, self, type Ability } from '@crupier/kernel/cards';
import { rule } from '../../meanings/builders.ts';

export const frostGiant: Ability[] = [gives(self, rule('doesNotReady'))];
