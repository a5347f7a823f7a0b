import { raise, raiseAll, type Verb } from '@crupier/kernel/rules';
import { canForge, currentCost, forgeKey, unforgeKey, unforgeLastKey } from '../rules/forge.ts';
import { canRaiseTide } from '../rules/tide.ts';
import { fact } from '../state/facts.ts';
import type { KeyForge } from '../state/state.ts';

/** Verbs that are done to players. */
export const playerVerbs = {
  forge: {
    fact: 'keyForged',
    can: (match, { seat }) => canForge(match, seat),
    run: (match, { seat }) => forgeKey(match, seat),
    hint: 8,
  },
  /** At so much more than the current cost. */
  forgeAtMore: {
    fact: 'keyForged',
    single: true,
    can: (match, { seat, amount }) => canForge(match, seat, amount),
    run: (match, { seat, amount }) => forgeKey(match, seat, amount),
    hint: 8,
  },
  /** *Rule:* KF-COST-1. */
  forgeFree: {
    fact: 'keyForged',
    can: (match, { seat }) => canForge(match, seat, -currentCost(match, seat)),
    run: (match, { seat }) => forgeKey(match, seat, -currentCost(match, seat)),
    hint: 10,
  },
  /** At so much less than the current cost. */
  forgeAtLess: {
    fact: 'keyForged',
    single: true,
    can: (match, { seat, amount }) => canForge(match, seat, -amount),
    run: (match, { seat, amount }) => forgeKey(match, seat, -amount),
    hint: 8,
  },
  unforge: {
    fact: 'keyUnforged',
    run: (match, { seat, source }) => unforgeKey(match, seat, source),
    hint: -8,
  },
  /** One that the player forged in the last turn of their own. */
  unforgeLast: {
    fact: 'keyUnforged',
    run: (match, { seat, source }) => unforgeLastKey(match, seat, source),
    hint: -8,
  },
  gainChains: {
    fact: 'chainsGained',
    adds: ['chainsGained'],
    run: (match, { seat, amount }) => raise(match, fact('chainsGained', { seat, amount })),
    hint: -1,
  },
  raiseTide: {
    fact: 'tideRaised',
    can: (match, { seat }) => canRaiseTide(match, seat),
    run: (match, { seat }) => {
      if (canRaiseTide(match, seat)) raise(match, fact('tideRaised', { seat }));
    },
  },
  endEffect: {
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.map((card) => fact('effectEnded', { card })),
      ),
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;
