import { each, gives, one, the, you, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, areAll, doneThisWay, enemy, friendly, grant, is, related, rule } from '../../meanings/builders.ts';

export const reclaimedByNature: Ability[] = [
  play({ targets: { it: one(any('artifact')) }, do: [act('purge', the())], next: { do: [act('resolveIcons', the())] } }),
];

export const resurgence: Ability[] = [
  play({
    targets: { it: one(friendly('creatureInDiscard')) },
    do: [act('returnToHand', the())],
    next: {
      if: areAll(the(), is('trait', 'mutant')),
      targets: { also: one(friendly('creatureInDiscard')) },
      do: [act('returnToHand', the('also'))],
    },
  }),
];

/** *Rule:* KF-FAQ-GEN-53, KF-FAQ-CARD-wild-bounty-1. */
export const wildBounty: Ability[] = [play({ do: [grant(gives(you, rule('iconsAgain')), 'turn')] })];

export const savageClash: Ability[] = [
  play({
    targets: { strong: one(enemy('creature', 'mostPowerful')), weak: one(friendly('creature', 'leastPowerful')) },
    do: [act('destroy', related('restOfLine', the('strong'))), act('destroy', related('restOfLine', the('weak')))],
  }),
];

/** *Rule:* KF-FAQ-CARD-aemberlution-1. */
export const æmberlution: Ability[] = [
  play({
    do: [act('destroy', each(any('creature')))],
    next: {
      each: 'player',
      do: [act('reveal', each(friendly('cardInHand')))],
      next: {
        each: 'player',
        do: [act('putIntoPlay', each(friendly('creatureInHand')))],
        next: { do: [act('ready', doneThisWay('cardEntered'))] },
      },
    },
  }),
];
