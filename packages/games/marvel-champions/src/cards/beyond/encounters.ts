import { forEach, one, self, the } from '@crupier/kernel/cards';
import { act, any, areAll, doneThisWay, friendly, whenHost, whenSelf } from '../../meanings/builders.ts';
import { attachTo, boost, forced, whenRevealed, type CardTexts } from '../headers.ts';

const exhaustOne = { targets: { it: one(friendly('friendlyCharacter', 'ready')) }, do: [act('exhaust', the())] };

/** Cards of scenarios and of encounter sets beyond the core set. */
export const encounterCards: CardTexts = {
  // Twisted Reality. *Rule:* MC-ERRATA-14.
  '04135': [
    attachTo({ targets: { it: one(any('sideScheme')) }, do: [act('attach', self, undefined, { to: the() })] }),
    forced(whenHost('isDefeated'), { do: [act('dealEncounterToFirst', undefined, 1)] }),
  ],
  // Bitter Rival. *Rule:* MC-ERRATA-15.
  '04136': [whenRevealed({ times: forEach(1, any('sideScheme')), ...exhaustOne }), boost(exhaustOne)],
  // Loki. *Rule:* MC-ERRATA-7.
  '06028': [
    forced(whenSelf('wouldBeginDefeat'), {
      do: [act('discardFromEncounterDeck', undefined, 1)],
      next: {
        if: areAll(doneThisWay('encounterDiscarded'), 'treachery'),
        do: [act('healFully', self), act('cancel')],
      },
    }),
  ],
  // Beetle. *Rule:* MC-ERRATA-16.
  '13028': [
    forced(whenSelf('isDefeatedByPlayer'), {
      do: [],
      modes: [{ do: [act('spend', undefined, undefined, { value: 'physical' })] }, { do: [act('shuffleIntoEncounterDeck', self)] }],
    }),
  ],
};
