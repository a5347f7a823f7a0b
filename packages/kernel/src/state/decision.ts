import { assert } from './result.ts';
import type { GameEvent } from './game-event.ts';
import type { CardId, Seat } from './ids.ts';
import { onlyPayment, refusePayment, type Payment } from './payment.ts';

/** The questions that three games need. */
export const decisionKinds = [
  'act', // Choose the next thing to do in a turn: (card, verb) pairs, one of which ends it.
  'respond', // Use an ability in a window, or pass.
  'target', // Choose cards or players for an effect; one atomic answer.
  'next', // Which of several simultaneous things resolves first; one alone is not ordered, and nobody is asked.
  'replace', // Which of several replacements applies first, likewise.
  'pay', // Choose what to spend: the values of the chosen options must reach the price.
  'may', // Yes or no.
  'mode', // Choose one of the branches of a text, or one of the ways of doing something.
  'word', // Choose a word of the game: a house, a trait, a form.
  'number', // Choose X: one option a number.
  'divide', // Share points among options: an option may be chosen several times, up to its value.
  'arrange', // Put things in order: every option is chosen once.
  'defend', // Step in for another: several seats are asked and the first to act closes it.
] as const;
/** One of the kinds of question. */
export type DecisionKind = (typeof decisionKinds)[number];

/**
 * Whether a question of a kind may lack an option that one would expect and that is no card to point at: a house, a part of a text, a player.
 * Why it does is told by `whyNot` without a card.
 */
export function mayLackOptions(kind: DecisionKind): boolean {
  return kind === 'word' || kind === 'mode' || kind === 'target';
}

/** The text that an option is about. */
export interface OptionText {
  /** The name of the ability's program. */
  readonly ability: string;
  /** The card that has the ability printed, or that gave or lent it. */
  readonly giver: CardId;
  /** For a part of the ability the path of its clause, as programs name it; empty for the whole. */
  readonly clause: string;
  /** The event for which the ability waits, where it waits for one. */
  readonly event?: GameEvent;
}

/** A typed reference, never a text: what would be done (`verb`), with which card, and a number that belongs to it. */
export interface Option {
  readonly verb: string;
  /** The card it is about, or `NO_CARD`. */
  readonly card: CardId;
  /** A house, a position, a seat, a share: the verb says which. For `divide` it is the most that the option may be given. */
  readonly value: number;
  /**
   * The act is legal and comes to nothing by itself, such as taking energy before anything costs any. Policies that answer for a player,
   * and random players, look at the other options only. Stands beside at least one other option, where one is chosen.
   */
  readonly idle?: true;
  /** Choosing it comes to the same as choosing an option before it, as where the order of two things changes nothing: nobody need see it. */
  readonly alike?: true;
  /** The ability that it uses or chooses a part of, where it does: two abilities of one card are told apart by that. */
  readonly of?: OptionText;
  /** How many of the same stand as this one option, of which any number may be chosen; default 1. For `divide` the value says it. */
  readonly count?: number;
}

/** Which of several questions for one choice a question is: "1 of 2". */
export interface PartOfSeveral {
  /** From 1 to `of`. */
  readonly at: number;
  /** At least 2. */
  readonly of: number;
}

/** What one seat is asked. */
export interface Ask {
  readonly seat: Seat;
  /** How many options must be chosen at least. */
  readonly min: number;
  /** How many may be chosen at most. */
  readonly max: number;
  /** For `pay`: the least sum of the chosen options' values. Otherwise 0. */
  readonly price: number;
  /** For `pay` where more matters than the sum: which options fill which places of the cost. */
  readonly payment?: Payment;
  /** True where the order in which options are named is that in which they are dealt with, as with cards that go to a pile. */
  readonly inOrder?: true;
  /** Where a text asks for one choice several times in a row: which of them it is. */
  readonly part?: PartOfSeveral;
  /** True where there is one answer only. The engine asks all the same; a policy may answer. */
  readonly forced: boolean;
  /** True where all answers come to the same. It is worked out for whoever looks at the question, and stands in no state: see `AskStep.moot`. */
  readonly moot?: true;
  /** None where the question is asked only so that nobody is told that there is nothing to choose: the answer is empty then. */
  readonly options: readonly Option[];
  /** With `until: 'all'`, what this seat has committed to, secret until all have answered. */
  readonly answered: Answer | undefined;
}

