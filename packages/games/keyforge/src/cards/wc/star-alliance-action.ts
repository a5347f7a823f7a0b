import { atLeast, capped, each, either, exactly, gives, one, reducedBy, the, top, you, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, enemy, friendly, grant, measure, related, rule, tally } from '../../meanings/builders.ts';

export const forgingAnAlliance: Ability[] = [
  play({ do: [act('forgeAtMore', undefined, reducedBy(7, capped(measure('houses', any('card')), 6)))] }),
];

const houses = measure('houses', any('creature'));

export const galacticCensus: Ability[] = [
  play({
    if: either(exactly(houses, 3), exactly(houses, 4)),
    do: [act('gain', undefined, 1)],
    next: {
      if: exactly(houses, 5),
      do: [act('gain', undefined, 2)],
      next: { if: atLeast(houses, 6), do: [act('gain', undefined, 3)] },
    },
  }),
];

export const layOfTheLand: Ability[] = [
  play({
    do: [act('lookAt', top(3, friendly('deckCard')))],
    next: { do: [act('putBack', top(3, friendly('deckCard')))], next: { do: [act('draw', undefined, 1)] } },
  }),
];

export const quintrinoFlux: Ability[] = [
  play({
    targets: { friend: one(friendly('creature')), foe: one(enemy('creature')) },
    do: [
      act('destroy', the('friend')),
      act('destroy', the('foe')),
      act('destroy', related('samePower', the('friend'))),
      act('destroy', related('samePower', the('foe'))),
    ],
  }),
];

export const redAlert: Ability[] = [play({ do: [act('damage', each(enemy('creature')), tally('creaturesInExcess', 'opponent'))] })];

/** *Rule:* KF-FAQ-CARD-united-action-1. */
export const unitedAction: Ability[] = [
  play({
    do: [
      grant(gives(you, rule('mayPlayAll', { of: any('anyCard', 'ofHouseYouHaveInPlay') })), 'turn'),
      grant(gives(you, rule('cannotUse', { of: any('anyCard') })), 'turn'),
    ],
  }),
];

export const xenotraining: Ability[] = [
  play({ times: measure('houses', friendly('creature')), targets: { it: one(friendly('creature')) }, do: [act('capture', the(), 1)] }),
];
