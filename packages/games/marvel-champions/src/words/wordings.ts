import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { headers, labels, triggers } from './headers.ts';
import { history } from './history.ts';
import { nouns } from './nouns.ts';
import { counted, measures, stats, tallies, thisWay, units } from './numbers.ts';
import { occasions } from './occasions.ts';
import { prices } from './prices.ts';
import { qualities } from './qualities.ts';
import { lists, rules } from './rules.ts';
import { states } from './states.ts';
import { durations, verbs } from './verbs.ts';

/** How the words of card texts are said. */
export const wordings: Wordings<CardWords> = {
  nouns,
  qualities,
  stats,
  tallies,
  verbs,
  occasions,
  relations: {},
  measures,
  states,
  rules,
  lists,
  counted,
  thisWay,
  history,
  durations,
  headers,
  triggers,
  labels,
  prices,
  units,
  numbersApart: true,
  // *Rule:* MC-THEN-1.
  thenIfDone: true,
  whose: {
    friendly: { en: 'you control', es: ['que controles', 'que controles', 'que controles', 'que controles'], after: true },
    enemy: {
      en: 'another player controls',
      es: ['que controle otro jugador', 'que controle otro jugador', 'que controle otro jugador', 'que controle otro jugador'],
      after: true,
    },
    theirs: { en: 'they control', es: ['que controle', 'que controle', 'que controle', 'que controle'], after: true },
    have: {
      some: { en: 'you [control] {cards}', es: '[controlar] {cards}' },
      none: { en: 'you [control] no {cards}', es: 'no [controlar] {cards}' },
    },
  },
};
