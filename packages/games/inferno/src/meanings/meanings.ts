import type { Meanings } from '@crupier/kernel/rules';
import { SPECIAL } from '../rules/early-end.ts';
import { environments, type Inferno } from '../state/state.ts';
import { keywords } from './keywords.ts';
import { nouns } from './nouns.ts';
import { counted, measures, stats, tallies } from './numbers.ts';
import { occasions } from './occasions.ts';
import { places } from './places.ts';
import { qualities } from './qualities.ts';
import { relations } from './relations.ts';
import { lists, rules } from './rules.ts';
import { states } from './states.ts';
import { verbs } from './verbs.ts';

/** The headers of activated abilities. */
export const headers = ['ritual', 'activate', 'energy', 'flip', 'fromHand', SPECIAL] as const;

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
  counted,
  durations: { turn: {}, combat: {}, match: {}, phase: {}, whileSource: {}, mainPhase: {}, while: {}, setOff: {} },
  places,
  headers: [...headers, ...keywords],
  periods: ['turn'],
  timings: ['asRitual', 'asCard', 'anyone', 'infernal', ...environments, 'earthly'],
} as const satisfies Meanings<Inferno>;
