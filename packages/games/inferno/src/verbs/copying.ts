import { call, NO_CARD, raiseAll, type WordlessVerb } from '@crupier/kernel/rules';
import { becomingCopy, copyItem, playCopy } from '../rules/copying.ts';
import { fact } from '../state/facts.ts';
import { inPlay, isDemon } from '../state/reading.ts';
import type { Inferno } from '../state/state.ts';

/** Verbs that copy. */
export const copyingVerbs = {
  /** A card in play becomes a copy of another where it lies. *Rule:* INF-706.1, INF-706.3. */
  becomeCopy: {
    fact: 'copied',
    copies: true,
    run: (match, { cards: [card], to: [other], granted }) => {
      if (card === undefined || other === undefined || isDemon(match, card) || isDemon(match, other) || !inPlay(match, card)) return;
      // What was chosen and paid for it, and what its abilities moved, says nothing to those that it has from now on.
      raiseAll(match, [becomingCopy(match, card, other, granted), fact('choicesForgotten', { card })]);
    },
    hint: 1,
  },
  /** What is on the chain, with all that was chosen for it; new targets may be chosen. *Rule:* INF-706.8. */
  copyChained: {
    fact: 'chainCopied',
    run: (match, { cards: [object], seat, source }) => {
      if (object !== undefined) call(match, copyItem, { object, copy: NO_CARD, isAimedAnew: true }, { source, seat });
    },
    hint: 3,
  },
  /** The same, with the targets that it has. *Rule:* INF-706.8. */
  copyAsItIs: {
    fact: 'chainCopied',
    run: (match, { cards: [object], seat, source }) => {
      if (object !== undefined) call(match, copyItem, { object, copy: NO_CARD, isAimedAnew: false }, { source, seat });
    },
    hint: 2,
  },
  /** *Rule:* INF-706.10. */
  playCopy: {
    fact: 'copyMade',
    run: (match, { cards: [card], seat, source }) => {
      if (card !== undefined) call(match, playCopy, { card }, { source, seat });
    },
    hint: 3,
  },
} as const satisfies Readonly<Record<string, WordlessVerb<Inferno>>>;
