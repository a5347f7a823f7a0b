import { exists, gives, givesWhile, host, lends, self, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, friendly, rule } from '../../meanings/builders.ts';

/** Lent, so that the creature's controller is the one whose token creatures count. */
export const haloOfEnlightenment: Ability[] = [
  gives(host, lends(givesWhile(exists(friendly('creature', 'token')), self, rule('cannotBeAttacked')))),
  play({ do: [act('makeToken')] }),
];
