import {
  type Answer,
  type Dice,
  type PlayableMatch,
  type Seat,
  type SeenDecision,
  type WeightSet,
  resultFor,
  SPECTATOR,
  randomChoice,
} from '@crupier/kernel';
import { candidateAnswers } from './answers.ts';
import type { Bot, BotTurn } from './bot.ts';
import { diceFrom, drawSeed } from './dice.ts';

/** How much a greedy bot looks at: more is slower and better. */
export interface GreedyLimits {
  /** The most answers compared. */
  readonly answersMax: number;
  /** Imagined deals on which each answer is tried. */
  readonly worlds: number;
  /** Questions answered on one deal before it is valued as it stands. */
  readonly stepsMax: number;
  /** By which weights positions are valued; default the fitted ones. */
  readonly weights?: WeightSet;
}

/** The limits of the ordinary one. */
export const ordinary: GreedyLimits = { answersMax: 48, worlds: 3, stepsMax: 80 };
const WON = 1e9;
/** Questions that may come between the end of a turn and the next. */
const STEPS_TO_END_MAX = 20;

/**
 * Tries every answer on imagined deals, plays its consequences to their end, and takes the one whose positions are worth most to
 * its seat. So that all are compared at the same moment, a turn is ended after each answer; before its turn's first choice it
 * imagines a random turn instead.
 */
export const greedyBot: Bot = greedyWith(ordinary);

/** A greedy bot that looks at more or less than the ordinary one. */
export function greedyWith(limits: GreedyLimits): Bot {
  return (turn) => {
    const answers = candidateAnswers(turn.decision.kind, turn.ask, turn.roll, limits.answersMax);
    const [only] = answers;
    if (answers.length === 1 && only !== undefined) return only;
    return bestOf(answers, turn, limits);
  };
}

/** The best answer over all deals; where time is over before, over those deals on which every answer was tried, or of those tried on the first. */
function bestOf(answers: readonly Answer[], turn: BotTurn, limits: GreedyLimits): Answer {
  let scores: readonly number[] = [];
  for (let world = 0; world < limits.worlds && (world === 0 || !turn.isLate()); world++) {
    const fork = turn.fork(drawSeed(turn.roll));
    const luck = drawSeed(turn.roll);
    const sums: number[] = [];
    for (const [at, answer] of answers.entries()) {
      if (turn.isVoid()) return answer;
      if (at > 0 && turn.isLate()) break;
      sums.push((scores[at] ?? 0) + score(fork.clone(), answer, turn, { ...limits, luck }));
    }
    const isWhole = sums.length === answers.length;
    if (isWhole || world === 0) scores = sums;
    if (!isWhole) break;
  }
  const best = Math.max(...scores);
  const equals = answers.filter((_, at) => scores[at] === best);
  return equals[turn.roll(equals.length)] ?? [];
}

/** The worth of one answer on one imagined deal. Every answer meets the same luck. */
function score(world: PlayableMatch, answer: Answer, turn: BotTurn, limits: GreedyLimits & { readonly luck: string }): number {
  const { seat, decision } = turn;
  const asked = world.pending(seat);
  if (asked === undefined || world.answer(seat, asked.id, answer) !== undefined) return -WON;
  const isPlan = decision.kind !== 'act' && decision.source === undefined;
  settle(world, seat, { roll: diceFrom(limits.luck), stepsMax: limits.stepsMax, isPlan });
  const outcome = world.outcome();
  const result = outcome && resultFor(outcome, seat);
  if (result === undefined || result === 'drawn') return world.evaluate(seat, limits.weights);
  return result === 'won' ? WON : -WON;
}

interface Settling {
  readonly roll: Dice;
  readonly stepsMax: number;
  /** Whether the answer was a choice before the turn's first act, whose worth only the turn shows. */
  readonly isPlan: boolean;
}

/** Plays on until somebody else has a free choice, answering at random what the consequences ask. */
function settle(world: PlayableMatch, seat: Seat, { roll, stepsMax, isPlan }: Settling): void {
  let hasEnded = false;
  for (let step = 0; step < stepsMax; step++) {
    const asker = world.pending(SPECTATOR)?.waiting[0];
    const asked = asker === undefined ? undefined : world.pending(asker);
    if (asker === undefined || asked?.ask === undefined) return;
    if (asked.kind === 'respond') {
      // What was done is followed to its outcome as if nobody responded.
      world.answer(asker, asked.id, declining(asked));
      continue;
    }
    if (asker !== seat && isFree(asked)) return;
    if (asker === seat && asked.kind === 'act') {
      if (hasEnded) return;
      const ending = isPlan ? undefined : endingOf(world, seat, asked);
      if (!isPlan && ending === undefined) return;
      hasEnded = ending !== undefined;
      world.answer(seat, asked.id, ending ?? randomChoice(asked.kind, asked.ask, roll));
    } else world.answer(asker, asked.id, randomChoice(asked.kind, asked.ask, roll));
  }
}

/** The answer that does nothing in a window: choosing nothing, or the option that is about no card. */
function declining({ ask }: SeenDecision): Answer {
  if (ask === undefined || ask.min === 0) return [];
  return [
    Math.max(
      0,
      ask.options.findIndex(({ card }) => card === undefined),
    ),
  ];
}

/** Whether a rule of the game lets somebody choose, rather than a card's text. */
function isFree(asked: SeenDecision): boolean {
  return asked.kind === 'act' || (asked.source === undefined && asked.ask?.forced === false);
}

/** The main-phase answer that ends the turn, which is about no card. Where several are, they are tried. */
function endingOf(world: PlayableMatch, seat: Seat, { id, ask }: SeenDecision): Answer | undefined {
  const cardless = (ask?.options ?? []).flatMap((option, index) => (option.card === undefined ? [[index]] : []));
  return cardless.length > 1 ? cardless.find((answer) => endsTurn(world.clone(), seat, id, answer)) : cardless[0];
}

/** Whether an answer is followed by somebody else's free choice, or by the end. */
function endsTurn(world: PlayableMatch, seat: Seat, decision: number, answer: Answer): boolean {
  world.answer(seat, decision, answer);
  for (let step = 0; step < STEPS_TO_END_MAX; step++) {
    const asker = world.pending(SPECTATOR)?.waiting[0];
    const asked = asker === undefined ? undefined : world.pending(asker);
    if (asker === undefined || asked?.ask === undefined) return true;
    if (asker !== seat && isFree(asked)) return true;
    if (asked.kind === 'act') return false;
    world.answer(
      asker,
      asked.id,
      randomChoice(asked.kind, asked.ask, () => 0),
    );
  }
  return false;
}
