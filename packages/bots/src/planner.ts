import {
  type Answer,
  type Ask,
  type Branch,
  type Decision,
  type DecisionKind,
  type Dice,
  type PlannedAct,
  type Seat,
  type WeightSet,
  randomChoice,
  resultFor,
  skipObvious,
  WON,
} from '@crupier/kernel';
import { candidateAnswers } from './answers.ts';
import type { Bot, BotTurn, PlannedAnswer, Stops } from './bot.ts';
import { diceFrom, drawSeed } from './dice.ts';

/** How much a planner looks at. Counts, never time: the same question gets the same answer on every machine. */
export interface PlannerLimits {
  /** Answers given to the engine for one decision, over all deals. */
  readonly answersMax: number;
  /** Imagined deals on which a plan is tried. */
  readonly worlds: number;
  /** Positions that are followed from each depth of a plan. */
  readonly width: number;
  /** First answers that are compared. */
  readonly rootsMax: number;
  /** Where at most so many first answers are still compared, the turn of whoever comes next is planned too; default 0. */
  readonly repliesMax?: number;
  /** Answers given to the engine for one such turn. */
  readonly replyAnswers?: number;
  /** By which weights positions are valued; default the fitted ones. */
  readonly weights?: WeightSet;
}

/** Answers to the question of the next act that are followed. */
const ACT_ANSWERS_MAX = 40;
/** Acts in one plan, at most. */
const ACTS_MAX = 40;
/** Questions that follow from one act before its outcome is taken as it is. */
const STEPS_MAX = 120;
/** How many answers to the questions that follow an act are tried: to the first, to the second, to any later one. */
const BRANCHING = [8, 4, 2] as const;
/** Answers of an opponent that are compared. */
const REPLIES_MAX = 6;

/** Positions that are followed from each depth of the plan of whoever comes next, and their first answers. */
const REPLY_WIDTH = 3;
const REPLY_ROOTS_MAX = 12;

/** What a plan has done so far, the latest first. */
interface Path {
  readonly act: PlannedAct;
  readonly before: Path | undefined;
}

/** A position on the way of a plan, at a choice of its player's next act. */
interface Node extends Line {
  readonly value: number;
}

/** A plan under way. */
interface Line {
  readonly branch: Branch;
  readonly path: Path | undefined;
  /** Which of the first answers it comes from. */
  readonly root: number;
}

/**
 * A bot that plans its turn: on several deals of what it cannot know it follows its own answers to the end of the turn, the best of each
 * depth only (a beam), and takes the first answer of the plans that are worth most on average. Opponents answer what they are asked by
 * looking one answer ahead, and let pass what they may respond to; payments and orders are made by a policy.
 */
export function plannerWith(limits: PlannerLimits): Bot {
  return (turn) => planTurn(turn, limits).answer;
}

/** What a planner answers, and what it means to do after that until the end of the turn. */
export function planTurn(turn: BotTurn, limits: PlannerLimits): PlannedAnswer {
  const answers = candidateAnswers(turn.decision.kind, turn.ask, turn.roll, limits.rootsMax);
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return { answer: only };
  const [best] = compare(answers, turn, limits);
  return { answer: answers[best?.root ?? 0] ?? [], acts: actsOf(best?.end?.path) };
}

/** A way to go on that was compared with others. */
export interface Plan {
  /** The first answer. */
  readonly answer: Answer;
  /** What it does after that answer, on the deal that was looked at last. */
  readonly acts: readonly PlannedAct[];
  /** The mean of what it is worth over the deals. */
  readonly value: number;
  /** How each term of the evaluation changes until the end of the turn, and what that is worth. */
  readonly gains: readonly { readonly term: string; readonly by: number; readonly worth: number }[];
}

