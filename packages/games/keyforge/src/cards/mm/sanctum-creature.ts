import { each, forEachOf, gives, givesWhile, lends, one, opponent, self, the, triggered, you, type Ability } from '@crupier/kernel/cards';
import { afterFight, play } from '../headers.ts';
import { act, activated, any, areAll, doneThisWay, friendly, is, lists, not, related, rule, whenAny } from '../../meanings/builders.ts';
import { exaltsToDamage } from '../abilities.ts';

export const bullWark: Ability[] = [gives(related('neighbours', self), lists('keyword', 'gain', 'assault', 2))];

export const dinoKnight: Ability[] = [exaltsToDamage];

export const gizelhartsZealot: Ability[] = [gives(self, rule('enters ready'), rule('enters enraged'))];

export const lieutenantGorvenal: Ability[] = [triggered(whenAny('foughtAtAll', any('creature'), 'you'), { do: [act('capture', self, 1)] })];

export const madProphetGizelhart: Ability[] = [
  givesWhile(
    areAll(self, 'centre'),
    self,
    lends(
      activated('action', {
        do: [act('fullyHeal', each(any('creature', not(is('trait', 'mutant')))))],
        next: { do: [act('gain', undefined, forEachOf(1, doneThisWay('damageHealed')))] },
      }),
    ),
  ),
];

export const scrivenerFavian: Ability[] = [gives(you, rule('captureIconsSteal'))];

export const seekerOfTruth: Ability[] = [
  afterFight({ may: true, targets: { it: one(friendly('creature', not(is('house', 'sanctum')))) }, do: [act('fightWith', the())] }),
];

export const squireAlys: Ability[] = [play({ do: [act('capture', self, 2)] })];

/** *Rule:* KF-FAQ-GEN-28. */
export const ardentHero: Ability[] = [
  gives(
    self,
    rule('cannotBeDamaged', { of: any('creature', is('trait', 'mutant')) }),
    rule('cannotBeDamaged', { of: any('creature', is('powerAtLeast', 5)) }),
  ),
];

/** *Rule:* KF-FAQ-GEN-59. */
export const masterOfTheGrey: Ability[] = [gives(opponent, rule('noIcons'))];
