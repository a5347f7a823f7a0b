import { one, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, activated, friendly } from '../../meanings/builders.ts';

export const autoAutopsy21: Ability[] = [
  play({ do: [act('makeToken')] }),
  activated('omni', {
    targets: { it: one(friendly('creature')) },
    do: [act('destroy', the())],
    ifDone: { do: [act('gain', undefined, 1)] },
  }),
];

export const titanOutpost: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('putUnderDeck', the())],
    ifDone: { do: [act('makeToken'), act('archiveFromHand', undefined, 1)] },
  }),
];
