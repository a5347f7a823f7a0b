import { eventRulesOf, type GameWords } from '@crupier/kernel/rules';
import { facts } from '../state/facts.ts';
import { figureNames } from '../state/figures.ts';
import { beatLines } from './beat-words.ts';
import { labels } from './labels.ts';
import { eventRanks, gatheredLines } from './log-order.ts';
import { logLines } from './log-words.ts';
import { matterRules } from './matter-words.ts';
import { choiceObstacles, obstacles } from './obstacle-words.ts';
import { occasionLines } from './occasion-lines.ts';
import { oddsWords, optionVerbs, purposes, valueWords } from './question-words.ts';
import { raceWords } from './race-words.ts';
import { standingWords, termWords } from './term-words.ts';
import { valueParts } from './value-parts.ts';

/** What the page and the terminal say around the cards. */
export const gameWords: GameWords = {
  events: logLines,
  beats: beatLines,
  figures: figureNames,
  gatheredEvents: gatheredLines,
  eventRanks,
  occasions: occasionLines,
  eventRules: eventRulesOf(facts),
  purposes,
  verbs: optionVerbs,
  values: valueWords,
  terms: termWords,
  standing: standingWords,
  odds: oddsWords,
  race: raceWords,
  matters: matterRules,
  labels,
  obstacles,
  choiceObstacles,
  valueParts,
};
