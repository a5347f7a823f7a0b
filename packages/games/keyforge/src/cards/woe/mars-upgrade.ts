import { gives, host, lends, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap } from '../headers.ts';
import { act } from '../../meanings/builders.ts';

export const ironyxPropaganda: Ability[] = [gives(host, lends(afterFightOrReap({ do: [act('makeToken')] })))];
