import type { Meanings } from '@crupier/kernel/rules';
import { kind } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { resourceWords } from '../state/resources.ts';
import { durations, type Marvel } from '../state/state.ts';
import { nouns } from './nouns.ts';
import { counted, measures, stats, tallies, thisWay } from './numbers.ts';
import { occasions } from './occasions.ts';
import { qualities } from './qualities.ts';
import { givenKeywords, lists, rules, states } from './rules.ts';
import { verbs } from './verbs.ts';

/**
 * The headers of abilities that players use or the rules resolve. `attach` says what a card is attached to as it enters play, or under
 * whose control it may be played; `obligation` what an obligation's player has to do.
 */
export const headers = [
  'action',
  'resource',
  'special',
  'setup',
  'whenRevealed',
  'whenDefeated',
  'whenCompleted',
  'boost',
  'attach',
  'obligation',
] as const;

/** Words that a card says of itself, which are no keywords of the rules: what it enters play with, restrictions of playing it, and what it pays for twice. */
export const ownWords = [
  'entersWithCounters',
  'heroFormOnly',
  'alterEgoFormOnly',
  'nemesisMinion',
  'onlyPhysical',
  'playOnlyWith',
  'additionalMulligan',
  'aggressionDoubled',
  'justiceDoubled',
  'leadershipDoubled',
  'protectionDoubled',
] as const;

/** What the words of card texts mean. How they are said is in `words/`. */
export const meanings = {
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
  durations: Object.fromEntries(durations.map((duration) => [duration, {}])) as Record<(typeof durations)[number], object>,
  headers: [...headers, ...givenKeywords, ...ownWords],
  history: {
    playedInPhase: { event: kind.playBegan, per: 'phase', counts: (match, { card }) => printedOf(match, card).max?.each === 'phase' },
    playedInRound: { event: kind.playBegan, per: 'round', counts: (match, { card }) => printedOf(match, card).max?.each === 'round' },
  },
  periods: ['round', 'phase', 'game'],
  resources: resourceWords,
} satisfies Meanings<Marvel>;
