import { aimedOnlyAt, each, gives, host, instead, other, self, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { creating } from '../../state/tokens.ts';
import { ability, bond, onEntering, tapped, target, theyDo, thrust } from '../headers.ts';
import {
  act,
  any,
  becomes,
  enemy,
  friendly,
  grant,
  notInState,
  plus,
  rule,
  swaps,
  tally,
  when,
  whenAny,
  whenPlayer,
  whenSelf,
} from '../../meanings/builders.ts';

export const hollowMime: Ability[] = [triggered(whenSelf('targeted'), { do: [act('destroy', self)] })];

/** *Rule:* INF-702.9. */
export const inmateTwentyThree: Ability[] = [...bond(1, { do: [act(creating('illusion-token'))] })];

export const childOfTheWell: Ability[] = [thrust({ do: [theyDo('exileFromDeck', 1)] })];

export const cornerSpider: Ability[] = [onEntering({ targets: { it: target(any('ally')) }, do: [act('tap', the())] })];

export const blindPuppeteer: Ability[] = [ability(0, { targets: { it: target(any('ally')) }, do: [act('tap', the())] }, tapped)];

/** *Rule:* INF-702.9. */
export const echoOfWardThree: Ability[] = [...bond(2, { targets: { it: target(any('ally')) }, do: [act('returnToHand', the())] })];

export const midnightAnnouncer: Ability[] = [onEntering({ do: [theyDo('discard', 1)] })];

/** *Rule:* INF-612.3b. */
export const alienist: Ability[] = [
  ability(
    1,
    { targets: { it: target(any('ally')) }, do: [grant(gives(host, becomes('strength', 0), becomes('toughness', 1)), 'turn', the())] },
    tapped,
  ),
];

/** *Rule:* INF-612.3d, INF-114.5a, INF-114.6c. */
export const mirrorDuelist: Ability[] = [
  ability(1, {
    targets: { it: target(any('ally')) },
    do: [grant(gives(host, swaps('strength', 'toughness')), 'turn', the())],
  }),
  ability(3, { targets: { it: target(any('chained', aimedOnlyAt(friendly('ally')))) }, do: [act('changeTargets', the())] }, tapped),
];

/** *Rule:* INF-119.6. */
export const psychiatristOnCall: Ability[] = [
  instead(whenPlayer('wouldDraw', 'opponent'), {
    if: notInState('inDrawStep'),
    do: [act('mill', undefined, 1, { who: 'owner', of: that() })],
  }),
];

/** *Rule:* INF-701.10b. */
export const ventriloquistsDummy: Ability[] = [
  onEntering({ targets: { it: target(enemy('ally')) }, may: true, do: [act('exchangeControl', self, undefined, { to: the() })] }),
];

export const incarnationOfDelirium: Ability[] = [
  triggered(whenAny('played', any('ritualCard'), 'you'), { do: [act(creating('illusion-token'))] }),
];

/** *Rule:* INF-703.1. */
export const sunkenVorriakur: Ability[] = [gives(self, plus('strength', tally('depth', 'you')), plus('toughness', tally('depth', 'you')))];

export const leviathanOfTheLake: Ability[] = [onEntering({ do: [act('returnToHand', each(other(any('ally'))))] })];

/** *Rule:* INF-610.2b, INF-612.1b, INF-800.3a. */
export const sweetVoicedSiren: Ability[] = [
  onEntering({ targets: { it: target(any('ally')) }, do: [grant(gives(host, rule('isControlled')), 'whileSource', the())] }),
];

/** *Rule:* INF-706.4. */
export const bodyDouble: Ability[] = [gives(self, rule('entersAsCopy', { of: any('ally') }))];

/** *Rule:* INF-603.8. */
export const beachedJellyfish: Ability[] = [triggered(when('anyTime'), { if: notInState('acqua'), do: [act('destroy', self)] })];
