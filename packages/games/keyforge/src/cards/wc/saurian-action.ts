import { each, exists, forEach, none, one, otherThan, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, enemy, friendly, not } from '../../meanings/builders.ts';
import { itIsDestroyed } from '../conditions.ts';

export const exile: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('giveControl', the())] })];

export const ancientPower: Ability[] = [play({ do: [act('ward', each(friendly('creature', 'withAember')))] })];

export const axiomOfGrisk: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('ward', the())],
    next: {
      do: [act('destroy', each(any('creature', not('withAember'))))],
      next: { do: [act('gainChains', undefined, 2)] },
    },
  }),
];

export const chantOfHubris: Ability[] = [
  play({
    targets: { from: one(any('creature')), to: otherThan(the('from'), one(any('creature'))) },
    do: [act('moveAember', the('from'), 1, { to: the('to') })],
  }),
];

export const cityStateInterest: Ability[] = [play({ do: [act('capture', each(friendly('creature')), 1)] })];

export const goodOfTheMany: Ability[] = [play({ do: [act('destroy', each(any('creature', not('sharingTraitInLine'))))] })];

export const stomp: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 5)],
    next: { if: itIsDestroyed, targets: { friend: one(friendly('creature')) }, do: [act('exalt', the('friend'))] },
  }),
];

export const imperium: Ability[] = [
  play({ targets: { them: { ...friendly('creature'), min: 2, max: 2 } }, do: [act('ward', the('them'))] }),
];

export const tribute: Ability[] = [
  play({
    targets: { it: one(friendly('creature', 'mostPowerful')) },
    do: [act('capture', the(), 2)],
    next: { may: true, do: [act('exalt', the())], ifDone: { do: [], again: 'preceding' } },
  }),
];

export const triumph: Ability[] = [
  play({
    if: none(enemy('creature')),
    do: [act('exalt', each(friendly('creature')))],
    ifDone: { if: exists(friendly('creature'), 6), do: [act('forgeFree')] },
  }),
];

/** *Rule:* KF-FAQ-GEN-76. */
export const phalanxStrike: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), forEach(1, friendly('creature')))],
    next: {
      may: true,
      targets: { friend: one(friendly('creature')) },
      do: [act('exalt', the('friend'))],
      ifDone: { do: [], again: 'preceding' },
    },
  }),
];
