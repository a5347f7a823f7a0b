import { each, exists, forEach, givesWhile, none, one, self, the } from '@crupier/kernel/cards';
import { act, any, is, rule, whenSelf } from '../../meanings/builders.ts';
import { forced, whenDefeated, whenRevealed, type CardTexts } from '../headers.ts';

const legions = any('sideScheme', is('named', '01180'));

/** Legions of Hydra. */
export const legionsOfHydra: CardTexts = {
  // Legions of Hydra
  '01180': [
    whenRevealed({
      if: none(any('minion', is('named', '01181'))),
      do: [act('searchEncounterDeck', each(any('minionInEncounterDeck', is('named', '01181'))), undefined, { value: 'engaged' })],
      next: { do: [act('placeThreat', self, forEach(2, any('enemy', is('trait', 'Hydra'))))] },
    }),
  ],
  // Madame Hydra
  '01181': [
    givesWhile(exists(legions), self, rule('cannotTakeDamage')),
    forced(whenSelf('activated'), { targets: { it: one(legions) }, do: [act('placeThreat', the(), 2)] }),
  ],
  // Hydra Soldier
  '01182': [whenDefeated({ do: [act('dealEncounter', undefined, 1)] })],
};
