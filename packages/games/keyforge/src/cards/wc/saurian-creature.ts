import { each, gives, host, lends, one, other, self, that, the, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, beforeFight, destroyed, play, playOrFight, playOrReap } from '../headers.ts';
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

export const praefectusLudo: Ability[] = [
  gives(each(other(friendly('creature'))), lends(destroyed({ do: [act('discardAllAember', self)] }))),
];

export const terrordactyl: Ability[] = [
  gives(self, rule('enters stunned'), rule('dealsOnlyWhenFighting', { amount: 4 })),
  beforeFight({ do: [act('damage', related('neighbours', that('other')), 4)] }),
];

export const theroCenturion: Ability[] = [playOrFight({ do: [act('capture', self, 1)] })];
