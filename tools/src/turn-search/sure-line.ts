import { diceFrom, valueFor } from '@crupier/bots';
import type { Answer, Branch, Seat } from '@crupier/kernel';
import { answersTo, TooLarge, TurnPolicy, type OwnChoice } from './turn-policy.ts';

/** A choice on a line of play, as it can be found again on another deal. */
interface Step {
  readonly answer: Answer;
  readonly name: string;
}

/** What is looked for at the end of a turn. */
export type Goal = (end: Branch, seat: Seat) => boolean;

/** Lines that are tried on the other deals, at most. */
const LINES_MAX = 5;

/**
 * Whether a seat has a line of play to the end of its turn that reaches a goal on all deals, by the same choices on each. It is looked for
 * on the first deal, the positions that are worth most first, until so many answers were given to the engine; there opponents do what is
 * best for them where they must answer, on the others what chance says.
 */
export function hasSureLine([deal, ...others]: readonly Branch[], seat: Seat, goal: Goal, answersMax: number): boolean {
  if (deal === undefined) return false;
  const search = new GoalSearch(new TurnPolicy(deal, seat, answersMax), goal, (steps) =>
    others.every((other, at) => isReachedBy(steps, goal, other, new TurnPolicy(other, seat, Infinity, diceFrom(`replies ${at}`)))),
  );
  try {
    return search.follow(deal.copy(), []);
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}

/** Whether the same choices reach the goal on another deal, where a policy answers what is not chosen. */
function isReachedBy(steps: readonly Step[], goal: Goal, deal: Branch, policy: TurnPolicy): boolean {
  const { seat } = policy;
  const branch = deal.copy();
  for (const { answer, name } of steps) {
    const choice = policy.toOwnChoice(branch);
    if (choice === undefined) break;
    const alike = answersTo(choice).filter((each) => nameOf(branch, choice, each) === name);
    const again = alike.find((each) => each.join() === answer.join()) ?? alike[0];
    if (again === undefined) return false;
    policy.answer(branch, seat, again);
  }
  return policy.toOwnChoice(branch) === undefined && goal(branch, seat);
}

function nameOf(branch: Branch, { open, ask }: OwnChoice, answer: Answer): string {
  const told = answer.flatMap((index) => ask.options[index] ?? []).map((option) => JSON.stringify(branch.tell(option)));
  return `${open.purpose} ${told.join(' ')}`;
}

/** A search for an end of the turn at which a goal is reached. */
class GoalSearch {
  readonly #policy: TurnPolicy;
  readonly #goal: Goal;
  readonly #isAccepted: (steps: readonly Step[]) => boolean;
  readonly #seen = new Set<string>();
  #lines = 0;

  constructor(policy: TurnPolicy, goal: Goal, isAccepted: (steps: readonly Step[]) => boolean) {
    this.#policy = policy;
    this.#goal = goal;
    this.#isAccepted = isAccepted;
  }

  /** Whether a line that goes on from here is accepted. */
  follow(branch: Branch, steps: readonly Step[]): boolean {
    const { seat } = this.#policy;
    const choice = this.#policy.toOwnChoice(branch);
    if (choice === undefined) {
      if (!this.#goal(branch, seat)) return false;
      this.#lines++;
      return this.#isAccepted(steps);
    }
    if (choice.open.kind === 'act') {
      const key = branch.key();
      if (this.#seen.has(key)) return false;
      this.#seen.add(key);
    }
    return this.#next(branch, choice).some((next) => this.#lines < LINES_MAX && this.follow(next.branch, [...steps, next.step]));
  }

  /** The positions after each answer, those that are worth most first. */
  #next(branch: Branch, choice: OwnChoice): readonly { readonly branch: Branch; readonly step: Step }[] {
    const { seat } = this.#policy;
    const next = answersTo(choice).map((answer) => {
      const copy = branch.copy();
      this.#policy.answer(copy, seat, answer);
      this.#policy.toOwnChoice(copy);
      return { branch: copy, step: { answer, name: nameOf(branch, choice, answer) }, value: valueFor(copy, seat) };
    });
    return next.toSorted((one, other) => other.value - one.value);
  }
}
