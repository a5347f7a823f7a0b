import { call, NO_CARD, raiseAll, type Verb, perCard, perOther } from '@crupier/kernel/rules';
import { becomingCopy, copyItem, playCopy } from '../rules/copying.ts';
import { fact } from '../state/facts.ts';
import { inPlay, isDemon } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { anyCard, countOf } from './most.ts';

/** Verbs that copy. */
export const copyingVerbs = {
  /** Each card in play becomes a copy of another where it lies, all at the same time. *Rule:* INF-706.1, INF-706.3. */
  becomeCopy: {
    fact: 'copied',
    copies: true,
    most: countOf((match, card) => !isDemon(match, card) && inPlay(match, card)),
    ...perOther<InfernoMatch>({
      run: (match, other, { cards, granted }) => {
        if (isDemon(match, other)) return;
        const copies = cards.filter((card) => !isDemon(match, card) && inPlay(match, card));
        // What was chosen and paid for it, and what its abilities moved, says nothing to those that it has from now on.
        const facts = copies.flatMap((card) => [becomingCopy(match, card, other, granted), fact('choicesForgotten', { card })]);
        raiseAll(match, facts);
      },
    }),
    hint: 1,
  },
  /** What is on the chain, with all that was chosen for it; new targets may be chosen. *Rule:* INF-706.8. */
  copyChained: {
    fact: 'chainCopied',
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({
      run: (match, object, { seat, source }) => call(match, copyItem, { object, copy: NO_CARD, isAimedAnew: true }, { source, seat }),
    }),
    hint: 3,
  },
  /** The same, with the targets that it has. *Rule:* INF-706.8. */
  copyAsItIs: {
    fact: 'chainCopied',
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({
      run: (match, object, { seat, source }) => call(match, copyItem, { object, copy: NO_CARD, isAimedAnew: false }, { source, seat }),
    }),
    hint: 2,
  },
  /** *Rule:* INF-706.10. */
  playCopy: {
    fact: 'copyMade',
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({ run: (match, card, { seat, source }) => call(match, playCopy, { card }, { source, seat }) }),
    hint: 3,
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;
