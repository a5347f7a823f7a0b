import { one, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly } from '../../meanings/builders.ts';

export const theGoldenSpiral: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('exalt', the())],
    next: { do: [act('ready', the()), act('use', the())] },
  }),
];
