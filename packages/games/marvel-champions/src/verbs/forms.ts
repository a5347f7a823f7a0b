import { perCard } from '@crupier/kernel/rules';
import { changeExtraForm } from '../rules/keywords/extra-forms.ts';
import { otherSide } from '../rules/sides.ts';
import { isInPlay } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

/** What is done with forms that are neither hero nor alter-ego. */
export const formVerbs = {
  /** To the form on the other side of a card. *Rule:* MC-FORM-9. */
  changeExtraForm: {
    fact: 'extraFormTaken',
    ...perCard<MarvelMatch>({
      can: (match, card) => isInPlay(match, card) && otherSide(match, card) !== undefined,
      run: (match, card, { seat }) => changeExtraForm(match, card, seat),
    }),
    hint: 0,
  },
} as const satisfies Verbs;
