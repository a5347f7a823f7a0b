import type { Meanings } from '@crupier/kernel/rules';
import type { KeyForge } from '../state/state.ts';
import { inPlay, zoneOfCard } from '../state/reading.ts';
import { choosables } from './choosables.ts';
import { history } from './history.ts';
import { keywords } from './keywords.ts';
import { nouns } from './nouns.ts';
import { counted, measures, stats, tallies, thisWay } from './numbers.ts';
import { occasions } from './occasions.ts';
import { qualities } from './qualities.ts';
import { lists, relations, rules, states } from './rules.ts';
import { verbs } from './verbs.ts';

/** The headers of activated abilities. */
export const headers = ['action', 'omni', 'scrap'] as const;

/** What the words of card texts mean. How they are said is in `words/`. */
export const meanings = {
  nouns,
  qualities,
  stats,
  tallies,
  verbs,
  occasions,
  relations,
  measures,
  states,
  rules,
  lists,
  places: { discard: { holds: (match, card) => zoneOfCard(match, card) === 'discard' } },
  counted,
  thisWay,
  choosables,
  history,
  durations: { turn: {}, match: {}, yourNextTurn: {}, opponentsNextTurn: {}, whileInPlay: { stays: inPlay }, nextTurn: {} },
  headers: [...headers, ...keywords],
} satisfies Meanings<KeyForge>;
