import { gives, host, once, one, the, triggered, type Ability } from '@crupier/kernel/cards';
import { everybody, ritual, target, theyDo } from '../headers.ts';
import { act, any, becomes, enemy, friendly, grant, rule, tally, when } from '../../meanings/builders.ts';

export const paralysis: Ability[] = [ritual({ targets: { it: target(any('ally')) }, do: [act('tap', the())] })];

/** *Rule:* INF-701.7b. */
export const interrogation: Ability[] = [
  ritual({ do: [act('lookAtHands')], next: { targets: { it: one(enemy('cardInHand')) }, do: [act('discardChosen', the())] } }),
];

export const oblivion: Ability[] = [ritual({ targets: { it: target(any('ally')) }, do: [act('returnToHand', the())] })];

/** *Rule:* INF-117.12a, INF-701.5. */
export const slipOfTheTongue: Ability[] = [
  ritual({
    targets: { it: target(any('chainedCard')) },
    do: [act('cancelUnlessPaid', the(), 2)],
  }),
];

/** *Rule:* INF-706.8, INF-706.8c. */
export const reverberation: Ability[] = [ritual({ targets: { it: target(any('chainedRitual')) }, do: [act('copyChained', the())] })];

/** *Rule:* INF-114.5a, INF-114.6a. */
export const diversion: Ability[] = [
  ritual({ targets: { it: target(any('chained', 'singleTarget')) }, do: [act('changeTargets', the())] }),
];

export const insomnia: Ability[] = [ritual({ do: [act('draw', undefined, 2)], next: { do: [act('discard', undefined, 1)] } })];

export const highTide: Ability[] = [
  ritual({ do: [grant(gives(everybody, rule('environmentOn', { word: 'acqua' })), 'turn'), act('draw', undefined, 1)] }),
];

/** *Rule:* INF-701.5. */
export const silence: Ability[] = [ritual({ targets: { it: target(any('chainedCard')) }, do: [act('cancel', the())] })];

export const lucidNightmare: Ability[] = [ritual({ do: [theyDo('exileFromDeck', 4)] })];

/** *Rule:* INF-113.9, INF-612.3b. */
export const amnesia: Ability[] = [
  ritual({
    targets: { it: target(any('ally')) },
    do: [grant(gives(host, rule('isBlank'), becomes('strength', 1), becomes('toughness', 1)), 'match', the())],
  }),
];

export const brainwashing: Ability[] = [ritual({ targets: { it: target(any('ally')) }, do: [act('gainControl', the())] })];

/** *Rule:* INF-611.2, INF-611.2a. */
export const madeUpLanguage: Ability[] = [
  ritual({
    targets: { it: target(any('openCard')) },
    do: [act('changeWord', the(), undefined, { value: 'subtype', until: 'turn' })],
    next: { do: [act('draw', undefined, 1)] },
  }),
];

/** *Rule:* INF-611.2. */
export const wordplay: Ability[] = [
  ritual({
    targets: { it: target(any('card')) },
    do: [act('changeWord', the(), undefined, { value: 'path', until: 'match' })],
    next: { do: [act('draw', undefined, 1)] },
  }),
];

/** *Rule:* INF-703.1. */
export const abyssalPressure: Ability[] = [
  ritual({ targets: { it: target(any('ally')) }, do: [act('demonDamage', the(), tally('depth', 'you'))] }),
];

/** *Rule:* INF-706.2. */
export const splitSelf: Ability[] = [ritual({ targets: { it: target(friendly('ally')) }, do: [act('createCopy', the())] })];

/** *Rule:* INF-603.7. */
export const blink: Ability[] = [
  ritual({
    targets: { it: target(any('ally')) },
    do: [
      act('exile', the()),
      {
        ...grant(once(triggered(when('endStart'), { do: [act('putIntoPlay', host, undefined, { who: 'owner' })] })), 'setOff', the()),
        follows: true,
      },
    ],
  }),
];
