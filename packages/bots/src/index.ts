/** Players that see a match only through decisions and views. */
export { candidateAnswers } from './answers.ts';
export type { Bot, BotTurn, PlannedAnswer, SeenAsk, Stops } from './bot.ts';
export { botTurn } from './bot.ts';
export { diceFrom, drawSeed, shuffled } from './dice.ts';
export type { GreedyLimits } from './greedy-bot.ts';
export { greedyBot, greedyWith } from './greedy-bot.ts';
export { answerWithPlan, type BotName, bots, hintLimits } from './levels.ts';
export { type PlannerLimits, plannerWith } from './planner.ts';
export { type Gain, type Hint, type HintedPlan, hintFor } from './hint.ts';
export { askedOf, passing, valueFor } from './positions.ts';
export { randomBot } from './random-bot.ts';
export { shownActs } from './shown-acts.ts';
