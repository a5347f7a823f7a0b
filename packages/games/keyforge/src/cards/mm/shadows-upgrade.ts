import { gives, host, lends, self, type Ability } from '@crupier/kernel/cards';
import { rule } from '../../meanings/builders.ts';

export const mole: Ability[] = [gives(host, lends(gives(self, rule('spendableByOpponent'))))];
