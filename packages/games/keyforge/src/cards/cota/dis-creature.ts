import {
  atLeast,
  exactly,
  gives,
  number,
  one,
  opponent,
  otherThan,
  self,
  that,
  the,
  triggered,
  you,
  type Ability,
} from '@crupier/kernel/cards';
import { afterFightOrReap, afterReap, beforeFight, destroyed, play, playFightOrReap } from '../headers.ts';
import {
  act,
  activated,
  allOf,
  any,
  enemy,
  forEachDone,
  friendly,
  grantWhile,
  is,
  rule,
  tally,
  when,
  whenAny,
  whenPlayer,
} from '../../meanings/builders.ts';

export const charette: Ability[] = [play({ do: [act('capture', self, 3)] })];

export const drumble: Ability[] = [
  play({ if: atLeast(tally('aember', 'opponent'), 7), do: [act('capture', self, allOf('aember', 'opponent'))] }),
];

export const dustImp: Ability[] = [destroyed({ do: [act('gain', undefined, 2)] })];

export const eaterOfTheDead: Ability[] = [
  afterFightOrReap({
    targets: { it: one(any('creatureInDiscard')) },
    do: [act('purge', the())],
    ifDone: { do: [act('addCounters', self, 1)] },
  }),
];

/** *Rule:* KF-FAQ-GEN-42, KF-FAQ-GEN-43. */
export const gabosLongarms: Ability[] = [beforeFight({ targets: { it: one(any('creature')) }, do: [act('strikeInstead', the())] })];

/** *Rule:* KF-FAQ-CARD-overlord-greking-1. */
export const overlordGreking: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), { do: [act('putUnderYourControl', that())] }),
];

export const pitDemon: Ability[] = [activated('action', { do: [act('steal', undefined, 1)] })];

/** *Rule:* KF-FAQ-CARD-pitlord-1, KF-FAQ-CARD-pitlord-2. */
export const pitlord: Ability[] = [gives(you, rule('mustChooseHouse', { word: 'dis' }))];

export const shaffles: Ability[] = [triggered(whenPlayer('turnEnd', 'you'), { do: [act('lose', undefined, 1, { who: 'opponent' })] })];

export const shooler: Ability[] = [play({ if: atLeast(tally('aember', 'opponent'), 4), do: [act('steal', undefined, 1)] })];

export const snudge: Ability[] = [
  afterFightOrReap({
    do: [],
    modes: [
      { targets: { it: one(any('artifact')) }, do: [act('returnToHand', the())] },
      { targets: { creature: one(any('creature', 'flank')) }, do: [act('returnToHand', the('creature'))] },
    ],
  }),
];

export const stealerOfSouls: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), {
    do: [act('purge', that()), act('gain', undefined, 1)],
  }),
];

export const theTerror: Ability[] = [play({ if: exactly(tally('aember', 'opponent'), 0), do: [act('gain', undefined, 2)] })];

export const tocsin: Ability[] = [afterReap({ do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })] })];

/** *Rule:* KF-FAQ-GEN-34, KF-FAQ-GEN-68. */
export const tolas: Ability[] = [
  triggered(whenAny('destroyed', friendly('creature')), { do: [act('gain', undefined, 1, { who: 'opponent' })] }),
  triggered(whenAny('destroyed', enemy('creature')), { do: [act('gain', undefined, 1)] }),
];

export const emberImp: Ability[] = [gives(opponent, rule('playsAtMost', { amount: 2 }))];

/** *Rule:* KF-FAQ-CARD-pitlord-1. */
export const restringuntus: Ability[] = [
  play({
    words: { it: { of: 'house' } },
    do: [grantWhile(gives(opponent, rule('cannotChooseHouse', { chosen: 'it' })), 'whileInPlay', self)],
  }),
];

export const succubus: Ability[] = [gives(opponent, rule('handSizeFewer', { amount: 1 }))];

export const tentacus: Ability[] = [gives(opponent, rule('paysToUse', { amount: 1, of: any('artifact') }))];

export const truebaru: Ability[] = [gives(self, rule('losesToPlay', { amount: 3 })), destroyed({ do: [act('gain', undefined, 5)] })];

/** "You may destroy a creature with so much power." */
function destroysOf(power: number): Ability[] {
  return [afterReap({ may: true, targets: { it: one(any('creature', is('powerExactly', power))) }, do: [act('destroy', the())] })];
}

export const masterOf1: Ability[] = destroysOf(1);

export const masterOf2: Ability[] = destroysOf(2);

export const masterOf3: Ability[] = destroysOf(3);

export const guardianDemon: Ability[] = [
  playFightOrReap({
    numbers: { x: { least: 0, most: 2 } },
    targets: { it: one(any('creature')) },
    do: [act('heal', the(), number())],
    next: {
      targets: { hurt: otherThan(the(), one(any('creature'))) },
      do: [act('damage', the('hurt'), forEachDone(1, 'damageHealed', 'amount'))],
    },
  }),
];
