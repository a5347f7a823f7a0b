import {
  type Answer,
  type Ask,
  type Branch,
  type Decision,
  type DecisionKind,
  type Option,
  type PlannedAct,
  refuseAnswer,
} from '@crupier/kernel';

/** What a player chose in answer to a question. */
export interface Choice {
  readonly purpose: string;
  readonly options: readonly Option[];
  /** Where plans tell of it. */
  readonly act: PlannedAct | undefined;
}

/** What a plan has chosen after its first answer, the latest first. */
export interface Path {
  readonly choice: Choice;
  readonly before: Path | undefined;
}

/** What a plan does, in order, as far as it is told. */
export function actsOf(path: Path | undefined): readonly PlannedAct[] {
  return choicesOf(path).flatMap(({ act }) => act ?? []);
}

/** What a plan chooses after its first answer, in order. */
export function choicesOf(path: Path | undefined): readonly Choice[] {
  const choices: Choice[] = [];
  for (let at = path; at !== undefined; at = at.before) choices.push(at.choice);
  return choices.toReversed();
}

/** The kinds of question of which a plan is told: what is done in a turn, and what it is about. */
const toldKinds: readonly DecisionKind[] = ['act', 'word'];

/** What an answer chooses. */
export function choiceOf(branch: Branch, { kind, purpose }: Decision, ask: Ask, answer: Answer): Choice {
  const options = answer.flatMap((at) => ask.options[at] ?? []);
  const [first] = options;
  return { purpose, options, act: first === undefined || !toldKinds.includes(kind) ? undefined : branch.tell(first) };
}

/** The next choice of a plan, from a place on, that can be made in answer to a question: its place, and the answer. */
export function nextOf(guide: readonly Choice[], from: number, open: Decision, ask: Ask): readonly [number, Answer | undefined] {
  for (const [at, choice] of guide.entries()) {
    if (at < from || choice.purpose !== open.purpose) continue;
    const again = chosenAgain(choice, open, ask);
    // An act that is not offered is left out; of what an act asks, each question is answered in its turn.
    if (again !== undefined || open.kind !== 'act') return [at, again];
  }
  return [from, undefined];
}

/** The answer by which something is chosen again, on a deal where what nobody knows may lie elsewhere; undefined where it is not offered. */
function chosenAgain({ options }: Choice, open: Decision, ask: Ask): Answer | undefined {
  const answer = options.map(({ verb, card, value }) =>
    ask.options.findIndex((each) => each.verb === verb && each.card === card && each.value === value),
  );
  return answer.includes(-1) || refuseAnswer(open, ask.seat, answer) !== undefined ? undefined : answer;
}
