import { passing, valueFor } from '@crupier/bots';
import type { Answer, Branch, Option, PlannedAct, Seat } from '@crupier/kernel';
import { answersTo, TurnPolicy, type OwnChoice } from './turn-policy.ts';

/** The most answers that a search gives to the engine on one deal. */
const SEARCH_ANSWERS_MAX = 25_000;

/** A choice of the searching seat on a line of play, and those after it. */
export interface Line {
  readonly kind: OwnChoice['open']['kind'];
  readonly answer: Answer;
  /** The options chosen, as a viewer may be told. */
  readonly told: readonly PlannedAct[];
  /** It ends the turn, or lets go on what others do. */
  readonly isPass: boolean;
  readonly next: Line | undefined;
}

/** The best end of the turn that can be reached. */
export interface Reached {
  /** See `valueFor`. */
  readonly value: number;
  /** How many acts lead there, passes left out: of equal ends the one with the fewest counts. */
  readonly acts: number;
  readonly line: Line | undefined;
}

/** How much a search may look at. */
export interface SearchLimits {
  readonly answersMax?: number;
  /** Acts after which the turn is ended; default none. */
  readonly actsMax?: number;
}

/**
 * The best end of the turn after each of some answers to the open question of a deal, found by trying every answer of the seat to the end of
 * its turn. What others do says `TurnPolicy`; more than two cards stay in the order in which they are offered.
 * *Throws* `TooLarge` where that takes more answers than allowed.
 */
export function bestEnds(deal: Branch, seat: Seat, answers: readonly Answer[], limits: SearchLimits = {}): readonly Reached[] {
  const search = new EndSearch(new TurnPolicy(deal, seat, limits.answersMax ?? SEARCH_ANSWERS_MAX), limits.actsMax ?? Infinity);
  return answers.map((answer) => search.after(deal, answer));
}

/** The position at the end of a line that a search found on a deal. */
export function endOf(deal: Branch, seat: Seat, line: Line | undefined): Branch {
  const policy = new TurnPolicy(deal, seat, Infinity);
  const branch = deal.copy();
  for (let at = line; at !== undefined; at = at.next) {
    policy.answer(branch, seat, at.answer);
    policy.toOwnChoice(branch);
  }
  return branch;
}

const NOWHERE: Reached = { value: -Infinity, acts: 0, line: undefined };

/** One search of the rest of a turn on one deal. */
class EndSearch {
  readonly #policy: TurnPolicy;
  readonly #actsMax: number;
  /** The best ends after choices of the next act; undefined while one is searched, so that a loop gains nothing. */
  readonly #known = new Map<string, Reached | undefined>();
  /** Acts on the line that is followed now. */
  #acts = 0;

  constructor(policy: TurnPolicy, actsMax: number) {
    this.#policy = policy;
    this.#actsMax = actsMax;
  }

  /** The best end after an answer to the open question. */
  after(branch: Branch, answer: Answer): Reached {
    return this.#after(branch, answer, branch.copy());
  }

  #after(branch: Branch, answer: Answer, copy: Branch): Reached {
    const { seat } = this.#policy;
    const open = branch.question();
    const ask = open?.asks.find((each) => each.answered === undefined);
    if (open === undefined || ask === undefined) return NOWHERE;
    const options = answer.map((index) => ask.options[index] as Option);
    const isPass = options.every((option) => branch.isPass(ask, option));
    const isAct = open.kind === 'act' && !isPass;
    const told = options.map((option) => branch.tell(option));
    this.#policy.answer(copy, seat, answer);
    this.#acts += isAct ? 1 : 0;
    const { value, acts, line } = this.#solve(copy);
    this.#acts -= isAct ? 1 : 0;
    return { value, acts: acts + (isAct ? 1 : 0), line: { kind: open.kind, answer, told, isPass, next: line } };
  }

  #solve(branch: Branch): Reached {
    const choice = this.#policy.toOwnChoice(branch);
    if (choice === undefined) return { value: valueFor(branch, this.#policy.seat), acts: 0, line: undefined };
    const key = choice.open.kind === 'act' ? this.#keyOf(branch) : undefined;
    if (key !== undefined && this.#known.has(key)) return this.#known.get(key) ?? NOWHERE;
    if (key !== undefined) this.#known.set(key, undefined);
    let best: Reached | undefined;
    const answers = this.#answersTo(branch, choice);
    for (const [at, answer] of answers.entries()) {
      // The last answer needs no copy: nobody looks at the position again.
      const reached = this.#after(branch, answer, at + 1 < answers.length ? branch.copy() : branch);
      if (best === undefined || isBetter(reached, best)) best = reached;
    }
    const found = best ?? NOWHERE;
    if (key !== undefined) this.#known.set(key, found);
    return found;
  }

  /** Where the turn may have so many acts only, those that were done count too. */
  #keyOf(branch: Branch): string {
    return this.#actsMax === Infinity ? branch.key() : `${branch.key()} ${this.#acts}`;
  }

  #answersTo(branch: Branch, choice: OwnChoice): readonly Answer[] {
    const isOver = choice.open.kind === 'act' && this.#acts >= this.#actsMax;
    const passed = isOver ? passing(branch, choice.open, choice.ask) : undefined;
    return passed === undefined ? answersTo(choice) : [passed];
  }
}

/** Two ends with less between them are worth the same. */
const EQUAL_WITHIN = 1e-9;

function isBetter(one: Reached, other: Reached): boolean {
  return one.value > other.value + EQUAL_WITHIN || (one.value > other.value - EQUAL_WITHIN && one.acts < other.acts);
}