/** The best plans that begin with some answers, the best first. Those that were found to be worse early are left out. */
export function plansFor(answers: readonly Answer[], turn: BotTurn, limits: PlannerLimits): readonly Plan[] {
  const before = turn.branch(drawSeed(turn.roll)).terms(turn.seat);
  return compare(answers, turn, limits).map(({ root, value, end }): Plan => {
    const after = end?.branch.terms(turn.seat) ?? before;
    const gains = Object.entries(after).map(([term, { count, worth }]) => {
      const was = before[term];
      return { term, by: count - (was?.count ?? 0), worth: worth - (was?.worth ?? 0) };
    });
    return { answer: answers[root] ?? [], acts: actsOf(end?.path), value, gains };
  });
}

function actsOf(path: Path | undefined): readonly PlannedAct[] {
  const acts: PlannedAct[] = [];
  for (let at = path; at !== undefined; at = at.before) acts.unshift(at.act);
  return acts;
}

/** What came of one of the first answers. */
interface Compared {
  readonly root: number;
  readonly value: number;
  /** The best end on the deal that was looked at last. */
  readonly end: End | undefined;
}

/** The end of a turn to which a plan leads. */
interface End {
  readonly branch: Branch;
  readonly path: Path | undefined;
  readonly value: number;
}

/** The answers from the best to the worst. After each deal the worse half of them is not looked at any more, nor told of. */
function compare(answers: readonly Answer[], turn: BotTurn, limits: PlannerLimits): readonly Compared[] {
  const { answersMax, worlds, width, weights, repliesMax = 0, replyAnswers = 0 } = limits;
  const sums = answers.map(() => 0);
  const ends: (End | undefined)[] = answers.map(() => undefined);
  let looked = 0;
  let open = answers.map((_, at) => at);
  for (let world = 0; world < worlds && open.length > 1 && !turn.isVoid() && (world === 0 || !turn.isLate()); world++) {
    const deal = turn.branch(drawSeed(turn.roll), weights);
    const roll = diceFrom(drawSeed(turn.roll));
    const replies = open.length <= repliesMax ? open.length : 0;
    const search = new Search(turn, { answersMax: answersMax / worlds - replies * replyAnswers, width, roll });
    const found = search.endsFor(
      deal,
      open.map((at) => answers[at] ?? []),
    );
    looked++;
    for (const [place, at] of open.entries()) {
      ends[at] = found[place];
      const end = found[place];
      const value = end && replies > 0 ? valueAfterReply(end, turn, { answersMax: replyAnswers, width: REPLY_WIDTH, roll }) : end?.value;
      sums[at] = (sums[at] ?? 0) + (value ?? -WON);
    }
    const ranked = open.toSorted((one, other) => (sums[other] ?? 0) - (sums[one] ?? 0));
    open = world + 1 < worlds ? ranked.slice(0, Math.max(2, Math.ceil(ranked.length / 2))) : ranked;
  }
  return open.map((root) => ({ root, value: (sums[root] ?? 0) / Math.max(1, looked), end: ends[root] }));
}

/**
 * What an end of a turn is worth: half of it as it lies, half once whoever comes next has done their best, as far as a small search sees,
 * for that one's cards are imagined.
 */
function valueAfterReply({ branch, value }: End, turn: BotTurn, limits: SearchLimits): number {
  const { seat } = turn;
  const next = branch.turn().seat;
  const open = branch.question();
  const ask = open && askedOf(open, next);
  if (next === seat || open === undefined || ask === undefined) return value;
  const search = new Search({ ...turn, seat: next }, limits);
  const found = search.endsFor(branch, candidateAnswers(open.kind, ask, limits.roll, REPLY_ROOTS_MAX));
  let best: End | undefined;
  for (const end of found) if (end !== undefined && end.value > (best?.value ?? -Infinity)) best = end;
  return best === undefined ? value : (value + valueFor(best.branch, seat)) / 2;
}

interface SearchLimits {
  readonly answersMax: number;
  readonly width: number;
  readonly roll: Dice;
}

