import { eventRulesOf, type GameWords } from '@crupier/kernel/rules';
import { facts } from '../state/facts.ts';
import { beatLines } from './beat-words.ts';
import { consequences } from './consequences.ts';
import { labels } from './labels.ts';
import { eventRanks, gatheredLines } from './log-order.ts';
import { logLines } from './log-words.ts';
import { matterRules } from './matter-words.ts';
import { choiceObstacles, obstacles } from './obstacle-words.ts';
import { occasionLines } from './occasion-lines.ts';
import { optionVerbs, purposes, valueWords } from './question-words.ts';
import { raceWords } from './race-words.ts';
import { termWords } from './term-words.ts';
import { valueParts } from './value-parts.ts';

/** What the page and the terminal say around the cards. */
export const gameWords: GameWords = {
  beats: beatLines,
  events: logLines,
  gatheredEvents: gatheredLines,
  eventRanks,
  occasions: occasionLines,
  eventRules: eventRulesOf(facts),
  purposes,
  verbs: optionVerbs,
  values: valueWords,
  obstacles,
  choiceObstacles,
  valueParts,
  consequences,
  terms: termWords,
  race: raceWords,
  matters: matterRules,
  labels,
};
