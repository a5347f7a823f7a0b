import { one, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly } from '../../meanings/builders.ts';

export const kymoorOutpost: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('putUnderDeck', the())],
    ifDone: { do: [act('steal', undefined, 1), act('makeToken')] },
  }),
];
