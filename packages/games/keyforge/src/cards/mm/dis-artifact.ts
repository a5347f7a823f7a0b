import { oneOf, one, reducedBy, self, the, upTo, type Ability } from '@crupier/kernel/cards';
import { act, activated, forEachDone, friendly, related } from '../../meanings/builders.ts';

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
