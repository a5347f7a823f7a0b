import type { Bot, BotTurn, PlannedAnswer } from './bot.ts';
import { easyBot } from './easy-bot.ts';
import { greedyBot, greedyWith, ordinary } from './greedy-bot.ts';
import { type PlannerLimits, planTurn, plannerWith } from './planner.ts';
import { randomBot } from './random-bot.ts';
import { scriptedBot } from './scripted-bot.ts';

/** What the ordinary planner looks at, and whoever asks for a hint. */
export const plannerLimits = { answersMax: 500, worlds: 3, width: 16, rootsMax: 40 } as const;
const strong = { answersMax: 1_200, worlds: 4, width: 32, rootsMax: 40, repliesMax: 2, replyAnswers: 120 } as const;

/**
 * The bots there are. `greedy-1` is the greedy bot with the weights that the project began with, by which the others are measured, and
 * `scripted` the opponent of a tutorial; they are offered to nobody.
 */
export const bots = {
  random: randomBot,
  easy: easyBot,
  greedy: greedyBot,
  planner: plannerWith(plannerLimits),
  strong: plannerWith(strong),
  scripted: scriptedBot,
  'greedy-1': greedyWith({ ...ordinary, weights: 'first' }),
} as const satisfies Readonly<Record<string, Bot>>;

/** The name of a bot. */
export type BotName = keyof typeof bots;

const planners: Partial<Record<BotName, PlannerLimits>> = { planner: plannerLimits, strong };

/** What a bot answers, and what it plans where it is one that plans. */
export function answerWithPlan(name: BotName, turn: BotTurn): PlannedAnswer {
  const limits = planners[name];
  return limits === undefined ? { answer: bots[name](turn) } : planTurn(turn, limits);
}
