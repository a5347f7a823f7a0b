import { atLeast, each, exactly, forEach, gives, oneOf, self, the, top, triggered, type Ability } from '@crupier/kernel/cards';
import { afterReap, play } from '../headers.ts';
import {
  act,
  activated,
  any,
  enemy,
  forEachPast,
  inState,
  is,
  lists,
  not,
  related,
  tally,
  whenAny,
  whenPlayer,
  whenSelf,
} from '../../meanings/builders.ts';

export const brendTheFanatic: Ability[] = [
  play({ do: [act('gain', undefined, 1, { who: 'opponent' })] }),
  triggered(whenSelf('marked'), { do: [act('steal', undefined, 3)] }),
];

export const gamgee: Ability[] = [afterReap({ if: inState('opponentHasMoreAember'), do: [act('steal', undefined, 1)] })];

export const lamindra: Ability[] = [gives(related('neighbours', self), lists('keyword', 'gain', 'elusive'))];

/** *Rule:* KF-FAQ-CARD-little-niff-1. */
export const littleNiff: Ability[] = [
  triggered(whenAny('foughtAtAll', any('creature', 'neighbouring')), { do: [act('steal', undefined, 1)] }),
];

export const plagueRat: Ability[] = [
  play({ do: [act('damage', each(any('creature', not(is('trait', 'rat')))), forEach(1, any('creature', is('trait', 'rat'))))] }),
];

export const ronnieWristclocks: Ability[] = [
  play({
    if: atLeast(tally('aember', 'opponent'), 7),
    do: [act('steal', undefined, 2)],
    else: { do: [act('steal', undefined, 1)] },
  }),
];

/** *Rule:* KF-FAQ-CARD-scowly-caper-1. */
export const scowlyCaper: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), {
    targets: { it: oneOf(related('neighbours', self), any('creature')) },
    do: [act('destroy', the())],
  }),
];

export const yantzeeGang: Ability[] = [activated('action', { do: [act('steal', undefined, 1)] })];

export const redlock: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), {
    if: exactly(forEachPast(1, 'creaturesPlayed', 'you'), 0),
    do: [act('gain', undefined, 1)],
  }),
];

export const murkens: Ability[] = [
  play({ do: [], modes: [{ do: [act('playArchivedAtRandom')] }, { do: [act('playAsYours', top(1, enemy('deckCard')))] }] }),
];
