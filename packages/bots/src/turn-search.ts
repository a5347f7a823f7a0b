import {
  type Answer,
  type Ask,
  type Branch,
  type Decision,
  type DecisionKind,
  type Dice,
  type PlannedAct,
  type Seat,
  randomChoice,
  skipObvious,
  WON,
} from '@crupier/kernel';
import { candidateAnswers } from './answers.ts';
import type { BotTurn, Stops } from './bot.ts';
import { askedOf, passing, valueFor } from './positions.ts';

/** What an answer that was compared with no other costs of those that a search may give: no copy is made for it, and no position valued. */
const PLAIN_COST = 1 / 4;
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
/** How much more a match is worth that ends in this turn: a win that is put off may be lost. */
const SOONER = 1;
/** How many positions of each depth the first pass follows. */
const FIRST_WIDTH = 2;

/** What a plan has done so far, the latest first. */
export interface Path {
  readonly act: PlannedAct;
  readonly before: Path | undefined;
}

/** A position on the way of a plan, at a choice of its player's next act. */
interface Node extends Line {
  readonly value: number;
  /** The next such positions after each answer, once they were looked for. */
  next: readonly Node[] | undefined;
}

/** A plan under way. */
interface Line {
  readonly branch: Branch;
  readonly path: Path | undefined;
  /** Which of the first answers it comes from. */
  readonly root: number;
}

/** The end of a turn to which a plan leads. */
export interface End {
  readonly branch: Branch;
  readonly path: Path | undefined;
  readonly value: number;
}

/** The best end that was found of plans with one first answer. */
export interface FoundEnd extends End {
  /** What the position is worth at the next choice of an act after that answer, or much less where there is none. */
  readonly atOnce: number;
}

/** How much one search looks at. */
export interface SearchLimits {
  readonly answersMax: number;
  readonly width: number;
  readonly roll: Dice;
}

/** One search of the rest of a turn, on one deal. */
export class TurnSearch {
  readonly #seat: Seat;
  readonly #stops: Stops;
  readonly #limits: SearchLimits;
  #turn = -1;
  #left: number;
  #roots = 0;
  /** The best end of the turn found for each of the first answers. */
  #best: (End | undefined)[] = [];
  /** The choices of a next act to which the answers lead that are followed now. */
  #found: Node[] = [];

  constructor({ seat, isVoid, isLate }: Pick<BotTurn, 'seat' | keyof Stops>, limits: SearchLimits) {
    this.#seat = seat;
    this.#stops = { isVoid, isLate };
    this.#limits = limits;
    this.#left = limits.answersMax;
  }

  /**
   * The best end found of a plan that begins with each of some answers. The first pass follows few positions of each depth, so that there is
   * a whole plan however little may be looked at; each further one follows twice as many.
   */
  endsFor(deal: Branch, answers: readonly Answer[]): readonly (FoundEnd | undefined)[] {
    this.#turn = deal.turn().number;
    this.#roots = answers.length;
    this.#best = answers.map(() => undefined);
    for (const [root, answer] of answers.entries()) this.#follow({ branch: deal.copy(), root, path: undefined }, answer);
    const first = this.#found;
    const atOnce = answers.map((_, root) => Math.max(...first.flatMap((node) => (node.root === root ? [node.value] : []))));
    // A plan that does nothing more is a plan too: every answer has one, however little there is to look at.
    this.#finishBest(first);
    const { width } = this.#limits;
    for (let pass = Math.min(FIRST_WIDTH, width); this.#mayGoOn(); pass = Math.min(2 * pass, width)) {
      this.#pass(first, pass);
      if (pass === width) break;
    }
    return this.#best.map((end, root) => end && { ...end, atOnce: Math.max(atOnce[root] ?? -Infinity, -WON) });
  }

  /** Follows so many positions of each depth to the end of the turn, or to where nothing more may be looked at. */
  #pass(first: readonly Node[], width: number): void {
    const seen = new Set<string>();
    let open = first;
    for (let depth = 0; depth < ACTS_MAX && open.length > 0; depth++) {
      if (!this.#mayGoOn()) return this.#finishBest(open);
      open = this.#select(open, width, seen).flatMap((node) => this.#nextOf(node));
    }
  }

