import { gives, host, lends, one, self, the, type Ability, type Act, type Selector } from '@crupier/kernel/cards';
import { beforeFight, destroyed, play } from '../headers.ts';
import { act, activated, any, grant, related, swaps } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-sci-officer-morpheus-1. */
export const almsmaster: Ability[] = [play({ do: [act('capture', related('neighbours', self), 1)] })];

export const almsmasterEvilTwin: Ability[] = [gives(related('neighbours', self), lends(destroyed({ do: [act('steal', undefined, 1)] })))];

function switching(creature: Selector): Act {
  return grant(gives(host, swaps('power', 'armor')), 'turn', creature);
}

/** *Rule:* KF-FAQ-CARD-lightsmith-clariel-1, KF-FAQ-CARD-lightsmith-clariel-2. */
export const lightsmithClariel: Ability[] = [beforeFight({ may: true, do: [switching(self)] })];

export const lightsmithClarielEvilTwin: Ability[] = [
  activated('action', { targets: { it: one(any('creature')) }, do: [switching(the())] }),
];
