import { definitionNumber, NO_CARD, perPair, pin, raise, type Verb } from '@crupier/kernel/rules';
import { allDurations } from '../state/durations.ts';
import { fact } from '../state/facts.ts';
import { isCreature, recordOf } from '../state/reading.ts';
import { EFFECT_NUMBERS, type KeyForge, type KeyForgeMatch } from '../state/state.ts';
import { TEXT_BOX_KEY } from '../state/text-boxes.ts';

/** Verbs about what is written on cards. */
export const textBoxVerbs = {
  /** For the turn, that of the second object, as it is printed. *Rule:* KF-SELF-REF-2, KF-FAQ-GEN-92. */
  gainTextBox: {
    fact: 'effectBegan',
    ...perPair<KeyForgeMatch>({
      run: (match, card, other, { seat }) => {
        if (!isCreature(match, card)) return;
        const value = definitionNumber(match.game, TEXT_BOX_KEY) ?? 0;
        const amount = allDurations.indexOf('turn') * EFFECT_NUMBERS;
        raise(match, fact('effectBegan', { card: NO_CARD, other: card, seat, value, amount, source: pin(recordOf(match, other)) }));
      },
    }),
    hint: 2,
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;
