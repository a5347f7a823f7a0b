import { attackOtherHeroes } from '../rules/enemy-attack.ts';
import type { Verbs } from './table.ts';

/** What few encounter cards say, first of all those of Klaw and of the Masters of Evil. */
export const klawVerbs = {
  /** The attack that is about to begin is made against each other hero too. *Rule:* MC-FAQ-23. */
  attackOtherHeroes: { changes: ['attackBegan'], run: (match) => attackOtherHeroes(match), hint: -2 },
} as const satisfies Verbs;
