import { gives, host, type Ability } from '@crupier/kernel/cards';
import { rule } from '../../meanings/builders.ts';

export const underPressure: Ability[] = [gives(host, rule('cannotReady'))];
