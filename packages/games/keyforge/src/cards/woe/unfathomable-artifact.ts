import { each, one, self, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, friendly } from '../../meanings/builders.ts';

/** *Rule:* KF-ERRATA-offering-to-kiligog. */
export const offeringToKiligog: Ability[] = [
  activated('omni', {
    targets: { it: one(friendly('creature')) },
    do: [act('destroy', the())],
    ifDone: { targets: { laid: one(friendly('creatureInDiscard')) }, do: [act('putUnder', the('laid'), undefined, { to: self })] },
  }),
  activated('omni', { do: [act('makeIntoToken', each(any('cardUnderThis')))] }),
];
