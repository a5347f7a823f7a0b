import { each, gives, oneOf, one, reducedBy, self, the, triggered, upTo, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, forEachDone, friendly, grant, is, plus, related, rule, whenAny } from '../../meanings/builders.ts';

/** One card of seven houses: *Dark Æmber Vault*. */
export const darkÆmberVault: Ability[] = [
  triggered(whenAny('played', any('creature', is('trait', 'mutant')), 'you'), { do: [act('draw', undefined, 1)] }),
  gives(each(friendly('creature', is('trait', 'mutant'))), plus('power', 2)),
];

export const essenceScale: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('destroy', the())],
    ifDone: {
      targets: { mate: oneOf(related('creaturesSharingHouse', the()), friendly('creature')) },
      do: [act('ready', the('mate')), act('use', the('mate'))],
    },
  }),
];

/** *Rule:* KF-FAQ-GEN-29. */
export const obsidianForge: Ability[] = [
  activated('action', {
    targets: { them: upTo(99, friendly('creature')) },
    do: [act('destroy', the('them'))],
    next: {
      may: true,
      do: [act('forgeAtMore', undefined, reducedBy(6, forEachDone(1, 'destroyed')))],
      ifDone: { do: [act('destroy', self)] },
    },
  }),
];

/** *Rule:* KF-FAQ-CARD-the-pale-star-1. */
export const thePaleStar: Ability[] = [
  activated('omni', {
    do: [
      act('destroy', self),
      grant(gives(each(any('creature')), rule('fixedPower', { amount: 1 }), rule('fixedArmor', { amount: 0 })), 'turn'),
    ],
  }),
];
