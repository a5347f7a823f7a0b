import { type Answer, type Dice, type PlannedAct, type WeightSet, WON } from '@crupier/kernel';
import { candidateAnswers } from './answers.ts';
import type { Bot, BotTurn, PlannedAnswer } from './bot.ts';
import { diceFrom, drawSeed } from './dice.ts';
import { actsOf } from './path.ts';
import { askedOf, valueFor } from './positions.ts';
import { type End, type SearchLimits, TurnSearch } from './turn-search.ts';

/** How much a planner looks at. Counts, never time: the same question gets the same answer on every machine. */
export interface PlannerLimits {
  /** Answers given to the engine for one decision, over all deals, but for `replyAnswers`. Those that are compared with no other count a quarter. */
  readonly answersMax: number;
  /** Imagined deals on which a plan is tried. */
  readonly worlds: number;
  /** Positions of each depth of a plan that are followed at most: see `TurnSearch`. */
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

/** Values of plans that differ by less are about the same: by chance a search finds so much more on one way than on another. */
const NEARLY = 0.1;

/** The part of the answers that is given on the first deal, where plans are made; on the others they are tried. */
const FIRST_SHARE = 0.8;

/** Where nobody has the turn, a decision is looked at on so many times as many deals: what comes of it is mostly luck. */
const BETWEEN_FACTOR = 4;
/** At most so many answers to such a decision are compared by the turn that comes next, with so many answers given for each. */
const BETWEEN_ROOTS_MAX = 4;
const BETWEEN_ANSWERS = 50;

/** Positions that are followed from each depth of the plan of whoever comes next, and their first answers. */
const REPLY_WIDTH = 3;
const REPLY_ROOTS_MAX = 12;

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

/** What came of one of the first answers. */
interface Compared {
  readonly root: number;
  readonly value: number;
  /** The mean of what the position is worth right after it. */
  readonly atOnce: number;
  /** The best end on the deal that was looked at last. */
  readonly end: End | undefined;
}

/**
 * The answers from the best to the worst. After each deal the worse half of them is not looked at any more, nor told of; where they are no
 * acts, those that are about as good as the best are.
 */
function compare(answers: readonly Answer[], turn: BotTurn, limits: PlannerLimits): readonly Compared[] {
  const { answersMax, width, weights, repliesMax = 0, replyAnswers = 0 } = limits;
  const sums = answers.map(() => 0);
  const atOnce = answers.map(() => 0);
  // Acts lie at different points of the turn; answers to what an act asks lie at one.
  const isAct = turn.decision.kind === 'act' || turn.decision.kind === 'respond';
  const ends: (End | undefined)[] = answers.map(() => undefined);
  let { worlds } = limits;
  let isBetween = false;
  let looked = 0;
  let open = answers.map((_, at) => at);
  for (let world = 0; world < worlds && open.length > 1 && !turn.isVoid() && (world === 0 || !turn.isLate()); world++) {
    const deal = turn.branch(drawSeed(turn.roll), weights);
    const roll = diceFrom(drawSeed(turn.roll));
    if (world === 0) {
      isBetween = deal.turn().seat < 0 && answers.length <= BETWEEN_ROOTS_MAX;
      if (isBetween) worlds *= BETWEEN_FACTOR;
    }
    const replies = open.length <= repliesMax ? open.length : 0;
    const share = isBetween ? 1 / limits.worlds : shareOf(world, worlds);
    const search = new TurnSearch(turn, { answersMax: answersMax * share, width, roll });
    const found = search.endsFor(
      deal,
      open.map((at) => answers[at] ?? []),
      open.map((at) => ends[at]?.path),
    );
    looked++;
    for (const [place, at] of open.entries()) {
      ends[at] = found[place];
      const end = found[place];
      const value = end && valueOfEnd(end, turn, { isBetween, replyAnswers: replies > 0 ? replyAnswers : 0, roll });
      sums[at] = (sums[at] ?? 0) + (value ?? -WON);
      atOnce[at] = (atOnce[at] ?? 0) + (end?.atOnce ?? -WON);
    }
    const ranked = open.toSorted((one, other) => (sums[other] ?? 0) - (sums[one] ?? 0));
    const half = world + 1 === worlds ? ranked.length : Math.max(2, Math.ceil(ranked.length / 2));
    const least = (sums[ranked[0] ?? 0] ?? 0) - (isAct ? 0 : NEARLY * looked);
    open = ranked.filter((at, place) => place < half || (sums[at] ?? 0) > least);
  }
  const deals = Math.max(1, looked);
  const ranked = open.map((root) => ({ root, value: (sums[root] ?? 0) / deals, atOnce: (atOnce[root] ?? 0) / deals, end: ends[root] }));
  return isAct ? ranked : withClearestFirst(ranked, answers);
}

/** The part of the answers that may be given on one of the deals. */
function shareOf(world: number, worlds: number): number {
  if (worlds === 1) return 1;
  return world === 0 ? FIRST_SHARE : (1 - FIRST_SHARE) / (worlds - 1);
}

/**
 * Of the plans that are about as good as the best, the one first whose first answer is worth most right away; of those that come to the
 * same, the answer offered first: one's own cards are, so that healing that heals nothing goes to them.
 */
function withClearestFirst(ranked: readonly Compared[], answers: readonly Answer[]): readonly Compared[] {
  const [best] = ranked;
  const placeOf = ({ root }: Compared): number => answers[root]?.[0] ?? -1;
  const near = ranked.filter((each) => best !== undefined && each.value > best.value - NEARLY);
  const [clearest] = near.toSorted((one, other) => other.atOnce - one.atOnce || other.value - one.value || placeOf(one) - placeOf(other));
  return clearest === undefined || clearest === best ? ranked : [clearest, ...ranked.filter((each) => each !== clearest)];
}

interface EndLook {
  readonly isBetween: boolean;
  readonly replyAnswers: number;
  readonly roll: Dice;
}

function valueOfEnd(end: End, turn: BotTurn, { isBetween, replyAnswers, roll }: EndLook): number {
  if (isBetween) return nextTurnOf(end, turn, { answersMax: BETWEEN_ANSWERS, width: REPLY_WIDTH, roll })?.value ?? end.value;
  return replyAnswers > 0 ? valueAfterReply(end, turn, { answersMax: replyAnswers, width: REPLY_WIDTH, roll }) : end.value;
}

/**
 * What an end of a turn is worth: half of it as it lies, half once whoever comes next has done their best, as far as a small search sees,
 * for that one's cards are imagined.
 */
function valueAfterReply(end: End, turn: BotTurn, limits: SearchLimits): number {
  const { branch, value } = end;
  if (branch.turn().seat === turn.seat) return value;
  const best = nextTurnOf(end, turn, limits);
  return best === undefined ? value : (value + valueFor(best.branch, turn.seat)) / 2;
}

/** The best end that a small search finds of the turn of whoever comes next; undefined where nobody does. */
function nextTurnOf({ branch }: End, turn: BotTurn, limits: SearchLimits): End | undefined {
  const next = branch.turn().seat;
  const open = branch.question();
  const ask = open && askedOf(open, next);
  if (open === undefined || ask === undefined) return undefined;
  const search = new TurnSearch({ ...turn, seat: next }, limits);
  const found = search.endsFor(branch, candidateAnswers(open.kind, ask, limits.roll, REPLY_ROOTS_MAX));
  let best: End | undefined;
  for (const end of found) if (end !== undefined && end.value > (best?.value ?? -Infinity)) best = end;
  return best;
}
