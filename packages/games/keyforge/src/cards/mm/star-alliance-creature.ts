import { gives, host, lends, self, triggered, you, type Ability } from '@crupier/kernel/cards';
import { play, playFightOrReap } from '../headers.ts';
import { act, allOf, any, grant, is, lists, not, rule, whenPlayer } from '../../meanings/builders.ts';

export const ant110ny: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { do: [act('moveToPool', self, 1, { who: 'opponent' })] }),
  play({ do: [act('capture', self, allOf('aember', 'opponent'))] }),
];

export const stealthster: Ability[] = [gives(self, rule('playableAsUpgrade'), lends(gives(host, lists('keyword', 'gain', 'elusive'))))];

export const subjectKirby: Ability[] = [
  playFightOrReap({ do: [grant(gives(you, rule('mayPlay', { of: any('creatureCard', not(is('house', 'staralliance'))) })), 'turn')] }),
];
