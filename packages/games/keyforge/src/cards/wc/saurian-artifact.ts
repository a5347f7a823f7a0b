import { act, activated, friendly, one, the, type Ability } from '@crupier/kernel';

export const theGoldenSpiral: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('exalt', the())],
    next: { do: [act('ready', the()), act('use', the())] },
  }),
];
