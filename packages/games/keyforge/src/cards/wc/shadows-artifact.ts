import { atLeast, forEachOf, modifies, self, type Ability } from '@crupier/kernel/cards';
import { act, doneThisWay, isChosen, notInState, whenPlayer } from '../../meanings/builders.ts';

/** With an empty hand nothing is revealed: ruling KF-C-17. *Rule:* KF-ERRATA-keyforgery, KF-FAQ-CARD-keyforgery-1. */
export const keyforgery: Ability[] = [
  modifies(whenPlayer('wouldForge', 'opponent'), {
    if: notInState('yourTurn'),
    words: { it: { of: 'house', by: 'opponent' } },
    do: [act('revealAtRandom')],
    next: {
      if: atLeast(forEachOf(1, doneThisWay('cardRevealed', isChosen('notOfHouse', 'it'))), 1),
      instead: true,
      do: [act('destroy', self)],
    },
  }),
];
