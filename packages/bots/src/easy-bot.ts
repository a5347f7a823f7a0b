import { randomChoice } from '@crupier/kernel';
import type { Bot } from './bot.ts';
import { greedyWith } from './greedy-bot.ts';

/** One answer in so many is a slip: any legal one. */
const SLIP_ONE_IN = 5;

const eager = greedyWith({ answersMax: 12, worlds: 1, stepsMax: 40 });

/** Takes what looks best at once, on one imagined deal and among few answers, and now and then slips. */
export const easyBot: Bot = (turn) => {
  const { decision, ask, roll } = turn;
  return roll(SLIP_ONE_IN) === 0 ? randomChoice(decision.kind, ask, roll) : eager(turn);
};