/** One search of the rest of a turn, on one deal. */
class Search {
  readonly #seat: Seat;
  readonly #stops: Stops;
  readonly #limits: SearchLimits;
  #turn = -1;
  #left: number;
  #roots = 0;
  /** The best end of the turn found for each of the first answers. */
  #best: (End | undefined)[] = [];
  #open: Node[] = [];

  constructor({ seat, isVoid, isLate }: Pick<BotTurn, 'seat' | keyof Stops>, limits: SearchLimits) {
    this.#seat = seat;
    this.#stops = { isVoid, isLate };
    this.#limits = limits;
    this.#left = limits.answersMax;
  }

  /** The best end found of a plan that begins with each of some answers. */
  endsFor(deal: Branch, answers: readonly Answer[]): readonly (End | undefined)[] {
    this.#turn = deal.turn().number;
    this.#roots = answers.length;
    this.#best = answers.map(() => undefined);
    for (const [root, answer] of answers.entries()) this.#follow({ branch: deal.copy(), root, path: undefined }, answer);
    // A plan that does nothing more is a plan too: every answer has one, however little there is to look at.
    for (const node of this.#bestOfEachRoot()) this.#finish({ ...node, branch: node.branch.copy() });
    const seen = new Set<string>();
    for (let depth = 0; depth < ACTS_MAX && this.#open.length > 0 && this.#mayGoOn(); depth++) {
      const nodes = this.#select(seen);
      this.#open = [];
      for (const node of nodes) if (this.#mayGoOn()) this.#expand(node);
    }
    return this.#best;
  }

  #mayGoOn(): boolean {
    return this.#left > 0 && !this.#stops.isVoid() && !this.#stops.isLate();
  }

  /** The best positions of a depth, and for each first answer some, each position once. */
  #select(seen: Set<string>): readonly Node[] {
    const { width } = this.#limits;
    const quota = Math.max(1, Math.floor(width / this.#roots));
    const counts = new Map<number, number>();
    const found: Node[] = [];
    for (const node of this.#open.toSorted((one, other) => other.value - one.value)) {
      const count = counts.get(node.root) ?? 0;
      if (found.length >= width && count >= quota) continue;
      const key = `${node.root} ${node.branch.key()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      counts.set(node.root, count + 1);
      found.push(node);
    }
    return found;
  }

  #bestOfEachRoot(): readonly Node[] {
    const best = new Map<number, Node>();
    for (const node of this.#open) if (node.value > (best.get(node.root)?.value ?? -Infinity)) best.set(node.root, node);
    return [...best.values()];
  }

  /** Follows each answer to the next act. */
  #expand({ branch, root, path }: Node): void {
    const open = branch.question();
    const ask = open && askedOf(open, this.#seat);
    if (open === undefined || ask === undefined) return;
    for (const answer of candidateAnswers(open.kind, ask, this.#limits.roll, ACT_ANSWERS_MAX)) {
      if (!this.#mayGoOn()) return;
      this.#follow({ branch: branch.copy(), root, path: walked({ branch, path }, open, ask, answer) }, answer);
    }
  }

  /** Gives an answer and follows what comes of it, on each way, to the next act or the end of the turn. */
  #follow(line: Line, answer: Answer): void {
    this.#answer(line.branch, this.#seat, answer);
    this.#complete(line, 0);
  }

  #complete({ branch, root, path: before }: Line, from: number): void {
    let depth = from;
    let path = before;
    for (let step = 0; step < STEPS_MAX; step++) {
      this.#left -= skipObvious(branch);
      const open = branch.question();
      if (open === undefined || branch.turn().number !== this.#turn) return this.#note({ branch, root, path });
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      if (ask.seat !== this.#seat || open.kind === 'respond') {
        this.#answer(branch, ask.seat, this.#policy(branch, open, ask));
        continue;
      }
      if (open.kind === 'act') return void this.#open.push({ branch, root, path, value: this.#worth(branch) });
      const answers = this.#ownAnswers(open, ask, depth);
      const [first, ...others] = answers;
      for (const other of others) {
        if (this.#left <= 0) break;
        const copy = branch.copy();
        const further = walked({ branch, path }, open, ask, other);
        this.#answer(copy, ask.seat, other);
        this.#complete({ branch: copy, root, path: further }, depth + 1);
      }
      depth++;
      path = walked({ branch, path }, open, ask, first ?? []);
      this.#answer(branch, ask.seat, first ?? []);
    }
    this.#note({ branch, root, path });
  }

  /** Ends the turn as soon as may be. */
  #finish({ branch, root, path }: Line): void {
    for (let step = 0; step < STEPS_MAX; step++) {
      this.#left -= skipObvious(branch);
      const open = branch.question();
      if (open === undefined || branch.turn().number !== this.#turn) break;
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      this.#answer(branch, ask.seat, passing(branch, open, ask) ?? randomChoice(open.kind, ask, this.#limits.roll));
    }
    this.#note({ branch, root, path });
  }

  #ownAnswers(open: Decision, ask: Ask, depth: number): readonly Answer[] {
    const { roll } = this.#limits;
    if (open.kind === 'pay') return [randomChoice(open.kind, ask, roll)];
    return candidateAnswers(open.kind, ask, roll, BRANCHING[Math.min(depth, BRANCHING.length - 1)] ?? 1);
  }

  /** What an opponent answers, or oneself in a window: what may be let pass is, and the best of the rest as it lies after one answer. */
  #policy(branch: Branch, open: Decision, ask: Ask): Answer {
    const passed = passing(branch, open, ask);
    if (passed !== undefined) return passed;
    if (open.kind === 'pay' || this.#left <= 0) return randomChoice(open.kind, ask, this.#limits.roll);
    const answers = candidateAnswers(open.kind, ask, this.#limits.roll, REPLIES_MAX);
    let best: Answer = answers[0] ?? [];
    let most = -Infinity;
    for (const answer of answers.length > 1 ? answers : []) {
      const copy = branch.copy();
      this.#answer(copy, ask.seat, answer);
      this.#left -= skipObvious(copy);
      const value = valueFor(copy, ask.seat);
      if (value > most) [best, most] = [answer, value];
    }
    return best;
  }

  #answer(branch: Branch, seat: Seat, answer: Answer): void {
    branch.answer(seat, answer);
    this.#left--;
  }

  #note({ branch, root, path }: Line): void {
    const value = this.#worth(branch);
    if (value > (this.#best[root]?.value ?? -Infinity)) this.#best[root] = { branch, path, value };
  }

  #worth(branch: Branch): number {
    return valueFor(branch, this.#seat);
  }
}

/** The kinds of question of which a plan is told: what is done in a turn, and what it is about. */
const toldKinds: readonly DecisionKind[] = ['act', 'word'];

/** A path with one more answer on it. */
function walked({ branch, path }: Pick<Line, 'branch' | 'path'>, { kind }: Decision, { options }: Ask, answer: Answer): Path | undefined {
  const [first] = answer;
  const option = first === undefined || !toldKinds.includes(kind) ? undefined : options[first];
  return option === undefined ? path : { act: branch.tell(option), before: path };
}

function askedOf({ asks }: Decision, seat: Seat): Ask | undefined {
  return asks.find((each) => each.seat === seat && each.answered === undefined);
}

function valueFor(branch: Branch, seat: Seat): number {
  const outcome = branch.outcome();
  if (outcome === undefined) return branch.evaluate(seat);
  const result = resultFor(outcome, seat);
  if (result === 'drawn') return 0;
  return result === 'won' ? WON : -WON;
}

/** The answer that does nothing, in a turn or in a window; undefined where the question has none. */
function passing(branch: Branch, { kind }: Decision, ask: Ask): Answer | undefined {
  if (kind !== 'act' && kind !== 'respond') return undefined;
  if (ask.min === 0) return [];
  const at = ask.options.findIndex((option) => branch.isPass(ask, option));
  return at < 0 ? undefined : [at];
}
