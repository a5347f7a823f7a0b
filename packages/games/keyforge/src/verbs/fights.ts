import { perCard, type Verb } from '@crupier/kernel/rules';
import { fightEach } from '../rules/fight-in-pairs.ts';
import { callFightSeries } from '../rules/fight-series.ts';
import { playAbilitiesOf, resolvePlayAbilities } from '../rules/play-abilities.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

/** Verbs by which creatures fight several times, or do after reaping what they do when they are played. */
export const fightVerbs = {
  /** *Rule:* KF-FAQ-CARD-kompsos-haruspex-1. */
  resolvePlayAbilities: {
    ...perCard<KeyForgeMatch>({
      can: (match, card) => playAbilitiesOf(match, card).length > 0,
      run: (match, card) => resolvePlayAbilities(match, card),
    }),
    hint: 2,
  },
  /** So many fights with a creature, which is readied before each of them, and each against another creature. */
  readyAndFight: {
    fact: 'creatureFought',
    ...perCard<KeyForgeMatch>({ run: (match, card, { amount, seat }) => callFightSeries(match, card, amount, seat) }),
    hint: 3,
  },
  /** Each fights another one of the second object, taunt ignored. *Rule:* KF-FAQ-CARD-endless-hordes-1. */
  fightEach: {
    fact: 'creatureFought',
    run: (match, { cards, to, seat, source }) => fightEach(match, cards, to, { seat, source }),
    hint: 2,
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;
