import { each, one, the, triggered, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, friendly, grant, is, not, related, whenAny } from '../../meanings/builders.ts';

export const bewareTheIdes: Ability[] = [play({ targets: { it: one(any('creature', 'centre')) }, do: [act('damage', the(), 23)] })];

export const defenseInitiative: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('ward', the())],
    next: { may: true, do: [act('exalt', the())], ifDone: { do: [act('ward', related('neighbours', the()))] } },
  }),
];

export const hedonisticIntent: Ability[] = [play({ do: [act('exalt', each(any('creature', 'flank')))] })];

export const humble: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('exhaust', the())],
    ifDone: { do: [act('discardAember', the(), 3)] },
  }),
];

export const legionsMarch: Ability[] = [
  play({
    do: [
      grant(
        triggered(whenAny('used', any('creature', is('trait', 'dinosaur')), 'you'), {
          do: [act('damage', each(any('creature', not(is('trait', 'dinosaur')))), 1)],
        }),
        'turn',
      ),
    ],
  }),
];

export const sagittariisGaze: Ability[] = [play({ targets: { it: one(any('creature', 'damaged')) }, do: [act('exalt', the())] })];

export const spoilsOfBattle: Ability[] = [
  play({
    targets: { it: one(friendly('creature')) },
    do: [act('capture', the(), 1)],
    next: { do: [act('capture', each(any('creature', 'withAember')), 1)] },
  }),
];

export const itSComing: Ability[] = [play({ do: [act('search', each(friendly('cardInDeckOrDiscard', 'halfOfGigantic')), 1)] })];
