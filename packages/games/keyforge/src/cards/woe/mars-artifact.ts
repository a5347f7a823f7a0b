import { each, exists, gives, one, self, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, activated, friendly, is, plus, rule } from '../../meanings/builders.ts';

const blorbs = friendly('creature', is('named', 'blorb'));

/** *Rule:* KF-TOKEN-CREATURE-7. */
export const blorbHive: Ability[] = [
  activated('omni', {
    targets: { it: one(friendly('creature')) },
    do: [act('destroy', the())],
    ifDone: { do: [act('makeNamedToken', undefined, 2, { value: 'blorb' })] },
    next: { if: exists(blorbs, 10), do: [act('destroy', self), act('forgeFree')] },
  }),
];

export const ironyxBanner: Ability[] = [
  gives(each(friendly('creature', is('trait', 'ironyx'))), plus('power', 1), plus('armor', 1)),
  play({ do: [act('makeToken')] }),
];

export const mk2Generator: Ability[] = [gives(self, rule('enters ready')), activated('action', { do: [act('makeToken')] })];

export const nyyonOutpost: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('putUnderDeck', the())],
    ifDone: { do: [act('makeToken', undefined, 2)] },
  }),
];
