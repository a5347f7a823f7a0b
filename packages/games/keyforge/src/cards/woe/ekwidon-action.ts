import {
  atLeast,
  each,
  forEach,
  gives,
  one,
  opponent,
  reducedBy,
  self,
  that,
  the,
  triggered,
  you,
  type Ability,
} from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, friendly, grant, not, rule, tally, whenAny } from '../../meanings/builders.ts';

export const avidCollecting: Ability[] = [play({ targets: { it: one(friendly('creature', 'token')) }, do: [act('returnToHand', the())] })];

export const cornerTheMarket: Ability[] = [
  play({
    do: [
      grant(gives(opponent, rule('cannotPlay', { of: any('anyCard') })), 'opponentsNextTurn'),
      grant(
        triggered(whenAny('discardedFromHand', any('anyCard'), 'opponent'), {
          each: 'opponent',
          may: true,
          do: [act('archive', that(), undefined, { from: 'discard' })],
        }),
        'opponentsNextTurn',
      ),
    ],
  }),
];

export const hireOn: Ability[] = [
  play({ do: [act('makeToken')], next: { if: atLeast(tally('aemberInPools', 'you'), 6), do: [act('archive', self)] } }),
];

export const marketCrash: Ability[] = [
  play({ do: [act('destroy', each(any('creature', not('token')))), act('gainChains', undefined, 2)] }),
];

export const staffUp: Ability[] = [play({ do: [grant(gives(you, rule('addedAemberMakesTokens')), 'turn')] })];

export const theVisibleHand: Ability[] = [
  play({ do: [act('makeToken', undefined, 2)], next: { do: [act('reveal', each(friendly('cardInHand')))] } }),
];

export const tokenOfAppreciation: Ability[] = [
  play({
    do: [act('makeToken')],
    next: { do: [act('forgeAtMore', undefined, reducedBy(7, forEach(1, friendly('creature', 'token'))))] },
  }),
];