  #mayGoOn(): boolean {
    return this.#left > 0 && !this.#stops.isVoid() && !this.#stops.isLate();
  }

  /** The best positions of a depth, each position once; in the widest pass some for each first answer. */
  #select(open: readonly Node[], width: number, seen: Set<string>): readonly Node[] {
    const quota = Math.max(width === this.#limits.width ? 1 : 0, Math.floor(width / this.#roots));
    const counts = new Map<number, number>();
    const found: Node[] = [];
    for (const node of open.toSorted((one, other) => other.value - one.value)) {
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

  /** Has the best position of each first answer end its turn at once: a plan is worth at least that. */
  #finishBest(open: readonly Node[]): void {
    const best = new Map<number, Node>();
    for (const node of open) if (node.value > (best.get(node.root)?.value ?? -Infinity)) best.set(node.root, node);
    for (const { branch, root, path } of best.values()) this.#finish({ branch: branch.copy(), root, path });
  }

  /** The choices of a next act to which each answer leads. */
  #nextOf(node: Node): readonly Node[] {
    if (node.next !== undefined || !this.#mayGoOn()) return node.next ?? [];
    this.#found = [];
    this.#expand(node);
    node.next = this.#found;
    return node.next;
  }

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
      this.#skipObvious(branch);
      const open = branch.question();
      if (open === undefined || branch.turn().number !== this.#turn) return this.#note({ branch, root, path });
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      if (ask.seat !== this.#seat || open.kind === 'respond') {
        this.#giveByPolicy(branch, open, ask);
        continue;
      }
      if (open.kind === 'act') return void this.#found.push({ branch, root, path, value: this.#worth(branch), next: undefined });
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
      this.#skipObvious(branch);
      const open = branch.question();
      if (open === undefined || branch.turn().number !== this.#turn) break;
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      this.#giveAtOnce(branch, ask.seat, passing(branch, open, ask) ?? randomChoice(open.kind, ask, this.#limits.roll));
    }
    this.#note({ branch, root, path });
  }

  #ownAnswers(open: Decision, ask: Ask, depth: number): readonly Answer[] {
    const { roll } = this.#limits;
    if (isFormal(open)) return [randomChoice(open.kind, ask, roll)];
    return candidateAnswers(open.kind, ask, roll, BRANCHING[Math.min(depth, BRANCHING.length - 1)] ?? 1);
  }

  /** Answers for an opponent, or for oneself in a window: what may be let pass is, and the best of the rest is taken as it lies after one answer. */
  #giveByPolicy(branch: Branch, open: Decision, ask: Ask): void {
    const passed = passing(branch, open, ask);
    const isPlain = isFormal(open) || this.#left <= 0;
    if (passed !== undefined || isPlain) this.#giveAtOnce(branch, ask.seat, passed ?? randomChoice(open.kind, ask, this.#limits.roll));
    else this.#answer(branch, ask.seat, this.#bestReply(branch, open, ask));
  }

  #bestReply(branch: Branch, open: Decision, ask: Ask): Answer {
    const answers = candidateAnswers(open.kind, ask, this.#limits.roll, REPLIES_MAX);
    let best: Answer = answers[0] ?? [];
    let most = -Infinity;
    for (const answer of answers.length > 1 ? answers : []) {
      const copy = branch.copy();
      this.#answer(copy, ask.seat, answer);
      this.#skipObvious(copy);
      const value = valueFor(copy, ask.seat);
      if (value > most) [best, most] = [answer, value];
    }
    return best;
  }

  #answer(branch: Branch, seat: Seat, answer: Answer): void {
    branch.answer(seat, answer);
    this.#left--;
  }

  /** Gives an answer that was compared with no other. */
  #giveAtOnce(branch: Branch, seat: Seat, answer: Answer): void {
    branch.answer(seat, answer);
    this.#left -= PLAIN_COST;
  }

  #skipObvious(branch: Branch): void {
    this.#left -= skipObvious(branch) * PLAIN_COST;
  }

  #note({ branch, root, path }: Line): void {
    const worth = this.#worth(branch);
    const value = worth === WON && branch.turn().number === this.#turn ? WON + SOONER : worth;
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

/** Whether a question is about payments or orders, which are answered without a search. */
function isFormal({ kind }: Decision): boolean {
  return kind === 'pay' || kind === 'arrange';
}
