import { askedOf, candidateAnswers, diceFrom, passing, valueFor } from '@crupier/bots';
import {
  isChoice,
  randomChoice,
  skipObvious,
  type Answer,
  type Ask,
  type Branch,
  type Decision,
  type Dice,
  type Seat,
} from '@crupier/kernel';
import { refuseAnswer } from '@crupier/kernel/rules';
import { everyAnswer } from '../perft/answers.ts';

/** Questions in a row that no choice of the searching seat interrupts. */
const STEPS_MAX = 400;
/** Answers of an opponent that are compared. */
const REPLIES_MAX = 12;
/** A question with more options, of which several may be chosen, has too many answers. */
const OPTIONS_MAX = 10;
/** More cards than these are left in the order in which they are offered. */
const ORDERED_MAX = 2;

/** The turn has more lines of play than a search may follow. */
export class TooLarge extends Error {}

/**
 * Answers for everybody what a search of a seat's turn does not try: opponents let pass what they may, and else give the answer that is
 * best for them at the next act or question of the seat; payments are made by a fixed policy. It counts all answers that are given.
 */
export class TurnPolicy {
  readonly seat: Seat;
  readonly #turn: number;
  /** Where it is given, opponents answer at random what they may not let pass. */
  readonly #replies: Dice | undefined;
  #left: number;

  constructor(deal: Branch, seat: Seat, answersMax: number, replies?: Dice) {
    this.#replies = replies;
    this.seat = seat;
    this.#turn = deal.turn().number;
    this.#left = answersMax;
  }

  /** Goes on to the next choice of the seat. Returns the question; undefined where its turn or the match is over before. */
  toOwnChoice(branch: Branch): OwnChoice | undefined {
    for (let step = 0; step < STEPS_MAX; step++) {
      this.#spend(skipObvious(branch));
      const open = branch.question();
      if (open === undefined || branch.turn().number !== this.#turn) return undefined;
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      if (ask.seat === this.seat && open.kind !== 'pay') return { open, ask };
      this.answer(branch, ask.seat, ask.seat === this.seat ? payment(open, ask) : this.#reply(branch, open, ask));
    }
    throw new TooLarge('A turn does not come to an end.');
  }

  /** Gives an answer. *Throws* `TooLarge` where too many were given. */
  answer(branch: Branch, seat: Seat, answer: Answer): void {
    branch.answer(seat, answer);
    this.#spend(1);
  }

  #reply(branch: Branch, open: Decision, ask: Ask): Answer {
    const passed = passing(branch, open, ask);
    if (passed !== undefined) return passed;
    if (open.kind === 'pay') return payment(open, ask);
    if (this.#replies !== undefined) return randomChoice(open.kind, ask, this.#replies);
    const answers = candidateAnswers(open.kind, ask, diceFrom('reply'), REPLIES_MAX);
    let best: Answer = answers[0] ?? [];
    let most = -Infinity;
    for (const answer of answers.length > 1 ? answers : []) {
      const copy = branch.copy();
      this.answer(copy, ask.seat, answer);
      this.#settle(copy);
      const value = valueFor(copy, ask.seat);
      if (value > most) [best, most] = [answer, value];
    }
    return best;
  }

  /** Lets everybody pass until somebody is asked for something else than a response, or the turn is over. */
  #settle(branch: Branch): void {
    for (let step = 0; step < STEPS_MAX; step++) {
      this.#spend(skipObvious(branch));
      const open = branch.question();
      if (open === undefined || open.kind !== 'respond' || branch.turn().number !== this.#turn) return;
      const ask = open.asks.find((each) => each.answered === undefined) as Ask;
      const passed = passing(branch, open, ask);
      if (passed === undefined) return;
      this.answer(branch, ask.seat, passed);
    }
  }

  #spend(answers: number): void {
    this.#left -= answers;
    if (this.#left < 0) throw new TooLarge('A turn has too many lines of play.');
  }
}

/** A question that the searching seat is asked. */
export interface OwnChoice {
  readonly open: Decision;
  readonly ask: Ask;
}

/** Every answer to a question that is worth comparing. *Throws* `TooLarge` where there are too many. */
export function answersTo({ open, ask }: OwnChoice): readonly Answer[] {
  const { kind } = open;
  const { min, max, options } = ask;
  if (kind === 'arrange' && options.length > ORDERED_MAX) return [options.map((_, index) => index)];
  if (kind !== 'arrange' && kind !== 'divide' && max <= 1) {
    const single = options.flatMap((option, index) => (isChoice(option) ? [[index]] : []));
    return min === 0 ? [[], ...single] : single;
  }
  if (options.length > OPTIONS_MAX) throw new TooLarge(`A question has ${options.length} options.`);
  return everyAnswer({ ...open, asks: [ask] }).map(({ chosen }) => chosen);
}

/** What a seat is asked; undefined where it is not. */
export function ownChoice(branch: Branch, seat: Seat): OwnChoice | undefined {
  const open = branch.question();
  const ask = open && askedOf(open, seat);
  return open && ask && { open, ask };
}

/** Pays with what is offered first, so that the same costs in another order leave the same. */
function payment(open: Decision, ask: Ask): Answer {
  const pays = (chosen: Answer): boolean => refuseAnswer(open, ask.seat, chosen) === undefined;
  let chosen: Answer = [];
  for (let at = 0; at < ask.options.length && !pays(chosen); at++) chosen = [...chosen, at];
  for (const at of chosen.toReversed()) {
    const without = chosen.filter((each) => each !== at);
    if (pays(without)) chosen = without;
  }
  return pays(chosen) ? chosen : (candidateAnswers(open.kind, ask, diceFrom('payment'), 1)[0] ?? []);
}
