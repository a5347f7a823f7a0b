import { divided, one, other, share, the, triggered, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, allOf, any, friendly, grant, whenAny } from '../../meanings/builders.ts';

export const bringLow: Ability[] = [
  play({
    targets: { them: divided(allOf('aember', 'opponent', 5), friendly('creature')) },
    do: [act('capture', the('them'), share('them'))],
  }),
];

export const commandeer: Ability[] = [
  play({
    do: [
      grant(
        triggered(whenAny('played', other(any('anyCard')), 'you'), {
          targets: { it: one(friendly('creature')) },
          do: [act('capture', the(), 1)],
        }),
        'turn',
      ),
    ],
  }),
];

export const fangsOfGizelhart: Ability[] = [play({ targets: { it: one(any('creature', 'mostPowerful')) }, do: [act('purge', the())] })];
