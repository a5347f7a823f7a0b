import {
  type Answer,
  type Ask,
  type DecisionKind,
  type Dice,
  type Option,
  assert,
  isChoice,
  obviousAnswer,
  randomChoice,
} from '@crupier/kernel';
import { shuffled } from './dice.ts';
import { mayOverpay, thriftyPayment } from './payments.ts';

/** What is needed of an ask to compare its answers, whoever shows it. */
type ComparedAsk = Pick<Ask, 'min' | 'max' | 'price' | 'payment' | 'moot'> & {
  readonly options: readonly Pick<Option, 'value' | 'idle' | 'alike' | 'count' | 'of'>[];
};

/**
 * Legal answers worth comparing, at most `limit` and at least one, without repetition: every answer where they are few,
 * otherwise every single option and a random sample of the rest. One alone where all come to the same.
 */
export function candidateAnswers(kind: DecisionKind, ask: ComparedAsk, roll: Dice, limit: number): readonly Answer[] {
  const only = ask.moot === true ? obviousAnswer(kind, { ...ask, forced: false }) : undefined;
  if (only !== undefined) return [only];
  const found = new Map<string, Answer>();
  const add = (answer: Answer): void => {
    if (found.size < limit) found.set(keyOf(kind, answer), answer);
  };
  if (kind !== 'divide' && kind !== 'arrange' && ask.price === 0) {
    if (ask.min === 0) add([]);
    if (ask.min <= 1 && ask.max >= 1) for (const index of shuffled(indexesOf(ask), roll)) add([index]);
    if (ask.max > 1 && ask.max === ask.options.length) add(indexesOf(ask));
  }
  if (ask.max > 1 || found.size === 0) {
    const draw = kind === 'pay' && mayOverpay(ask) ? thriftyPayment : randomChoiceOf(kind);
    for (let tries = 0; tries < limit * 2; tries++) add(draw(ask, roll));
  }
  const answers = [...found.values()];
  assert(answers.length > 0, 'A question has an answer.');
  return answers;
}

function randomChoiceOf(kind: DecisionKind): (ask: ComparedAsk, roll: Dice) => Answer {
  return (ask, roll) => randomChoice(kind, ask, roll);
}

/** The options worth comparing: those that come to nothing by themselves, or to the same as another, are left out. */
function indexesOf(ask: ComparedAsk): readonly number[] {
  return ask.options.flatMap((option, index) => (isChoice(option) ? [index] : []));
}

/** Two answers with the same key are the same: order tells only where things are put in order. */
function keyOf(kind: DecisionKind, answer: Answer): string {
  return (kind === 'arrange' || kind === 'target' ? answer : answer.toSorted((a, b) => a - b)).join(',');
}
