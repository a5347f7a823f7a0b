import { call, isHappening, pin } from '@crupier/kernel/rules';
import { attackInTurn } from '../rules/activation.ts';
import { attackOtherHeroes } from '../rules/enemy-attack.ts';
import { canSpend, spend } from '../rules/spend.ts';
import { resourceTypes, type ResourceType } from '../state/printed.ts';
import { isInPlay, recordOf } from '../state/reading.ts';
import type { Verbs } from './table.ts';

/** What texts tell players to spend, as the types of its resources between spaces. */
const sums = ['energy mental physical', ...resourceTypes] as const;

function typesOf(value: string): readonly ResourceType[] {
  return value.split(' ').flatMap((word) => resourceTypes.find((each) => each === word) ?? []);
}

/** What few encounter cards say, first of all those of Klaw and of the Masters of Evil. */
export const klawVerbs = {
  /** The player spends a resource of each type of `value`. */
  spend: {
    can: (match, { value, seat, source }) => canSpend(match, typesOf(value), seat, source),
    run: (match, { value, seat, source }) => spend(match, typesOf(value), seat, source),
    takes: sums,
    hint: -1,
  },
  /** Minions attack the heroes with whom they are engaged, in the order that each of those players says. *Rule:* MC-ACTIVATION-7. */
  attackEngagedHero: {
    fact: 'attackBegan',
    can: (match, { cards }) => cards.some((card) => isInPlay(match, card)),
    run: (match, { cards }) => call(match, attackInTurn, { left: cards.map((card) => pin(recordOf(match, card))) }),
    hint: -2,
  },
  /** The attack that is about to begin is made against each other hero too. *Rule:* MC-FAQ-23. */
  attackOtherHeroes: {
    changes: ['attackBegan'],
    run: (match, { event }) => {
      if (isHappening(match, event)) attackOtherHeroes(match);
    },
    hint: -2,
  },
} as const satisfies Verbs;
