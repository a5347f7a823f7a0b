import { atLeast, each, forEachOf, gives, lends, one, oneOf, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import {
  act,
  allOf,
  any,
  doneThisWay,
  enemy,
  forEachDone,
  friendly,
  grant,
  is,
  isChosen,
  not,
  related,
  rule,
  tally,
  whenAny,
} from '../../meanings/builders.ts';

export const begone: Ability[] = [
  play({ do: [], modes: [{ do: [act('destroy', each(any('creature', is('house', 'dis'))))] }, { do: [act('gain', undefined, 1)] }] }),
];

export const blindingLight: Ability[] = [
  play({ words: { it: { of: 'house' } }, do: [act('stun', each(any('creature', isChosen('house', 'it'))))] }),
];

export const charge: Ability[] = [
  play({
    do: [
      grant(
        gives(each(friendly('creature')), lends(play({ targets: { it: one(enemy('creature')) }, do: [act('damage', the(), 2)] }))),
        'turn',
      ),
    ],
  }),
];

export const cleansingWave: Ability[] = [
  play({
    do: [act('heal', each(any('creature')), 1)],
    next: { do: [act('gain', undefined, forEachOf(1, doneThisWay('damageHealed')))] },
  }),
];

export const clearMind: Ability[] = [play({ do: [act('unstun', each(friendly('creature')))] })];

export const doorstepToHeaven: Ability[] = [
  play({ each: 'player', eachIf: atLeast(tally('aember', 'you'), 6), do: [act('lose', undefined, allOf('aember', 'you', 5))] }),
];

export const honorableClaim: Ability[] = [play({ do: [act('capture', each(friendly('creature', is('trait', 'knight'))), 1)] })];

export const inspiration: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('ready', the()), act('use', the())] })];

export const mightyLance: Ability[] = [
  play({
    targets: { it: one(any('creature')), beside: oneOf(related('neighbours', the()), any('creature')) },
    do: [act('damage', the(), 3), act('damage', the('beside'), 3)],
  }),
];

export const oathOfPoverty: Ability[] = [
  play({ do: [act('destroy', each(friendly('artifact')))], next: { do: [act('gain', undefined, forEachDone(2, 'destroyed'))] } }),
];

export const radiantTruth: Ability[] = [play({ do: [act('stun', each(enemy('creature', not('flank'))))] })];

export const shieldOfJustice: Ability[] = [play({ do: [grant(gives(each(friendly('creature')), rule('cannotBeDamaged')), 'turn')] })];

export const takeHostages: Ability[] = [
  play({ do: [grant(triggered(whenAny('fought', friendly('creature')), { do: [act('capture', that('card'), 1)] }), 'turn')] }),
];

export const termsOfRedress: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('capture', the(), 2)] })];

export const theHarderTheyCome: Ability[] = [
  play({ targets: { it: one(any('creature', is('powerAtLeast', 5))) }, do: [act('purge', the())] }),
];

export const theSpiritsWay: Ability[] = [play({ do: [act('destroy', each(any('creature', is('powerAtLeast', 3))))] })];

export const gloriousFew: Ability[] = [play({ do: [act('gain', undefined, tally('creaturesInExcess', 'opponent'))] })];

export const oneStoodAgainstMany: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('readyAndFight', the(), 3)] })];