/** An open question: every legal answer is among its options, and every option is legal. */
export interface Decision {
  /** Grows by one with every question of a match; an answer quotes it. */
  readonly id: number;
  readonly kind: DecisionKind;
  /** The card whose text or use asks, or `NO_CARD` for a rule of the game. */
  readonly source: CardId;
  /** A code said by the text layer, such as `chooseHouse`. */
  readonly purpose: string;
  /** The ledger row that asks. */
  readonly rule: string;
  /** `one`: the first to act closes it, and whoever declines leaves the others asked. `all`: each answers in secret. */
  readonly until: 'one' | 'all';
  readonly asks: readonly Ask[];
}

/** Indexes of the chosen options; with `arrange` and `Ask.inOrder` in the order chosen, which otherwise says nothing. With `divide` an index may be repeated. */
export type Answer = readonly number[];

/** Why an answer was not taken. The state is untouched. */
export const refusals = [
  'noDecision', // The match is over.
  'staleDecision', // The answer quotes another question: look at the open one and answer that.
  'notYourDecision', // Another seat is asked.
  'alreadyAnswered', // This seat has committed itself; the others have not.
  'wrongCount', // Fewer than `min` or more than `max` options.
  'unknownOption', // An index outside the offered options.
  'repeatedOption', // An option more often than its count, where that is not a share.
  'overShare', // More given to one option than its value allows.
  'priceNotMet', // The chosen options do not reach the price.
  'placeNotFilled', // They reach it, but a place of the cost that wants a certain type stays unfilled.
  'needlessOption', // The cost is paid without one of the chosen options, where that is refused.
] as const;
/** One of the reasons for a refusal. */
export type Refusal = (typeof refusals)[number];

/** What a seat is asked, or undefined if it is not. */
export function askOf({ asks }: Decision, seat: Seat): Ask | undefined {
  for (let at = 0; at < asks.length; at++) if (asks[at]?.seat === seat) return asks[at];
  return undefined;
}

/** An answer as it counts: where nothing is put in order, the order in which options were named says nothing. */
export function canonicalAnswer(kind: DecisionKind, ask: Pick<Ask, 'inOrder'> | undefined, chosen: Answer): Answer {
  return kind === 'arrange' || ask?.inOrder === true || chosen.length < 2 ? chosen : chosen.toSorted((one, other) => one - other);
}

/** Whether a seat's answer fits what it was asked. Returns the reason if not. */
export function refuseAnswer(decision: Decision, seat: Seat, chosen: Answer): Refusal | undefined {
  const ask = askOf(decision, seat);
  if (ask === undefined) return 'notYourDecision';
  if (ask.answered !== undefined) return 'alreadyAnswered';
  if (chosen.length < ask.min || chosen.length > ask.max) return 'wrongCount';
  let sum = 0;
  for (let at = 0; at < chosen.length; at++) {
    const index = chosen[at];
    const picked = index === undefined ? undefined : ask.options[index];
    if (picked === undefined) return 'unknownOption';
    if (decision.kind !== 'divide' && isTooOften(chosen, at, picked)) return 'repeatedOption';
    sum += picked.value;
  }
  if (decision.kind === 'divide') return overShares(ask.options, chosen) ? 'overShare' : undefined;
  if (sum < ask.price) return 'priceNotMet';
  return ask.payment === undefined ? undefined : refusePayment(ask.payment, chosen);
}

/** Whether the option at a place of an answer was named before as often as it may be. */
function isTooOften(chosen: Answer, at: number, { count = 1 }: Option): boolean {
  const index = chosen[at];
  if (chosen.indexOf(index as number) === at) return false;
  return count === 1 || chosen.filter((each, place) => place < at && each === index).length >= count;
}

