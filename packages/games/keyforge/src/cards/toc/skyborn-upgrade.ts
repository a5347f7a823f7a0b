import { gives, host, lends, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterReap } from '../headers.ts';
import { act, lists } from '../../meanings/builders.ts';

export const hunterOfLegend: Ability[] = [gives(host, lists('keyword', 'gain', 'skirmish'), lends(afterFight({ do: [act('makeToken')] })))];

export const watchedClosely: Ability[] = [
  gives(host, lends(afterReap({ do: [act('makeToken', undefined, undefined, { who: 'opponent' })] }))),
];
