import { gives, host, lends, self, triggered, type Ability } from '@crupier/kernel/cards';
import { act, whenSelf } from '../../meanings/builders.ts';

export const backupCopy: Ability[] = [gives(host, lends(triggered(whenSelf('marked'), { do: [act('putOnDeck', self)] })))];
