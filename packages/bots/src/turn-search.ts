import { type Answer, type Ask, type Branch, type Decision, type Dice, type Seat, randomChoice, skipObvious, WON } from '@crupier/kernel';
import { candidateAnswers } from './answers.ts';
import type { BotTurn, Stops } from './bot.ts';
import { type Choice, choiceOf, choicesOf, nextOf, type Path } from './path.ts';
import { mayOverpay, thriftyPayment } from './payments.ts';
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
/** How many times as many answers a search may give where a win is near: it is then that they tell most. */
const NEAR_FACTOR = 2;
/** So few first answers are each followed in every pass: which house to choose, say. */
const FEW_ROOTS = 4;

/** A position on the way of plans, at a choice of their player's next act. It is one however plans come to it. */
interface Node extends Position {
  /** What plans have done to come here, by the first of their answers. */
  readonly paths: Map<number, Path | undefined>;
  /** Where each answer leads, once it was looked for. */
  next: readonly Step[] | undefined;
  /** Where it leads to end the turn as soon as may be, once it was looked for. */
  ended: Step | undefined;
}

interface Position {
  readonly branch: Branch;
  readonly value: number;
}

/** A way from one choice of an act to the next, or to the end of the turn. */
interface Step {
  readonly choices: readonly Choice[];
  readonly node: Node | undefined;
  readonly end: Position | undefined;
}

/** A way that is followed. */
interface Line {
  readonly branch: Branch;
  readonly choices: readonly Choice[];
}

/** The end of a turn to which a plan leads. */
export interface End extends Position {
  readonly path: Path | undefined;
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
  #hasStopped = false;
  #turn = -1;
  #left: number;
  #roots = 0;
  /** The best end of the turn found for each of the first answers. */
  #best: (End | undefined)[] = [];
  /** The choices of an act that were come to, by what their positions come to. */
  readonly #nodes = new Map<string, Node>();
  /** Where the answers lead that are followed now. */
  #steps: Step[] = [];

  constructor({ seat, isVoid, isLate }: Pick<BotTurn, 'seat' | keyof Stops>, limits: SearchLimits) {
    this.#seat = seat;
    this.#stops = { isVoid, isLate };
    this.#limits = limits;
    this.#left = limits.answersMax;
  }

