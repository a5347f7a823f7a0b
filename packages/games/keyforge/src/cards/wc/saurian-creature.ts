import { each, gives, host, one, other, self, the, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, play, playOrReap } from '../headers.ts';
import { act, friendly, grant, lists, related, rule } from '../../meanings/builders.ts';

export const legatusRaptor: Ability[] = [
  afterFight({
    may: true,
    do: [act('exalt', self)],
    ifDone: { targets: { it: one(other(friendly('creature'))) }, do: [act('ready', the()), act('use', the())] },
  }),
];

/** *Rule:* KF-FAQ-GEN-17. */
export const oratorHissaro: Ability[] = [
  play({
    do: [act('ready', related('neighbours', self)), act('exalt', related('neighbours', self))],
    next: { do: [grant(gives(host, lists('house', 'become', 'saurian')), 'turn', related('neighbours', self))] },
  }),
];

export const questorJarta: Ability[] = [afterReap({ may: true, do: [act('exalt', self)], ifDone: { do: [act('gain', undefined, 1)] } })];

export const senatorBracchus: Ability[] = [
  gives(each(friendly('creature')), rule('spendable')),
  afterFightOrReap({ do: [act('exalt', self)] }),
];

/** *Rule:* KF-FAQ-CARD-senator-shrix-1, KF-FAQ-CARD-keyfrog-1. */
export const senatorShrix: Ability[] = [gives(self, rule('spendable')), playOrReap({ may: true, do: [act('exalt', self)] })];
