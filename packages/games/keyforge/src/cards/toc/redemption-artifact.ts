import { one, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, doneThisWay, friendly } from '../../meanings/builders.ts';

export const vindicationOutpost: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('putUnderDeck', the())],
    ifDone: {
      do: [act('makeToken')],
      next: { do: [act('ready', doneThisWay('tokenMade')), act('fightWith', doneThisWay('tokenMade'))] },
    },
  }),
];
