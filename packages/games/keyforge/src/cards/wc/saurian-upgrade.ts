import { act, gives, host, lends, rule, self, type Ability } from '@crupier/kernel';
import { play } from '../headers.ts';

export const theCallipygianIdeal: Ability[] = [gives(host, lends(gives(self, rule('spendable')))), play({ do: [act('exalt', host)] })];
