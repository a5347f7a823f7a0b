import { type Answer, obviousAnswer, type PlannedAct } from '@crupier/kernel';
import type { BotTurn } from './bot.ts';
import { candidateAnswers } from './answers.ts';
import { type PlannerLimits, plansFor, type Plan } from './planner.ts';

/** One way to go on. */
export interface HintedPlan {
  /** The first answer. */
  readonly answer: Answer;
  /** What comes after it in the turn, as far as it can be known now. */
  readonly acts: readonly PlannedAct[];
  /** The chance to win that it gives, from 0 to 1, by the evaluation. */
  readonly chance: number;
  /** How much it changes the terms of the evaluation, those that count most first. */
  readonly gains: readonly Gain[];
}

/** How much one side gains on the other in a term of the evaluation. */
export interface Gain {
  readonly term: string;
  readonly by: number;
}

/** What a planner would advise a seat that is asked. */
export interface Hint {
  readonly best: HintedPlan;
  /** The best plan that begins otherwise; absent where there is nothing to choose. */
  readonly second?: HintedPlan;
  /** Whether both are as good, as far as one can tell. */
  readonly isEqual: boolean;
}

/** A difference of chances that says nothing. */
const EQUAL_WITHIN = 0.01;
const GAINS_MAX = 4;

/** What a planner advises, from what the seat may know. */
export function hintFor(turn: BotTurn, limits: PlannerLimits): Hint {
  const { decision, ask, roll } = turn;
  const obvious = obviousAnswer(decision.kind, ask);
  const answers = obvious === undefined ? candidateAnswers(decision.kind, ask, roll, limits.rootsMax) : [obvious];
  const [best, second] = plansFor(answers, turn, limits).map(hinted);
  if (best === undefined) return { best: { answer: answers[0] ?? [], acts: [], chance: 0.5, gains: [] }, isEqual: false };
  if (second === undefined) return { best, isEqual: false };
  return { best, second, isEqual: best.chance - second.chance < EQUAL_WITHIN };
}

function hinted({ answer, acts, value, gains }: Plan): HintedPlan {
  const sorted = gains
    .filter(({ worth, by }) => Math.abs(worth) > 0.005 && Math.abs(by) >= 0.5)
    .toSorted((one, other) => Math.abs(other.worth) - Math.abs(one.worth));
  return { answer, acts, chance: 1 / (1 + Math.exp(-value)), gains: sorted.slice(0, GAINS_MAX).map(({ term, by }) => ({ term, by })) };
}
