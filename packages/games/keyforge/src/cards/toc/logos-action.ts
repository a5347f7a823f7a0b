import { exists, one, self, the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, enemy, forEachDone, friendly, is } from '../../meanings/builders.ts';

export const cognitiveAssumptions: Ability[] = [
  play({
    targets: { them: upTo(3, friendly('cardInHand', is('house', 'logos'))) },
    do: [act('reveal', the('them'))],
    next: { do: [act('makeToken', undefined, forEachDone(1, 'cardRevealed'))] },
  }),
];

export const hypothesize: Ability[] = [
  play({ do: [act('makeToken')], next: { if: exists(friendly('card', is('house', 'logos')), 3), do: [act('archive', self)] } }),
];

export const practicalMethods: Ability[] = [
  play({
    do: [act('makeToken')],
    next: {
      targets: { yours: one(friendly('creature')), theirs: one(enemy('creature')) },
      do: [act('destroy', the('yours')), act('destroy', the('theirs'))],
    },
  }),
];
