import { forEach, gives, host, lends, one, opponent, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { afterReap } from '../headers.ts';
import { act, any, grant, is, lists, rule, whenAny, whenSelf } from '../../meanings/builders.ts';

/** *Rule:* KF-ERRATA-biomatrix-backup. */
export const biomatrixBackup: Ability[] = [gives(host, lends(triggered(whenSelf('marked'), { do: [act('putIntoOwnArchives', self)] })))];

export const brainStemAntenna: Ability[] = [
  gives(
    host,
    lends(
      triggered(whenAny('played', any('creatureCard', is('house', 'mars')), 'you'), {
        do: [act('ready', self), grant(gives(host, lists('house', 'become', 'mars')), 'turn', self)],
      }),
    ),
  ),
];

export const jammerPack: Ability[] = [gives(host, lends(gives(opponent, rule('keyCost', { amount: 2 }))))];

export const redPlanetRayGun: Ability[] = [
  gives(
    host,
    lends(
      afterReap({
        targets: { it: one(any('creature')) },
        do: [act('damage', the(), forEach(1, any('creature', is('house', 'mars'))))],
      }),
    ),
  ),
];
