import { gives, host, lends, self, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, rule } from '../../meanings/builders.ts';

export const theCallipygianIdeal: Ability[] = [gives(host, lends(gives(self, rule('spendable')))), play({ do: [act('exalt', host)] })];
