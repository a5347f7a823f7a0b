import { gives, host, lends, self, type Ability } from '@crupier/kernel/cards';
import { destroyed, play } from '../headers.ts';
import { act, plus, rule } from '../../meanings/builders.ts';

export const theCallipygianIdeal: Ability[] = [gives(host, lends(gives(self, rule('spendable')))), play({ do: [act('exalt', host)] })];

/** *Rule:* KF-FAQ-GEN-37. */
export const imperialScutum: Ability[] = [gives(host, plus('armor', 2), lends(destroyed({ do: [act('discardAllAember', self)] })))];