/** How often an option may be chosen. */
export function timesAllowed(kind: DecisionKind, { value, count = 1 }: Pick<Option, 'value' | 'count'>): number {
  return kind === 'divide' ? value : count;
}

/** The most that can be chosen of some options together. */
export function mostChosen(kind: DecisionKind, options: readonly Pick<Option, 'value' | 'count'>[]): number {
  let sum = 0;
  for (const option of options) sum += timesAllowed(kind, option);
  return sum;
}

function overShares(options: readonly Option[], chosen: Answer): boolean {
  const given = new Array<number>(options.length).fill(0);
  for (const index of chosen) given[index] = (given[index] ?? 0) + 1;
  return options.some((option, index) => (given[index] ?? 0) > option.value);
}

/** Whether an ask has one answer only, so that a policy may give it. */
export function isForced(
  kind: DecisionKind,
  { min, max, price, payment, options }: Pick<Ask, 'min' | 'max' | 'price' | 'payment' | 'options'>,
): boolean {
  if (payment !== undefined) return onlyPayment(payment, options) !== undefined;
  // Most questions ask for one option or none.
  if (max === 1 && price === 0 && kind !== 'arrange' && kind !== 'divide') return min === 1 && options.length === 1;
  if (kind === 'arrange') return options.length === 1;
  if (kind === 'divide') return min === max && (options.length === 1 || sumOfValues(options) === min);
  if (options.length === 1 && min === max) return true;
  const all = mostChosen(kind, options);
  if (min === all) return true;
  if (price === 0 || max < all) return false;
  // Whatever is left out, the rest falls short of the price.
  const sum = options.reduce((total, { value, count = 1 }) => total + value * count, 0);
  return options.every(({ value }) => sum - value < price);
}

function sumOfValues(options: readonly Option[]): number {
  return options.reduce((sum, { value }) => sum + value, 0);
}

/** What a policy needs of an ask, whoever shows it. */
export type PolicyAsk = Pick<Ask, 'min' | 'max' | 'payment' | 'forced' | 'moot'> & {
  readonly options: readonly Pick<Option, 'value' | 'idle' | 'alike' | 'count'>[];
};

/** Whether an option is worth comparing with others: it is not idle, and not like one before it. */
export function isChoice({ idle, alike }: Pick<Option, 'idle' | 'alike'>): boolean {
  return idle !== true && alike !== true;
}

/**
 * The answer that a policy may give for a player: the only one, the shortest of those that all come to the same, or the only option beside
 * those that are idle or like it. Undefined where there is something to choose.
 */
export function obviousAnswer(kind: DecisionKind, ask: PolicyAsk): Answer | undefined {
  if (ask.forced) return forcedAnswer(kind, ask);
  if (ask.moot === true) return eachAsOften(kind, ask.options).slice(0, ask.min);
  if (ask.min !== 1 || ask.max !== 1) return undefined;
  const found = ask.options.findIndex(isChoice);
  return ask.options.every((option, at) => at === found || !isChoice(option)) ? [found] : undefined;
}

/** The only answer to an ask that is forced. */
export function forcedAnswer(
  kind: DecisionKind,
  { min, max, payment, options }: Pick<PolicyAsk, 'min' | 'max' | 'payment' | 'options'>,
): Answer {
  if (payment !== undefined) return onlyPayment(payment, options) ?? [];
  if (kind === 'arrange') return options.map((_, index) => index);
  if (options.length === 1 && min === max) return new Array<number>(min).fill(0);
  return eachAsOften(kind, options);
}

/** The index of each option, as often as it may be chosen. */
function eachAsOften(kind: DecisionKind, options: PolicyAsk['options']): Answer {
  return options.flatMap((option, index) => new Array<number>(timesAllowed(kind, option)).fill(index));
}

/** The option that was chosen where a question takes exactly one. */
export function soleOption(chosen: readonly Option[]): Option {
  const [sole] = chosen;
  assert(sole !== undefined && chosen.length === 1, 'An answer to a question that takes one option has one.');
  return sole;
}
