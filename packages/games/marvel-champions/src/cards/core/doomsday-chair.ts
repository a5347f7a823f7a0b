import { each, host, instead, none, one, self, the } from '@crupier/kernel/cards';
import { act, any, is, whenHost } from '../../meanings/builders.ts';
import { attachTo, whenRevealed, type CardTexts } from '../headers.ts';

/** The Doomsday Chair. */
export const doomsdayChair: CardTexts = {
  // The Doomsday Chair. *Rule:* MC-ERRATA-2.
  '01183': [
    whenRevealed({
      if: none(any('minion', is('named', '01184'))),
      do: [act('searchEncounterDeck', each(any('minionInEncounterDeck', is('named', '01184'))), undefined, { value: 'engaged' })],
    }),
  ],
  // Biomechanical Upgrades
  '01185': [
    attachTo({
      targets: { it: one(any('minion', 'withoutThisAttached', 'highestPrintedHitPoints')) },
      do: [act('attach', self, undefined, { to: the() })],
    }),
    instead(whenHost('wouldBeDefeated'), { do: [act('healFully', host)], saysThen: true, ifDone: { do: [act('discard', self)] } }),
  ],
};
