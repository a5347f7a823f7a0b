import { each, gives, one, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, activated, friendly, inState, plus } from '../../meanings/builders.ts';

export const aemberheart: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('exalt', the()), act('ward', the()), act('fullyHeal', the())],
  }),
];

export const fontOfTheEye: Ability[] = [
  activated('omni', {
    if: inState('enemyDestroyed'),
    targets: { it: one(friendly('creature')) },
    do: [act('capture', the(), 1)],
  }),
];

export const gizelhartsStandard: Ability[] = [
  gives(each(friendly('creature', 'withAember')), plus('armor', 1)),
  play({ targets: { it: one(friendly('creature')) }, do: [act('exalt', the())] }),
];