  /**
   * The best end found of a plan that begins with each of some answers. The first pass follows few positions of each depth, so that there is
   * a whole plan however little may be looked at; each further one follows twice as many. Where a win is near, the second one goes for it,
   * whatever else its positions are worth. Before them each answer's plan of another deal is
   * tried on this one, if there is one.
   */
  endsFor(deal: Branch, answers: readonly Answer[], guides: readonly (Path | undefined)[] = []): readonly (FoundEnd | undefined)[] {
    this.#turn = deal.turn().number;
    deal.stopAfterTurn?.();
    this.#roots = answers.length;
    this.#best = answers.map(() => undefined);
    const isNear = deal.nearness(this.#seat) !== undefined;
    if (isNear) this.#left *= NEAR_FACTOR;
    for (const [root, answer] of answers.entries()) {
      for (const step of this.#stepsAfter({ branch: deal.copy(), choices: [] }, answer)) this.#reach(step, root, undefined);
    }
    const first = [...this.#nodes.values()];
    const atOnce = answers.map((_, root) => Math.max(-WON, ...first.flatMap(({ paths, value }) => (paths.has(root) ? [value] : []))));
    for (const [root, answer] of answers.entries()) this.#reachBy(guides[root], deal, answer, root);
    // A plan that does nothing more is a plan too: every answer has one, however little there is to look at.
    this.#endBest(first);
    const { width } = this.#limits;
    for (let pass = Math.min(FIRST_WIDTH, width); this.#mayGoOn(); pass = Math.min(2 * pass, width)) {
      this.#pass(first, pass, worthOf);
      if (pass === FIRST_WIDTH && isNear) this.#pass(first, pass, (node) => this.#nearnessOf(node));
      if (pass === width) break;
    }
    // What is done after the best of the answers may be done after others too, where the passes did not come to it.
    const leader = this.#leader();
    for (const [root, answer] of answers.entries()) if (this.#best[root] !== leader) this.#reachBy(leader?.path, deal, answer, root);
    return this.#best.map((end, root) => end && { ...end, atOnce: atOnce[root] ?? -WON });
  }

  /** The best end of all. */
  #leader(): End | undefined {
    let leader: End | undefined;
    for (const end of this.#best) if (end !== undefined && end.value > (leader?.value ?? -Infinity)) leader = end;
    return leader;
  }

  /** Follows so many positions of each depth, those of most merit, to the end of the turn, or to where nothing more may be looked at. */
  #pass(first: readonly Node[], width: number, merit: (node: Node) => number): void {
    const seen = new Set<Node>();
    let open = first;
    for (let depth = 0; depth < ACTS_MAX && open.length > 0; depth++) {
      if (!this.#mayGoOn()) return this.#endBest(open);
      open = this.#select(
        open.toSorted((one, other) => merit(other) - merit(one)),
        width,
        seen,
      ).flatMap((node) => this.#nextOf(node));
    }
  }

  #mayGoOn(): boolean {
    return this.#left > 0 && !this.#isStopped();
  }

  #isStopped(): boolean {
    this.#hasStopped ||= this.#stops.isVoid() || this.#stops.isLate();
    return this.#hasStopped;
  }

  /** The best positions of a depth, each once; in the widest pass, and where there are few first answers, some for each of them. */
  #select(sorted: readonly Node[], width: number, seen: Set<Node>): readonly Node[] {
    const isEachFollowed = width === this.#limits.width || this.#roots <= FEW_ROOTS;
    const quota = Math.max(isEachFollowed ? 1 : 0, Math.floor(width / this.#roots));
    const counts = new Map<number, number>();
    const found: Node[] = [];
    for (const node of sorted) {
      if (seen.has(node)) continue;
      const roots = [...node.paths.keys()];
      if (found.length >= width && roots.every((root) => (counts.get(root) ?? 0) >= quota)) continue;
      seen.add(node);
      for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
      found.push(node);
    }
    return found;
  }

  /** Has the best position of each first answer end its turn at once: a plan is worth at least that. */
  #endBest(open: readonly Node[]): void {
    const best = new Map<number, Node>();
    for (const node of open) {
      for (const root of node.paths.keys()) if (node.value > (best.get(root)?.value ?? -Infinity)) best.set(root, node);
    }
    for (const node of best.values()) {
      if (node.ended !== undefined) continue;
      node.ended = this.#endAtOnce(node.branch.copy());
      this.#reachFrom(node, [node.ended]);
    }
  }

  /** The choices of a next act to which each answer leads. */
  #nextOf(node: Node): readonly Node[] {
    if (node.next === undefined && this.#mayGoOn()) {
      node.next = this.#expand(node.branch);
      this.#reachFrom(node, node.next);
    }
    return (node.next ?? []).flatMap((step) => step.node ?? []);
  }

  #expand(branch: Branch): readonly Step[] {
    const open = branch.question();
    const ask = open && askedOf(open, this.#seat);
    if (open === undefined || ask === undefined) return [];
    return candidateAnswers(open.kind, ask, this.#limits.roll, ACT_ANSWERS_MAX).flatMap((answer) =>
      this.#mayGoOn() ? this.#stepsAfter({ branch: branch.copy(), choices: [choiceOf(branch, open, ask, answer)] }, answer) : [],
    );
  }

  /** Has the plans that come to a position know of steps that lead on from it. */
  #reachFrom({ paths }: Node, steps: readonly Step[]): void {
    for (const [root, path] of paths) for (const step of steps) this.#reach(step, root, path);
  }

  /** Has the plans of a first answer know of a step, and of all that was found to come after it. */
  #reach({ choices, node, end }: Step, root: number, before: Path | undefined): void {
    const path = choices.reduce<Path | undefined>((sofar, choice) => ({ choice, before: sofar }), before);
    if (end !== undefined && end.value > (this.#best[root]?.value ?? -Infinity)) this.#best[root] = { ...end, path };
    if (node === undefined || node.paths.has(root)) return;
    node.paths.set(root, path);
    for (const step of node.next ?? []) this.#reach(step, root, path);
    if (node.ended !== undefined) this.#reach(node.ended, root, path);
  }

  /** Gives an answer and follows what comes of it, on each way, to the next act or the end of the turn. */
  #stepsAfter(line: Line, answer: Answer): readonly Step[] {
    this.#steps = [];
    this.#answer(line.branch, this.#seat, answer);
    this.#complete(line, 0);
    return this.#steps;
  }

