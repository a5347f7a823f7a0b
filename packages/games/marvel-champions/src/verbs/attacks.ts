import { perCard, perPair } from '@crupier/kernel/rules';
import { attackAlly } from '../rules/activation.ts';
import { declareDefender, mayBeDeclared } from '../rules/enemy-attack.ts';
import { isInPlay } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

/** What texts do with attacks of enemies. */
export const attackVerbs = {
  /** An enemy attacks an ally directly. *Rule:* MC-ATTACKS-AGAINST-ALLIES-1. */
  enemyAttacksAlly: {
    fact: 'attackBegan',
    ...perPair<MarvelMatch>({
      can: (match, card, ally) => isInPlay(match, card) && isInPlay(match, ally),
      run: (match, card, ally, { seat }) => attackAlly(match, card, ally, seat),
    }),
    hint: -2,
  },
  /** *Rule:* MC-DEFENSE-4, MC-DEFENSE-6. */
  declareDefender: {
    fact: 'defended',
    ...perCard<MarvelMatch>({ can: (match, card) => mayBeDeclared(match, card), run: (match, card) => declareDefender(match, card) }),
    hint: 1,
  },
} as const satisfies Verbs;
