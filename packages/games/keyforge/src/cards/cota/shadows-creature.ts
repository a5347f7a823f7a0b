import { atLeast, gives, givesWhile, host, once, one, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, play } from '../headers.ts';
import {
  act,
  activated,
  any,
  areAll,
  enemy,
  forEachPast,
  friendly,
  grant,
  is,
  lists,
  not,
  related,
  rule,
  whenAny,
  whenSelf,
} from '../../meanings/builders.ts';
import { itIsDestroyed } from '../conditions.ts';

export const badPenny: Ability[] = [triggered(whenSelf('marked'), { do: [act('returnToHand', self)] })];

export const bulleteye: Ability[] = [afterReap({ targets: { it: one(any('creature', 'flank')) }, do: [act('destroy', the())] })];

export const carloPhantom: Ability[] = [triggered(whenAny('played', any('artifact'), 'you'), { do: [act('steal', undefined, 1)] })];

export const deipnoSpymaster: Ability[] = [
  activated('omni', {
    targets: { it: one(friendly('creature')) },
    do: [grant(gives(host, rule('mayBeUsed')), 'turn', the())],
  }),
];

export const dodger: Ability[] = [afterFight({ do: [act('steal', undefined, 1)] })];

const urchinByName = is('named', 'urchin');

/** *Rule:* KF-FAQ-CARD-faygin-1. */
export const faygin: Ability[] = [
  afterReap({
    do: [],
    modes: [
      { targets: { standing: one(any('creature', urchinByName)) }, do: [act('returnToHand', the('standing'))] },
      { targets: { discarded: one(friendly('creatureInDiscard', urchinByName)) }, do: [act('returnToHand', the('discarded'))] },
    ],
  }),
];

/** *Rule:* KF-FAQ-CARD-mack-the-knife-1. */
export const mackTheKnife: Ability[] = [
  activated('action', {
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 1)],
    next: { if: itIsDestroyed, do: [act('gain', undefined, 1)] },
  }),
];

/** *Rule:* KF-ERRATA-magda-the-rat. */
export const magdaTheRat: Ability[] = [
  play({
    do: [act('steal', undefined, 2)],
    next: {
      do: [
        grant(
          once(triggered(whenAny('leftPlay', any('creature', 'gaveThis')), { do: [act('steal', undefined, 2, { who: 'opponent' })] })),
          'match',
        ),
      ],
    },
  }),
];

export const mooncurser: Ability[] = [afterFight({ do: [act('steal', undefined, 1)] })];

export const nexus: Ability[] = [afterReap({ targets: { it: one(enemy('artifact')) }, do: [act('useAsYours', the())] })];

export const noddyTheThief: Ability[] = [activated('action', { do: [act('steal', undefined, 1)] })];

export const oldBruno: Ability[] = [play({ do: [act('capture', self, 3)] })];

export const selwynTheFence: Ability[] = [afterFightOrReap({ targets: { it: one(friendly('card')) }, do: [act('moveToPool', the(), 1)] })];

/** *Rule:* KF-FAQ-CARD-shadow-self-1, KF-FAQ-CARD-shadow-self-2. */
export const shadowSelf: Ability[] = [
  gives(self, rule('dealsNoDamageWhenFighting')),
  gives(related('neighbours', self, not(is('trait', 'specter'))), rule('damageTakenBy')),
];

export const silvertooth: Ability[] = [gives(self, rule('enters ready'))];

/** *Rule:* KF-FAQ-CARD-sneklifter-1. */
export const sneklifter: Ability[] = [
  play({
    targets: { it: one(enemy('artifact')) },
    do: [act('takeControl', the())],
    next: {
      do: [
        grant(givesWhile(areAll(host, 'underYourControl', not('yourHouse')), host, lists('house', 'become', 'shadows')), 'match', the()),
      ],
    },
  }),
];

export const umbra: Ability[] = [afterFight({ do: [act('steal', undefined, 1)] })];

export const urchin: Ability[] = [play({ do: [act('steal', undefined, 1)] })];

export const smilingRuth: Ability[] = [
  afterReap({
    if: atLeast(forEachPast(1, 'keysForged', 'you'), 1),
    targets: { it: one(enemy('creature', 'flank')) },
    do: [act('takeControl', the())],
  }),
];