  #complete({ branch, choices: before }: Line, from: number): void {
    let depth = from;
    let choices = before;
    for (let step = 0; step < STEPS_MAX; step++) {
      this.#skipObvious(branch);
      const open = branch.question();
      if (open === undefined || branch.turn().number !== this.#turn) break;
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      if (ask.seat !== this.#seat || open.kind === 'respond') {
        this.#giveByPolicy(branch, open, ask);
        continue;
      }
      if (open.kind === 'act') return void this.#steps.push({ choices, node: this.#nodeAt(branch), end: undefined });
      const answers = this.#ownAnswers(open, ask, depth);
      const [first, ...others] = answers;
      for (const other of others) {
        if (this.#left <= 0) break;
        const copy = branch.copy();
        const further = [...choices, choiceOf(branch, open, ask, other)];
        this.#answer(copy, ask.seat, other);
        this.#complete({ branch: copy, choices: further }, depth + 1);
      }
      depth++;
      choices = [...choices, choiceOf(branch, open, ask, first ?? [])];
      this.#answer(branch, ask.seat, first ?? []);
    }
    this.#steps.push(this.#endOf({ branch, choices }));
  }

  /** Has the plans of a first answer know of what comes of it where a plan is followed that was made after another one, or on another deal. */
  #reachBy(guide: Path | undefined, deal: Branch, answer: Answer, root: number): void {
    if (guide === undefined || this.#isStopped()) return;
    this.#reach(this.#stepBy(choicesOf(guide), deal.copy(), answer), root, undefined);
  }

  /** Goes through a turn by what was chosen on another deal, as far as that can be chosen on this one. */
  #stepBy(guide: readonly Choice[], branch: Branch, answer: Answer): Step {
    const choices: Choice[] = [];
    let at = 0;
    this.#answer(branch, this.#seat, answer);
    for (let step = 0; step < STEPS_MAX; step++) {
      this.#skipObvious(branch);
      const open = branch.question();
      if (open === undefined || branch.turn().number !== this.#turn) break;
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      const isOwn = ask.seat === this.#seat && open.kind !== 'respond';
      if (!isOwn || isFormal(open)) {
        this.#giveByPolicy(branch, open, ask);
        continue;
      }
      const [next, again] = nextOf(guide, at, open, ask);
      if (again !== undefined) at = next + 1;
      else if (open.kind === 'act') return this.#endAtOnce(branch, choices);
      const chosen = again ?? this.#ownAnswers(open, ask, BRANCHING.length)[0] ?? [];
      choices.push(choiceOf(branch, open, ask, chosen));
      this.#giveAtOnce(branch, ask.seat, chosen);
    }
    return this.#endOf({ branch, choices });
  }

  #nodeAt(branch: Branch): Node {
    const key = branch.key();
    const node = this.#nodes.get(key) ?? { branch, value: this.#worth(branch), paths: new Map(), next: undefined, ended: undefined };
    this.#nodes.set(key, node);
    return node;
  }

  /** Ends the turn as soon as may be. */
  #endAtOnce(branch: Branch, choices: readonly Choice[] = []): Step {
    for (let step = 0; step < STEPS_MAX; step++) {
      this.#skipObvious(branch);
      const open = branch.question();
      if (open === undefined || branch.turn().number !== this.#turn) break;
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      this.#giveAtOnce(branch, ask.seat, passing(branch, open, ask) ?? randomChoice(open.kind, ask, this.#limits.roll));
    }
    return this.#endOf({ branch, choices });
  }

  #endOf({ branch, choices }: Line): Step {
    const worth = this.#worth(branch);
    const value = worth === WON && branch.turn().number === this.#turn ? WON + SOONER : worth;
    return { choices, node: undefined, end: { branch, value } };
  }

  #ownAnswers(open: Decision, ask: Ask, depth: number): readonly Answer[] {
    const { roll } = this.#limits;
    if (isFormal(open)) return [formalAnswer(open, ask, roll)];
    return candidateAnswers(open.kind, ask, roll, BRANCHING[Math.min(depth, BRANCHING.length - 1)] ?? 1);
  }

  /** Answers for an opponent, or for oneself in a window: what may be let pass is, and the best of the rest is taken as it lies after one answer. */
  #giveByPolicy(branch: Branch, open: Decision, ask: Ask): void {
    const passed = passing(branch, open, ask);
    const isPlain = isFormal(open) || this.#left <= 0;
    if (passed !== undefined || isPlain) this.#giveAtOnce(branch, ask.seat, passed ?? formalAnswer(open, ask, this.#limits.roll));
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

  /** How near to a win a position is; of two that are as near, the better one is nearer. */
  #nearnessOf({ branch, value }: Node): number {
    return (branch.nearness(this.#seat) ?? 0) + value / WON;
  }

  #worth(branch: Branch): number {
    return valueFor(branch, this.#seat);
  }
}

function worthOf({ value }: Node): number {
  return value;
}

/** An answer by a policy: a payment that gives up little, otherwise any. */
function formalAnswer({ kind }: Decision, ask: Ask, roll: Dice): Answer {
  return kind === 'pay' && mayOverpay(ask) ? thriftyPayment(ask, roll) : randomChoice(kind, ask, roll);
}

/** Whether a question is about payments or orders, which are answered without a search. */
function isFormal({ kind }: Decision): boolean {
  return kind === 'pay' || kind === 'arrange';
}
