import type { Bot, BotTurn, PlannedAnswer } from './bot.ts';
import { easyBot } from './easy-bot.ts';
import { greedyBot, greedyWith, ordinary } from './greedy-bot.ts';
import { type PlannerLimits, planTurn, plannerWith } from './planner.ts';
import { randomBot } from './random-bot.ts';
import { scriptedBot } from './scripted-bot.ts';

/** What the bots that plan look at. */
const planners = {
  planner: { answersMax: 500, worlds: 3, width: 16, rootsMax: 40 },
  strong: { answersMax: 1_200, worlds: 4, width: 32, rootsMax: 40, repliesMax: 2, replyAnswers: 120 },
} as const satisfies Readonly<Record<string, PlannerLimits>>;

/** What is looked at for a hint. */
export const hintLimits: PlannerLimits = planners.planner;

/**
 * The bots there are. `greedy-1` is the greedy bot with the weights that the project began with, by which the others are measured, and
 * `scripted` the opponent of a tutorial; they are offered to nobody.
 */
export const bots = {
  random: randomBot,
  easy: easyBot,
  greedy: greedyBot,
  planner: plannerWith(planners.planner),
  strong: plannerWith(planners.strong),
  scripted: scriptedBot,
  'greedy-1': greedyWith({ ...ordinary, weights: 'first' }),
} as const satisfies Readonly<Record<string, Bot>>;

/** The name of a bot. */
export type BotName = keyof typeof bots;

/** What a bot answers, and what it plans where it is one that plans. */
export function answerWithPlan(name: BotName, turn: BotTurn): PlannedAnswer {
  return isPlanner(name) ? planTurn(turn, planners[name]) : { answer: bots[name](turn) };
}

function isPlanner(name: BotName): name is keyof typeof planners {
  return Object.hasOwn(planners, name);
}
