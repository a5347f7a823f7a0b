import { atLeast, each, gives, one, oneOf, other, self, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, beforeFight, play, playFightOrReap } from '../headers.ts';
import {
  act,
  allOf,
  any,
  areAll,
  enemy,
  friendly,
  inState,
  is,
  related,
  rule,
  tally,
  when,
  whenAny,
  whenPlayer,
} from '../../meanings/builders.ts';

export const bingleBangbang: Ability[] = [beforeFight({ do: [act('damage', related('neighbours', that('other')), 5)] })];

export const brammo: Ability[] = [play({ do: [act('damage', each(enemy('creature', 'flank')), 2)] })];

export const cowfyne: Ability[] = [beforeFight({ do: [act('damage', related('neighbours', that('other')), 2)] })];

/** *Rule:* KF-ERRATA-drummernaut. */
export const drummernaut: Ability[] = [
  playFightOrReap({ targets: { it: one(other(friendly('creature', is('trait', 'giant')))) }, do: [act('returnToHand', the())] }),
];

export const groke: Ability[] = [afterFight({ do: [act('lose', undefined, 1, { who: 'opponent' })] })];

export const flamewakeShaman: Ability[] = [play({ targets: { it: one(any('creature')) }, do: [act('damage', the(), 2)] })];

export const gargantesScrapper: Ability[] = [
  play({ if: atLeast(tally('aember', 'you'), 3), targets: { it: one(enemy('creature')) }, do: [act('damage', the(), 3)] }),
];

export const bellowingPatrizate: Ability[] = [
  triggered(whenAny('entered', any('creature')), { if: areAll(self, 'ready'), do: [act('damage', that(), 1)] }),
];

/** *Rule:* KF-FAQ-GEN-71. */
export const forgemasterOg: Ability[] = [
  triggered(whenPlayer('forged', 'you'), { do: [act('lose', undefined, allOf('aember', 'you'))] }),
  triggered(whenPlayer('forged', 'opponent'), { do: [act('lose', undefined, allOf('aember', 'opponent'), { who: 'opponent' })] }),
];

export const warGrumpus: Ability[] = [
  afterFightOrReap({
    targets: { it: oneOf(related('neighbours', self), any('creature', is('trait', 'giant'))) },
    do: [act('ready', the()), act('fightWith', the())],
  }),
];

export const foozle: Ability[] = [afterReap({ if: inState('enemyDestroyed'), do: [act('gain', undefined, 1)] })];

export const groggins: Ability[] = [gives(self, rule('attacksOnly', { of: enemy('creature', 'flank') }))];

export const lollopTheTitanic: Ability[] = [gives(self, rule('dealsNoDamageWhenAttacked'))];

export const littleRapscal: Ability[] = [gives(each(any('creature')), rule('mustFight'))];

export const ogopogo: Ability[] = [
  triggered(when('destroyedFighting', { card: any('creature'), other: 'self' }), {
    if: inState('attacking'),
    may: true,
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 2)],
  }),
];

export const grumpusTamer: Ability[] = [
  afterReap({ do: [act('search', each(friendly('cardInDeckOrDiscard', is('named', 'war-grumpus'))), 1)] }),
];
